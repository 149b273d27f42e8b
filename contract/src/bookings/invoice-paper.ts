import { addDays } from '../dates.ts'
import { findFolioGroup } from '../folio-kinds.ts'
import { type GuestLanguage, toGuestLanguage } from '../guest-languages.ts'
import { sumTaxes, type TaxSum } from '../inventory/folio-charges.ts'
import type { FolioPayer } from './folio-input.ts'
import { type BilledLine, type PrintedLine, printedLines } from './invoice-lines.ts'
import type { InvoiceKind } from './invoices.ts'
import type { InvoicingInput } from './invoicing.ts'

/** Papers carry what was printed when they were issued: the register number came first, the bank and the rest later. */
type PaperIssuer = Pick<InvoicingInput, 'company' | 'vatId' | 'email' | 'taxNote' | 'closing'> & {
  hotelName: string
  hotelAddress: string
  /** Lines below the name of the company. */
  address: string
} & Partial<
    Pick<
      InvoicingInput,
      'registerNumber' | 'registerCourt' | 'taxNumber' | 'iban' | 'bic' | 'bankName' | 'terms'
    >
  > & {
    /** The address in parts and the telephone number, for e-invoices; not on papers of before. */
    place?: Pick<InvoicingInput, 'streetAddress' | 'postalCode' | 'city' | 'country'>
    phone?: string
  }

/** Addresses were one text at first. */
type AddressParts = 'postalCode' | 'city' | 'country' | 'buyerReference'
type PaperPayer = Omit<FolioPayer, AddressParts> & Partial<Pick<FolioPayer, AddressParts>>

/** The invoice that a credit note corrects; older credit notes have only its number. */
type NamedInvoice = { number: string; issuedOn: string }

/** One of the stays of a bill. */
export type BilledStay = {
  reference: string
  guestName: string
  checkInOn: string
  checkOutOn: string
  guests: number
  rooms: { name: string; number: string | null }[]
  totalCents: number
}

/** Everything that is printed, so that a paper stays what it was whatever changes later. */
export type Paper = {
  kind: InvoiceKind
  language: GuestLanguage
  issuer: PaperIssuer
  payer: PaperPayer
  stay: {
    reference: string
    checkInOn: string
    checkOutOn: string
    guests: number
    rooms: { name: string; number: string | null }[]
  }
  /** Of a bill of a company: what it is about, in the order of its lines. `stay` is then from the first to the last. */
  stays?: BilledStay[]
  issuedOn: string
  currency: string
  vatIncluded: boolean
  lines: PrintedLine[]
  payments: PrintedLine[]
  taxes: TaxSum[]
  totalCents: number
  paidCents: number
  /** The day by which the rest is to be paid; null if nothing is left, and not on papers of before. */
  dueOn?: string | null
  /** Of a credit note that takes an invoice back: its number and day, and why. */
  credits: (Partial<NamedInvoice> & { number: string; reason: string }) | null
  /** Of a credit note about a difference: the numbers of the invoices, if there are any, and why. */
  corrects?: { number: string | null; invoices?: NamedInvoice[]; reason: string }
}

type PaperFrame = Omit<
  Paper,
  | 'kind'
  | 'language'
  | 'stays'
  | 'lines'
  | 'payments'
  | 'taxes'
  | 'totalCents'
  | 'paidCents'
  | 'dueOn'
  | 'credits'
  | 'corrects'
> & {
  /** Days to pay what is left. */
  dueDays: number
}

/** Fills in the kind, which is a credit note where less is owed than was invoiced before. */
export function makePaper(
  { dueDays, ...frame }: PaperFrame,
  series: 'invoice' | 'receipt',
  lines: readonly BilledLine[],
): Paper {
  const charges = series === 'receipt' ? [] : lines.filter(({ kind }) => findFolioGroup(kind) !== undefined)
  const payments = printedLines(lines.filter(({ kind }) => findFolioGroup(kind) === undefined))
  const paidCents = 0 - sumAmounts(payments)
  const totalCents = series === 'receipt' ? paidCents : sumAmounts(charges)
  return {
    ...frame,
    language: toGuestLanguage(frame.payer.language || null),
    kind: series === 'receipt' ? 'receipt' : totalCents < 0 ? 'credit-note' : 'invoice',
    lines: printedLines(charges),
    payments,
    taxes: sumTaxes(charges, frame.vatIncluded),
    totalCents,
    paidCents,
    dueOn: series === 'invoice' && totalCents > paidCents ? addDays(frame.issuedOn, dueDays) : null,
    credits: null,
  }
}

/** The bill of a company: the paper of each stay, one after another, with taxes from the sum of all. */
export function makeBill(
  frame: Omit<PaperFrame, 'stay'>,
  stays: readonly (Omit<BilledStay, 'totalCents'> & { lines: readonly BilledLine[] })[],
): Paper {
  const days = stays.flatMap(({ checkInOn, checkOutOn }) => [checkInOn, checkOutOn]).sort()
  const stay = {
    reference: '',
    checkInOn: days[0] ?? frame.issuedOn,
    checkOutOn: days.at(-1) ?? frame.issuedOn,
    guests: stays.reduce((count, { guests }) => count + guests, 0),
    rooms: [],
  }
  const whole = makePaper(
    { ...frame, stay },
    'invoice',
    stays.flatMap(({ lines }) => lines),
  )
  const papers = stays.map((one) => ({ ...one, paper: makePaper({ ...frame, stay }, 'invoice', one.lines) }))
  return {
    ...whole,
    stays: papers.map(({ lines: _lines, paper, ...one }) => ({ ...one, totalCents: paper.totalCents })),
    lines: papers.flatMap(({ reference, paper }) => paper.lines.map((line) => ({ ...line, reference }))),
    payments: papers.flatMap(({ reference, paper }) =>
      paper.payments.map((line) => ({ ...line, reference })),
    ),
  }
}

function sumAmounts(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
}

/** The paper that takes an invoice back: the same lines with the opposite amounts, and nothing about payments. */
export function makeCreditNote(
  paper: Paper,
  { number, reason, issuedOn }: { number: string; reason: string; issuedOn: string },
): Paper {
  return {
    ...paper,
    kind: 'credit-note',
    issuedOn,
    lines: paper.lines.map(opposite),
    payments: [],
    taxes: paper.taxes.map(({ vatBps, netCents, vatCents, grossCents }) => ({
      vatBps,
      netCents: 0 - netCents,
      vatCents: 0 - vatCents,
      grossCents: 0 - grossCents,
    })),
    totalCents: 0 - paper.totalCents,
    paidCents: 0,
    dueOn: null,
    credits: { number, issuedOn: paper.issuedOn, reason },
  }
}

/**
 * Names the invoices of which a paper about a difference takes a part back: those with lines that it ends or corrects,
 * or else all that the folio has.
 */
export function correctedInvoices(
  lines: readonly Pick<BilledLine, 'endsId' | 'correctsId'>[],
  invoiced: readonly { id: string; invoice: NamedInvoice }[],
): NamedInvoice[] {
  const touched = new Set(lines.flatMap(({ endsId, correctsId }) => [endsId, correctsId]))
  const named = invoiced.filter(({ id }) => touched.has(id))
  const byNumber = new Map(
    (named.length > 0 ? named : invoiced).map(({ invoice }) => [invoice.number, invoice]),
  )
  return [...byNumber.values()].sort((a, b) => (a.number < b.number ? -1 : 1))
}

export function joinNumbers(invoices: readonly { number: string }[]): string | null {
  return invoices.map(({ number }) => number).join(', ') || null
}

function opposite(line: PrintedLine): PrintedLine {
  return { ...line, unitCents: 0 - line.unitCents, amountCents: 0 - line.amountCents }
}

/** `VM-2026-0418`; receipts have an R before the number. */
export function formatPaperNumber(
  prefix: string,
  { series, year, sequence }: { series: 'invoice' | 'receipt'; year: number; sequence: number },
): string {
  return `${prefix}-${year}-${series === 'receipt' ? 'R' : ''}${String(sequence).padStart(4, '0')}`
}

/** The capital letters of the words of a hotel's name, by which its papers are numbered until somebody chooses. */
export function suggestPrefix(hotelName: string): string {
  const plain = hotelName.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  const initials = plain
    .split(/[^A-Z0-9]+/)
    .map((word) => word.slice(0, 1))
    .join('')
  return initials.slice(0, 4) || 'INV'
}
