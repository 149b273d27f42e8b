import { dateIn } from '@roomlark/contract/dates'
import { objectionsUntil } from '@roomlark/contract/money-calendar'
import type {
  CommissionDisputes,
  Dispute,
  DisputeMessage,
  DisputeMeta,
  DisputeParty,
  DisputeQuery,
  DisputeSide,
  DisputeSummary,
} from '@roomlark/contract/partners/disputes'
import type { Actor, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope, mayIn } from '../../hotel-scope.ts'
import { type MessageRow, selectMessages } from './dispute-messages.queries.ts'
import { type CommissionRow, selectCommission } from './disputed-commissions.queries.ts'
import { acceptedBy, listDisputeSteps, obstacleTo } from './disputes.policy.ts'
import {
  type DisputeRow,
  type DisputeScope,
  selectBookingDisputes,
  selectDispute,
  selectDisputeCounts,
  selectDisputePage,
} from './disputes.queries.ts'

export function getDisputeScope(actor: Actor): DisputeScope {
  return actor.userType === 'affiliate' ? { affiliateId: actor.userId } : getHotelScope(actor)
}

export function getDisputeSide({ userType }: Actor): DisputeSide {
  return userType
}

/** The side on which somebody can object; administrators decide, and do not. */
function findDisputeParty(actor: Actor, hotelId: string): DisputeParty | null {
  return actor.userType !== 'admin' && mayIn(actor, 'decide-partners', hotelId) ? actor.userType : null
}

export async function getDispute(ctx: SignedInContext, id: string): Promise<Dispute> {
  return readDispute(ctx, ctx.sql, id)
}

export async function readDispute(ctx: SignedInContext, sql: Sql, id: string): Promise<Dispute> {
  const row = await selectDispute(sql, id, getDisputeScope(ctx.actor))
  if (!row) throw notFound('dispute')
  return toDispute(ctx, row, await selectMessages(sql, [id]))
}

export async function listDisputes(
  ctx: SignedInContext,
  query: DisputeQuery,
): Promise<{ data: DisputeSummary[]; meta: DisputeMeta }> {
  const [rows, counts] = await Promise.all([
    selectDisputePage(ctx.sql, query),
    selectDisputeCounts(ctx.sql, query),
  ])
  const { show, page, limit } = query
  const total = show ? counts[show] : counts.open + counts.proposed + counts.ended
  return {
    data: rows.map((row) => toDisputeSummary(ctx, row)),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, counts },
  }
}

/** The disputes about a commission, for whoever may see it, and whether they can open one. */
export async function listBookingDisputes(
  ctx: SignedInContext,
  bookingId: string,
): Promise<CommissionDisputes> {
  const commission = await selectCommission(ctx.sql, bookingId, getDisputeScope(ctx.actor))
  if (!commission) throw notFound('commission')
  const rows = await selectBookingDisputes(ctx.sql, bookingId)
  const messages = await selectMessages(
    ctx.sql,
    rows.map(({ id }) => id),
  )
  const side = findDisputeParty(ctx.actor, commission.hotelId)
  const { reference, currency, now, roomCents } = commission
  return {
    disputes: rows.map((row) =>
      toDispute(
        ctx,
        row,
        messages.filter(({ disputeId }) => disputeId === row.id),
      ),
    ),
    side,
    obstacle: side && findDisputeObstacle(ctx, commission, side),
    untilOn: side && findObjectionEnd(commission, side),
    reference,
    currency,
    now,
    roomCents,
  }
}

export function findDisputeObstacle(
  ctx: Pick<SignedInContext, 'clock'>,
  commission: CommissionRow,
  side: DisputeParty,
) {
  const { stage, isDisputed, isDecidedForHotel, isDecidedForAffiliate, timeZone } = commission
  const isDecided = side === 'hotel' ? isDecidedForHotel : isDecidedForAffiliate
  const untilOn = findObjectionEnd(commission, side)
  return obstacleTo({ stage, isDisputed, isDecided, untilOn }, side, dateIn(timeZone, ctx.clock()))
}

/** Time runs from the statement that has the commission, or from the day on which it became void. */
function findObjectionEnd({ billedOn, settledOn, voidOn }: CommissionRow, side: DisputeParty): string | null {
  const statementOn = side === 'hotel' ? billedOn : (settledOn ?? voidOn)
  return statementOn && objectionsUntil(statementOn)
}

function toDispute(ctx: SignedInContext, row: DisputeRow, messages: MessageRow[]): Dispute {
  return {
    ...toDisputeSummary(ctx, row),
    mostBaseCents: row.mostBaseCents,
    steps: mayIn(ctx.actor, 'decide-partners', row.hotelId)
      ? listDisputeSteps(row, getDisputeSide(ctx.actor))
      : [],
    messages: messages.map((message) => toDisputeMessage(row, message)),
  }
}

function toDisputeMessage(
  row: DisputeRow,
  { id, at, kind, side, text, baseCents }: MessageRow,
): DisputeMessage {
  const author = side === 'hotel' ? row.hotelName : side === 'affiliate' ? row.partnerName : 'Roomlark'
  return { id, kind, author, text, baseCents, at: at.toISOString(), side: side === 'system' ? null : side }
}

function toDisputeSummary(ctx: Pick<SignedInContext, 'clock'>, row: DisputeRow): DisputeSummary {
  const { id, state, openedBy, reason, currency, claimedBaseCents, before, now, version, partnerName } = row
  const { bookingId, reference, checkInOn, checkOutOn, hotelId, hotelName, timeZone, proposed, standsAt } =
    row
  return {
    id,
    state,
    openedBy,
    reason,
    currency,
    claimedBaseCents,
    before,
    now,
    version,
    partnerName,
    booking: { id: bookingId, reference, checkInOn, checkOutOn },
    hotel: { id: hotelId, name: hotelName },
    openedAt: row.openedAt.toISOString(),
    answerOn: dateIn(timeZone, row.answerBy),
    isAnswerDue: row.answerBy < ctx.clock(),
    ratePercent: row.rateBps / 100,
    boostPercent: row.boostBps / 100,
    proposal: proposed &&
      standsAt && { ...proposed, standsOn: dateIn(timeZone, standsAt), acceptedBy: acceptedBy(row) },
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}
