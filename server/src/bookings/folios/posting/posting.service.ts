import { randomUUID } from 'node:crypto'
import { folioAccounts } from '@roomlark/contract/bookings/folio-accounts'
import { dateIn } from '@roomlark/contract/dates'
import type { LedgerAccountKind, LedgerCause } from '@roomlark/contract/partners/ledger'
import type { ActingContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tellOfBooking } from '../../../db/outbox.ts'
import { postTransaction } from '../../../partners/commissions/ledger/ledger.service.ts'
import { type FolioBooking, insertLines, type NewLine } from '../folios.queries.ts'
import { takeBusinessDay } from './business-day.service.ts'

export type FolioContext = Pick<ActingContext, 'clock' | 'actor'>

/** Guests and Roomlark itself have no account. */
export function findPosterId({ actor }: FolioContext): string | null {
  return actor && actor.userType !== 'guest' ? actor.userId : null
}

type Cause = {
  cause: LedgerCause
  eventId?: number | null
  /** The day that the lines are of, if they are taken over from another system; today unless it is given. */
  since?: string | undefined
}

/**
 * Writes lines and, where they move money between accounts, one transaction of the ledger. The caller has locked the
 * booking. Lines count for the business day, so that the sums of a closed day never change.
 */
export async function writeLines(
  ctx: FolioContext,
  tx: Transaction,
  booking: FolioBooking,
  lines: NewLine[],
  { cause, eventId = null, since }: Cause,
): Promise<void> {
  if (lines.length === 0) return
  const at = ctx.clock()
  const byId = findPosterId(ctx)
  const onDate = await takeBusinessDay(tx, booking.hotelId, since ?? dateIn(booking.timeZone, at))
  const entries = makeEntries(booking, lines)
  const transactionId =
    entries.length === 0
      ? null
      : await postTransaction(tx, {
          cause,
          at,
          actorId: byId,
          bookingId: booking.id,
          entries,
          causeKey: eventId === null ? randomUUID() : `event:${eventId}`,
        })
  const writing = { bookingId: booking.id, hotelId: booking.hotelId, onDate, at, byId, eventId }
  await insertLines(tx, lines, { ...writing, transactionId })
  await tellOfBooking(tx, 'folio', booking.id)
}

/** Accounts whose amounts cancel each other are left out; a line that moves to another folio moves no money. */
function makeEntries({ hotelId, currency }: FolioBooking, lines: NewLine[]) {
  const sums = new Map<LedgerAccountKind, number>()
  const add = (kind: LedgerAccountKind, cents: number) => sums.set(kind, (sums.get(kind) ?? 0) + cents)
  for (const line of lines) {
    add('hotel-guests', line.amountCents)
    add(folioAccounts[line.method ?? line.kind], -line.amountCents)
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => ({ kind, holderId: hotelId, currency, amount }))
}
