import type { Paper } from '@roomlark/contract/bookings/invoice-paper'
import { countryIn, datedRange } from '@roomlark/contract/guest-formats'
import { townLine } from '@roomlark/contract/postal-address'
import { fill } from '@roomlark/contract/say'
import type { PdfBlock, PdfFact } from '../../../adapters/pdf/document.ts'
import type { PaperWords } from './paper-words.ts'

/** Draws recipient and issuer, with dates and numbers on the right. */
export function headBlock(paper: Paper, words: PaperWords): PdfBlock {
  const { payer } = paper
  const lines = [
    payer.company,
    payer.name,
    ...payer.address.split('\n'),
    ...writeTown(paper),
    payer.vatId && fill(words.vatId, { id: payer.vatId }),
  ]
  const issuer = writeIssuer(paper, words)
  return {
    kind: 'address',
    label: words.for,
    lines: written(lines),
    facts: listFacts(paper, words),
    ...(issuer.length > 0 && { issuer: { label: words.issuer, lines: issuer } }),
  }
}

function writeTown({ payer, language }: Paper): string[] {
  const { postalCode = '', city = '', country = '' } = payer
  return [townLine({ postalCode, city, country }), country && countryIn(language, country)]
}

function listFacts(paper: Paper, words: PaperWords): PdfFact[] {
  const { kind, language, stay, stays, issuedOn, dueOn } = paper
  const rooms = stay.rooms.map(({ number, name }) => (number === null ? name : `${number}, ${name}`))
  return [
    { label: words.date, value: datedRange(language, issuedOn, issuedOn) },
    ...(dueOn ? [{ label: words.dueOn, value: datedRange(language, dueOn, dueOn) }] : []),
    ...listCredited(paper, words),
    stays
      ? { label: words.stays, value: String(stays.length) }
      : { label: words.booking, value: stay.reference },
    ...(paper.payer.buyerReference
      ? [{ label: words.yourReference, value: paper.payer.buyerReference }]
      : []),
    {
      label: kind === 'receipt' ? words.stay : words.supply,
      value: datedRange(language, stay.checkInOn, stay.checkOutOn),
    },
    ...(stays
      ? []
      : [{ label: words.room, value: rooms.length > 3 ? String(rooms.length) : rooms.join('; ') }]),
    { label: words.guests, value: String(stay.guests) },
  ]
}

/** The invoices that a credit note takes back, in whole or in part, and why. */
function listCredited({ credits, corrects, language }: Paper, words: PaperWords): PdfFact[] {
  const name = ({ number, issuedOn }: { number: string; issuedOn?: string }) =>
    issuedOn ? fill(words.invoiceOf, { number, day: datedRange(language, issuedOn, issuedOn) }) : number
  const invoices = credits ? name(credits) : (corrects?.invoices?.map(name).join('; ') ?? corrects?.number)
  const reason = (credits ?? corrects)?.reason
  return [
    ...(invoices ? [{ label: words.corrects, value: invoices }] : []),
    ...(reason ? [{ label: words.reason, value: reason }] : []),
  ]
}

/** An issued paper is drawn as it was, so those from before this was printed go without it. */
export function writeIssuer({ issuer }: Paper, words: PaperWords): string[] {
  const { company, address, vatId, taxNumber, registerNumber, registerCourt } = issuer
  if (registerNumber === undefined || (company === '' && address === '')) return []
  return written([
    company || issuer.hotelName,
    ...address.split('\n'),
    vatId && fill(words.vatId, { id: vatId }),
    taxNumber ? fill(words.taxNumber, { number: taxNumber }) : '',
    registerCourt
      ? [registerCourt, registerNumber].filter(Boolean).join(', ')
      : registerNumber && fill(words.registerNumber, { number: registerNumber }),
  ])
}

function written(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}
