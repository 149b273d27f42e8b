import type { ConsentSource, GuestSummary, GuestValues } from '@roomlark/contract/bookings/guests'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** A profile as it is stored, without figures. */
export type GuestRow = {
  id: string
  ownerId: string
  name: string
  email: string | null
  phone: string | null
  country: string | null
  language: string | null
  birthday: string | null
  preferences: string
  isVip: boolean
  notes: string
  consentAt: Date | null
  consentSource: ConsentSource | null
  noLettersAt: Date | null
  createdAt: Date
  changedBy: string | null
  version: number
  /** The country in which a phone number without a country code is read, if the guest's own is not known. */
  hotelCountry: string | null
}

export async function selectGuestRow(sql: Sql, id: string): Promise<GuestRow | undefined> {
  const [row] = await sql<GuestRow[]>`
    SELECT ${guestColumns(sql)} FROM guest_profiles g LEFT JOIN users u ON u.id = g.by_id
    WHERE g.id = ${id} AND g.merged_into IS NULL`
  return row
}

function guestColumns(sql: Sql) {
  return sql`
    g.id, g.owner_id AS "ownerId", g.name, g.email, g.phone, g.country, g.language, g.birthday, g.preferences, g.notes,
    g.is_vip AS "isVip",
    g.consent_at AS "consentAt", g.consent_source AS "consentSource", g.no_letters_at AS "noLettersAt", g.created_at AS "createdAt",
    CASE WHEN u.id IS NOT NULL THEN account_name(u) END AS "changedBy", g.version,
    (SELECT h.country FROM bookings b JOIN hotels h ON h.id = b.hotel_id
     WHERE b.guest_profile_id = g.id ORDER BY b.check_in_on DESC LIMIT 1) AS "hotelCountry"`
}

/**
 * Returns the profile within reach that an id stands for, which is another one if the profile was merged. A member of
 * a team reaches the guests of the hotels they work for.
 */
export async function selectReachedGuest(
  sql: Sql,
  id: string,
  scope: HotelScope,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT g.id FROM guest_profiles asked JOIN guest_profiles g ON g.id = coalesce(asked.merged_into, asked.id)
    WHERE asked.id = ${id} ${isReached(sql, scope)}`
  return row?.id
}

/** Locks profiles within reach in the order of their ids, so that two clerks who merge never wait for each other. */
export async function selectReachedForUpdate(
  sql: Sql,
  ids: readonly string[],
  scope: HotelScope,
): Promise<GuestRow[]> {
  return sql<GuestRow[]>`
    SELECT ${guestColumns(sql)} FROM guest_profiles g LEFT JOIN users u ON u.id = g.by_id
    WHERE g.id = ANY(${[...ids]}::uuid[]) AND g.merged_into IS NULL ${isReached(sql, scope)}
    ORDER BY g.id FOR UPDATE OF g`
}

function isReached(sql: Sql, scope: HotelScope) {
  const ofOwner = scope.ownerId === undefined ? sql`` : sql`AND g.owner_id = ${scope.ownerId}`
  if (scope.hotelIds === undefined) return ofOwner
  return sql`${ofOwner} AND EXISTS (
    SELECT FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.guest_profile_id = g.id ${inScope(sql, scope)})`
}

export type Figures = Pick<GuestSummary, 'stays' | 'nights' | 'revenue' | 'lastStayOn'> & {
  nextStayOn: string | null
}

/** Counts what a guest has booked within reach, exactly as it is now. */
export async function selectFigures(sql: Sql, guestId: string, scope: HotelScope): Promise<Figures> {
  const [row] = await sql<[Figures]>`
    WITH reached AS (
      SELECT b.* FROM bookings b JOIN hotels h ON h.id = b.hotel_id
      WHERE b.guest_profile_id = ${guestId} ${inScope(sql, scope)}
    ), stayed AS (SELECT * FROM reached WHERE state IN ('checked-in', 'checked-out'))
    SELECT count(*)::integer AS stays, coalesce(sum(check_out_on - check_in_on), 0)::integer AS nights,
           max(check_out_on) AS "lastStayOn",
           (SELECT min(check_in_on) FROM reached WHERE state = 'confirmed') AS "nextStayOn",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'cents', cents) ORDER BY currency), '[]')
            FROM (SELECT currency, sum(total_cents) AS cents FROM stayed GROUP BY currency) AS sums) AS revenue
    FROM stayed`
  return row
}

/** Returns the number of a booking among the guest's stays within reach that were not cancelled. */
export async function selectStayNumber(
  sql: Sql,
  guestId: string,
  bookingId: string,
  scope: HotelScope,
): Promise<number> {
  const [row] = await sql<[{ number: number }]>`
    SELECT count(*)::integer + 1 AS number
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id, bookings this
    WHERE this.id = ${bookingId} AND b.guest_profile_id = ${guestId} AND b.id <> this.id
      AND b.state IN ('confirmed', 'checked-in', 'checked-out')
      AND (b.check_in_on, b.created_at) < (this.check_in_on, this.created_at) ${inScope(sql, scope)}`
  return row.number
}

/** Returns undefined if the booking is not within reach. */
export async function selectGuestIdOfBooking(
  sql: Sql,
  bookingId: string,
  scope: HotelScope,
): Promise<{ guestId: string | null } | undefined> {
  const [row] = await sql<{ guestId: string | null }[]>`
    SELECT b.guest_profile_id AS "guestId" FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.id = ${bookingId} ${inScope(sql, scope)}`
  return row
}

export async function updateGuest(
  sql: Sql,
  id: string,
  values: GuestValues,
  change: {
    consentAt: Date | null
    consentSource: ConsentSource | null
    noLettersAt: Date | null
    isVip: boolean
    byId: string
    now: Date
  },
): Promise<void> {
  await sql`
    UPDATE guest_profiles SET ${sql({
      name: values.name,
      email: values.email ?? null,
      phone: values.phone || null,
      country: values.country ?? null,
      language: values.language ?? null,
      birthday: values.birthday,
      preferences: values.preferences,
      notes: values.notes,
      consent_at: change.consentAt,
      consent_source: change.consentSource,
      no_letters_at: change.noLettersAt,
      is_vip: change.isVip,
      by_id: change.byId,
      updated_at: change.now,
    })}, version = version + 1
    WHERE id = ${id}`
}

export async function selectWantsNoLetters(sql: Sql, bookingId: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM bookings b JOIN guest_profiles g ON g.id = b.guest_profile_id
    WHERE b.id = ${bookingId} AND g.no_letters_at IS NOT NULL`
  return rows.length > 0
}

export async function updateWantsNoLetters(sql: Sql, bookingId: string, now: Date): Promise<void> {
  await sql`
    UPDATE guest_profiles g SET no_letters_at = ${now}, updated_at = ${now}, version = g.version + 1
    FROM bookings b WHERE b.id = ${bookingId} AND g.id = b.guest_profile_id AND g.no_letters_at IS NULL`
}
