import type { AgreementReason } from '@roomlark/contract/partners/agreement-reason'
import { shippedDefaults } from '@roomlark/contract/platform/platform'
import type { ActingContext, ServiceContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import {
  type CommissionTerms,
  insertAdjustment,
  insertCommissionAccounts,
  insertFirstStays,
  insertMissing,
  lockCommissions,
  lockDue,
  type MoveCause,
  type Moving,
  type QuotedCommission,
  type QuotedStay,
  recountBooking,
  selectAgreement,
  selectQuotedCommission,
  takeBacklog,
  updateMoved,
} from './commissions.queries.ts'

type Context = Pick<ServiceContext, 'clock'> & Partial<Pick<ActingContext, 'actor'>>

const batch = 100

type Reason = { cause: MoveCause; eventId?: number | null; adjustmentId?: string | null }

/**
 * Makes the commissions of these bookings what they are now, by their bookings, what was agreed about them and the
 * clock. What changes is written into the ledger and their history; where nothing does, nothing is written, so a
 * cause may come twice.
 */
export async function moveCommissions(
  ctx: Context,
  tx: Transaction,
  bookingIds: string[],
  reason: Reason,
): Promise<void> {
  const locked = await lockCommissions(tx, bookingIds)
  if (locked.length > 0) await moveLocked(ctx, tx, locked, reason)
}

async function moveLocked(
  ctx: Context,
  tx: Transaction,
  bookingIds: string[],
  { cause, eventId = null, adjustmentId = null }: Reason,
): Promise<void> {
  const at = ctx.clock()
  const movings = bookingIds.map((bookingId) => ({ bookingId, at, eventId }))
  await moveSome(ctx, tx, movings, { cause, adjustmentId })
}

/** The same for many bookings that nobody else changes meanwhile, each at a moment of its own. */
export async function moveCommissionsInBatches(
  ctx: Context,
  tx: Transaction,
  movings: Moving[],
  reason: Omit<Reason, 'eventId'>,
): Promise<void> {
  // The statement compares what it writes with itself, so its time grows with the square of its size.
  for (let from = 0; from < movings.length; from += batch) {
    await moveSome(ctx, tx, movings.slice(from, from + batch), reason)
  }
}

async function moveSome(
  ctx: Context,
  tx: Transaction,
  movings: Moving[],
  { cause, adjustmentId = null }: Omit<Reason, 'eventId'>,
): Promise<void> {
  await insertCommissionAccounts(
    tx,
    movings.map(({ bookingId }) => bookingId),
  )
  const moved = await updateMoved(tx, movings, { cause, actorId: findActorId(ctx), adjustmentId })
  if (moved.length === 0) return
  await tell(
    tx,
    { type: 'money' },
    {
      userIds: [...new Set(moved.map(({ affiliateId }) => affiliateId))],
      hotelIds: [...new Set(moved.map(({ hotelId }) => hotelId))],
      admins: true,
    },
  )
}

/** Gives bookings that an affiliate brought their commission, which is to be moved then. */
export async function addCommissions(tx: Transaction, bookingIds: string[]): Promise<void> {
  await insertMissing(tx, bookingIds, shippedDefaults.holdDays)
}

/** To be called in the transaction of every event of a booking, after the booking itself was changed. */
export async function followBooking(
  ctx: Context,
  tx: Transaction,
  bookingId: string,
  eventId: number,
): Promise<void> {
  await addCommissions(tx, [bookingId])
  await moveCommissions(ctx, tx, [bookingId], { cause: 'booking', eventId })
}

type JobContext = Pick<ServiceContext, 'clock' | 'sql'>

/** Does what the clock does to commissions: they become earned, and later payable. */
export async function advanceCommissions(ctx: JobContext): Promise<void> {
  while (await advanceBatch(ctx)) {
    // Another full batch may be waiting.
  }
  while (await followBacklog(ctx)) {
    // The same.
  }
}

async function advanceBatch(ctx: JobContext): Promise<boolean> {
  return ctx.sql.begin(async (tx) => {
    const due = await lockDue(tx, ctx.clock(), batch)
    if (due.length > 0) {
      for (const bookingId of await insertFirstStays(tx, due, ctx.clock()))
        await recountBooking(tx, bookingId)
      await moveLocked(ctx, tx, due, { cause: 'clock' })
    }
    return due.length === batch
  })
}

async function followBacklog(ctx: JobContext): Promise<boolean> {
  return ctx.sql.begin(async (tx) => {
    const bookingIds = await takeBacklog(tx, batch)
    if (bookingIds.length === 0) return false
    await addCommissions(tx, bookingIds)
    await moveCommissions(ctx, tx, bookingIds, { cause: 'backlog' })
    return bookingIds.length === batch
  })
}

type Agreement = {
  /** Part of the room price that the hotel kept, in the booking's currency; zero makes the commission void. */
  baseCents: number
  cause: 'dispute' | 'hold' | 'refund'
  /** The people concerned read it. */
  reason: AgreementReason
}

/**
 * Records what was agreed that the hotel kept. What no statement has yet is recomputed; what one has is corrected by
 * a line of the next.
 */
export async function adjustCommission(
  ctx: Context,
  tx: Transaction,
  bookingId: string,
  agreement: Agreement,
): Promise<void> {
  const locked = await lockCommissions(tx, [bookingId])
  const at = ctx.clock()
  const adjustmentId = await insertAdjustment(tx, { ...agreement, bookingId, byId: findActorId(ctx), at })
  if (locked.length > 0) await moveLocked(ctx, tx, locked, { cause: 'adjustment', adjustmentId })
  await recountBooking(tx, bookingId)
}

/** Finds the latest agreement about a commission. */
export async function findAgreement(
  tx: Transaction,
  bookingId: string,
): Promise<Omit<Agreement, 'reason'> | undefined> {
  return selectAgreement(tx, bookingId)
}

/** Guests and Roomlark itself have no account. */
function findActorId({ actor }: Context): string | null {
  return actor && actor.userType !== 'guest' ? actor.userId : null
}

/** Quotes what a stay would earn on these terms. */
export async function quoteCommission(
  sql: Sql,
  stay: QuotedStay,
  terms: CommissionTerms,
): Promise<QuotedCommission> {
  const quoted = await selectQuotedCommission(sql, stay, terms)
  if (!quoted) throw new Error('the commission was not computed')
  return quoted
}
