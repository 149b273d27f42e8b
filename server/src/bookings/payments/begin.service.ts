import { randomUUID } from 'node:crypto'
import { type PaymentPurpose, paymentLimits, paymentMinutes } from '@roomlark/contract/bookings/payments'
import { longDay } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import { type PageFacts, PaymentRefused, PaymentUnclear } from '../../adapters/payments/payment-service.ts'
import type { ActingContext, ServiceContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import {
  findPayableAccount,
  paymentServiceDown,
  requirePaymentService,
} from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { findPosterId } from '../folios/posting/posting.service.ts'
import {
  countPages,
  insertPayment,
  type PaymentRow,
  selectOpenPages,
  selectPageWords,
  selectPayment,
  selectPaymentsOfBooking,
  updatePage,
} from './payments.queries.ts'
import { recordFailure, settlePayment } from './settle.service.ts'

/** An amount to be paid, for a booking or for a statement. */
export type PaymentOrder = {
  purpose: PaymentPurpose
  hotelId: string
  bookingId: string | null
  statementId?: string | null
  /** The deposit that is paid by it. */
  depositId?: string | null
  /** Zero only keeps a card. */
  amountCents: number
  currency: string
  /** The service keeps the card for later charges. */
  keepsCard: boolean
  /** The card that is charged while its holder is away; without one, somebody pays on a page. */
  card?: { id: string; allowedCents: number } | null
  reason?: string
}

/** The service counts its thirty minutes from when the page is opened, a moment after the payment was written. */
const pageMs = (paymentMinutes + 1) * 60_000
const firstAskMs = 60_000
/** A page on which less time is left is not shown again. */
const shortMs = 5 * 60_000

/**
 * Writes down that something is to be paid, before the payment service hears of it. Returns the id of the payment: of
 * the one whose page is open already, if the same is to be paid. The caller has locked the booking or the statement, and
 * goes on with `openPaymentPage` or `settlePayment` after its transaction.
 */
export async function beginPayment(
  ctx: ActingContext,
  tx: Transaction,
  order: PaymentOrder,
): Promise<string> {
  const at = ctx.clock()
  const { purpose, hotelId, bookingId, amountCents, currency, keepsCard, card = null } = order
  const subject = {
    purpose,
    bookingId,
    statementId: order.statementId ?? null,
    depositId: order.depositId ?? null,
  }
  if (!card) {
    const open = await findSamePage(tx, { ...subject, amountCents, currency, keepsCard }, at)
    if (open) return open.id
    await requireFewPages(tx, subject, at)
  }
  const accountId = purpose === 'statement' ? null : (await getPayable(ctx, tx, hotelId)).accountId
  const id = randomUUID()
  await insertPayment(tx, {
    ...subject,
    id,
    hotelId,
    accountId,
    amountCents,
    currency,
    keepsCard,
    pageEndsAt: card ? null : new Date(at.getTime() + pageMs),
    keptCardId: card?.id ?? null,
    allowedCents: card?.allowedCents ?? null,
    reason: order.reason ?? '',
    byId: findPosterId(ctx),
    at,
    askAt: new Date(at.getTime() + firstAskMs),
  })
  return id
}

async function getPayable(ctx: ServiceContext, tx: Transaction, hotelId: string) {
  const account = await findPayableAccount(ctx, tx, hotelId)
  if (!account) throw new AppError('conflict', say('This hotel takes no payments online at the moment.'))
  return account
}

type Wanted = Pick<
  PaymentRow,
  'purpose' | 'bookingId' | 'statementId' | 'depositId' | 'amountCents' | 'currency' | 'keepsCard'
>

/** A second tab gets the page of the first. A page that was never opened is left alone: nobody has its address. */
async function findSamePage(sql: Sql, wanted: Wanted, at: Date): Promise<PaymentRow | undefined> {
  return (await selectOpenPages(sql, wanted)).find(
    (open) =>
      open.amountCents === wanted.amountCents &&
      open.currency === wanted.currency &&
      open.keepsCard === wanted.keepsCard &&
      open.pageUrl !== null &&
      open.pageEndsAt !== null &&
      open.pageEndsAt.getTime() > at.getTime() + shortMs,
  )
}

/** Somebody who tries out stolen numbers needs many pages, and a guest does not. */
async function requireFewPages(
  sql: Sql,
  subject: Pick<PaymentRow, 'bookingId' | 'statementId'>,
  at: Date,
): Promise<void> {
  const { pages, declined } = await countPages(sql, subject, new Date(at.getTime() - 3_600_000))
  if (pages < paymentLimits.pagesAnHour && declined < paymentLimits.declinedCards) return
  throw new AppError(
    'too_many_requests',
    say('Too many attempts to pay. Please try again in an hour, or ask the hotel.'),
    { retryAfterSeconds: 3600 },
  )
}

type PageWishes = {
  /** Our page, to which the guest comes back whatever happened. */
  backUrl: string
  cancelUrl: string
  language: GuestLanguage
  /** Words of a statement; a booking has its own. */
  title?: string
  description?: string
  email?: string
}

/**
 * Opens the page of the payment service and returns its address. Repeated, it returns the same page. Pages for the same
 * thing with another amount are closed before, so that nobody pays twice in two tabs.
 */
export async function openPaymentPage(
  ctx: ServiceContext,
  paymentId: string,
  wishes: PageWishes,
): Promise<string> {
  const payment = await getPayment(ctx.sql, paymentId)
  if (payment.state !== 'open' || payment.keptCardId !== null) throw notPayable()
  if (payment.pageUrl !== null) return payment.pageUrl
  const service = requirePaymentService(ctx)
  await closeOtherPages(ctx, payment)
  let facts: PageFacts
  try {
    facts = await service.openPage(payment.id, payment.account, await describePage(ctx, payment, wishes))
  } catch (error) {
    if (error instanceof PaymentUnclear) throw paymentServiceDown(error)
    if (!(error instanceof PaymentRefused)) throw error
    await recordFailure(ctx, payment.id, error.failure)
    throw notPayable(error)
  }
  const { id: sessionId, url } = facts
  const askAt = new Date(ctx.clock().getTime() + firstAskMs)
  const isOpen = url !== null && (await updatePage(ctx.sql, payment.id, { sessionId, url, askAt }))
  if (url === null || !isOpen) throw notPayable()
  // Of tabs that opened pages at the same moment, none saw those of the others before; only the newest page stays open.
  const newest = (await selectOpenPages(ctx.sql, payment)).at(-1)
  if (newest && newest.id !== payment.id) {
    await closePayment(ctx, payment.id)
    throw notPayable()
  }
  return url
}

function notPayable(cause?: unknown): AppError {
  return new AppError('conflict', say('This can no longer be paid here. Please begin again.'), { cause })
}

async function describePage(
  { sql }: Pick<ServiceContext, 'sql'>,
  payment: PaymentRow,
  { backUrl, cancelUrl, language, ...wishes }: PageWishes,
) {
  const { hotelName, reference, checkInOn, checkOutOn, email } = await selectPageWords(sql, payment.id)
  const stay =
    checkInOn && checkOutOn ? `${longDay(language, checkInOn)} – ${longDay(language, checkOutOn)}` : ''
  return {
    amount: payment.amountCents,
    currency: payment.currency,
    keepsCard: payment.keepsCard,
    title: wishes.title ?? hotelName,
    description: wishes.description ?? [reference, stay].filter(Boolean).join(' · '),
    email: wishes.email ?? email,
    language,
    backUrl,
    cancelUrl,
    endsAt: payment.pageEndsAt ?? new Date(payment.createdAt.getTime() + pageMs),
    reference: payment.id,
  }
}

/** A payment that was faster on another page is recorded. */
async function closeOtherPages(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  const others = (await selectOpenPages(ctx.sql, payment)).filter(({ id }) => id !== payment.id)
  for (const other of others) await closePage(ctx, other)
}

/**
 * Ends a payment that its guest no longer wants to make. Returns false if somebody was faster and has paid, which is
 * then recorded.
 */
export async function closePayment(ctx: ServiceContext, paymentId: string): Promise<boolean> {
  const { state } = await closePage(ctx, await getPayment(ctx.sql, paymentId))
  return state !== 'succeeded' && state !== 'processing'
}

/**
 * Has the pages of a booking closed that nobody wants to be paid any more. The caller has locked it. Whoever has paid
 * by then gets the money back, and whoever has not is told so at once.
 */
export async function orderClosing(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Transaction,
  bookingId: string,
): Promise<void> {
  for (const { id: paymentId, state, sessionId } of await selectPaymentsOfBooking(tx, bookingId)) {
    if (state === 'open' && sessionId !== null) await ctx.jobs.enqueue(tx, 'payments.close', { paymentId })
  }
}

async function closePage(ctx: ServiceContext, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.state !== 'open' || payment.sessionId === null) return payment
  try {
    await requirePaymentService(ctx).closePage(payment.account, payment.sessionId)
  } catch (error) {
    if (error instanceof PaymentUnclear) throw paymentServiceDown(error)
    if (!(error instanceof PaymentRefused)) throw error
  }
  return settlePayment(ctx, payment.id)
}

export async function getPayment(sql: Sql, id: string): Promise<PaymentRow> {
  const payment = await selectPayment(sql, id)
  if (!payment) throw notFound('payment')
  return payment
}
