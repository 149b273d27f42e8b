import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import type { BilledLine } from '@roomlark/contract/bookings/invoice-lines'
import { makePaper } from '@roomlark/contract/bookings/invoice-paper'
import { dateIn } from '@roomlark/contract/dates'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Attachment } from '../../../adapters/mailer.ts'
import type { ServiceContext } from '../../../context.ts'
import { readFrame } from './drafts.service.ts'
import { selectPaperFacts } from './invoices.queries.ts'
import { paperDocument } from './paper-pdf.service.ts'

export type PaidReceipt = {
  id: string
  bookingId: string
  guestName: string
  amountCents: number
  cardDigits: string | null
  at: Date
}

/**
 * Draws the receipt of an online payment for its guest. Its number is that of the payment and not of the hotel's own
 * series, so it can be drawn again at any time.
 */
export async function renderOnlineReceipt(
  ctx: Pick<ServiceContext, 'sql' | 'pdfs' | 'caller'>,
  payment: PaidReceipt,
  language: GuestLanguage,
): Promise<Attachment | undefined> {
  const facts = await selectPaperFacts(ctx.sql, payment.bookingId, { ownerId: undefined })
  if (!facts) return undefined
  const { id, amountCents, cardDigits, at } = payment
  const onDate = dateIn(facts.timeZone, at)
  const payer = { ...unnamedPayer, name: payment.guestName, language }
  const line: BilledLine = {
    id,
    kind: 'payment',
    name: null,
    fromOn: null,
    untilOn: null,
    quantity: 1,
    unitCents: -amountCents,
    amountCents: -amountCents,
    vatBps: null,
    method: 'online',
    cardDigits,
    onDate,
    endsId: null,
    correctsId: null,
  }
  const number = `${facts.reference}-${id.slice(0, 4).toUpperCase()}`
  const { frame } = await readFrame(ctx.sql, facts, { payer, companyId: null }, onDate)
  const paper = makePaper(frame, 'receipt', [line])
  const content = await ctx.pdfs.render(paperDocument(paper, { number, madeAt: at }), ctx.caller)
  return { filename: `${number}.pdf`, contentType: 'application/pdf', content }
}
