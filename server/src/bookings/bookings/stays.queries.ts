import type { Sql } from '../../db/database.ts'

export type StayNight = {
  night: string
  priceCents: number
  /** The part of the price that is for the meals of the plan. */
  mealCents: number
  /** Price of a night of a hold without its promo code. */
  fullCents: number | null
  released: boolean
  /** True if the desk has agreed on the price with the guest. */
  agreed: boolean
}

export type StayRow = {
  id: string
  roomTypeId: string
  roomTypeName: string
  roomId: string | null
  roomNumber: string | null
  guestName: string | null
  adults: number
  childAges: number[]
  checkInOn: string
  checkOutOn: string
  taking: boolean
  nightlyCents: StayNight[]
}

/** Selects the stays of a booking with all their nights. */
export async function selectStays(sql: Sql, bookingId: string): Promise<StayRow[]> {
  return sql<StayRow[]>`
    SELECT s.id, s.room_type_id AS "roomTypeId", t.name AS "roomTypeName", s.room_id AS "roomId",
           r.number AS "roomNumber", s.guest_name AS "guestName", s.adults, s.child_ages AS "childAges", lower(s.stay) AS "checkInOn",
           upper(s.stay) AS "checkOutOn", s.taking, n.nights AS "nightlyCents"
    FROM booking_stays s
    JOIN room_types t ON t.id = s.room_type_id
    LEFT JOIN rooms r ON r.id = s.room_id
    LEFT JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('night', night, 'priceCents', price_cents, 'mealCents', meal_cents,
                                                   'fullCents', full_cents,
                                                   'released', NOT taken, 'agreed', agreed)
                                ORDER BY night), '[]') AS nights
      FROM booking_nights WHERE stay_id = s.id
    ) AS n ON true
    WHERE s.booking_id = ${bookingId}
    ORDER BY t.name, lower(s.stay), s.id`
}

/** Selects those that still take a room. */
export async function selectTakingStays(sql: Sql, bookingId: string): Promise<StayRow[]> {
  return (await selectStays(sql, bookingId)).filter(({ taking }) => taking)
}

/** Selects the numbers of the rooms that a booking leaves that day and that other guests are in today. */
export async function selectRoomsTakenOver(
  sql: Sql,
  { id, checkOutOn }: { id: string; checkOutOn: string },
  today: string,
): Promise<string[]> {
  const rooms = await sql<{ number: string }[]>`
    SELECT DISTINCT r.number
    FROM booking_stays s
    JOIN rooms r ON r.id = s.room_id
    JOIN booking_stays o ON o.room_id = s.room_id AND o.booking_id <> s.booking_id AND o.taking
    JOIN bookings b ON b.id = o.booking_id AND b.state = 'checked-in'
    WHERE s.booking_id = ${id} AND upper(s.stay) = ${checkOutOn} AND lower(o.stay) <= ${today}
      AND (upper(o.stay) > ${today} OR upper(o.stay) = b.check_out_on)
    ORDER BY r.number`
  return rooms.map(({ number }) => number)
}

export type NewStay = {
  id: string
  bookingId: string
  roomTypeId: string
  roomId: string | null
  guestName: string | null
  adults: number
  childAges: number[]
  checkInOn: string
  checkOutOn: string
}

export async function insertStays(sql: Sql, stays: NewStay[]): Promise<void> {
  await sql`
    INSERT INTO booking_stays (id, booking_id, room_type_id, room_id, guest_name, adults, child_ages, stay)
    SELECT * FROM ${stayRows(sql, stays)} s`
}

/** Formats the stays as rows of their table. */
export function stayRows(sql: Sql, stays: NewStay[]) {
  return sql`(
    SELECT id, booking_id, room_type_id, room_id, guest_name, adults, child_ages, daterange(check_in_on, check_out_on)
    FROM jsonb_to_recordset(${sql.json(stays.map(stayRecord))}) AS s (
      id uuid, booking_id uuid, room_type_id uuid, room_id uuid, guest_name text, adults smallint, child_ages smallint[],
      check_in_on date, check_out_on date))`
}

function stayRecord(stay: NewStay) {
  return {
    id: stay.id,
    booking_id: stay.bookingId,
    room_type_id: stay.roomTypeId,
    room_id: stay.roomId,
    guest_name: stay.guestName,
    adults: stay.adults,
    child_ages: stay.childAges,
    check_in_on: stay.checkInOn,
    check_out_on: stay.checkOutOn,
  }
}

export type NewNight = { stayId: string; night: string; priceCents: number; mealCents: number }

export async function insertStayNights(sql: Sql, nights: (NewNight & { agreed?: boolean })[]): Promise<void> {
  await sql`
    INSERT INTO booking_nights (stay_id, night, price_cents, meal_cents, agreed)
    SELECT * FROM ${nightRows(sql, nights)} n`
}

/** Formats the nights as rows of their table. */
export function nightRows(sql: Sql, nights: (NewNight & { agreed?: boolean })[]) {
  return sql`(
    SELECT stay_id, night, price_cents, meal_cents, agreed = 1
    FROM unnest(${nights.map((row) => row.stayId)}::uuid[], ${nights.map((row) => row.night)}::date[],
                ${nights.map((row) => row.priceCents)}::bigint[], ${nights.map((row) => row.mealCents)}::bigint[],
                ${nights.map((row) => Number(row.agreed ?? false))}::integer[])
      AS n (stay_id, night, price_cents, meal_cents, agreed))`
}

export type FullPrice = Omit<NewNight, 'mealCents'> & { adults: number; childAges: number[] }

/** Selects what each night of a booking costs without a discount, and the guests of its room. */
export async function selectFullPrices(sql: Sql, bookingId: string): Promise<FullPrice[]> {
  return sql<FullPrice[]>`
    SELECT n.stay_id AS "stayId", n.night, coalesce(n.full_cents, n.price_cents) AS "priceCents", s.adults,
           s.child_ages AS "childAges"
    FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id
    WHERE s.booking_id = ${bookingId}`
}

/** Stores new prices of nights, with the full prices beside them while there is a discount. */
export async function updateNightPrices(
  sql: Sql,
  nights: (NewNight & { fullCents: number | null })[],
): Promise<void> {
  await sql`
    UPDATE booking_nights n SET price_cents = p.price_cents, meal_cents = p.meal_cents, full_cents = p.full_cents
    FROM unnest(${nights.map((row) => row.stayId)}::uuid[], ${nights.map((row) => row.night)}::date[],
                ${nights.map((row) => row.priceCents)}::bigint[], ${nights.map((row) => row.mealCents)}::bigint[],
                ${nights.map((row) => row.fullCents)}::bigint[])
      AS p (stay_id, night, price_cents, meal_cents, full_cents)
    WHERE n.stay_id = p.stay_id AND n.night = p.night`
}

/** Counts the rooms that a booking takes from this night on, by type and night. */
export async function selectTaken(
  sql: Sql,
  bookingId: string,
  fromOn: string,
): Promise<{ roomTypeId: string; night: string; rooms: number }[]> {
  return sql<{ roomTypeId: string; night: string; rooms: number }[]>`
    SELECT s.room_type_id AS "roomTypeId", n.night, count(*)::integer AS rooms
    FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id
    WHERE s.booking_id = ${bookingId} AND n.taken AND n.night >= ${fromOn}
    GROUP BY s.room_type_id, n.night`
}

/** Gives nights back; they keep their price. A stay without nights keeps its dates but occupies no room. */
export async function updateReleased(sql: Sql, bookingId: string, fromOn: string): Promise<void> {
  await sql`
    UPDATE booking_nights n SET taken = false FROM booking_stays s
    WHERE s.id = n.stay_id AND s.booking_id = ${bookingId} AND n.taken AND n.night >= ${fromOn}`
  await sql`
    UPDATE booking_stays SET
      taking = lower(stay) < ${fromOn},
      stay = CASE WHEN lower(stay) < ${fromOn} THEN daterange(lower(stay), least(upper(stay), ${fromOn})) ELSE stay END
    WHERE booking_id = ${bookingId} AND taking`
}

/** Counts the rooms that a booking has given back, by type and night. */
export async function selectReleased(
  sql: Sql,
  bookingId: string,
): Promise<{ roomTypeId: string; night: string; rooms: number }[]> {
  return sql<{ roomTypeId: string; night: string; rooms: number }[]>`
    SELECT s.room_type_id AS "roomTypeId", n.night, count(*)::integer AS rooms
    FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id
    WHERE s.booking_id = ${bookingId} AND NOT n.taken
    GROUP BY s.room_type_id, n.night`
}

export async function updateTakenAgain(sql: Sql, bookingId: string): Promise<void> {
  await sql`
    UPDATE booking_nights n SET taken = true FROM booking_stays s
    WHERE s.id = n.stay_id AND s.booking_id = ${bookingId} AND NOT n.taken`
}

/** A stay with an assigned room occupies that room. */
export async function updateStay(
  sql: Sql,
  id: string,
  stay: { roomTypeId: string; roomId: string | null; checkInOn: string; checkOutOn: string },
): Promise<void> {
  await sql`
    UPDATE booking_stays SET room_type_id = ${stay.roomTypeId}, room_id = ${stay.roomId},
      stay = daterange(${stay.checkInOn}, ${stay.checkOutOn}), taking = true
    WHERE id = ${id}`
}

export async function updateStayGuests(
  sql: Sql,
  id: string,
  { adults, childAges }: { adults: number; childAges: readonly number[] },
): Promise<void> {
  await sql`UPDATE booking_stays SET adults = ${adults}, child_ages = ${[...childAges]}::smallint[] WHERE id = ${id}`
}

export async function updateRepricedNights(
  sql: Sql,
  stayId: string,
  nights: (Omit<NewNight, 'stayId'> & { agreed?: boolean })[],
): Promise<void> {
  await sql`
    UPDATE booking_nights n
    SET price_cents = changed.price_cents, meal_cents = changed.meal_cents, agreed = changed.agreed = 1
    FROM unnest(${nights.map(({ night }) => night)}::date[], ${nights.map(({ priceCents }) => priceCents)}::bigint[],
                ${nights.map(({ mealCents }) => mealCents)}::bigint[],
                ${nights.map(({ agreed }) => Number(agreed ?? false))}::integer[])
      AS changed (night, price_cents, meal_cents, agreed)
    WHERE n.stay_id = ${stayId} AND n.night = changed.night`
}

/** Assigns rooms to stays that have none. */
export async function updateRoomsOfStays(
  sql: Sql,
  assigned: readonly { stayId: string; roomId: string }[],
): Promise<void> {
  await sql`
    UPDATE booking_stays s SET room_id = a.room_id
    FROM unnest(${assigned.map(({ stayId }) => stayId)}::uuid[], ${assigned.map(({ roomId }) => roomId)}::uuid[])
      AS a (stay_id, room_id)
    WHERE s.id = a.stay_id`
}

export async function deleteStayNights(sql: Sql, stayId: string, nights: string[]): Promise<void> {
  await sql`DELETE FROM booking_nights WHERE stay_id = ${stayId} AND night = ANY(${nights}::date[])`
}

export async function deleteStay(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM booking_stays WHERE id = ${id}`
}

/** From this night on, the nights belong to another stay of the booking. */
export async function moveStayNights(
  sql: Sql,
  fromStay: string,
  toStay: string,
  fromOn: string,
): Promise<void> {
  await sql`
    UPDATE booking_nights SET stay_id = ${toStay} WHERE stay_id = ${fromStay} AND night >= ${fromOn}`
}
