import type { bookingDetailNames } from '@roomlark/contract/booking-events'
import type { BookingState } from '@roomlark/contract/booking-states'
import type { BookingChangeQuote } from '@roomlark/contract/bookings/booking-changes'
import { cancelFeeCents } from '@roomlark/contract/bookings/booking-fee'
import type { GuestNotice } from '@roomlark/contract/bookings/stay-change'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { type CommissionedStay, computeCommission } from '@roomlark/contract/partners/commission'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { changeNotice } from '../../mail/guest-mails.ts'
import type { BookingRow } from './bookings.queries.ts'
import { type FrozenBoost, selectCommissionTerms } from './partner.queries.ts'
import { nightsAfter, type PlannedBill, type PlannedStay } from './stay-plan.policy.ts'
import type { StayRow } from './stays.queries.ts'

/** Outcome of a change to a booking, as it is quoted before the change is made. */
export type PlannedChange = {
  bill: PlannedBill
  before: StayRow[]
  stays: PlannedStay[]
  /** The state that the booking has then. */
  after: BookingState
  obstacles: Obstacle[]
  limits: Obstacle[]
  cancellationPolicy: CancellationPolicy
  feeCents: number | null
  roomNumbers: (string | null)[]
  /** Changes that the email to the guest names; null if the stay is confirmed anew. */
  details: (typeof bookingDetailNames)[number][] | null
  /** True if the guest has to be informed. */
  isConcerning: boolean
}

export async function makeChangeQuote(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  booking: BookingRow,
  considered: PlannedChange,
): Promise<BookingChangeQuote> {
  const { bill, before, stays, after, cancellationPolicy, obstacles, limits, feeCents, roomNumbers } =
    considered
  const now = ctx.clock()
  const changed = { ...booking, state: after, cancellationPolicy }
  return {
    ...bill.lines,
    totalCents: bill.totalCents,
    obstacles,
    limits,
    cancellationPolicy,
    feeCents,
    roomNumbers,
    currency: booking.currency,
    differenceCents: bill.totalCents - booking.totalCents,
    nights: changedNights(before, stays),
    cancelFeeCents: {
      before: cancelFeeCents(booking, before, now),
      after: cancelFeeCents(
        changed,
        stays.map((planned) => ({ nightlyCents: nightsAfter(planned) })),
        now,
      ),
    },
    commissionCents: await commissionDifference(sql, booking, considered),
    mail: findGuestNotice(booking, considered),
  }
}

function changedNights(before: StayRow[], stays: PlannedStay[]): BookingChangeQuote['nights'] {
  const was = sums(before.flatMap(({ nightlyCents }) => nightlyCents))
  const then = sums(stays.flatMap(nightsAfter))
  return [...new Set([...was.keys(), ...then.keys()])]
    .toSorted()
    .map((night) => ({ night, cents: { before: was.get(night) ?? 0, after: then.get(night) ?? 0 } }))
    .filter(({ cents }) => cents.before !== cents.after)
}

function sums(nights: readonly { night: string; priceCents: number }[]): Map<string, number> {
  const byNight = new Map<string, number>()
  for (const { night, priceCents } of nights) byNight.set(night, (byNight.get(night) ?? 0) + priceCents)
  return byNight
}

/** Compares what the hotel pays to the partner who brought the guest before and after the change. */
async function commissionDifference(
  sql: Sql,
  booking: BookingRow,
  { bill, stays, after }: PlannedChange,
): Promise<BookingChangeQuote['commissionCents']> {
  const terms = booking.source === 'affiliate' ? await selectCommissionTerms(sql, booking.id) : undefined
  if (!terms) return null
  const stay = {
    state: after,
    roomCents: bill.roomCents,
    includedVatCents: bill.includedVatCents,
    droppedFeeCents: bill.droppedFeeCents,
    feeCents: null,
    boosted: terms.boosts.flatMap((boost) => boostedNights(boost, stays)),
  }
  return { before: terms.costCents, after: computeCommission(stay, terms).grossCents }
}

/** Finds the nights of a boost that the booking still has then, as the view boosted_booking_nights does. */
function boostedNights(boost: FrozenBoost, stays: PlannedStay[]): CommissionedStay['boosted'][number][] {
  return stays
    .flatMap((planned) =>
      nightsAfter(planned)
        .filter(({ night }) => night === boost.night)
        .map(({ priceCents }) => ({ priceCents, isOfType: planned.guests.roomTypeId === boost.roomTypeId })),
    )
    .toSorted((a, b) => Number(b.isOfType) - Number(a.isOfType) || b.priceCents - a.priceCents)
    .slice(0, boost.rooms)
    .map(({ priceCents }) => ({ priceCents, bps: boost.bps }))
}

/** Returns the email that the guest would get; a hold is not a booking yet, so nobody is emailed about it. */
function findGuestNotice(booking: BookingRow, { isConcerning, details }: PlannedChange): GuestNotice | null {
  const { state, guest, hotelName, reference, checkInOn } = booking
  if (!isConcerning || state === 'held' || guest.email === null) return null
  const language = toGuestLanguage(guest.language)
  const { subject, paragraph } = changeNotice({ language, hotelName, reference, checkInOn, details })
  return { to: guest.email, subject, text: paragraph }
}
