import type { FolioPayer } from '@roomlark/contract/bookings/folio-input'
import type {
  Group,
  GroupBilling,
  GroupBlock,
  GroupBlockInput,
  GroupBooking,
  GroupEvent,
  GroupEventKind,
  GroupInput,
  GroupState,
  GroupSummary,
} from '@roomlark/contract/bookings/groups'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'
import { contains, searchWords } from '../../../db/search.ts'

export type GroupRow = {
  id: string
  hotelId: string
  name: string
  state: GroupState
  contactName: string
  contactEmail: string
  contactPhone: string
  billing: GroupBilling
  payer: FolioPayer | null
  companyId: string | null
  ratePlanId: string
  arriveOn: string
  departOn: string
  cutOffAt: Date
  /** Null once the hotel was reminded. */
  remindAt: Date | null
  notes: string
  version: number
}

function columns(sql: Sql) {
  return sql`
    g.id, g.hotel_id AS "hotelId", g.name, g.state, g.contact_name AS "contactName",
    g.contact_email AS "contactEmail", g.contact_phone AS "contactPhone", g.billing,
    jsonb_build_object('postalCode', '', 'city', '', 'country', '', 'buyerReference', '') || g.payer AS payer,
    g.company_id AS "companyId",
    g.rate_plan_id AS "ratePlanId", g.arrive_on AS "arriveOn", g.depart_on AS "departOn",
    g.cut_off_at AS "cutOffAt", g.remind_at AS "remindAt", g.notes, g.version`
}

export async function selectGroup(
  sql: Sql,
  id: string,
  scope: HotelScope,
): Promise<(GroupRow & Facts) | undefined> {
  const [row] = await sql<(GroupRow & Facts)[]>`
    SELECT ${columns(sql)}, h.name AS "hotelName", h.currency, h.time_zone AS "timeZone",
           h.check_in_time AS "checkInTime", p.name AS "ratePlanName"
    FROM groups g JOIN hotels h ON h.id = g.hotel_id LEFT JOIN rate_plans p ON p.id = g.rate_plan_id
    WHERE g.id = ${id} ${inScope(sql, scope)}`
  return row
}
type Facts = Pick<Group, 'hotelName' | 'currency' | 'timeZone' | 'checkInTime' | 'ratePlanName'>

/** Of two clerks who change a group or take its rooms at once, the second waits here. */
export async function selectGroupForUpdate(sql: Sql, id: string): Promise<GroupRow | undefined> {
  const [row] = await sql<GroupRow[]>`SELECT ${columns(sql)} FROM groups g WHERE g.id = ${id} FOR UPDATE`
  return row
}

type Filters = HotelScope & {
  search?: string | undefined
  hotelId?: string | undefined
  state?: GroupState | undefined
}

export type SummaryRow = Omit<GroupSummary, 'cutOffAt'> & { cutOffAt: Date }

/** Those that are not over first, the next arrival first; then the others, the latest first. */
export async function selectGroups(
  sql: Sql,
  filters: Filters & { page: number; limit: number; now: Date },
): Promise<SummaryRow[]> {
  const { page, limit, now } = filters
  return sql<SummaryRow[]>`
    SELECT g.id, g.hotel_id AS "hotelId", h.name AS "hotelName", g.name, g.state, g.arrive_on AS "arriveOn",
           g.depart_on AS "departOn", g.cut_off_at AS "cutOffAt", h.time_zone AS "timeZone", ${figures(sql)}
    FROM groups g JOIN hotels h ON h.id = g.hotel_id
      CROSS JOIN LATERAL (SELECT g.depart_on < (${now}::timestamptz AT TIME ZONE h.time_zone)::date
                                 OR g.state = 'cancelled' AS is_over) o
    WHERE ${conditions(sql, filters)}
    ORDER BY o.is_over, CASE WHEN NOT o.is_over THEN g.arrive_on END, g.arrive_on DESC, g.id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectGroupCount(sql: Sql, filters: Filters): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM groups g JOIN hotels h ON h.id = g.hotel_id
    WHERE ${conditions(sql, filters)}`
  return row.count
}

function conditions(sql: Sql, { search, hotelId, state, ...scope }: Filters) {
  return searchWords(search).reduce(
    (found, word) => sql`${found} AND ${contains(sql, sql`fold(g.name)`, word)}`,
    sql`true ${inScope(sql, scope)} ${hotelId === undefined ? sql`` : sql`AND g.hotel_id = ${hotelId}`}
        ${state === undefined ? sql`` : sql`AND g.state = ${state}`}`,
  )
}

function figures(sql: Sql) {
  return sql`
    (SELECT coalesce(sum(n.rooms), 0)::integer FROM group_nights n WHERE n.group_id = g.id) AS agreed,
    (SELECT coalesce(sum(n.held), 0)::integer FROM group_nights n WHERE n.group_id = g.id) AS held,
    (SELECT count(*)::integer
     FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights bn ON bn.stay_id = s.id
     WHERE b.group_id = g.id AND bn.taken) AS picked,
    (SELECT count(*)::integer FROM bookings b WHERE b.group_id = g.id AND b.state <> 'cancelled') AS bookings`
}

export async function selectBlocks(sql: Sql, groupId: string): Promise<GroupBlock[]> {
  return sql<GroupBlock[]>`
    SELECT t.id AS "roomTypeId", t.name AS "roomTypeName", gt.price_cents AS "priceCents",
           coalesce(jsonb_agg(jsonb_build_object('night', n.night, 'rooms', n.rooms, 'held', n.held,
                                                 'picked', coalesce(p.rooms, 0)) ORDER BY n.night)
                      FILTER (WHERE n.night IS NOT NULL), '[]') AS nights
    FROM group_types gt JOIN room_types t ON t.id = gt.room_type_id
      LEFT JOIN group_nights n ON n.group_id = gt.group_id AND n.room_type_id = gt.room_type_id
      LEFT JOIN (
        SELECT s.room_type_id, bn.night, count(*)::integer AS rooms
        FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights bn ON bn.stay_id = s.id
        WHERE b.group_id = ${groupId} AND bn.taken
        GROUP BY s.room_type_id, bn.night
      ) p ON p.room_type_id = n.room_type_id AND p.night = n.night
    WHERE gt.group_id = ${groupId}
    GROUP BY t.id, t.name, gt.price_cents ORDER BY t.name, t.id`
}

/** The rooms of the group's bookings, those that were cancelled last. */
export async function selectGroupBookings(sql: Sql, groupId: string): Promise<GroupBooking[]> {
  return sql<GroupBooking[]>`
    SELECT b.id, b.reference, b.state, b.guest_name AS "guestName", b.guest_email AS email, b.guest_phone AS phone,
           b.guest_country AS country, b.guest_language AS language, coalesce(rooms.types, '') AS "roomTypeName",
           rooms.numbers AS "roomNumber", b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn", b.adults,
           b.child_ages AS "childAges", b.total_cents AS "totalCents", b.notes
    FROM bookings b
      LEFT JOIN LATERAL (
        SELECT string_agg(DISTINCT t.name, ', ') AS types, string_agg(DISTINCT r.number, ', ') AS numbers
        FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id LEFT JOIN rooms r ON r.id = s.room_id
        WHERE s.booking_id = b.id
      ) AS rooms ON true
    WHERE b.group_id = ${groupId}
    ORDER BY b.state = 'cancelled', b.guest_name, b.check_in_on, b.id`
}

/** Sums up the folios that the company of the group pays. */
export async function selectAccount(
  sql: Sql,
  groupId: string,
): Promise<{ chargesCents: number; balanceCents: number }> {
  const [row] = await sql<[{ chargesCents: number; balanceCents: number }]>`
    SELECT coalesce(sum(l.amount_cents) FILTER (WHERE l.kind NOT IN ('payment', 'refund')), 0) AS "chargesCents",
           coalesce(sum(l.amount_cents), 0) AS "balanceCents"
    FROM folios f JOIN folio_lines l ON l.folio_id = f.id
    WHERE f.group_id = ${groupId}`
  return row
}

export async function selectGroupEvents(
  sql: Sql,
  groupId: string,
): Promise<(Omit<GroupEvent, 'at'> & { at: Date })[]> {
  return sql<(Omit<GroupEvent, 'at'> & { at: Date })[]>`
    SELECT e.kind, (e.params ->> 'nights')::integer AS nights, (e.params ->> 'bookings')::integer AS bookings,
           e.params ->> 'until' AS until, e.at,
           CASE WHEN e.by_id IS NOT NULL THEN coalesce(account_name(u), 'Somebody') END AS by
    FROM group_events e LEFT JOIN users u ON u.id = e.by_id
    WHERE e.group_id = ${groupId} ORDER BY e.id DESC LIMIT 500`
}

export async function insertGroupEvent(
  sql: Sql,
  event: {
    groupId: string
    kind: GroupEventKind
    params: { nights?: number; bookings?: number; until?: string }
    at: Date
    byId: string | null
  },
): Promise<{ hotelId: string }> {
  const [row] = await sql<[{ hotelId: string }]>`
    INSERT INTO group_events (group_id, kind, params, at, by_id)
    VALUES (${event.groupId}, ${event.kind}, ${sql.json(event.params)}, ${event.at}, ${event.byId})
    RETURNING (SELECT hotel_id FROM groups WHERE id = group_id) AS "hotelId"`
  return row
}

type Written = Omit<GroupInput, 'blocks' | 'cutOffAt'> & {
  state: GroupState
  cutOffAt: Date
  remindAt: Date | null
  now: Date
}

export async function insertGroup(
  sql: Sql,
  group: Written & { hotelId: string; byId: string },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO groups ${sql({
      ...toGroupRow(sql, group),
      hotel_id: group.hotelId,
      by_id: group.byId,
      created_at: group.now,
    })} RETURNING id`
  return row.id
}

export async function updateGroupRow(sql: Sql, id: string, group: Written): Promise<void> {
  await sql`UPDATE groups SET ${sql(toGroupRow(sql, group))}, version = version + 1 WHERE id = ${id}`
}

function toGroupRow(sql: Sql, group: Written) {
  return {
    name: group.name,
    state: group.state,
    contact_name: group.contactName,
    contact_email: group.contactEmail,
    contact_phone: group.contactPhone ?? '',
    billing: group.billing,
    payer: group.payer === null ? null : sql.json({ ...group.payer }),
    company_id: group.payer === null ? null : (group.companyId ?? null),
    rate_plan_id: group.ratePlanId,
    arrive_on: group.arriveOn,
    depart_on: group.departOn,
    cut_off_at: group.cutOffAt,
    remind_at: group.remindAt,
    notes: group.notes,
    updated_at: group.now,
  }
}

/** Ends the group; what it held was put back on sale before. */
export async function updateGroupState(
  sql: Sql,
  id: string,
  change: { state: GroupState; cutOffAt: Date; now: Date },
): Promise<void> {
  await sql`
    UPDATE groups SET state = ${change.state}, cut_off_at = ${change.cutOffAt}, remind_at = NULL,
      updated_at = ${change.now}, version = version + 1
    WHERE id = ${id}`
}

/** Makes others who have read the group see that its rooms have changed. */
export async function updateGroupVersion(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`UPDATE groups SET version = version + 1, updated_at = ${now} WHERE id = ${id}`
}

export async function upsertGroupTypes(sql: Sql, groupId: string, blocks: GroupBlockInput[]): Promise<void> {
  await sql`
    INSERT INTO group_types (group_id, room_type_id, price_cents)
    SELECT ${groupId}, t.id, t.price
    FROM unnest(${blocks.map(({ roomTypeId }) => roomTypeId)}::uuid[],
                ${blocks.map(({ priceCents }) => priceCents)}::bigint[]) AS t (id, price)
    ON CONFLICT ON CONSTRAINT group_types_pkey DO UPDATE SET price_cents = excluded.price_cents`
}

/** Nights of types that are no longer the group's were given back before. */
export async function deleteOtherTypes(sql: Sql, groupId: string, roomTypeIds: string[]): Promise<void> {
  await sql`
    DELETE FROM group_types WHERE group_id = ${groupId} AND room_type_id <> ALL(${roomTypeIds}::uuid[])`
}

export async function selectDueReleases(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM groups WHERE state = 'open' AND cut_off_at <= ${now} ORDER BY cut_off_at LIMIT 200`
  return rows.map(({ id }) => id)
}

export async function selectDueReminders(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM groups WHERE state = 'open' AND remind_at <= ${now} ORDER BY remind_at LIMIT 200`
  return rows.map(({ id }) => id)
}

/** Returns what is still held if the reminder is due and was not sent in the meantime. */
export async function updateGroupReminded(
  sql: Sql,
  id: string,
  now: Date,
): Promise<{ hotelId: string; name: string; timeZone: string; cutOffAt: Date; held: number } | undefined> {
  const [row] = await sql<
    { hotelId: string; name: string; timeZone: string; cutOffAt: Date; held: number }[]
  >`
    UPDATE groups g SET remind_at = NULL
    FROM hotels h
    WHERE g.id = ${id} AND h.id = g.hotel_id AND g.state = 'open' AND g.remind_at <= ${now} AND g.cut_off_at > ${now}
    RETURNING g.hotel_id AS "hotelId", g.name, h.time_zone AS "timeZone", g.cut_off_at AS "cutOffAt",
      (SELECT coalesce(sum(n.held), 0)::integer FROM group_nights n WHERE n.group_id = g.id) AS held`
  return row
}

/** The bookings that can be cancelled with their group, in the order in which they are locked. */
export async function selectCancellable(sql: Sql, groupId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings WHERE group_id = ${groupId} AND state = 'confirmed' ORDER BY id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** Every night that these bookings have. */
export async function selectTakenNights(
  sql: Sql,
  groupId: string,
): Promise<{ roomTypeId: string; night: string }[]> {
  return sql<{ roomTypeId: string; night: string }[]>`
    SELECT DISTINCT s.room_type_id AS "roomTypeId", bn.night
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights bn ON bn.stay_id = s.id
    WHERE b.group_id = ${groupId} AND bn.taken`
}
