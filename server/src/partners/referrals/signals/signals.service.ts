import type {
  BookingSignal,
  Signal,
  SignalMeta,
  SignalQuery,
  SignalReviewInput,
} from '@roomlark/contract/partners/signals'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { changedByOthers, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import {
  type SignalRow,
  selectBookingSignals,
  selectCountsByKind,
  selectOpenCount,
  selectSignalForUpdate,
  selectSignals,
  updateReview,
} from './signals.queries.ts'

export async function listSignals(
  ctx: SignedInContext,
  query: SignalQuery,
): Promise<{ data: Signal[]; meta: SignalMeta }> {
  const [rows, counts, open] = await Promise.all([
    selectSignals(ctx.sql, query),
    selectCountsByKind(ctx.sql, query),
    selectOpenCount(ctx.sql),
  ])
  const getCount = (kind: string) => counts.find((row) => row.kind === kind)?.count ?? 0
  const countsByKind = {
    'own-booking': getCount('own-booking'),
    'disposable-email': getCount('disposable-email'),
    'click-burst': getCount('click-burst'),
    cancellations: getCount('cancellations'),
    'paid-ad': getCount('paid-ad'),
  }
  const { page, limit, kind } = query
  const total = kind ? countsByKind[kind] : counts.reduce((sum, { count }) => sum + count, 0)
  return {
    data: rows.map(({ booking, hotel, partner, ...row }) => ({ ...toSignal(row), booking, hotel, partner })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByKind, open },
  }
}

/** Reads the signals of one booking, for administrators. */
export async function readBookingSignals(sql: Sql, bookingId: string): Promise<BookingSignal[]> {
  return (await selectBookingSignals(sql, bookingId)).map(toSignal)
}

export async function reviewSignal(
  ctx: SignedInContext,
  id: string,
  { note, version }: SignalReviewInput,
): Promise<BookingSignal> {
  return ctx.sql.begin(async (tx) => {
    const before = await selectSignalForUpdate(tx, id)
    if (!before) throw notFound('signal')
    if (before.version !== version) throw changedByOthers('this signal')
    const after = await updateReview(tx, id, { at: ctx.clock(), by: ctx.actor.userId, note })
    if (!after) throw notFound('signal')
    // The note may say who the guest is, and could not be erased from there.
    const entry = { target: `booking:${before.bookingId}`, after: { signal: before.kind } }
    await recordAudit(ctx, tx, { action: 'signal.reviewed', ...entry })
    await tell(tx, { type: 'partnerships' }, { admins: true })
    return toSignal(after)
  })
}

function toSignal({ at, reviewedAt, reviewedBy, note, ...row }: SignalRow): BookingSignal {
  return {
    ...row,
    at: at.toISOString(),
    review: reviewedAt && { at: reviewedAt.toISOString(), by: reviewedBy, note },
  }
}
