import type { BookingState, TakenWay } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { StayRules } from '@roomlark/contract/inventory/plan-meals'
import type { Sql, SqlPart } from '../../../db/database.ts'
import { type Guest, guestColumns, type Money, moneyColumns } from '../bookings.queries.ts'
import { type NewNight, type NewStay, nightRows, stayRows } from '../stays.queries.ts'

/** An attempt that is stored with its booking. */
type NewAttempt = { actorId: string; key: string; requestHash: Buffer }

export type NewBooking = Pick<
  Booking,
  | 'id'
  | 'reference'
  | 'hotelId'
  | 'source'
  | 'adults'
  | 'childAges'
  | 'checkInOn'
  | 'checkOutOn'
  | 'ratePlanName'
  | 'mealPlan'
  | 'cancellationPolicy'
  | 'paymentTerms'
  | 'checkInTime'
  | 'checkOutTime'
  | 'timeZone'
  | 'currency'
  | 'usdRate'
  | 'notes'
  | 'specialRequests'
> &
  Money & {
    state: BookingState
    takenBy?: TakenWay | undefined
    /** The partner who sent the guest, and the share agreed with them. */
    referral?: { affiliateId: string; partnershipId: string; rateBps: number } | undefined
    /** Null while a guest on the site holds rooms and has not yet entered who is coming. */
    guest: Guest | null
    /** The guest's profile, or the part of a query that finds or makes it. */
    guestProfileId: string | SqlPart | null
    ratePlanId: string
    plan: { percent: number; perAdultCents: number }
    taxRules: StayRules
    heldUntil: Date | null
    /** The moments at which the hotel and the guest are reminded of an option. */
    remindAt?: Date | null
    /** Null for a hold, which is not a booking yet. */
    bookedAt: Date | null
    createdBy: string | null
    /** The reference in the system that the booking was imported from. */
    externalReference?: string | undefined
    /** The group whose rooms it takes. */
    groupId?: string | undefined
    /** The company for whose guests the rooms are held. */
    heldForCompanyId?: string | undefined
    now: Date
  }

/**
 * Writes everything in one statement. Returns false, with nothing written, when the reference is already
 * taken.
 */
export async function insertBooking(
  sql: Sql,
  booking: NewBooking,
  {
    stays,
    nights,
    attempt,
  }: { stays: NewStay[]; nights: (NewNight & { agreed?: boolean })[]; attempt: NewAttempt | null },
): Promise<boolean> {
  const rows = await sql`
    WITH made AS (
    INSERT INTO bookings ${sql({
      id: booking.id,
      reference: booking.reference,
      hotel_id: booking.hotelId,
      state: booking.state,
      source: booking.source,
      taken_by: booking.takenBy ?? null,
      affiliate_id: booking.referral?.affiliateId ?? null,
      partnership_id: booking.referral?.partnershipId ?? null,
      commission_bps: booking.referral?.rateBps ?? null,
      ...guestColumns(booking.guest),
      // A part of a query may stand here, although the types of postgres.js do not say so.
      guest_profile_id: booking.guestProfileId as string | null,
      adults: booking.adults,
      child_ages: booking.childAges,
      check_in_on: booking.checkInOn,
      check_out_on: booking.checkOutOn,
      rate_plan_id: booking.ratePlanId,
      rate_plan_name: booking.ratePlanName,
      meal_plan: booking.mealPlan,
      plan_change_bps: Math.round(booking.plan.percent * 100),
      plan_per_adult_cents: booking.plan.perAdultCents,
      tax_rules: sql.json({ ...booking.taxRules }),
      cancellation_policy: sql.json({ ...booking.cancellationPolicy }),
      payment_terms: sql.json({ ...booking.paymentTerms }),
      check_in_time: booking.checkInTime,
      check_out_time: booking.checkOutTime,
      time_zone: booking.timeZone,
      currency: booking.currency,
      ...moneyColumns(booking),
      usd_rate: booking.usdRate,
      held_until: booking.heldUntil,
      remind_at: booking.remindAt ?? null,
      booked_at: booking.bookedAt,
      notes: booking.notes,
      special_requests: booking.specialRequests,
      created_by: booking.createdBy,
      external_reference: booking.externalReference ?? null,
      group_id: booking.groupId ?? null,
      held_for_company_id: booking.heldForCompanyId ?? null,
      created_at: booking.now,
      updated_at: booking.now,
    })}
    ON CONFLICT ON CONSTRAINT bookings_reference_key DO NOTHING
    RETURNING id, created_at
    ), stays AS (
      INSERT INTO booking_stays (id, booking_id, room_type_id, room_id, guest_name, adults, child_ages, stay)
      SELECT s.* FROM made, ${stayRows(sql, stays)} s
    ), nights AS (
      INSERT INTO booking_nights (stay_id, night, price_cents, meal_cents, agreed)
      SELECT n.* FROM made, ${nightRows(sql, nights)} n
    )${attempt ? attemptRow(sql, attempt) : sql``}
    SELECT id FROM made`
  return rows.length === 1
}

function attemptRow(sql: Sql, { actorId, key, requestHash }: NewAttempt) {
  return sql`, attempt AS (
      INSERT INTO idempotency_keys (actor_id, key, request_hash, booking_id, created_at)
      SELECT ${actorId}::uuid, ${key}, ${requestHash}::bytea, id, created_at FROM made
    )`
}
