import type { Sql } from '../../db/database.ts'
import { lineWith } from './folio-lines.ts'
import { selectFolioBooking, selectFolios } from './folios.queries.ts'
import { openFolio } from './follow.service.ts'
import { type FolioContext, writeLines } from './posting.service.ts'

/**
 * Records what a channel takes from the guest for the hotel; a negative amount is given back. The caller has locked the
 * booking.
 */
export async function recordChannelPayment(
  ctx: FolioContext,
  tx: Sql,
  bookingId: string,
  amountCents: number,
): Promise<void> {
  if (amountCents === 0) return
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking) throw new Error('the booking does not exist')
  const stored = await selectFolios(tx, bookingId)
  const [folio] = stored.length > 0 ? stored : await openFolio(ctx, tx, booking)
  if (!folio) throw new Error('the booking has no folio')
  const line = lineWith({
    ...{ folioId: folio.id, kind: amountCents > 0 ? 'payment' : 'refund', cause: 'desk', method: 'ota' },
    ...{ quantity: 1, unitCents: -amountCents, amountCents: -amountCents },
  })
  await writeLines(ctx, tx, booking, [line], { cause: 'folio-payment' })
}
