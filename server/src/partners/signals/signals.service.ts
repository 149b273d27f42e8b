import type {
  BookingSignal,
  Signal,
  SignalMeta,
  SignalQuery,
  SignalReviewInput,
} from '@roomlark/contract/partners/signals'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import {
  broadcastSignals,
  type SignalRow,
  selectCountsByKind,
  selectOpenCount,
  selectSignalForUpdate,
  selectSignals,
  selectSignalsOf,
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
  const countOf = (kind: string) => counts.find((row) => row.kind === kind)?.count ?? 0
  const countsByKind = {
    'own-booking': countOf('own-booking'),
    'disposable-email': countOf('disposable-email'),
    'click-burst': countOf('click-burst'),
    cancellations: countOf('cancellations'),
    'paid-ad': countOf('paid-ad'),
  }
  const { page, limit, kind } = query
  const total = kind ? countsByKind[kind] : counts.reduce((sum, { count }) => sum + count, 0)
  return {
    data: rows.map(({ booking, hotel, partner, ...row }) => ({ ...signalOf(row), booking, hotel, partner })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByKind, open },
  }
}

/** What was found about one booking, for administrators. */
export async function readSignalsOf(sql: Sql, bookingId: string): Promise<BookingSignal[]> {
  return (await selectSignalsOf(sql, bookingId)).map(signalOf)
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
    await broadcastSignals(tx)
    return signalOf(after)
  })
}

function signalOf({ at, reviewedAt, reviewedBy, note, ...row }: SignalRow): BookingSignal {
  return {
    ...row,
    at: at.toISOString(),
    review: reviewedAt && { at: reviewedAt.toISOString(), by: reviewedBy, note },
  }
}
