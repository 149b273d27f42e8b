import { moneyText } from '@roomlark/contract/money'
import { disputeObstacleWords } from '@roomlark/contract/partners/dispute-words'
import {
  type Dispute,
  type DisputeAnswer,
  type DisputeInput,
  type DisputeParty,
  type DisputeProposalInput,
  type DisputeStep,
  type DisputeVersion,
  disputeLimits,
  disputeReasons,
} from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { adjustCommission, moveCommissions } from '../commissions/commissions.service.ts'
import { selectMessageCount } from './dispute-messages.queries.ts'
import {
  type CommissionRow,
  lockCommission,
  selectCommission,
  selectDue,
} from './disputed-commissions.queries.ts'
import { acceptedBy, computeAnswerBy, computeStandsAt, listDisputeSteps } from './disputes.policy.ts'
import {
  type DisputeRow,
  everyDispute,
  insertDispute,
  selectDispute,
  updateAccepted,
  updateEnded,
  updateProposal,
  updateReopened,
} from './disputes.queries.ts'
import { findDisputeObstacle, getDisputeScope, getDisputeSide, readDispute } from './disputes.service.ts'
import { type EntryContext, recordEntry } from './entries.service.ts'

const as = (ctx: SignedInContext): EntryContext => ({ clock: ctx.clock, jobs: ctx.jobs, by: ctx })

/** From now on the commission is neither billed nor paid, until the dispute is over. */
export async function openDispute(
  ctx: SignedInContext,
  bookingId: string,
  { reason, text, claimedBaseCents }: DisputeInput,
): Promise<Dispute> {
  return ctx.sql.begin(async (tx) => {
    const side = getParty(ctx)
    const commission = await lockOwnCommission(ctx, tx, bookingId)
    const obstacle = findDisputeObstacle(ctx, commission, side)
    if (obstacle) throw new AppError('conflict', say(disputeObstacleWords[obstacle]))
    if (!disputeReasons[side].some((known) => known === reason))
      throw invalid('reason', say('Choose a reason'))
    requireClaim(commission, side, claimedBaseCents)
    const at = ctx.clock()
    const answerBy = computeAnswerBy(at, commission.timeZone)
    const claim = claimedBaseCents ?? null
    const id = await insertDispute(tx, {
      bookingId,
      side,
      reason,
      claimedBaseCents: claim,
      at,
      answerBy,
      openedBy: ctx.actor.userId,
    })
    await moveCommissions(ctx, tx, [bookingId], { cause: 'dispute' })
    await recordEntry(as(ctx), tx, id, { kind: 'opened', text, baseCents: claim })
    return readDispute(ctx, tx, id)
  })
}

/** Adds an answer; one from the hotel or the partner also withdraws the proposal. */
export async function answerDispute(
  ctx: SignedInContext,
  id: string,
  { text, version }: DisputeAnswer,
): Promise<Dispute> {
  return take(ctx, id, { step: 'answer', version }, async (tx, dispute) => {
    if ((await selectMessageCount(tx, id)) >= disputeLimits.messages) {
      throw new AppError('conflict', say('This thread is full. Please write to our support team.'))
    }
    if (dispute.state === 'proposed' && ctx.actor.userType !== 'admin') await updateReopened(tx, id)
    await recordEntry(as(ctx), tx, id, { kind: 'answered', text })
  })
}

export async function proposeSettlement(
  ctx: SignedInContext,
  id: string,
  { baseCents, text, version }: DisputeProposalInput,
): Promise<Dispute> {
  return take(ctx, id, { step: 'propose', version }, async (tx, dispute) => {
    const { mostBaseCents, currency, now, answerBy, timeZone } = dispute
    if (baseCents > mostBaseCents) {
      const most = moneyText(mostBaseCents, currency)
      throw invalid(
        'baseCents',
        say('The booking says that the hotel kept {amount}. Correct it there first.', { amount: most }),
      )
    }
    if (baseCents === now.baseCents) {
      throw invalid('baseCents', say('This is counted already. Reject the objection instead.'))
    }
    const standsAt = computeStandsAt(ctx.clock(), answerBy, timeZone)
    await updateProposal(tx, id, { baseCents, standsAt, byId: ctx.actor.userId })
    await recordEntry(as(ctx), tx, id, { kind: 'proposed', text, baseCents })
  })
}

/** Once both sides have accepted, the dispute is settled. */
export async function acceptProposal(
  ctx: SignedInContext,
  id: string,
  { version }: DisputeVersion,
): Promise<Dispute> {
  const side = getParty(ctx)
  return take(ctx, id, { step: 'accept', version }, async (tx, dispute) => {
    await updateAccepted(tx, id, side, ctx.clock())
    await recordEntry(as(ctx), tx, id, { kind: 'accepted' })
    if (acceptedBy(dispute).length > 0) await settle(ctx, tx, dispute)
  })
}

export async function withdrawDispute(
  ctx: SignedInContext,
  id: string,
  { version }: DisputeVersion,
): Promise<Dispute> {
  return take(ctx, id, { step: 'withdraw', version }, async (tx, { bookingId }) => {
    await updateEnded(tx, id, 'withdrawn', ctx.clock())
    await moveCommissions(ctx, tx, [bookingId], { cause: 'dispute' })
    await recordEntry(as(ctx), tx, id, { kind: 'withdrawn' })
  })
}

export async function rejectDispute(
  ctx: SignedInContext,
  id: string,
  { text, version }: DisputeAnswer,
): Promise<Dispute> {
  return take(ctx, id, { step: 'reject', version }, async (tx, { bookingId }) => {
    await updateEnded(tx, id, 'rejected', ctx.clock())
    await moveCommissions(ctx, tx, [bookingId], { cause: 'dispute' })
    await recordEntry(as(ctx), tx, id, { kind: 'rejected', text })
  })
}

/** Runs as a job every five minutes: proposals that nobody answered in time stand. Each is settled or not on its own. */
export async function settleDueDisputes(ctx: Pick<ServiceContext, 'sql' | 'clock' | 'jobs'>): Promise<void> {
  for (const id of await selectDue(ctx.sql, ctx.clock())) {
    await ctx.sql.begin(async (tx) => {
      const { bookingId } = (await selectDispute(tx, id, everyDispute)) ?? {}
      if (bookingId === undefined) return
      await lockCommission(tx, bookingId)
      const dispute = await selectDispute(tx, id, everyDispute)
      const isDue = dispute?.state === 'proposed' && dispute.standsAt && dispute.standsAt <= ctx.clock()
      if (dispute && isDue) await settle(ctx, tx, dispute)
    })
  }
}

/** The commission becomes what was proposed. What a statement has already is corrected by the next one. */
async function settle(
  ctx: Pick<ServiceContext, 'clock' | 'jobs'>,
  tx: Transaction,
  { id, bookingId, reason, proposed }: DisputeRow,
): Promise<void> {
  if (!proposed) throw new Error('there is no proposal')
  await updateEnded(tx, id, 'settled', ctx.clock())
  const { baseCents } = proposed
  await adjustCommission(ctx, tx, bookingId, {
    baseCents,
    cause: 'dispute',
    reason: { kind: 'dispute', reason },
  })
  await recordEntry({ clock: ctx.clock, jobs: ctx.jobs, by: null }, tx, id, { kind: 'settled', baseCents })
}

type Wanted = { step: DisputeStep; version: number }

/** Does something about a dispute that the caller may do now, as it was when they saw it. */
async function take(
  ctx: SignedInContext,
  id: string,
  { step, version }: Wanted,
  work: (tx: Transaction, dispute: DisputeRow) => Promise<void>,
): Promise<Dispute> {
  return ctx.sql.begin(async (tx) => {
    const { bookingId } = await getRow(ctx, tx, id)
    await lockCommission(tx, bookingId)
    const dispute = await getRow(ctx, tx, id)
    if (dispute.version !== version) throw changedByOthers('this dispute')
    if (!listDisputeSteps(dispute, getDisputeSide(ctx.actor)).includes(step)) {
      throw new AppError('conflict', say('This is not possible any more, as the dispute stands.'))
    }
    await work(tx, dispute)
    return readDispute(ctx, tx, id)
  })
}

async function getRow(ctx: SignedInContext, tx: Transaction, id: string): Promise<DisputeRow> {
  const row = await selectDispute(tx, id, getDisputeScope(ctx.actor))
  if (!row) throw notFound('dispute')
  return row
}

async function lockOwnCommission(
  ctx: SignedInContext,
  tx: Transaction,
  bookingId: string,
): Promise<CommissionRow> {
  const scope = getDisputeScope(ctx.actor)
  if (!(await selectCommission(tx, bookingId, scope))) throw notFound('commission')
  await lockCommission(tx, bookingId)
  const commission = await selectCommission(tx, bookingId, scope)
  if (!commission) throw notFound('commission')
  return commission
}

/** The contract lets only these two sides in. */
function getParty({ actor }: SignedInContext): DisputeParty {
  if (actor.userType === 'admin') throw notFound('dispute')
  return actor.userType
}

/** A hotel says that it kept less, a partner that it kept more; nobody kept more than the price. */
function requireClaim(
  { now, roomCents, currency }: CommissionRow,
  side: DisputeParty,
  claim: number | undefined,
): void {
  if (claim === undefined) return
  if (claim > roomCents) {
    throw invalid(
      'claimedBaseCents',
      say('The rooms cost {amount} without taxes', { amount: moneyText(roomCents, currency) }),
    )
  }
  const counted = moneyText(now.baseCents, currency)
  if (side === 'hotel' && claim >= now.baseCents) {
    throw invalid(
      'claimedBaseCents',
      say('Enter less than the {amount} that are counted', { amount: counted }),
    )
  }
  if (side === 'affiliate' && claim <= now.baseCents) {
    throw invalid(
      'claimedBaseCents',
      say('Enter more than the {amount} that are counted', { amount: counted }),
    )
  }
}

function invalid(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } })
}
