import * as z from 'zod/mini'
import { Birthday } from '../bookings/registration.ts'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../places.ts'
import { Instant, nameOrNothing, PdfFile, requiredName } from '../primitives.ts'
import { say } from '../say.ts'

/** Forms of the tax authorities of the United States, and what DAC7 asks of sellers in the European Union. */
export const taxFormKinds = ['w-9', 'w-8ben', 'dac7'] as const
const TaxFormKind = z.enum(taxFormKinds, say('This form does not exist'))
export type TaxFormKind = z.infer<typeof TaxFormKind>

const name = requiredName(70, say('Enter your name'))
const address = requiredName(200, say('Enter your address'))
/** The name typed as a signature. */
const signature = requiredName(70, say('Type your name to sign'))

const usNumber = say('Enter nine digits')
const UsTin = z
  .pipe(
    z.string().check(z.maxLength(20, usNumber)),
    z.transform((value) => value.replace(/[\s-]/g, '')),
  )
  .check(z.regex(/^\d{9}$/, usNumber))

const taxNumber = requiredName(30, say('Enter your tax number'))

const w9Classes = ['individual', 'llc', 'c-corporation', 's-corporation', 'partnership', 'trust'] as const

/** A person of the United States: citizens, residents, and companies founded there. */
const W9 = z.strictObject({
  kind: z.literal('w-9'),
  name,
  businessName: nameOrNothing(70),
  class: z.enum(w9Classes, say('Choose one')),
  address,
  /** SSN, ITIN or EIN. */
  tin: UsTin,
  signature,
})

/** A person elsewhere with income from the United States. Companies use another form, which is not kept here. */
const W8Ben = z.strictObject({
  kind: z.literal('w-8ben'),
  name,
  citizenship: CountryCode,
  address,
  country: CountryCode,
  taxNumber,
  birthDate: Birthday,
  signature,
})

/** A seller in the European Union: a person by birth date, a company by its register number. */
const Dac7 = z.strictObject({
  kind: z.literal('dac7'),
  name,
  address,
  country: CountryCode,
  taxNumber,
  birthDate: z.union([z.literal(''), Birthday]),
  registerNumber: nameOrNothing(60),
  signature,
})

export const TaxFormFields = z.discriminatedUnion('kind', [W9, W8Ben, Dac7])
export const TaxFormInput = TaxFormFields.check(({ value, issues }) => {
  if (issues.length > 0 || value.kind !== 'dac7') return
  if (value.birthDate !== '' || value.registerNumber !== '') return
  const message = say('Enter the date of birth, or the register number of a company')
  issues.push({ code: 'custom', message, path: ['birthDate'], input: value.birthDate })
})
export type TaxFormInput = z.infer<typeof TaxFormInput>

const SignedTaxForm = z.strictObject({ form: TaxFormInput })

/** A form as its owner sees it: what it says is on its PDF only. */
export const TaxForm = z.object({
  kind: TaxFormKind,
  signedBy: z.string(),
  signedAt: Instant,
})
export type TaxForm = z.infer<typeof TaxForm>

const own = { access: ['affiliate'], launch: ['payouts'] } as const

export const taxForms = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/tax-forms',
    summary: 'The tax forms that you have signed, the newest of each kind',
    response: z.array(TaxForm),
  }),
  sign: endpoint({
    ...own,
    method: 'POST',
    path: '/tax-forms',
    summary: 'Sign a tax form by typing your name; it takes the place of one of its kind',
    body: SignedTaxForm,
    example: {
      form: {
        kind: 'dac7',
        name: 'Jonas Lindqvist',
        address: 'Hornsgatan 48, 118 21 Stockholm',
        country: 'SE',
        taxNumber: '19850412-0142',
        birthDate: '1985-04-12',
        registerNumber: '',
        signature: 'Jonas Lindqvist',
      },
    },
    response: z.array(TaxForm),
  }),
  pdf: endpoint({
    ...own,
    method: 'GET',
    path: '/tax-forms/:kind/pdf',
    summary: 'What you signed as PDF, with your numbers in full',
    params: z.strictObject({ kind: TaxFormKind }),
    response: PdfFile,
  }),
}
