import * as z from 'zod/mini'
import { isVatIdPossible, plainVatId } from '../bookings/vat-ids.ts'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../places.ts'
import { Instant, nameOrNothing, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** Whether an affiliate charges VAT: as a registered business, as a small one that is exempt, or not at all. */
const vatStatuses = ['registered', 'small-business', 'none'] as const
const VatStatus = z.enum(vatStatuses, say('Choose one'))
export type VatStatus = z.infer<typeof VatStatus>

const vatIdChecks = ['valid', 'unchecked'] as const
export const VatIdCheck = z.enum(vatIdChecks)
export type VatIdCheck = z.infer<typeof VatIdCheck>

const fields = {
  isBusiness: z.boolean(say('Choose one')),
  vatStatus: VatStatus,
  /** Where the affiliate is established, or lives. */
  country: CountryCode,
  vatId: nameOrNothing(40),
}

export const TaxDetails = z.object({
  ...fields,
  /** Whether the register of the European Union has confirmed the VAT id; null where it is not asked. */
  vatIdCheck: z.nullable(VatIdCheck),
  /** Since when Roomlark issues invoices in the name of the affiliate; null if it does not. */
  selfBillingSince: z.nullable(Instant),
  version: z.int(),
})
export type TaxDetails = z.infer<typeof TaxDetails>

export const TaxDetailsFields = z.strictObject({
  ...fields,
  agreesToSelfBilling: z.boolean(say('Choose one')),
  /** The version that was seen; 0 if nothing was entered yet. */
  version: Version,
})

export const TaxDetailsInput = TaxDetailsFields.check(checkTaxDetails)
export type TaxDetailsInput = z.infer<typeof TaxDetailsInput>

/** Checks what belongs together: only a business has a VAT status, and who charges VAT has a VAT id. */
export function checkTaxDetails({
  value: { isBusiness, vatStatus, country, vatId, agreesToSelfBilling },
  issues,
}: z.core.ParsePayload<z.infer<typeof TaxDetailsFields>>): void {
  if (issues.length > 0) return
  const refuse = (field: string, message: string, input: unknown) =>
    issues.push({ code: 'custom', message, path: [field], input })
  if (!isBusiness && vatStatus !== 'none') {
    refuse('vatStatus', say('Only a business charges VAT'), vatStatus)
  } else if (!isBusiness && agreesToSelfBilling) {
    refuse('agreesToSelfBilling', say('Private persons issue no invoices'), agreesToSelfBilling)
  } else if (vatStatus === 'registered' && vatId === '') {
    refuse('vatId', say('Enter the VAT id'), vatId)
  } else if (vatId !== '' && !isVatIdPossible(plainVatId(vatId), country)) {
    refuse('vatId', say('This does not look like a VAT id'), vatId)
  }
}

const own = { access: ['affiliate'], launch: ['payouts'] } as const

export const taxDetails = {
  get: endpoint({
    ...own,
    method: 'GET',
    path: '/tax-details',
    summary: 'Whether you are a business, whether you charge VAT, and who issues your invoices',
    response: z.nullable(TaxDetails),
  }),
  save: endpoint({
    ...own,
    method: 'PUT',
    path: '/tax-details',
    summary: 'Change your tax details; VAT ids of the European Union are checked with its register',
    body: TaxDetailsInput,
    example: {
      isBusiness: true,
      vatStatus: 'registered',
      country: 'SE',
      vatId: 'SE556677889901',
      agreesToSelfBilling: true,
      version: 0,
    },
    response: TaxDetails,
  }),
}
