import { paymentLimits } from '@roomlark/contract/bookings/payments'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { type Notice, noticePath, PaymentRefused } from '../../adapters/payments/payment-service.ts'
import type { ServiceContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { refreshAccountByService } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { readDispute } from './disputes.service.ts'
import { insertNotice, selectNotice, selectUnhandled, updateHandled } from './notices.queries.ts'
import {
  type PaymentRow,
  selectPayment,
  selectPaymentByCharge,
  selectPaymentByIntent,
  selectPaymentByPage,
  updateDeclined,
} from './payments.queries.ts'
import { settlePayment } from './settle.service.ts'
import { readRefundsOfCharge } from './settle-refunds.service.ts'
import { readTransfers } from './transfers.service.ts'

export { noticePath }

/** Longer ids are none of a payment service. */
const idLength = 255

/**
 * Takes a message of the payment service and leaves the work to a job. A message that came before is answered like the
 * first; one of a kind that nobody knows is kept.
 */
export async function receiveNotice(
  ctx: ServiceContext,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const notice = await ctx.payments?.readNotice(body, signature, ctx.clock())
  if (!notice || notice.id.length > idLength) {
    throw new AppError('bad_request', say('This is no message of the payment service.'))
  }
  const { id, account, kind, sentAt, about } = notice
  await ctx.sql.begin(async (tx) => {
    const subject = about && makeSubject(about)
    const isKnown = about !== null
    const isNew = await insertNotice(tx, { id, account, kind, subject, sentAt, at: ctx.clock(), isKnown })
    if (isNew && isKnown) await ctx.jobs.enqueue(tx, 'payments.notice', { noticeId: id })
  })
}

type About = NonNullable<Notice['about']>

/** Names the subject of a notice as it is stored: `page cs_123`. */
function makeSubject(about: About): string {
  if (about.kind === 'charge') return `charge ${about.intentId}`
  if (about.kind === 'declined') return `declined ${about.reference}`
  return about.kind === 'refund' ? `refund ${about.chargeId}` : `${about.kind} ${about.id}`
}

/** The job that acts on a notice: it reads the facts from the service, so that order and repetition do not matter. */
export async function handleNotice(ctx: ServiceContext, noticeId: string): Promise<void> {
  const notice = await selectNotice(ctx.sql, noticeId)
  if (!notice?.subject || !ctx.payments) return
  const [kind, id = ''] = notice.subject.split(' ')
  switch (kind as About['kind']) {
    case 'page':
      await settleFound(ctx, await selectPaymentByPage(ctx.sql, id))
      break
    case 'charge':
      await settleFound(ctx, await selectPaymentByIntent(ctx.sql, id))
      break
    case 'declined': {
      const payment = z.uuid().safeParse(id).success ? await selectPayment(ctx.sql, id) : undefined
      const settled = await settleFound(ctx, payment)
      if (settled?.state === 'open') await countDeclined(ctx, settled, noticeId)
      break
    }
    case 'refund': {
      const payment = await selectPaymentByCharge(ctx.sql, id)
      if (payment) await readRefundsOfCharge(ctx, payment)
      break
    }
    case 'dispute':
      await readDispute(ctx, notice.account, id)
      break
    case 'account':
      await refreshAccountByService(ctx, id)
      break
    case 'transfer':
      if (notice.account) await readTransfers(ctx, notice.account)
  }
  await updateHandled(ctx.sql, noticeId, ctx.clock())
}

/** A payment that was made at the same account in another way is none of ours. */
async function settleFound(
  ctx: ServiceContext,
  payment: PaymentRow | undefined,
): Promise<PaymentRow | undefined> {
  return payment && settlePayment(ctx, payment.id)
}

/** Ends a page on which many cards are declined, because somebody tries out numbers. Each notice counts once. */
async function countDeclined(ctx: ServiceContext, payment: PaymentRow, noticeId: string): Promise<void> {
  const declined = await ctx.sql.begin(async (tx) =>
    (await updateHandled(tx, noticeId, ctx.clock())) ? updateDeclined(tx, payment.id) : 0,
  )
  if (declined < paymentLimits.declinedCards || !ctx.payments || payment.sessionId === null) return
  try {
    await ctx.payments.closePage(payment.account, payment.sessionId)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
  }
  await settlePayment(ctx, payment.id)
}

/** Notices whose job was lost. */
export async function listLostNotices(ctx: ServiceContext): Promise<string[]> {
  return selectUnhandled(ctx.sql, new Date(ctx.clock().getTime() - 60_000), 200)
}
