import type { Sql, Transaction } from '../../../db/database.ts'
import { type LineRow, selectFolioBooking, selectFolios, selectLines } from '../folios.queries.ts'
import { lineWith } from './folio-lines.ts'
import { openFolio } from './follow.service.ts'
import { type FolioContext, writeLines } from './posting.service.ts'
import { computeRefundable, refundableOn } from './refunds.ts'

type Money = { amountCents: number; cardDigits: string | null; note: string | null }

/** Writes what a guest has paid online on the guest's folio and returns the line. The caller has locked the booking. */
export async function postOnlinePayment(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  { amountCents, cardDigits, note }: Money,
): Promise<string> {
  const booking = await getBooking(tx, bookingId)
  const stored = await selectFolios(tx, bookingId)
  const [folio] = stored.length > 0 ? stored : await openFolio(ctx, tx, booking)
  if (!folio) throw new Error('the booking has no folio')
  const line = lineWith({
    folioId: folio.id,
    kind: 'payment',
    cause: 'desk',
    method: 'online',
    cardDigits,
    note,
    quantity: 1,
    unitCents: -amountCents,
    amountCents: -amountCents,
  })
  await writeLines(ctx, tx, booking, [line], { cause: 'folio-payment' })
  return line.id
}

/**
 * Writes what goes back to the card on the folio that has the payment, wherever it was moved to. If the desk has given
 * some of it back in another way, no more is written than the folio has left, and null is returned for nothing.
 */
export async function postOnlineRefund(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  paymentLineId: string,
  { cardDigits, note, ...money }: Money,
): Promise<string | null> {
  const lines = await selectLines(tx, bookingId)
  const payment = getLine(lines, paymentLineId)
  const left = Math.min(computeRefundable(payment, lines), refundableOn(lines, payment.folioId))
  const amountCents = Math.min(money.amountCents, left)
  if (amountCents <= 0) return null
  const line = lineWith({
    folioId: payment.folioId,
    kind: 'refund',
    cause: 'desk',
    method: 'online',
    cardDigits,
    note,
    quantity: 1,
    unitCents: amountCents,
    amountCents,
    refundsId: payment.id,
  })
  await writeLines(ctx, tx, await getBooking(tx, bookingId), [line], { cause: 'folio-payment' })
  return line.id
}

/** Takes a refund back that the payment service could not carry out after all. */
export async function takeBackOnlineRefund(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  refundLineId: string,
): Promise<void> {
  const refund = getLine(await selectLines(tx, bookingId), refundLineId)
  const { folioId, kind, method, cardDigits, refundsId, amountCents } = refund
  const line = lineWith({
    folioId,
    kind,
    cause: 'correction',
    method,
    cardDigits,
    quantity: 1,
    unitCents: -amountCents,
    amountCents: -amountCents,
    correctsId: refund.id,
    refundsId,
  })
  await writeLines(ctx, tx, await getBooking(tx, bookingId), [line], { cause: 'folio-correction' })
}

/** Returns what is left on the folio of payments that were made online, by their lines. */
export async function readOnlineLeft(tx: Sql, bookingId: string): Promise<Map<string, number>> {
  const lines = await selectLines(tx, bookingId)
  const payments = lines.filter(({ kind, method }) => kind === 'payment' && method === 'online')
  return new Map(payments.map((line) => [line.id, computeRefundable(line, lines)]))
}

async function getBooking(tx: Transaction, bookingId: string) {
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking) throw new Error('the booking does not exist')
  return booking
}

function getLine(lines: readonly LineRow[], id: string): LineRow {
  const line = lines.find((one) => one.id === id)
  if (!line) throw new Error('the folio does not have this line')
  return line
}
