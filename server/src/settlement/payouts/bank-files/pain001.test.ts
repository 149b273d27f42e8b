import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { bankCsv, type Payment } from './bank-file.ts'
import { bankText } from './bank-text.ts'
import { makePayPalFiles, makeWiseFiles } from './batch-files.ts'
import { type BankOrder, type BankPayment, pain001 } from './pain001.ts'

const schema = await readFile(join(import.meta.dirname, '../../../../test/pain.001.001.09.xsd'), 'utf8')

async function findFaults(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'order.xml', contents }, schema })
  return errors.map(({ message }) => message)
}

const payee = {
  name: 'Jürgen Łoś',
  company: '',
  street: 'Straße 5 & <6>',
  postalCode: '',
  city: 'Malmö',
  region: '',
  country: 'SE',
  taxNumber: '1985',
}
const inDollars = { currency: 'USD', conversion: null }
const inEuros = {
  currency: 'EUR',
  conversion: { usdCents: 117, currency: 'EUR', cents: 100, usdRate: 1.17, rateOn: '2026-07-01' },
}
type Money = Pick<Payment, 'currency' | 'conversion'>
const iban = (number: string, cents: number, money: Money = inDollars): BankPayment => ({
  ...money,
  number,
  cents,
  partner: 'Slow "Miles"',
  details: {
    account: {
      kind: 'iban',
      holder: '=Jürgen & Łoś',
      iban: 'SE4550000000058398257466',
      bic: 'ESSESESS',
      bankName: 'SEB',
    },
    payee,
  },
})
const us = (number: string, cents: number): BankPayment => ({
  ...inDollars,
  number,
  cents,
  partner: 'Cabin Weekly',
  details: {
    account: {
      kind: 'us',
      holder: '山田 太郎',
      routingNumber: '021000021',
      accountNumber: '000123456789',
      accountType: 'savings',
      bankName: 'Chase',
    },
    payee: { ...payee, region: 'New York', country: 'US' },
  },
})
const byEmail = (kind: 'paypal' | 'wise', number: string, currency: string): Payment => ({
  ...inDollars,
  currency,
  number,
  cents: 5025,
  partner: 'Nomad Table',
  details: { account: { kind, holder: 'Inès Ruiz', email: 'ines@nomad.example' }, payee },
})
const order = (payments: BankPayment[]): BankOrder => ({
  messageId: 'RLK-PR-2026-07',
  madeAt: new Date('2026-07-02T10:44:00Z'),
  payOn: '2026-07-05',
  payments,
  payer: {
    name: 'Roomlark Ltd.',
    address: 'Lark Lane 1\nDublin',
    iban: 'IE29AIBK93115212345678',
    bic: 'AIBKIE2D',
  },
})

test('is valid, with one block for each way of clearing and sums that are right to the cent', async () => {
  const xml = pain001(
    order([iban('ST-2026-00001', 298_614), us('ST-2026-00002', 5), iban('ST-2026-00003', 100)]),
  )
  expect(await findFaults(xml)).toEqual([])
  const readValues = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</`, 'g'))].map(([, text]) => text)
  expect(readValues('MsgId')).toEqual(['RLK-PR-2026-07'])
  expect(readValues('PmtInfId')).toEqual(['RLK-PR-2026-07-USD-IBAN', 'RLK-PR-2026-07-USD-US'])
  expect(readValues('NbOfTxs')).toEqual(['3', '2', '1'])
  expect(readValues('CtrlSum')).toEqual(['2987.19', '2987.14', '0.05'])
  expect(readValues('EndToEndId')).toEqual(['ST-2026-00001', 'ST-2026-00003', 'ST-2026-00002'])
  expect(readValues('InstdAmt')).toEqual(['2986.14', '1.00', '0.05'])
  expect(new Set(xml.match(/Ccy="\w+"/g))).toEqual(new Set(['Ccy="USD"']))
  expect(readValues('Dt')).toEqual(['2026-07-05', '2026-07-05'])
  expect(xml).toContain('<Cd>USABA</Cd>')
  expect(readValues('MmbId')).toEqual(['021000021'])
  expect(xml).not.toContain('SEPA')
  expect(readValues('ChrgBr')).toEqual(['SHAR', 'SHAR'])
  expect(readValues('Nm')).toEqual([
    ...['Roomlark Ltd.', 'Roomlark Ltd.', 'Jurgen + Los', 'Jurgen + Los', 'Roomlark Ltd.'],
    'ShanTian TaiLang',
  ])
})

test('in euros is a SEPA transfer by IBAN alone, and says how it was converted', async () => {
  const xml = pain001(order([iban('ST-2026-00001', 100, inEuros)]))
  expect(await findFaults(xml)).toEqual([])
  expect(xml).toMatch(/<SvcLvl>\s*<Cd>SEPA<\/Cd>/)
  expect(xml).toContain('<ChrgBr>SLEV</ChrgBr>')
  expect(xml).toContain('Ccy="EUR"')
  expect(xml).not.toContain('CdtrAgt')
  expect(xml).toContain('Roomlark payout ST-2026-00001, USD 1.17 at 1.17 USD per EUR of 2026-07-01')
})

test('has a block for each currency, and charges shared outside SEPA', async () => {
  const xml = pain001(order([iban('ST-1', 100), iban('ST-2', 200, { ...inDollars, currency: 'GBP' })]))
  expect(await findFaults(xml)).toEqual([])
  expect(xml.match(/<PmtInfId>.*?<\/PmtInfId>/g)).toEqual([
    '<PmtInfId>RLK-PR-2026-07-USD-IBAN</PmtInfId>',
    '<PmtInfId>RLK-PR-2026-07-GBP-IBAN</PmtInfId>',
  ])
  expect(xml.match(/<BICFI>ESSESESS/g)).toHaveLength(2)
})

test('PayPal gets a file without a heading for each currency, and Wise one for all', () => {
  const payments = [
    byEmail('paypal', 'ST-1', 'USD'),
    byEmail('wise', 'ST-2', 'GBP'),
    byEmail('paypal', 'ST-3', 'EUR'),
    iban('ST-4', 100),
  ]
  const readRows = (text: string) => text.replaceAll('"', '').split('\r\n').slice(0, -1)
  expect(makePayPalFiles(payments).map(({ kind, text }) => [kind, readRows(text)])).toEqual([
    ['paypal-EUR-1', ['ines@nomad.example,50.25,EUR,ST-3,Roomlark payout ST-3,PAYPAL']],
    ['paypal-USD-1', ['ines@nomad.example,50.25,USD,ST-1,Roomlark payout ST-1,PAYPAL']],
  ])
  const [wise] = makeWiseFiles(payments)
  expect(readRows(wise?.text ?? '')).toEqual([
    'name,recipientEmail,paymentReference,receiverType,amountCurrency,amount,sourceCurrency,targetCurrency,type',
    'Inès Ruiz,ines@nomad.example,ST-2,PERSON,target,50.25,USD,GBP,EMAIL',
  ])
  const many = Array.from({ length: 1001 }, () => byEmail('wise', 'ST-5', 'GBP'))
  expect(makeWiseFiles(many).map(({ kind, transfers }) => [kind, transfers])).toEqual([
    ['wise-1', 1000],
    ['wise-2', 1],
  ])
})

test('would not be valid with a wrong order, amount, name or account', async () => {
  const xml = pain001(order([iban('ST-2026-00001', 100)]))
  const broken = [
    xml.replace(/<MsgId>.*<\/MsgId>/, ''),
    xml.replace('>1.00</InstdAmt>', '>0.00</InstdAmt>'),
    xml.replace('Jurgen', 'Jürgen'),
    xml.replace('SE4550000000058398257466', 'no account'),
    xml.replace(/(<PmtMtd>.*<\/PmtMtd>)(\s*)(<BtchBookg>.*<\/BtchBookg>)/, '$3$2$1'),
    xml.replace('<Dt>2026-07-05</Dt>', '2026-07-05'),
  ]
  for (const one of broken) {
    expect(one).not.toBe(xml)
    expect((await findFaults(one)).length).toBeGreaterThan(0)
  }
})

test.each([
  ['Łódź & Søn GmbH', 'Lodz + Son GmbH'],
  ['//Straße  5//b/', 'Strasse 5/b'],
  ['Ελένη Μπάρμπα', 'Eleni Mparmpa'],
  ['“A”_b*c#d', 'A b c d'],
  ['🏦', 'bank'],
  ['x'.repeat(80), 'x'.repeat(70)],
])('%s is %s for banks', (text, written) => {
  expect(bankText(text, 70)).toBe(written)
})

test('as a list has whole numbers of accounts, and nothing a spreadsheet would execute', () => {
  const lines = bankCsv([iban('ST-2026-00001', 298_614), us('ST-2026-00002', 5)]).split('\r\n')
  expect(lines[1]).toBe(
    `"ST-2026-00001","Slow ""Miles""","'=Jürgen & Łoś","IBAN","SE4550000000058398257466","ESSESESS","SEB","2986.14","USD","Roomlark payout ST-2026-00001"`,
  )
  expect(lines[2]).toContain('"US savings","000123456789","021000021","Chase","0.05","USD","Roomlark')
})
