import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FolioGroup, folioGroups } from '../folio-kinds.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { freeText, Id, Instant, nameOrNothing, requiredName, SearchText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { Payer } from './folio.ts'
import { FolioPayer } from './folio-input.ts'
import { DueDays } from './invoicing.ts'
import { isVatIdPossible } from './vat-ids.ts'

export const companyLimits = { ratePlans: 50, discountPercent: 50, notes: 2000 } as const

const discount = say('Use 0 to {percent} percent', { percent: companyLimits.discountPercent })

/** A company that sends guests and pays for them: how its invoices name it, and what was agreed on with it. */
export const CompanyProfileInput = z
  .extend(FolioPayer, {
    company: requiredName(120, say('Enter the name of the company')),
    taxNumber: nameOrNothing(40),
    registerNumber: nameOrNothing(60),
    /** Days that it has to pay an invoice; null is what the hotel gives everybody. */
    dueDays: z.nullable(DueDays),
    /** Parts of the bill of each of its guests that it pays; guests pay the others. */
    takes: z.array(FolioGroup).check(z.maxLength(folioGroups.length)),
    /** Off the price of every night, on the rate plans that were chosen or, if there are none, on all. */
    discountPercent: z
      .int(discount)
      .check(z.gte(0, discount), z.lte(companyLimits.discountPercent, discount)),
    ratePlanIds: z
      .array(Id)
      .check(
        z.maxLength(
          companyLimits.ratePlans,
          say('Use at most {count} rate plans', { count: companyLimits.ratePlans }),
        ),
      ),
    notes: freeText(companyLimits.notes),
    /** An archived company keeps its bookings and is not offered any more. */
    isArchived: z.boolean(),
  })
  .check(
    z.refine(({ vatId, country }) => vatId === '' || isVatIdPossible(vatId, country), {
      path: ['vatId'],
      message: say('This is not how VAT ids of this country look, such as DE136695976'),
    }),
  )
export type CompanyProfileInput = z.infer<typeof CompanyProfileInput>

/** The last answer of VIES, the register of VAT ids. */
export const vatStates = ['valid', 'invalid', 'unreachable'] as const
export const VatState = z.enum(vatStates)
export type VatState = (typeof vatStates)[number]

export const VatCheck = z.object({
  state: VatState,
  /** The name in the register; some countries do not say it. */
  name: z.nullable(z.string()),
  at: Instant,
})
export type VatCheck = z.infer<typeof VatCheck>

export const CompanyProfile = z.object({
  id: Id,
  hotelId: Id,
  hotelName: z.string(),
  ...Payer.shape,
  taxNumber: z.string(),
  registerNumber: z.string(),
  dueDays: z.nullable(z.int()),
  takes: z.array(FolioGroup),
  discountPercent: z.int(),
  ratePlanIds: z.array(Id),
  notes: z.string(),
  isArchived: z.boolean(),
  /** Null if nobody has asked about this VAT id. */
  vatCheck: z.nullable(VatCheck),
  version: z.int(),
})
export type CompanyProfile = z.infer<typeof CompanyProfile>

/** The part of a profile that folios and invoices take over. */
export function toPayer(profile: Pick<CompanyProfile, keyof FolioPayer>): FolioPayer {
  const { name, company, vatId, address, postalCode, city, country, buyerReference, email, language } =
    profile
  return { name, company, vatId, address, postalCode, city, country, buyerReference, email, language }
}

const example = {
  company: 'Meier Maschinenbau GmbH',
  name: '',
  vatId: 'DE136695976',
  address: 'Hafenstr. 3',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  buyerReference: '',
  email: 'rechnung@meier.example',
  language: 'de',
  taxNumber: '',
  registerNumber: 'HRB 123456',
  dueDays: 30,
  takes: ['room', 'taxes'],
  discountPercent: 0,
  ratePlanIds: [],
  notes: '',
  isArchived: false,
} satisfies CompanyProfileInput

const shared = { access: ['hotel', 'admin'], launch: ['bookings'], response: CompanyProfile } as const
const params = z.strictObject({ id: Id })

export const CompanyListQuery = z.strictObject({
  /** Searches the name, the contact, the town and the VAT id. */
  search: z.optional(SearchText),
  hotelId: z.optional(Id),
  state: z.optional(z.enum(['active', 'archived'])),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type CompanyListQuery = z.infer<typeof CompanyListQuery>

export const companyProfiles = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/companies',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'List companies that pay for guests, by name',
    query: CompanyListQuery,
    response: z.array(CompanyProfile),
    meta: PageMeta,
  }),
  get: endpoint({
    ...shared,
    method: 'GET',
    path: '/companies/:id',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Read the profile of a company',
    params,
  }),
  create: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/companies',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Add a company; its name is unique among those of the hotel',
    params: z.strictObject({ hotelId: Id }),
    body: CompanyProfileInput,
    example,
  }),
  update: endpoint({
    ...shared,
    method: 'PUT',
    path: '/companies/:id',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Change or archive a company; folios that it pays keep what they say',
    params,
    body: z.extend(CompanyProfileInput, { version: Version }),
    example: { ...example, version: 1 },
  }),
  checkVatId: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/vat-check',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Ask the register of VAT ids of the European Union (VIES) about a company',
    slow: true,
    params,
  }),
}
