import { addDays, dateIn } from '@roomlark/contract/dates'
import type { PaymentMethod } from '@roomlark/contract/folio-kinds'
import type { Transaction } from '../../../db/database.ts'
import { selectFolioBooking } from '../folios.queries.ts'
import { lineWith } from './folio-lines.ts'
import { openFolio } from './follow.service.ts'
import { type FolioContext, writeLines } from './posting.service.ts'

/** The first day that a hotel can close is yesterday. */
const daysBeforeFirstClose = -2

/**
 * Opens the folio of a booking that comes from another system, as if it had been kept here: the nights of a guest in
 * house count on their own days, and what was paid before lies in the drawer of no day to come. Days that are closed
 * stay what they are; then everything counts for the day that is open. The caller has just written the booking.
 */
export async function takeOverFolio(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  {
    checkInOn,
    payments,
  }: { checkInOn: string; payments: readonly { cents: number; method: PaymentMethod }[] },
): Promise<void> {
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking) throw new Error('the booking does not exist')
  const today = dateIn(booking.timeZone, ctx.clock())
  const [folio] = await openFolio(ctx, tx, booking, { since: checkInOn < today ? checkInOn : today })
  if (!folio) throw new Error('the booking has no folio')
  const record = {
    folioId: folio.id,
    cause: 'desk',
    kind: 'payment',
    note: 'Paid before the import',
  } as const
  const lines = payments.map(({ method, cents }) =>
    lineWith({ ...record, method, quantity: 1, unitCents: -cents, amountCents: -cents }),
  )
  const since = addDays(today, daysBeforeFirstClose)
  await writeLines(ctx, tx, booking, lines, { cause: 'folio-payment', since })
}
