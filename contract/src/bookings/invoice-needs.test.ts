import { describe, expect, test } from 'vitest'
import { type InvoiceNeed, listInvoiceGaps, listIssuerGaps } from './invoice-needs.ts'

const issuer = {
  company: '',
  streetAddress: '',
  postalCode: '',
  city: '',
  registerNumber: '',
  registerCourt: '',
  vatId: '',
  taxNumber: '',
  taxNote: '',
  iban: '',
  terms: '',
}
const named = { ...issuer, streetAddress: 'Am Tor 2', postalCode: '80331', city: 'München' }

describe('what a country asks of who issues an invoice', () => {
  test.each<[string, string, InvoiceNeed[], InvoiceNeed[]]>([
    ['DE', 'Adler GmbH & Co. KG', ['registerNumber', 'registerCourt', 'taxNumber'], ['taxNote']],
    ['DE', 'Anna Adler', ['taxNumber'], ['taxNote']],
    ['AT', 'Adler e.U.', ['registerNumber', 'registerCourt', 'vatId'], ['taxNote']],
    ['AT', 'Anna Adler', ['vatId'], ['taxNote']],
    ['CH', 'Adler AG', ['vatId'], []],
    ['FR', 'Hôtel du Port S.A.R.L.', ['registerNumber', 'registerCourt', 'vatId'], ['taxNote']],
    ['FR', 'Jeanne Petit', ['registerNumber', 'vatId'], ['taxNote']],
    ['IT', 'Marenne S.r.l.', ['registerNumber', 'vatId'], ['taxNote']],
    ['IT', 'Elena Marchetti', ['vatId'], ['taxNote']],
    ['ES', 'Hostal Sol, S.L.', ['registerNumber', 'registerCourt', 'taxNumber'], ['taxNote']],
    ['GB', 'The Anchor Ltd', ['vatId'], []],
    ['US', 'Lakehouse LLC', [], []],
    ['SE', 'Fyren AB', ['vatId'], ['taxNote']],
    ['MA', 'Riad Oranger SARL', [], []],
  ])('%s, %s', (country, company, withVat, withoutVat) => {
    expect(listIssuerGaps(country, { ...named, company }, 'charged')).toEqual(withVat)
    const without = listIssuerGaps(country, { ...named, company }, 'none')
    const alwaysAsked = withVat.filter((need) => need !== 'vatId' || country === 'IT')
    expect(without).toEqual([...alwaysAsked, ...withoutVat])
  })

  test.each([
    ['DE', ['company', 'streetAddress', 'postalCode', 'city', 'taxNumber']],
    ['US', ['company', 'streetAddress', 'postalCode', 'city']],
    ['AE', ['company', 'streetAddress', 'city']],
  ])('%s, of nobody yet', (country, gaps) => {
    expect(listIssuerGaps(country, issuer, 'charged')).toEqual(gaps)
  })

  test('a VAT id stands for the tax number where either will do', () => {
    const company = { ...named, company: 'Anna Adler' }
    expect(listIssuerGaps('DE', { ...company, vatId: 'DE811569869' }, 'charged')).toEqual([])
    expect(listIssuerGaps('ES', { ...company, taxNumber: 'B58818501' }, 'charged')).toEqual([])
  })
})

describe('what a country asks of a paper', () => {
  const whole = { ...named, company: 'Jeanne Petit', registerNumber: '1', vatId: 'FR1' }
  const paper = {
    kind: 'invoice' as const,
    payer: { name: '', company: 'Weber GmbH', address: '' },
    lines: [{ kind: 'room' as const, vatBps: 1000 }],
    taxes: [{ vatBps: 1000 }],
    totalCents: 10_000,
    paidCents: 0,
  }

  test.each<[string, InvoiceNeed[]]>([
    ...(['DE', 'AT', 'CH', 'IT', 'ES', 'GB'] as const).map((country): [string, InvoiceNeed[]] => [
      country,
      ['iban', 'payerAddress'],
    ]),
    ['FR', ['iban', 'terms', 'payerAddress']],
    ['US', []],
  ])('%s, for a company that pays later', (country, gaps) => {
    expect(listInvoiceGaps(country, whole, paper)).toEqual(gaps)
  })

  test.each<[string, object, InvoiceNeed[]]>([
    ['a company that has paid', { paidCents: 10_000 }, ['payerAddress']],
    ['a guest who pays at the desk', { payer: { name: 'Hana', company: '', address: '' } }, []],
    ['nobody', { payer: { name: ' ', company: '', address: '' } }, ['payerName']],
    ['a receipt', { kind: 'receipt' }, []],
    [
      'a fee without VAT',
      {
        payer: { name: 'Hana', company: '', address: '' },
        lines: [{ kind: 'no-show', vatBps: null }],
        taxes: [{ vatBps: 0 }],
      },
      [],
    ],
  ])('%s', (_name, change, gaps) => {
    expect(listInvoiceGaps('FR', whole, { ...paper, ...change })).toEqual(gaps)
  })
})
