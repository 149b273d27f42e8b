import { type BookingState, unnamedGuest } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { Bill } from '@roomlark/contract/inventory/charges'
import type { MealValue, StayRules } from '@roomlark/contract/inventory/plan-meals'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** Limits a query to the bookings of one owner's hotels; undefined means all hotels. */
export type Scope = HotelScope

export type BookingRow = Pick<
  Booking,
  | 'id'
  | 'reference'
  | 'hotelId'
  | 'hotelName'
  | 'state'
  | 'source'
  | 'takenBy'
  | 'partnerName'
  | 'guest'
  | 'adults'
  | 'childAges'
  | 'checkInOn'
  | 'checkOutOn'
  | 'ratePlanName'
  | 'mealPlan'
  | 'promoCode'
  | 'cancellationPolicy'
  | 'paymentTerms'
  | 'checkInTime'
  | 'checkOutTime'
  | 'timeZone'
  | 'currency'
  | 'roomCents'
  | 'cityTaxCents'
  | 'vatCents'
  | 'totalCents'
  | 'usdRate'
  | 'totalUsdCents'
  | 'cancelledBy'
  | 'cancelReason'
  | 'feeCents'
  | 'droppedFeeCents'
  | 'arrivalTime'
  | 'stayingName'
  | 'notes'
  | 'specialRequests'
  | 'createdBy'
  | 'externalReference'
  | 'channel'
  | 'group'
  | 'companies'
  | 'extras'
  | 'onlineCheckIn'
  | 'version'
> & {
  ratePlanId: string
  /** The company for whose guests the rooms are held. */
  heldForCompanyId: string | null
  plan: { percent: number; perAdultCents: number; mealValue: MealValue | null }
  taxRules: StayRules
  /** All fees that are charged besides the rooms; `feeCents` is what a cancellation costs. */
  feesCents: number
  /** The part of `roomCents` that is VAT. */
  includedVatCents: number
  heldUntil: Date | null
  isLapsed: boolean
  /** The time left on a hold, measured by the database's clock. */
  secondsLeft: number
  /** True while a guest on the site holds the rooms and has not yet entered who is coming. */
  isUnnamed: boolean
  /** True while a guest on the site holds the rooms, and also while they pay for them: no desk may change it. */
  isBeingBooked: boolean
  /** False for a hold that has never become a booking. */
  isBooked: boolean
  /** False if the hotel registers every guest at its desk. */
  takesCheckIn: boolean
  /** The version that the guest's link is signed for. */
  linkVersion: number
  createdAt: Date
}

export async function selectBooking(sql: Sql, id: string, scope: Scope): Promise<BookingRow | undefined> {
  const [row] = await sql<BookingRow[]>`${bookingIn(sql, id, scope)}`
  return row
}

/** Locks the booking: of two changes at once, the second waits and then sees the result of the first. */
export async function selectBookingForUpdate(
  sql: Sql,
  id: string,
  scope: Scope,
): Promise<BookingRow | undefined> {
  const [row] = await sql<BookingRow[]>`${bookingIn(sql, id, scope)} FOR UPDATE OF b`
  return row
}

function bookingIn(sql: Sql, id: string, scope: Scope) {
  return sql`
    SELECT b.id, b.reference, b.hotel_id AS "hotelId", h.name AS "hotelName", b.state, b.source,
           b.taken_by AS "takenBy", partner_name(a) AS "partnerName",
           jsonb_build_object('name', coalesce(b.guest_name, ${unnamedGuest}), 'email', b.guest_email, 'phone', b.guest_phone,
                              'country', b.guest_country, 'language', b.guest_language) AS guest,
           b.adults, b.child_ages AS "childAges", b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           b.rate_plan_id AS "ratePlanId", b.rate_plan_name AS "ratePlanName", b.meal_plan AS "mealPlan",
           jsonb_build_object('percent', b.plan_change_bps::float8 / 100,
                              'perAdultCents', b.plan_per_adult_cents,
                              'mealValue', b.tax_rules->'meal') AS plan,
           CASE WHEN b.promo_code IS NOT NULL
                THEN jsonb_build_object('code', b.promo_code, 'discountPercent', b.discount_bps / 100) END AS "promoCode",
           b.tax_rules AS "taxRules", b.cancellation_policy AS "cancellationPolicy",
           b.payment_terms AS "paymentTerms", b.check_in_time AS "checkInTime",
           b.check_out_time AS "checkOutTime", b.time_zone AS "timeZone", b.currency,
           b.room_cents AS "roomCents", b.fees_cents AS "feesCents", b.city_tax_cents AS "cityTaxCents",
           b.vat_cents AS "vatCents", b.included_vat_cents AS "includedVatCents",
           b.total_cents AS "totalCents", b.usd_rate AS "usdRate",
           b.total_usd_cents AS "totalUsdCents", b.held_until AS "heldUntil",
           coalesce(b.held_until <= clock_timestamp(), false) AS "isLapsed",
           greatest(0, coalesce(ceil(extract(epoch FROM b.held_until - clock_timestamp())), 0))::integer
             AS "secondsLeft", b.cancelled_by AS "cancelledBy",
           b.cancel_reason AS "cancelReason", b.fee_cents AS "feeCents",
           b.dropped_fee_cents AS "droppedFeeCents", b.guest_name IS NULL AS "isUnnamed",
           b.guest_name IS NULL OR b.state = 'held' AND EXISTS (SELECT FROM checkouts WHERE booking_id = b.id)
             AS "isBeingBooked",
           b.booked_at IS NOT NULL AS "isBooked",
           coalesce((SELECT takes_check_in FROM hotel_arrivals e WHERE e.hotel_id = b.hotel_id), true) AS "takesCheckIn", b.link_version AS "linkVersion",
           b.arrival_time AS "arrivalTime", b.staying_name AS "stayingName", b.notes,
           b.special_requests AS "specialRequests", b.created_at AS "createdAt", b.version,
           b.external_reference AS "externalReference",
           (SELECT jsonb_build_object('name', k.name, 'reservationId', r.reservation_id)
            FROM channel_reservations r JOIN channel_connections k ON k.id = r.connection_id
            WHERE r.booking_id = b.id) AS channel,
           CASE WHEN g.id IS NOT NULL THEN jsonb_build_object('id', g.id, 'name', g.name) END AS "group",
           b.held_for_company_id AS "heldForCompanyId",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.company) ORDER BY lower(c.company), c.id), '[]')
            FROM company_profiles c
            WHERE c.id = ANY(ARRAY(SELECT f.company_id FROM folios f WHERE f.booking_id = b.id) || b.held_for_company_id)
           ) AS companies,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'extraId', x.extra_id, 'name', x.name, 'per', x.per,
                     'servedOn', x.served_on, 'quantity', x.quantity, 'times', x.times, 'priceCents', x.price_cents,
                     'vatPercent', x.vat_bps::float8 / 100, 'fromOn', x.from_on, 'untilOn', x.until_on,
                     'isOfBooking', x.of_booking) ORDER BY lower(x.name), x.id), '[]')
            FROM booking_extras x WHERE x.booking_id = b.id AND x.ended_at IS NULL) AS extras,
           ${onlineCheckIn(sql)},
           CASE WHEN b.created_by IS NULL THEN 'Guest'
                ELSE account_name(u) END AS "createdBy"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id LEFT JOIN users u ON u.id = b.created_by
      LEFT JOIN users a ON a.id = b.affiliate_id LEFT JOIN groups g ON g.id = b.group_id
    WHERE b.id = ${id} ${inScope(sql, scope)}`
}

/** A party that has grown since is not ready. */
export function onlineCheckIn(sql: Sql) {
  return sql`
    coalesce((
      SELECT CASE WHEN n.ready_at IS NOT NULL AND n.guests >= b.adults + cardinality(b.child_ages)
                  THEN 'ready' ELSE 'begun' END
      FROM booking_registrations n WHERE n.booking_id = b.id), 'none') AS "onlineCheckIn"`
}

export type Money = Bill & { totalUsdCents: number }
export type Guest = {
  name: string
  email?: string | null | undefined
  phone?: string | null | undefined
  country?: string | null | undefined
  language?: string | null | undefined
}

export async function updateState(
  sql: Sql,
  id: string,
  change: {
    state: BookingState
    checkOutOn?: string
    cancelledBy?: string | null
    cancelReason?: string | null
    feeCents?: number | null
    waivedFeeCents?: number | null
    /** Set only when a hold becomes a booking. */
    bookedAt?: Date
    guestProfileId?: string | null
    now: Date
  },
): Promise<void> {
  await sql`
    UPDATE bookings SET state = ${change.state}, held_until = NULL, held_for_company_id = NULL, updated_at = ${change.now}, version = version + 1,
      check_out_on = coalesce(${change.checkOutOn ?? null}, check_out_on),
      cancelled_by = ${change.cancelledBy ?? null}, cancel_reason = ${change.cancelReason ?? null},
      fee_cents = ${change.feeCents ?? null}, waived_fee_cents = ${change.waivedFeeCents ?? null},
      booked_at = coalesce(booked_at, ${change.bookedAt ?? null}),
      guest_profile_id = coalesce(${change.guestProfileId ?? null}, guest_profile_id)
    WHERE id = ${id}`
}

export async function updateDates(
  sql: Sql,
  id: string,
  change: Money & { droppedFeeCents: number; checkInOn: string; checkOutOn: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE bookings SET ${sql({
      dropped_fee_cents: change.droppedFeeCents,
      check_in_on: change.checkInOn,
      check_out_on: change.checkOutOn,
      ...moneyColumns(change),
      updated_at: change.now,
    })}, version = version + 1
    WHERE id = ${id}`
}

/** Sets the discount of a hold; null removes it. */
export async function updatePromoCode(
  sql: Sql,
  id: string,
  change: Money & { promoCode: { id: string; code: string; discountPercent: number } | null; now: Date },
): Promise<void> {
  const { promoCode } = change
  await sql`
    UPDATE bookings SET ${sql({
      promo_code_id: promoCode?.id ?? null,
      promo_code: promoCode?.code ?? null,
      discount_bps: (promoCode?.discountPercent ?? 0) * 100,
      ...moneyColumns(change),
      updated_at: change.now,
    })}, version = version + 1
    WHERE id = ${id}`
}

export async function updateParty(
  sql: Sql,
  id: string,
  { adults, childAges }: { adults: number; childAges: readonly number[] },
): Promise<void> {
  await sql`UPDATE bookings SET adults = ${adults}, child_ages = ${[...childAges]}::smallint[] WHERE id = ${id}`
}

/** Replaces the rate plan and the terms that come with it. */
export async function updatePlan(
  sql: Sql,
  id: string,
  plan: Pick<Booking, 'mealPlan' | 'cancellationPolicy'> & {
    id: string
    name: string
    percent: number
    perAdultCents: number
    taxRules: StayRules
  },
): Promise<void> {
  await sql`
    UPDATE bookings SET ${sql({
      rate_plan_id: plan.id,
      rate_plan_name: plan.name,
      meal_plan: plan.mealPlan,
      plan_change_bps: Math.round(plan.percent * 100),
      plan_per_adult_cents: plan.perAdultCents,
      tax_rules: sql.json({ ...plan.taxRules }),
      cancellation_policy: sql.json({ ...plan.cancellationPolicy }),
    })}
    WHERE id = ${id}`
}

export async function updateVersion(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`UPDATE bookings SET version = version + 1, updated_at = ${now} WHERE id = ${id}`
}

export async function updateLinkVersion(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE bookings SET link_version = link_version + 1, version = version + 1, updated_at = ${now} WHERE id = ${id}`
}

export async function updateArrivalTime(
  sql: Sql,
  id: string,
  arrivalTime: string | null,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE bookings SET arrival_time = ${arrivalTime}, updated_at = ${now}, version = version + 1
    WHERE id = ${id} AND arrival_time IS DISTINCT FROM ${arrivalTime}`
}

/** Ends the guest's links if they were sent to another address. */
export async function updateDetails(
  sql: Sql,
  id: string,
  change: {
    guest: Guest
    arrivalTime?: string | null
    stayingName?: string | null
    notes: string
    specialRequests: string
    now: Date
  },
): Promise<void> {
  await sql`
    UPDATE bookings SET ${sql({
      ...guestColumns(change.guest),
      ...(change.arrivalTime === undefined ? {} : { arrival_time: change.arrivalTime }),
      ...(change.stayingName === undefined ? {} : { staying_name: change.stayingName }),
      notes: change.notes,
      special_requests: change.specialRequests,
      updated_at: change.now,
    })}, version = version + 1,
      link_version = link_version + coalesce(guest_email <> coalesce(${change.guest.email ?? null}, ''), false)::integer
    WHERE id = ${id}`
}

export function guestColumns(guest: Guest | null) {
  return {
    guest_name: guest?.name ?? null,
    guest_email: guest?.email ?? null,
    guest_phone: guest?.phone || null,
    guest_country: guest?.country ?? null,
    guest_language: guest?.language ?? null,
  }
}

export function moneyColumns(money: Money) {
  return {
    room_cents: money.roomCents,
    fees_cents: money.feesCents,
    city_tax_cents: money.cityTaxCents,
    vat_cents: money.vatCents,
    included_vat_cents: money.includedVatCents,
    total_cents: money.totalCents,
    total_usd_cents: money.totalUsdCents,
  }
}

export async function selectHotelOfBooking(sql: Sql, bookingId: string): Promise<string | undefined> {
  const [row] = await sql<{ hotelId: string }[]>`
    SELECT hotel_id AS "hotelId" FROM bookings WHERE id = ${bookingId}`
  return row?.hotelId
}
