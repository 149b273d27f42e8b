import type { PrintedLine } from './invoice-lines.ts'

/** Facts without which no invoice is issued; the payer's are entered on the folio, the others by the hotel. */
export const invoiceNeeds = [
  'company',
  'streetAddress',
  'postalCode',
  'city',
  'registerNumber',
  'registerCourt',
  'vatId',
  'taxNumber',
  'taxNote',
  'iban',
  'terms',
  'payerName',
  'payerAddress',
] as const
export type InvoiceNeed = (typeof invoiceNeeds)[number]

/** Companies are told by the legal form in their names, which law makes a part of it. */
type Whose = 'nobody' | 'companies' | 'everybody'

type CountryNeeds = {
  postalCode: boolean
  /** Legal forms of companies in the register, in capitals and without dots. */
  legalForms: readonly string[]
  registerNumber: Whose
  registerCourt: Whose
  /** Invoices that need the VAT id; `or-tax-number` leaves the choice to the company. */
  vatId: 'never' | 'with-vat' | 'always' | 'or-tax-number'
  /** Invoices without VAT say why. */
  taxNote: boolean
  /** An invoice to a company has its address, and an unpaid one says where to pay. */
  payerAddress: boolean
  iban: boolean
  /** An unpaid invoice to a company says what happens if it is paid late. */
  terms: boolean
  /** The note of small businesses, in the words of the law. */
  taxNoteExample: string
}

/** Directive 2006/112/EC, article 226. */
const inEu: CountryNeeds = {
  postalCode: true,
  legalForms: [],
  registerNumber: 'nobody',
  registerCourt: 'nobody',
  vatId: 'with-vat',
  taxNote: true,
  payerAddress: true,
  iban: true,
  terms: false,
  taxNoteExample: '',
}

const elsewhere: CountryNeeds = {
  ...inEu,
  postalCode: false,
  vatId: 'never',
  taxNote: false,
  payerAddress: false,
  iban: false,
}

const needsByCountry = new Map<string, CountryNeeds>([
  // UStG § 14 (4), GmbHG § 35a, HGB § 37a
  [
    'DE',
    {
      ...inEu,
      legalForms: ['GMBH', 'UG', 'AG', 'SE', 'KG', 'KGAA', 'OHG', 'EG', 'EK'],
      registerNumber: 'companies',
      registerCourt: 'companies',
      vatId: 'or-tax-number',
      taxNoteExample: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
    },
  ],
  // UStG § 11, UGB § 14
  [
    'AT',
    {
      ...inEu,
      legalForms: ['GMBH', 'AG', 'SE', 'KG', 'OG', 'EU', 'FLEXCO'],
      registerNumber: 'companies',
      registerCourt: 'companies',
      taxNoteExample: 'Umsatzsteuerbefreit – Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG.',
    },
  ],
  // MWSTG Art. 26
  ['CH', { ...inEu, taxNote: false }],
  // CGI annexe II art. 242 nonies A, code de commerce art. L441-9 and R123-237
  [
    'FR',
    {
      ...inEu,
      legalForms: ['SARL', 'EURL', 'SAS', 'SASU', 'SA', 'SNC', 'SCA', 'SCS', 'SE'],
      registerNumber: 'everybody',
      registerCourt: 'companies',
      terms: true,
      taxNoteExample: 'TVA non applicable, art. 293 B du CGI.',
    },
  ],
  // D.P.R. 633/1972 art. 21, codice civile art. 2250
  [
    'IT',
    {
      ...inEu,
      legalForms: ['SRL', 'SRLS', 'SPA', 'SAPA', 'SAS', 'SNC'],
      registerNumber: 'companies',
      vatId: 'always',
      taxNoteExample:
        'Operazione senza applicazione dell’IVA ai sensi dell’art. 1, commi 54-89, L. 190/2014.',
    },
  ],
  // RD 1619/2012 art. 6, Código de Comercio art. 24
  [
    'ES',
    {
      ...inEu,
      legalForms: ['SL', 'SLU', 'SA', 'SAU'],
      registerNumber: 'companies',
      registerCourt: 'companies',
      vatId: 'or-tax-number',
      taxNoteExample: 'Operación exenta de IVA según el art. 20 de la Ley 37/1992.',
    },
  ],
  // VAT Regulations 1995, regulation 14
  ['GB', { ...inEu, taxNote: false }],
  ['US', { ...elsewhere, postalCode: true }],
])

const euCountries = new Set('BE BG CY CZ DK EE FI GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

function needsIn(country: string): CountryNeeds {
  return needsByCountry.get(country) ?? (euCountries.has(country) ? inEu : elsewhere)
}

export function taxNoteExample(country: string): string {
  return needsIn(country).taxNoteExample
}

/** The issuer as far as a country asks for it; nothing is an empty text. */
export type IssuerFacts = Record<
  | 'company'
  | 'streetAddress'
  | 'postalCode'
  | 'city'
  | 'registerNumber'
  | 'registerCourt'
  | 'vatId'
  | 'taxNumber'
  | 'taxNote'
  | 'iban'
  | 'terms',
  string
>

/** `outside` are fees for rooms that nobody used and taxes of the town, which need no reason for having no VAT. */
type VatOnPaper = 'charged' | 'none' | 'outside'

/** Lists what the hotel has to enter before it can issue an invoice; the law is that of the country of the stay. */
export function listIssuerGaps(country: string, issuer: IssuerFacts, vat: VatOnPaper): InvoiceNeed[] {
  const needs = needsIn(country)
  const isCompany = hasLegalForm(issuer.company, needs.legalForms)
  const isAbout = (whose: Whose) => whose === 'everybody' || (whose === 'companies' && isCompany)
  const asksVatId = needs.vatId === 'always' || (needs.vatId === 'with-vat' && vat === 'charged')
  const asked: [InvoiceNeed & keyof IssuerFacts, boolean][] = [
    ['company', true],
    ['streetAddress', true],
    ['postalCode', needs.postalCode],
    ['city', true],
    ['registerNumber', isAbout(needs.registerNumber)],
    ['registerCourt', isAbout(needs.registerCourt)],
    ['vatId', asksVatId],
    ['taxNumber', needs.vatId === 'or-tax-number' && issuer.vatId.trim() === ''],
    ['taxNote', needs.taxNote && vat === 'none'],
  ]
  return asked.flatMap(([need, isAsked]) => (isAsked && issuer[need].trim() === '' ? [need] : []))
}

type CheckedPaper = {
  kind: 'invoice' | 'credit-note' | 'receipt'
  payer: { name: string; company: string; address: string }
  lines: readonly Pick<PrintedLine, 'kind' | 'vatBps'>[]
  taxes: readonly { vatBps: number }[]
  totalCents: number
  paidCents: number
}

/** Lists what is missing on a paper that would be issued now. A receipt is no invoice and needs nothing. */
export function listInvoiceGaps(country: string, issuer: IssuerFacts, paper: CheckedPaper): InvoiceNeed[] {
  if (paper.kind === 'receipt') return []
  const needs = needsIn(country)
  const { payer, totalCents, paidCents } = paper
  const isToCompany = payer.company.trim() !== ''
  const isOwedByCompany = isToCompany && totalCents > paidCents
  const asked: [InvoiceNeed, boolean, string][] = [
    ['iban', needs.iban && isOwedByCompany, issuer.iban],
    ['terms', needs.terms && isOwedByCompany, issuer.terms],
    ['payerName', true, payer.company + payer.name],
    ['payerAddress', needs.payerAddress && isToCompany, payer.address],
  ]
  return [
    ...listIssuerGaps(country, issuer, findVat(paper)),
    ...asked.flatMap(([need, isAsked, text]) => (isAsked && text.trim() === '' ? [need] : [])),
  ]
}

const soldKinds: readonly string[] = ['room', 'meal', 'fee', 'extra']

function findVat({ lines, taxes }: CheckedPaper): VatOnPaper {
  if (taxes.some(({ vatBps }) => vatBps > 0)) return 'charged'
  return lines.some(({ kind }) => soldKinds.includes(kind)) ? 'none' : 'outside'
}

function hasLegalForm(name: string, legalForms: readonly string[]): boolean {
  const words = name
    .replaceAll('.', '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
  return words.some((word) => legalForms.includes(word))
}
