import type { Paper } from '@roomlark/contract/bookings/invoice-paper'
import { countryIn } from '@roomlark/contract/guest-formats'
import { formatLineName } from '../paper-lines.ts'
import { paperWordsIn } from '../paper-words.ts'
import { type EInvoiceTotals, isOutsideVat, type NetLine, splitAmounts, type VatCategory } from './amounts.ts'

export type EInvoiceAddress = {
  lines: string[]
  postalCode: string
  city: string
  country: string
}

export type EInvoiceLine = {
  id: string
  name: string
  quantity: number
  /** Of UN/ECE recommendation 20. */
  unit: 'DAY' | 'C62'
  priceCents: number
  netCents: number
  category: VatCategory
  rateBps: number
  period: { from: string; until: string } | null
}

export type EInvoiceTax = {
  category: VatCategory
  rateBps: number
  netCents: number
  vatCents: number
  reason: string
  reasonCode: string
}

/** An invoice by the terms of EN 16931, whose numbers (BT) stand beside the fields; what is empty is left out. */
export type EInvoice = {
  /** BT-1 */
  number: string
  /** BT-3 */
  type: '380' | '381'
  /** BT-2 */
  issuedOn: string
  /** BT-9 */
  dueOn: string
  /** BT-5 */
  currency: string
  /** BT-10 */
  buyerReference: string
  /** BT-22 */
  note: string
  /** BT-25, BT-26 */
  preceding: { number: string; issuedOn: string }[]
  seller: {
    /** BT-27 */
    name: string
    /** BT-28 */
    tradingName: string
    /** BT-29 */
    id: string
    /** BT-30 */
    registerNumber: string
    /** BT-33 */
    registerCourt: string
    /** BT-31 */
    vatId: string
    /** BT-32 */
    taxNumber: string
    /** BT-34, BT-43 */
    email: string
    /** BT-42 */
    phone: string
    /** BG-5 */
    address: EInvoiceAddress
  }
  buyer: {
    /** BT-44 */
    name: string
    /** BT-48 */
    vatId: string
    /** BT-49 */
    email: string
    /** BT-56 */
    contact: string
    /** BG-8 */
    address: EInvoiceAddress
  }
  /** BT-73, BT-74 */
  period: { from: string; until: string }
  /** BT-81, BT-84, BT-85, BT-86 */
  payment: { means: string; iban: string; bic: string }
  /** BT-20 */
  terms: string
  lines: EInvoiceLine[]
  taxes: EInvoiceTax[]
  totals: EInvoiceTotals
}

/** Says an issued paper that lacks nothing (`listEInvoiceGaps`) in the terms of EN 16931. */
export function makeEInvoice(paper: Paper, number: string): EInvoice {
  const words = paperWordsIn(paper.language)
  const { lines, groups, totals } = splitAmounts(paper)
  const { stay, stays, issuer } = paper
  const isCredit = paper.kind === 'credit-note'
  // An issuer whose charges are all outside the scope of VAT must not name a VAT id (BR-O-02).
  const isOutside = groups.every(({ category }) => category === 'O')
  return {
    number,
    type: isCredit ? '381' : '380',
    issuedOn: paper.issuedOn,
    dueOn: paper.dueOn ?? '',
    currency: paper.currency,
    buyerReference: paper.payer.buyerReference ?? '',
    note: [
      stays ? `${words.stays}: ${stays.length}` : `${words.booking} ${stay.reference}`,
      paper.credits?.reason ?? paper.corrects?.reason ?? '',
    ]
      .filter(Boolean)
      .join('. '),
    preceding: listPreceding(paper),
    seller: makeSeller(paper, isOutside),
    buyer: makeBuyer(paper, isOutside),
    period: { from: stay.checkInOn, until: stay.checkOutOn },
    payment: makePayment(paper, totals),
    // An amount that is due needs a day or terms (BR-CO-25); a credit note has no day.
    terms: issuer.terms || (isCredit && totals.dueCents > 0 ? words.toPayBack : ''),
    lines: lines.map((line, index) => toLine(paper, line, index)),
    taxes: groups.map((group) => ({ ...group, ...giveReason(paper, lines, group.category) })),
    totals,
  }
}

function listPreceding({ credits, corrects }: Paper): EInvoice['preceding'] {
  if (credits) return [{ number: credits.number, issuedOn: credits.issuedOn ?? '' }]
  if (corrects?.invoices) return corrects.invoices
  return corrects?.number ? [{ number: corrects.number, issuedOn: '' }] : []
}

function makeSeller({ issuer }: Paper, isOutside: boolean): EInvoice['seller'] {
  const { company, hotelName, taxNumber = '', registerNumber = '', registerCourt = '', place } = issuer
  const name = company || hotelName
  const vatId = toVatId(issuer.vatId)
  const taxId = taxNumber || (vatId === '' ? issuer.vatId : '')
  const isKnownOtherwise = registerNumber !== '' || (vatId !== '' && !isOutside)
  return {
    name,
    tradingName: hotelName === name ? '' : hotelName,
    // One of the three is compulsory (BR-CO-26).
    id: isKnownOtherwise ? '' : taxId || vatId,
    registerNumber,
    registerCourt,
    vatId: isOutside ? '' : vatId,
    taxNumber: taxId,
    email: issuer.email,
    phone: issuer.phone ?? '',
    address: {
      lines: [place?.streetAddress ?? ''],
      postalCode: place?.postalCode ?? '',
      city: place?.city ?? '',
      country: place?.country ?? '',
    },
  }
}

function makeBuyer({ payer, language }: Paper, isOutside: boolean): EInvoice['buyer'] {
  const { postalCode = '', city = '', country = '' } = payer
  const [first = '', ...others] = payer.address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== countryIn(language, country))
  return {
    name: payer.company || payer.name,
    vatId: isOutside ? '' : toVatId(payer.vatId),
    email: payer.email,
    contact: payer.company ? payer.name : '',
    address: { lines: [first, others.join(', ')], postalCode, city, country },
  }
}

/** A VAT id begins with its country (BR-CO-09); what does not is none that another country would know. */
function toVatId(text: string): string {
  const plain = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  return /^[A-Z]{2}[A-Z\d+*]{2,}$/.test(plain) ? plain : ''
}

/** UNCL 4461: SEPA transfer, transfer, cash, or nothing that anybody has to do. */
function makePayment(
  { kind, issuer, currency, payments }: Paper,
  { dueCents }: EInvoiceTotals,
): EInvoice['payment'] {
  const { iban = '', bic = '' } = issuer
  if (kind === 'invoice' && dueCents > 0 && iban !== '') {
    return { means: currency === 'EUR' ? '58' : '30', iban, bic }
  }
  const isCash = payments.length > 0 && payments.every(({ method }) => method === 'cash')
  return { means: isCash ? '10' : '1', iban: '', bic: '' }
}

/** The price is that of one without VAT and never negative (BR-27); what is taken back has a negative quantity. */
function toLine(paper: Paper, { line, category, rateBps, netCents }: NetLine, index: number): EInvoiceLine {
  const count = Math.max(1, Math.abs(line.quantity))
  const { fromOn, untilOn } = line
  const { checkInOn, checkOutOn } = paper.stay
  const isWithinStay = fromOn !== null && untilOn !== null && fromOn >= checkInOn && untilOn <= checkOutOn
  return {
    id: String(index + 1),
    name: [line.reference, formatLineName(line, paper.language, paperWordsIn(paper.language))]
      .filter(Boolean)
      .join(': '),
    quantity: netCents < 0 ? 0 - count : count,
    unit: line.kind === 'room' && fromOn !== null ? 'DAY' : 'C62',
    priceCents: Math.abs(netCents) / count,
    netCents,
    category,
    rateBps,
    period: isWithinStay ? { from: fromOn, until: untilOn } : null,
  }
}

/** Why there is no VAT, for all lines of a category together. */
function giveReason(
  paper: Paper,
  lines: readonly NetLine[],
  category: VatCategory,
): Pick<EInvoiceTax, 'reason' | 'reasonCode'> {
  if (category === 'S' || category === 'Z') return { reason: '', reasonCode: '' }
  const words = paperWordsIn(paper.language)
  const hasVat = lines.some((line) => line.category === 'S')
  const own = lines.filter((line) => line.category === category).map(({ line }) => line)
  const reasons = own.map((line) => {
    if (line.kind === 'city-tax') return words.cityTax
    if (hasVat || isOutsideVat(line)) return words.outsideVat
    return paper.issuer.taxNote || words.noVat
  })
  const isAllTax = own.every(({ kind }) => kind === 'city-tax')
  return {
    reason: [...new Set(reasons)].join('; '),
    reasonCode: category === 'O' ? 'VATEX-EU-O' : isAllTax ? 'VATEX-EU-79-C' : '',
  }
}
