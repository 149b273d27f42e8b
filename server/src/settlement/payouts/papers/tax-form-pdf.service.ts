import { dayText, utcDay } from '@roomlark/contract/dates'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { TaxFormInput } from '@roomlark/contract/settlement/tax-forms'
import type { PdfDocument, PdfFact } from '../../../adapters/pdf/document.ts'

const titles = {
  'w-9': 'W-9',
  'w-8ben': 'W-8BEN',
  dac7: 'DAC7',
} as const

/** What somebody signed, as data: it is not the form of the authority itself. */
export function taxFormDocument(form: TaxFormInput, signedAt: Date): PdfDocument {
  const title = titles[form.kind]
  const signedOn = dayText(utcDay(signedAt))
  return {
    title,
    subtitle: signedOn,
    running: title,
    number: title,
    issuer: form.name,
    madeAt: signedAt,
    blocks: [
      { kind: 'facts', facts: listFacts(form).filter(({ value }) => value !== '') },
      { kind: 'paragraph', text: sayDeclaration(form.kind) },
      {
        kind: 'facts',
        facts: [
          { label: say('Signed by'), value: form.signature },
          { label: say('Date'), value: signedOn },
        ],
      },
    ],
  }
}

function listFacts(form: TaxFormInput): PdfFact[] {
  const who = [
    { label: say('Name'), value: form.name },
    { label: say('Address'), value: form.address },
  ]
  if (form.kind === 'w-9') {
    return [
      ...who,
      { label: say('Business name'), value: form.businessName },
      { label: say('Tax classification'), value: form.class },
      { label: say('Tax number'), value: form.tin },
    ]
  }
  return [
    ...who,
    { label: say('Country'), value: sayCountry(form.country) },
    { label: say('Tax number'), value: form.taxNumber },
    { label: say('Date of birth'), value: form.birthDate === '' ? '' : dayText(form.birthDate) },
    form.kind === 'w-8ben'
      ? { label: say('Citizenship'), value: sayCountry(form.citizenship) }
      : { label: say('Register number'), value: form.registerNumber },
  ]
}

function sayDeclaration(kind: TaxFormInput['kind']): string {
  switch (kind) {
    case 'w-9':
      return say(
        'Under penalties of perjury I certify that this number is my correct taxpayer number, that I am not subject to backup withholding, and that I am a US person.',
      )
    case 'w-8ben':
      return say(
        'Under penalties of perjury I certify that I am the beneficial owner of the income, that I am not a US person, and that what is stated here is true.',
      )
    case 'dac7':
      return say('I confirm that what is stated here is true and complete.')
  }
}
