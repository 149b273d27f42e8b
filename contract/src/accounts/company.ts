import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../places.ts'
import { nameOrNothing, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** Written with or without spaces, dots and dashes. */
const VatId = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^([a-z0-9](?:[ .-]?[a-z0-9]){3,19})?$/i,
      say('Enter the VAT id as in the register, such as IT01234567890'),
    ),
  )

/** As registers keep it: `it 0123-4567.890` is `IT01234567890`. */
export function plainVatId(vatId: string): string {
  return vatId.replaceAll(/[ .-]/g, '').toUpperCase()
}

export const CompanyInput = z.strictObject({
  name: requiredName(120, say('Enter the name of the company')),
  streetAddress: requiredName(200, say('Enter the street and number')),
  postalCode: nameOrNothing(20),
  city: requiredName(80, say('Enter the city')),
  country: CountryCode,
  /** Empty for a company that charges no VAT. */
  vatId: VatId,
  /** The number in the register of companies; may be empty. */
  registerNumber: nameOrNothing(60),
  /** 0 if nothing was stored before. */
  version: Version,
})
export type CompanyInput = z.infer<typeof CompanyInput>

/** In whose name the hotels of an owner sell, as invoices give it. */
export const Company = z.object({
  name: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string(),
  registerNumber: z.string(),
  version: z.int(),
})
export type Company = z.infer<typeof Company>

export const company = {
  get: endpoint({
    method: 'GET',
    path: '/company',
    access: ['hotel'],
    permission: 'see-books',
    launch: ['hotelPages'],
    summary: 'The company in whose name the hotels sell; null until it is entered',
    response: z.nullable(Company),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/company',
    access: ['hotel'],
    launch: ['hotelPages'],
    summary: 'Enter or change the company',
    body: CompanyInput,
    response: Company,
  }),
}
