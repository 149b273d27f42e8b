import type { Transaction } from '../../../db/database.ts'
import { type NewLine, selectFolioBooking, selectFolios, selectLines } from '../folios.queries.ts'
import { lineWith } from './folio-lines.ts'
import { openFolio } from './follow.service.ts'
import { type FolioContext, writeLines } from './posting.service.ts'
import { refundable, refundLines } from './refunds.ts'

/**
 * Records what a channel takes from the guest for the hotel; a negative amount is given back, as far as it
 * is still there. The caller has locked the booking.
 */
export async function recordChannelPayment(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  amountCents: number,
): Promise<void> {
  if (amountCents === 0) return
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking) throw new Error('the booking does not exist')
  const stored = await selectFolios(tx, bookingId)
  const [folio] = stored.length > 0 ? stored : await openFolio(ctx, tx, booking)
  if (!folio) throw new Error('the booking has no folio')
  const record = { cause: 'desk', method: 'ota', byChannel: true } as const
  const amount = { quantity: 1, unitCents: -amountCents, amountCents: -amountCents }
  const lines =
    amountCents > 0
      ? [lineWith({ ...record, ...amount, kind: 'payment', folioId: folio.id })]
      : await givenBack(tx, bookingId, -amountCents, record)
  await writeLines(ctx, tx, booking, lines, { cause: 'folio-payment' })
}

/** Payments of a channel that the desk has taken back or refunded are not given back again, wherever they are now. */
async function givenBack(
  tx: Transaction,
  bookingId: string,
  amountCents: number,
  record: Parameters<typeof refundLines>[3],
): Promise<NewLine[]> {
  const lines = await selectLines(tx, bookingId)
  const payments = refundable(lines).filter(({ method }) => method === 'ota')
  return refundLines(payments, lines, amountCents, record)
}
