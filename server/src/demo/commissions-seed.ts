import type { ServiceContext } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { addCommissions, moveCommissionsInBatches } from '../partners/commissions/commissions.service.ts'
import {
  deleteBacklog,
  selectBooked,
  selectEnded,
  selectPastDue,
  withBookingsReopened,
} from './commissions.queries.ts'

/**
 * Writes the commissions as if they had followed their bookings: expected when booked, then what the stay came to, then
 * what the clock made of it.
 */
export async function writeCommissions(
  { clock }: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
): Promise<void> {
  const booked = await selectBooked(tx)
  const bookingIds = booked.map(({ bookingId }) => bookingId)
  await addCommissions(tx, bookingIds)
  const byThemselves = { clock, actor: null }
  await withBookingsReopened(tx, bookingIds, () =>
    moveCommissionsInBatches(byThemselves, tx, booked, { cause: 'booking' }),
  )
  await moveCommissionsInBatches(byThemselves, tx, await selectEnded(tx), { cause: 'booking' })
  for (const _stage of ['earned', 'payable']) {
    const due = await selectPastDue(tx, clock())
    const movings = due.map((one) => ({ ...one, eventId: null }))
    await moveCommissionsInBatches(byThemselves, tx, movings, { cause: 'clock' })
  }
  await deleteBacklog(tx)
}
