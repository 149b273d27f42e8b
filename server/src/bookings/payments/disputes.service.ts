import { createHash } from 'node:crypto'
import type { PaymentDispute } from '@roomlark/contract/bookings/card-disputes'
import { dateIn } from '@roomlark/contract/dates'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import {
  AnswerTooLong,
  type DisputeAnswer,
  type DisputeFacts,
  PaymentRefused,
  PaymentUnclear,
} from '../../adapters/payments/payment-service.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import {
  paymentServiceDown,
  requirePaymentService,
} from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { getBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { adjustCommission } from '../../partners/commissions/commissions.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { postOnlineRefund } from '../folios/posting/online-payment.service.ts'
import { writeEvidence } from './dispute-evidence.service.ts'
import { deletePapersExcept, selectPapers } from './dispute-papers.queries.ts'
import {
  countDisputes,
  type DisputeRow,
  insertDispute,
  selectDispute,
  selectDisputeByService,
  selectDisputePage,
  selectDisputeStates,
  selectLostCommission,
  updateDispute,
  updateDisputeAnswer,
  updateDisputeLine,
} from './disputes.queries.ts'
import { notifyDeskOfPayment } from './news.service.ts'
import { lockBookingRow, type PaymentRow, selectPaymentByCharge } from './payments.queries.ts'

/** Reads a dispute from the service and has its effect once: the desk hears of it, and a lost one is on the folio. */
export async function readDispute(
  ctx: ServiceContext,
  account: string | null,
  serviceId: string,
): Promise<void> {
  if (ctx.payments) await recordDispute(ctx, await ctx.payments.readDispute(account, serviceId))
}

/**
 * Reads the disputes of an account that were opened since then, and those that were not decided yet, because a notice
 * may be lost and a card holder's bank does not wait.
 */
export async function readPaymentDisputes(
  ctx: ServiceContext,
  account: string | null,
  since: Date,
): Promise<void> {
  if (!ctx.payments) return
  const known = await selectDisputeStates(ctx.sql, account)
  const recent = await ctx.payments.listDisputes(account, since)
  for (const facts of recent) if (known.get(facts.id) !== facts.state) await recordDispute(ctx, facts)
  const listed = new Set(recent.map(({ id }) => id))
  for (const [id, state] of known) {
    if ((state === 'open' || state === 'answered') && !listed.has(id)) await readDispute(ctx, account, id)
  }
}

async function recordDispute(ctx: ServiceContext, facts: DisputeFacts): Promise<void> {
  const payment = await selectPaymentByCharge(ctx.sql, facts.chargeId)
  if (!payment) return
  await ctx.sql.begin(async (tx) => {
    if (payment.bookingId) await lockBookingRow(tx, payment.bookingId)
    const decidedAt = facts.state === 'won' || facts.state === 'lost' ? ctx.clock() : null
    const known = { state: facts.state, amountCents: facts.amount, answerBy: facts.answerBy, decidedAt }
    const { id: serviceId, reason, openedAt } = facts
    const isNew = await insertDispute(tx, { ...known, paymentId: payment.id, serviceId, reason, openedAt })
    const before = await selectDisputeByService(tx, serviceId)
    if (!before) return
    if (!isNew) await updateDispute(tx, before.id, known)
    await followDispute(ctx, tx, payment, { ...before, ...known, isNew, was: before.state })
  })
}

type Followed = Pick<DisputeRow, 'id' | 'state' | 'amountCents' | 'answerBy' | 'lineId'> & {
  isNew: boolean
  was: DisputeRow['state']
}

async function followDispute(
  ctx: ServiceContext,
  tx: Transaction,
  payment: PaymentRow,
  dispute: Followed,
): Promise<void> {
  const { bookingId, lineId: paymentLineId, cardDigits } = payment
  const { id, state, amountCents, answerBy, isNew } = dispute
  const own = { ...ctx, actor: null }
  if (bookingId === null) return ctx.listeners.statementReturned(own, tx, payment.id)
  if (state === 'lost' && dispute.lineId === null && paymentLineId !== null) {
    const money = { amountCents, cardDigits, note: null }
    const lineId = await postOnlineRefund(own, tx, bookingId, paymentLineId, money)
    if (lineId !== null) await updateDisputeLine(tx, id, lineId)
    await lowerCommission(ctx, tx, bookingId, { id, amountCents })
  }
  const isDecided = state === 'won' || state === 'lost'
  if (isNew && !isDecided) {
    const day = answerBy && dateIn('UTC', answerBy)
    await notifyDeskOfPayment(
      ctx,
      tx,
      bookingId,
      { news: 'card-dispute', cents: amountCents, answerUntil: day },
      id,
    )
  }
  if (isDecided && (isNew || dispute.was !== state)) {
    const news = { news: 'card-dispute-ended', cents: amountCents, outcome: state } as const
    await notifyDeskOfPayment(ctx, tx, bookingId, news, id)
  }
  await tellOfBooking(tx, 'folio', bookingId)
}

/** Commission is paid for what the hotel kept: what a card holder took back lowers it by the same share. */
async function lowerCommission(
  ctx: ServiceContext,
  tx: Transaction,
  bookingId: string,
  { id, amountCents }: Pick<DisputeRow, 'id' | 'amountCents'>,
): Promise<void> {
  const commission = await selectLostCommission(tx, bookingId, id)
  if (!commission) return
  const { baseCents: before, keptCents, currency } = commission
  const share = keptCents > 0 ? Math.min(1, amountCents / keptCents) : 1
  const reason = { kind: 'card-dispute', returnedCents: amountCents, currency } as const
  const baseCents = Math.round(before * (1 - share))
  await adjustCommission({ ...ctx, actor: null }, tx, bookingId, { baseCents, cause: 'refund', reason })
}

export async function listDisputes(
  ctx: SignedInContext,
  hotelId: string,
  query: { page: number; limit: number },
): Promise<{ data: PaymentDispute[]; meta: PageMeta }> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const total = await countDisputes(ctx.sql, hotelId)
  const { page, limit } = query
  return {
    data: (await selectDisputePage(ctx.sql, hotelId, query)).map(toDispute),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export function toDispute(row: DisputeRow): PaymentDispute {
  const { serviceId: _s, account: _a, hotelId: _h, lineId: _l, ...dispute } = row
  return {
    ...dispute,
    answerBy: row.answerBy?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

type DisputeParams = { hotelId: string; disputeId: string }

/** A dispute is answered once; what was agreed on with the guest is sent along. */
export async function answerDispute(
  ctx: SignedInContext,
  params: DisputeParams,
  { text }: { text: string },
): Promise<PaymentDispute> {
  const dispute = await getOpenDispute(ctx, params)
  if (dispute.bookingId === null) throw notFound('dispute')
  const papers = (await selectPapers(ctx.sql, dispute.id)).map(({ kind, serviceId }) => ({
    kind,
    id: serviceId,
  }))
  const answer = { text, papers, ...(await writeEvidence(ctx.sql, dispute.bookingId)) }
  const { id, account, serviceId } = dispute
  const written = { text, byId: ctx.actor.userId, at: ctx.clock() }
  const facts = await unlessRefused(
    requirePaymentService(ctx)
      .answerDispute(makeAnswerKey(id, answer), account, serviceId, answer)
      .catch(async (error: unknown) => {
        // It may have arrived, or the one before it.
        if (error instanceof PaymentUnclear) await updateDisputeAnswer(ctx.sql, id, written)
        if (error instanceof PaymentRefused) await readDispute(ctx, account, serviceId)
        throw error
      }),
  )
  await ctx.sql.begin(async (tx) => {
    await updateDisputeAnswer(tx, id, written)
    const target = `booking:${dispute.bookingId}`
    await recordAudit(ctx, tx, {
      action: 'payments.dispute-answered',
      target,
      after: { dispute: dispute.id },
    })
  })
  await recordDispute(ctx, facts)
  const sent = papers.map((paper) => paper.id)
  await deletePapersExcept(ctx.sql, id, sent)
  return getDispute(ctx, params)
}

/** The same answer sent again is the same one; in other words, or after the stay has changed, it is another. */
function makeAnswerKey(disputeId: string, answer: DisputeAnswer): string {
  return createHash('sha256')
    .update(JSON.stringify([disputeId, answer]))
    .digest('hex')
}

/** The card holder keeps the money. */
export async function acceptDispute(ctx: SignedInContext, params: DisputeParams): Promise<PaymentDispute> {
  const dispute = await getOpenDispute(ctx, params)
  const facts = await unlessRefused(
    requirePaymentService(ctx).acceptDispute(dispute.account, dispute.serviceId),
  )
  await ctx.sql.begin((tx) =>
    recordAudit(ctx, tx, {
      action: 'payments.dispute-accepted',
      target: `booking:${dispute.bookingId}`,
      after: { dispute: dispute.id },
    }),
  )
  await recordDispute(ctx, facts)
  return getDispute(ctx, params)
}

export async function getOpenDispute(
  ctx: Pick<SignedInContext, 'actor' | 'clock'> & { sql: Sql },
  params: DisputeParams,
): Promise<DisputeRow> {
  const dispute = await selectDispute(ctx.sql, params, getHotelScope(ctx.actor))
  if (!dispute) throw notFound('dispute')
  if (dispute.state === 'open' && (dispute.answerBy === null || dispute.answerBy > ctx.clock()))
    return dispute
  throw new AppError('conflict', say('This dispute cannot be answered any more.'))
}

export async function getDispute(ctx: SignedInContext, params: DisputeParams): Promise<PaymentDispute> {
  const dispute = await selectDispute(ctx.sql, params, getHotelScope(ctx.actor))
  if (!dispute) throw notFound('dispute')
  return toDispute(dispute)
}

async function unlessRefused<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PaymentUnclear) throw paymentServiceDown(error)
    if (error instanceof AnswerTooLong) {
      const message = say('The answer has more pages than banks read. Shorten the text, or remove a paper.')
      throw new AppError('validation_failed', message, { cause: error })
    }
    if (!(error instanceof PaymentRefused)) throw error
    throw new AppError('conflict', say('This dispute cannot be answered any more.'), { cause: error })
  }
}
