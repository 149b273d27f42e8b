import { bookingEventParams } from '@roomlark/contract/booking-events'
import { addMonths, dateIn, daysBetween, utcDay } from '@roomlark/contract/dates'
import { payoutOn, toMonthStart } from '@roomlark/contract/money-calendar'
import type {
  CommissionReceipt,
  ReceiptChange,
  ReceiptCorrection,
  ReceiptEvent,
} from '@roomlark/contract/partners/commission-receipt'
import type { Actor, SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { readClockFacts } from '../clock-facts.service.ts'
import {
  type ChangeRow,
  type ReceiptRow,
  type ReceiptScope,
  type StatementRow,
  selectChanges,
  selectReceipt,
  selectStatements,
} from './receipts.queries.ts'

/** All who may see a commission see the same, but for the partner's own words; for others there is none. */
export async function getReceipt(ctx: SignedInContext, bookingId: string): Promise<CommissionReceipt> {
  const [row, clocks, changes, statements] = await Promise.all([
    selectReceipt(ctx.sql, bookingId, getReceiptScope(ctx.actor)),
    readClockFacts(ctx.sql, [bookingId]),
    selectChanges(ctx.sql, bookingId),
    selectStatements(ctx.sql, bookingId),
  ])
  const clock = clocks.get(bookingId)
  if (!row || !clock) throw notFound('commission')
  const { clickedAt, linkCode, linkHotel } = row
  const isOwn = ctx.actor.userType === 'affiliate'
  return {
    bookingId,
    reference: row.reference,
    hotelName: row.hotelName,
    partnerName: row.partnerName,
    rooms: row.rooms,
    clock,
    source: {
      method: row.method,
      clickedAt: clickedAt?.toISOString() ?? null,
      linkCode: clickedAt && linkCode,
      linkHotel: clickedAt && linkHotel,
      tag: isOwn ? row.tag : null,
      site: isOwn ? row.site : null,
      promoCode: row.promoCode,
      windowDays: row.windowDays,
      ratePercent: row.ratePercent,
      isOwnRate: row.isOwnRate,
      agreedPercent: row.agreedPercent,
      tierPercent: row.tierPercent,
      campaign: row.campaign,
      sharePercent: row.sharePercent,
    },
    amounts: toAmounts(row),
    changes: changes.map(toChange),
    statements: statements.map(({ payOn, usdCents, ...statement }) => statement),
    correction: findCorrection(row, changes, statements, ctx.clock()),
  }
}

function getReceiptScope(actor: Actor): ReceiptScope {
  return actor.userType === 'affiliate' ? { affiliateId: actor.userId } : getHotelScope(actor)
}

function toAmounts(row: ReceiptRow): CommissionReceipt['amounts'] {
  const { currency, usdRate, roomCents, includedVatCents, addedVatCents, feesCents, cityTaxCents } = row
  const { discountPercent, chargedNights, chargedCents } = row
  const { agreement, baseCents, boostCents, bonusCents, grossCents, shareCents, netCents, netUsdCents } = row
  return {
    currency,
    usdRate,
    roomCents,
    includedVatCents,
    addedVatCents,
    feesCents,
    cityTaxCents,
    discountPercent,
    chargedNights,
    chargedCents,
    agreement,
    baseCents,
    boostCents,
    bonusCents,
    grossCents,
    shareCents,
    netCents,
    netUsdCents,
  }
}

function toChange({ at, eventKind, eventParams, ...change }: ChangeRow): ReceiptChange {
  return {
    ...change,
    at: at.toISOString(),
    event: eventKind === null ? null : toEvent(eventKind, eventParams),
  }
}

const nothing = { rooms: [], nights: null, nightsBefore: null, by: null, feeCents: null, change: null }

/** Free text about an event may name a guest, so only what is counted is read; old events may lack it. */
function toEvent(kind: string, params: unknown): ReceiptEvent {
  switch (kind) {
    case 'created': {
      const { data } = bookingEventParams.created.safeParse(params)
      const nights = data ? daysBetween(data.checkInOn, data.checkOutOn) : null
      return { ...nothing, kind, rooms: data?.rooms ?? [], nights }
    }
    case 'moved': {
      const { data } = bookingEventParams.moved.safeParse(params)
      const [nights, nightsBefore] = [data?.to, data?.from].map((stay) =>
        stay ? daysBetween(stay.checkInOn, stay.checkOutOn) : null,
      )
      return { ...nothing, kind, nights: nights ?? null, nightsBefore: nightsBefore ?? null }
    }
    case 'checked-out': {
      const { data } = bookingEventParams['checked-out'].safeParse(params)
      return { ...nothing, kind, nights: data?.nights ?? null }
    }
    case 'cancelled': {
      const { data } = bookingEventParams.cancelled.safeParse(params)
      return { ...nothing, kind, by: data?.by ?? null, feeCents: data?.feeCents ?? null }
    }
    case 'no-show': {
      const { data } = bookingEventParams['no-show'].safeParse(params)
      return { ...nothing, kind, feeCents: data?.feeCents ?? null }
    }
    case 'changed': {
      const { data } = bookingEventParams.changed.safeParse(params)
      return { ...nothing, kind, change: data?.change?.kind ?? null }
    }
    case 'undone':
    case 'reinstated':
      return { ...nothing, kind }
    default:
      return { ...nothing, kind: 'other' }
  }
}

/** Finds the change that came after the partner's statement. */
function findCorrection(
  row: ReceiptRow,
  changes: readonly ChangeRow[],
  statements: readonly StatementRow[],
  now: Date,
): ReceiptCorrection | null {
  const settled = statements.filter(({ side }) => side === 'affiliate')
  const changedAt = changes.findLast(({ netCents }) => netCents !== 0)?.at
  if (settled.length === 0 || !changedAt) return null
  const on = dateIn(row.timeZone, changedAt)
  if (row.netUsdCents !== row.settledUsdCents) {
    const first = addMonths(toMonthStart(on), 1)
    const today = utcDay(now)
    const statementOn = payoutOn(first) < today ? addMonths(toMonthStart(today), 1) : first
    const usdCents = row.netUsdCents - row.settledUsdCents
    return { on, usdCents, statementOn, statementNumber: null, payOn: payoutOn(statementOn), isPaid: false }
  }
  const last = settled.findLast(({ isCorrection }) => isCorrection)
  if (!last) return null
  const { month, number, usdCents, isPaid } = last
  return {
    on,
    usdCents,
    statementOn: month,
    statementNumber: number,
    payOn: last.payOn ?? payoutOn(month),
    isPaid,
  }
}
