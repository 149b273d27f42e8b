import type { Sql } from '../db/database.ts'
import { deriveProfileId } from './records.ts'
import type { Twin } from './year-before.ts'

/** Copies bookings to a number of days earlier, with their rooms, nights and history, for other guests. */
export async function insertTwins(sql: Sql, twins: Twin[], days: number): Promise<void> {
  if (twins.length === 0) return
  const rows = twins.map(({ of, id, reference, guest, isHold }) => ({
    of,
    id,
    reference,
    ...guest,
    profileId: isHold ? null : deriveProfileId(guest),
  }))
  const named = sql`
    jsonb_to_recordset(${sql.json(rows)})
      AS t (of uuid, id uuid, reference text, name text, email text, phone text, country text, language text,
            "profileId" uuid)`
  const columns = await bookingColumns(sql)
  const changed: Record<string, string> = {
    id: 't.id',
    reference: 't.reference',
    guest_name: 't.name',
    guest_email: 't.email',
    guest_phone: 't.phone',
    guest_country: 't.country',
    guest_language: 't.language',
    guest_profile_id: 't."profileId"',
    // There were no partners yet.
    source: `CASE b.source WHEN 'affiliate' THEN 'direct' ELSE b.source END`,
    affiliate_id: 'NULL',
    partnership_id: 'NULL',
    commission_bps: 'NULL',
    check_in_on: `b.check_in_on - ${days}`,
    check_out_on: `b.check_out_on - ${days}`,
    created_at: `b.created_at - interval '${days} days'`,
    booked_at: `b.booked_at - interval '${days} days'`,
    updated_at: `b.updated_at - interval '${days} days'`,
  }
  await sql`
    INSERT INTO bookings (${sql(columns)})
    SELECT ${sql.unsafe(columns.map((column) => changed[column] ?? `b.${column}`).join(', '))}
    FROM ${named} JOIN bookings b ON b.id = t.of`
  await sql`
    WITH stays AS (
      SELECT s.*, t.id AS twin_id, overlay(overlay(md5(s.id::text || t.id::text) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid AS copy_id
      FROM ${named} JOIN booking_stays s ON s.booking_id = t.of
    ), added AS (
      INSERT INTO booking_stays (id, booking_id, room_type_id, room_id, adults, child_ages, stay, taking)
      SELECT copy_id, twin_id, room_type_id, room_id, adults, child_ages,
             daterange(lower(stay) - ${days}::integer, upper(stay) - ${days}::integer), taking
      FROM stays
    )
    INSERT INTO booking_nights (stay_id, night, price_cents, meal_cents, taken)
    SELECT copy_id, night - ${days}::integer, price_cents, meal_cents, taken
    FROM stays JOIN booking_nights n ON n.stay_id = stays.id`
  // Dates in the history move with the stay.
  const moved = (name: string) => sql`
    CASE WHEN e.params ? ${name} THEN jsonb_build_object(${name}::text, (e.params ->> ${name})::date - ${days}::integer)
         ELSE '{}' END`
  await sql`
    INSERT INTO booking_events (booking_id, kind, params, particulars, at, actor_id, affiliate_id, hotel_id, from_on, until_on,
                                of_hold)
    SELECT t.id, e.kind,
           e.params || ${moved('checkInOn')} || ${moved('checkOutOn')} || ${moved('bookedUntilOn')}, e.particulars,
           e.at - make_interval(days => ${days}), e.actor_id, NULL, e.hotel_id, b.check_in_on, b.check_out_on, e.of_hold
    FROM ${named} JOIN bookings b ON b.id = t.id JOIN booking_events e ON e.booking_id = t.of
    ORDER BY e.id`
}

/** Generated columns are left out, because they cannot be written. */
async function bookingColumns(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'bookings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`
  return rows.map(({ name }) => name)
}
