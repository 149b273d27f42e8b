import type { HoldDecision, HoldDetail } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, changedSinceSeen, notFound } from '../../../errors.ts'
import { recordAudit, recordOwnAudit } from '../../../platform/audit/audit.service.ts'
import { notify, notifyOwner } from '../../../platform/notifications/notify.service.ts'
import { adjustCommission, moveCommissions } from '../../commissions/commissions.service.ts'
import {
  type HoldRow,
  selectDueHolds,
  selectHold,
  selectHoldForUpdate,
  updateDecided,
} from './holds.queries.ts'
import { getHold } from './holds.service.ts'

export async function releaseHold(
  ctx: SignedInContext,
  id: string,
  decision: HoldDecision,
): Promise<HoldDetail> {
  return decide(ctx, id, 'released', decision)
}

/** Nothing is earned by the booking any more; what a statement has already is corrected by the next. */
export async function voidHold(
  ctx: SignedInContext,
  id: string,
  decision: HoldDecision,
): Promise<HoldDetail> {
  return decide(ctx, id, 'voided', decision)
}

async function decide(
  ctx: SignedInContext,
  id: string,
  state: 'released' | 'voided',
  { reason, version }: HoldDecision,
): Promise<HoldDetail> {
  await ctx.sql.begin(async (tx) => {
    const locked = await selectHoldForUpdate(tx, id)
    if (!locked) throw notFound('hold')
    if (locked.state !== 'open') throw new AppError('conflict', say('This hold has ended already.'))
    if (locked.version !== version) throw changedSinceSeen('hold')
    const hold = await end(ctx, tx, id, { state, by: ctx.actor.userId, reason })
    await recordAudit(ctx, tx, {
      action: `hold.${state}`,
      target: `booking:${hold.bookingId}`,
      after: { commissionUsdCents: hold.netUsdCents },
    })
  })
  return getHold(ctx, id)
}

const batch = 100

/** Releases what nobody has decided about in time. */
export async function releaseDueHolds(ctx: ServiceContext): Promise<void> {
  const due = await selectDueHolds(ctx.sql, ctx.clock(), batch)
  for (const id of due) {
    await ctx.sql.begin(async (tx) => {
      const locked = await selectHoldForUpdate(tx, id)
      if (locked?.state !== 'open') return
      const hold = await end(ctx, tx, id, { state: 'released', by: null, reason: null })
      await recordOwnAudit(ctx, tx, {
        action: 'hold.released',
        target: `booking:${hold.bookingId}`,
        after: { commissionUsdCents: hold.netUsdCents },
      })
    })
  }
  if (due.length === batch) await releaseDueHolds(ctx)
}

type End = { state: 'released' | 'voided'; by: string | null; reason: string | null }

/** The caller has locked the hold and its commission. */
async function end(
  ctx: ServiceContext,
  tx: Transaction,
  id: string,
  { state, by, reason }: End,
): Promise<HoldRow> {
  const hold = await selectHold(tx, id)
  if (!hold) throw notFound('hold')
  const { bookingId, affiliateId, hotelId, reference } = hold
  await updateDecided(tx, id, { state, at: ctx.clock(), by, reason })
  if (state === 'voided') {
    const written = { kind: 'written', text: reason ?? '' } as const
    await adjustCommission(ctx, tx, bookingId, { baseCents: 0, cause: 'hold', reason: written })
  } else {
    await moveCommissions(ctx, tx, [bookingId], { cause: 'hold' })
  }
  const outcome = state === 'released' && by === null ? 'released-by-itself' : state
  const news = {
    event: 'money',
    params: { news: 'hold-ended', reference, outcome },
    particulars: reason,
    occasion: `hold:${id}:ended`,
  } as const
  const link = `/performance/earnings/holds/${id}`
  await notify(ctx, tx, [affiliateId], { ...news, hotelId, link })
  await notifyOwner(ctx, tx, hotelId, by, { ...news, link: `/bookings?booking=${bookingId}` })
  await tell(tx, { type: 'money' }, { userIds: [affiliateId], admins: true })
  return hold
}
