import { suggestEInvoice } from '@roomlark/contract/bookings/e-invoices'
import { listIssuerGaps } from '@roomlark/contract/bookings/invoice-needs'
import { suggestPrefix } from '@roomlark/contract/bookings/invoice-paper'
import type { Invoicing, InvoicingInput } from '@roomlark/contract/bookings/invoicing'
import { countryIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { townLine } from '@roomlark/contract/postal-address'
import { findOwnerCompany } from '../../../accounts/team/company.service.ts'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { changedByOthers, notFound } from '../../../errors.ts'
import { getHotelScope, type HotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { type InvoicingRow, selectInvoicing, upsertInvoicing } from './invoicing.queries.ts'

export async function getInvoicing(ctx: SignedInContext, hotelId: string): Promise<Invoicing> {
  return readInvoicing(ctx.sql, hotelId, getHotelScope(ctx.actor))
}

/** Until somebody has saved anything for the hotel, papers carry the company of its owner. */
export async function readInvoicing(sql: Sql, hotelId: string, scope: HotelScope): Promise<Invoicing> {
  const row = await selectInvoicing(sql, hotelId, scope)
  if (!row) throw notFound('hotel')
  const { saved, hotelCountry, chargesVat } = row
  const issuer = await readIssuer(sql, row)
  const missing = listIssuerGaps(hotelCountry, issuer, chargesVat ? 'charged' : 'none')
  const eInvoice = saved?.eInvoice ?? suggestEInvoice(hotelCountry, missing)
  return { ...issuer, hotelCountry, chargesVat, eInvoice }
}

type Issuer = Omit<Invoicing, 'hotelCountry' | 'chargesVat' | 'eInvoice'>

async function readIssuer(sql: Sql, { saved, hotelCountry, ...row }: InvoicingRow): Promise<Issuer> {
  if (saved && saved.registerNumber !== null) {
    return { ...withParts(saved, hotelCountry), registerNumber: saved.registerNumber }
  }
  const company = await findOwnerCompany(sql, row.ownerId)
  const registerNumber = company?.registerNumber ?? ''
  if (saved) return { ...withParts(saved, hotelCountry), registerNumber }
  return {
    ...nothingSaved,
    company: company?.name ?? '',
    streetAddress: company?.streetAddress ?? '',
    postalCode: company?.postalCode ?? '',
    city: company?.city ?? '',
    country: company?.country ?? hotelCountry,
    vatId: company?.vatId ?? '',
    registerNumber,
    prefix: suggestPrefix(row.hotelName),
  }
}

const nothingSaved = {
  taxNumber: '',
  registerCourt: '',
  email: '',
  iban: '',
  bic: '',
  bankName: '',
  dueDays: 14,
  terms: '',
  taxNote: '',
  closing: '',
  reminderDays: [7, 21, 35],
  remindsAutomatically: false,
  version: 0,
}

/** An address that was entered before it had parts is its first part until somebody sorts it out. */
function withParts(
  { address, eInvoice: _chosen, ...saved }: NonNullable<InvoicingRow['saved']>,
  hotelCountry: string,
) {
  const streetAddress = saved.streetAddress ?? address.replaceAll(/\s*\n\s*/g, ', ')
  return { ...saved, streetAddress, country: saved.country ?? hotelCountry }
}

/** The lines below the name of the company, in the language of the paper. */
export function writeIssuerAddress(
  {
    streetAddress,
    postalCode,
    city,
    country,
  }: Pick<Invoicing, 'streetAddress' | 'postalCode' | 'city' | 'country'>,
  language: GuestLanguage,
): string {
  const town = townLine({ postalCode, city, country })
  if (streetAddress === '' && town === '') return ''
  return [streetAddress, town, countryIn(language, country)].filter(Boolean).join('\n')
}

/** Papers that were issued before stay as they were. */
export async function updateInvoicing(
  ctx: SignedInContext,
  hotelId: string,
  input: InvoicingInput & { version: number },
): Promise<Invoicing> {
  const scope = getHotelScope(ctx.actor)
  return ctx.sql.begin(async (tx) => {
    const before = await readInvoicing(tx, hotelId, scope)
    const address = writeIssuerAddress(input, 'en')
    const version = await upsertInvoicing(tx, hotelId, { ...input, address })
    if (version === undefined) throw changedByOthers('these settings')
    const after = await readInvoicing(tx, hotelId, scope)
    await recordAudit(ctx, tx, { action: 'invoicing.changed', target: `hotel:${hotelId}`, before, after })
    return after
  })
}
