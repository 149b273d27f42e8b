import type { DemandRule, DemandRuleInput, DemandStep } from '@roomlark/contract/inventory/demand'
import type { Sql } from '../../db/database.ts'
import { changeNights, unreadBy } from '../../db/outbox.ts'

export type DemandRuleRow = DemandRule & {
  /** Null unless the rule applies. */
  appliesSince: Date | null
}

/** Returns the rules in the order they were added, which is the order in which they count. */
export async function selectDemandRules(sql: Sql, hotelId: string): Promise<DemandRuleRow[]> {
  return sql<DemandRuleRow[]>`
    SELECT id, name, room_type_id AS "roomTypeId", occupancy, lead, effect, state, version,
           applies_since AS "appliesSince"
    FROM demand_rules WHERE hotel_id = ${hotelId} ORDER BY added`
}

export async function insertDemandRule(
  sql: Sql,
  hotelId: string,
  rule: DemandRuleInput,
  now: Date,
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO demand_rules ${sql({ ...toColumns(sql, rule, now), hotel_id: hotelId })} RETURNING id`
  return row.id
}

/** Returns false if the version is no longer the one that was read. */
export async function updateDemandRule(
  sql: Sql,
  id: string,
  rule: DemandRuleInput & { version: number },
  now: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE demand_rules SET ${sql({ ...toColumns(sql, rule, now), version: rule.version + 1 })}
    WHERE id = ${id} AND version = ${rule.version}`
  return result.count === 1
}

export async function deleteDemandRule(sql: Sql, hotelId: string, id: string): Promise<boolean> {
  const result = await sql`DELETE FROM demand_rules WHERE hotel_id = ${hotelId} AND id = ${id}`
  return result.count === 1
}

function toColumns(sql: Sql, rule: DemandRuleInput, now: Date) {
  return {
    room_type_id: rule.roomTypeId,
    name: rule.name,
    occupancy: rule.occupancy && sql.json({ ...rule.occupancy }),
    lead: rule.lead && sql.json({ ...rule.lead }),
    effect: sql.json({ ...rule.effect }),
    state: rule.state,
    applies_since: rule.state === 'applies' ? now : null,
  }
}

/** Makes changes to what rules make of a hotel's nights run one after the other, until the transaction ends. */
export async function lockDemand(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`demand:${hotelId}`}, 0))`
}

/** Null once the hotel is archived. */
export async function selectTimeZone(sql: Sql, hotelId: string): Promise<string | null> {
  const [row] = await sql<{ timeZone: string }[]>`
    SELECT time_zone AS "timeZone" FROM hotels WHERE id = ${hotelId} AND archived_at IS NULL`
  return row?.timeZone ?? null
}

export type DemandUpdate = { roomTypeId: string; night: string; demand: DemandStep[] }

/** Writes what rules make of nights, which the caller has locked. */
export async function updateDemand(sql: Sql, updates: DemandUpdate[]): Promise<void> {
  const records = updates.map(({ roomTypeId, night, demand }) => ({
    room_type_id: roomTypeId,
    night,
    demand,
  }))
  await changeNights(
    sql,
    sql`
    UPDATE nights n SET demand = u.demand
    FROM jsonb_to_recordset(${sql.json(records)}) AS u (room_type_id uuid, night date, demand jsonb)
    WHERE n.room_type_id = u.room_type_id AND n.night = u.night`,
  )
}

export async function updateAppliedOn(sql: Sql, hotelId: string, today: string): Promise<void> {
  await sql`
    UPDATE demand_rules SET applied_on = ${today}
    WHERE hotel_id = ${hotelId} AND state = 'applies' AND applied_on IS DISTINCT FROM ${today}`
}

/** Nights of a hotel, both ends included; null has no end. */
export type ToldNights = { hotelId: string; fromOn: string | null; untilOn: string | null }

/** Selects the nights on which something may be taken or free since a consumer last read, of hotels with rules that apply. */
export async function selectChangedNights(sql: Sql, until: string): Promise<ToldNights[]> {
  return sql<ToldNights[]>`
    SELECT told.hotel_id AS "hotelId", nullif(min(told.from_on), '-infinity') AS "fromOn",
           nullif(max(told.until_on), 'infinity') AS "untilOn"
    FROM ${unreadBy(sql, 'demand', until)} AS told
    WHERE told.kind = 'offers' AND told.from_on IS NOT NULL AND EXISTS (
      SELECT FROM demand_rules r WHERE r.hotel_id = told.hotel_id AND r.state = 'applies')
    GROUP BY told.hotel_id`
}

/** Selects the hotels where another day has begun since rules last applied. */
export async function selectHotelsOfNewDay(
  sql: Sql,
  now: Date,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT h.id FROM hotels h
    WHERE h.archived_at IS NULL AND EXISTS (
      SELECT FROM demand_rules r WHERE r.hotel_id = h.id AND r.state = 'applies'
        AND (r.applied_on IS NULL OR r.applied_on < (${now}::timestamptz AT TIME ZONE h.time_zone)::date))
      ${after === undefined ? sql`` : sql`AND h.id > ${after}`}
    ORDER BY h.id LIMIT ${limit}`
  return rows.map(({ id }) => id)
}
