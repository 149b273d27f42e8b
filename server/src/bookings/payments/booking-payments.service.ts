import type { BookingPayments, DueRow, OnlinePayment } from '@roomlark/contract/bookings/payments'
import { dateIn } from '@roomlark/contract/dates'
import type { PageMeta } from '@roomlark/contract/paging'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { mayIn } from '../../hotel-scope.ts'
import {
  readDeskRefundLimit,
  readTakesPayments,
} from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { getBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { getFolioBooking, readBalance } from '../folios/folios.service.ts'
import { readOnlineLeft } from '../folios/posting/online-payment.service.ts'
import {
  type AskedDeposit,
  countDue,
  selectDueOfBooking,
  selectDuePage,
  selectPayers,
} from './booking-payments.queries.ts'
import { selectPaymentDisputes } from './disputes.queries.ts'
import { toDispute } from './disputes.service.ts'
import { findChargeableCard } from './kept-cards.service.ts'
import { listLinks } from './links.service.ts'
import { selectPaymentsOfBooking } from './payments.queries.ts'
import { computeRefundableCents } from './refunds.policy.ts'
import { selectDisputedCents, selectPaymentRefunds } from './refunds.queries.ts'

export async function getBookingPayments(ctx: SignedInContext, bookingId: string): Promise<BookingPayments> {
  const { hotelId, currency } = await getFolioBooking(ctx, ctx.sql, bookingId)
  const [takesPayments, balanceCents, payments, chargeable, links, due, refundLimitCents] = await Promise.all(
    [
      readTakesPayments(ctx, ctx.sql, [hotelId]),
      readBalance(ctx.sql, bookingId),
      getPaymentsOfBooking(ctx.sql, bookingId),
      findChargeableCard(ctx, ctx.sql, bookingId),
      listLinks(ctx, bookingId),
      selectDueOfBooking(ctx.sql, bookingId, ctx.clock()),
      findRefundLimit(ctx, ctx.sql, hotelId),
    ],
  )
  const { card } = chargeable ?? {}
  return {
    bookingId,
    hotelId,
    currency,
    takesPayments: takesPayments.has(hotelId),
    isTest: ctx.payments?.mode !== 'live',
    balanceCents,
    payments,
    card: card
      ? {
          brand: card.brand,
          digits: card.digits,
          expiresOn: card.expiresOn,
          chargeableCents: chargeable?.chargeableCents ?? 0,
        }
      : null,
    links,
    due: due.map((row) => toDue(ctx, row)),
    refundLimitCents,
  }
}

/** Those who may not connect payments refund up to the hotel's limit; null means that there is none. */
export async function findRefundLimit(
  { actor }: Pick<SignedInContext, 'actor'>,
  sql: Sql,
  hotelId: string,
): Promise<number | null> {
  return mayIn(actor, 'connect-payments', hotelId) ? null : readDeskRefundLimit(sql, hotelId)
}

/** Lists the online payments of a booking, whatever became of them, the oldest first. */
export async function getPaymentsOfBooking(sql: Sql, bookingId: string): Promise<OnlinePayment[]> {
  const payments = await selectPaymentsOfBooking(sql, bookingId)
  const ids = payments.map(({ id }) => id)
  const refunds = await selectPaymentRefunds(sql, ids)
  const disputes = await selectPaymentDisputes(sql, ids)
  const disputed = await selectDisputedCents(sql, ids)
  const left = await readOnlineLeft(sql, bookingId)
  const payers = await selectPayers(sql, ids)
  return payments.map((payment) => {
    const { id, purpose, state, amountCents, currency, method, cardBrand, cardDigits, failure, reason } =
      payment
    return {
      id,
      purpose,
      state,
      amountCents,
      currency,
      method,
      cardBrand,
      cardDigits,
      failure,
      reason,
      createdAt: payment.createdAt.toISOString(),
      settledAt: payment.settledAt?.toISOString() ?? null,
      by: payers.get(id) ?? null,
      refundableCents: computeRefundableCents(payment, {
        refunds,
        disputedCents: disputed.get(id) ?? 0,
        leftOnFolio: left.get(payment.lineId ?? '') ?? 0,
      }),
      refunds: refunds
        .filter(({ paymentId }) => paymentId === id)
        .map((refund) => ({
          id: refund.id,
          amountCents: refund.amountCents,
          state: refund.state,
          cause: refund.cause,
          reason: refund.reason,
          at: refund.createdAt.toISOString(),
          settledAt: refund.settledAt?.toISOString() ?? null,
          by: refund.by,
        })),
      disputes: disputes.filter(({ paymentId }) => paymentId === id).map(toDispute),
    }
  })
}

export async function listDue(
  ctx: SignedInContext,
  hotelId: string,
  query: { page: number; limit: number },
): Promise<{ data: DueRow[]; meta: PageMeta }> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const at = ctx.clock()
  const total = await countDue(ctx.sql, hotelId, at)
  const { page, limit } = query
  const rows = await selectDuePage(ctx.sql, hotelId, { page, limit, at })
  return {
    data: rows.map((row) => toDue(ctx, row)),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

function toDue({ clock }: Pick<SignedInContext, 'clock'>, row: AskedDeposit): DueRow {
  const { depositId, bookingId, reference, guestName, amountCents, currency, dueOn, chargesCard } = row
  const isOverdue = dueOn < dateIn(row.timeZone, clock())
  return {
    depositId,
    bookingId,
    reference,
    guestName,
    amountCents,
    currency,
    dueOn,
    chargesCard,
    state: row.failedAt ? 'failed' : isOverdue ? 'overdue' : 'due',
    failure: row.failedAt ? row.failure : null,
  }
}
