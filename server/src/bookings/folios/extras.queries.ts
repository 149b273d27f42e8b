import type { HotelExtra, HotelExtraInput } from '@roomlark/contract/inventory/hotel-extras'
import type { Sql } from '../../db/database.ts'

function extraColumns(sql: Sql) {
  return sql`id, name, kind, price_cents AS "priceCents", vat_bps::float8 / 100 AS "vatPercent",
    is_archived AS "isArchived", is_minibar AS "isMinibar", is_offered AS "isOffered", per, served_on AS "servedOn", description,
    most_per_booking AS "mostPerBooking", daily_stock AS "dailyStock", lead_hours AS "leadHours", version`
}

export async function selectExtras(sql: Sql, hotelId: string): Promise<HotelExtra[]> {
  return sql<HotelExtra[]>`
    SELECT ${extraColumns(sql)} FROM hotel_extras WHERE hotel_id = ${hotelId} ORDER BY lower(name), id`
}

export async function selectExtra(sql: Sql, hotelId: string, id: string): Promise<HotelExtra | undefined> {
  const [row] = await sql<HotelExtra[]>`
    SELECT ${extraColumns(sql)} FROM hotel_extras WHERE hotel_id = ${hotelId} AND id = ${id}`
  return row
}

function toExtraColumns(extra: HotelExtraInput) {
  return {
    name: extra.name,
    kind: extra.kind,
    price_cents: extra.priceCents,
    vat_bps: Math.round(extra.vatPercent * 100),
    is_archived: extra.isArchived,
    is_minibar: extra.isMinibar,
    is_offered: extra.isOffered,
    per: extra.per,
    served_on: extra.servedOn,
    description: extra.description,
    most_per_booking: extra.mostPerBooking,
    daily_stock: extra.dailyStock,
    lead_hours: extra.leadHours,
  }
}

export async function insertExtra(
  sql: Sql,
  hotelId: string,
  input: HotelExtraInput,
  now: Date,
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO hotel_extras ${sql({ ...toExtraColumns(input), hotel_id: hotelId, created_at: now })} RETURNING id`
  return row.id
}

/** Returns false if the version is no longer the one that was read. */
export async function updateExtraRow(
  sql: Sql,
  id: string,
  { version, ...input }: HotelExtraInput & { version: number },
): Promise<boolean> {
  const result = await sql`
    UPDATE hotel_extras SET ${sql({ ...toExtraColumns(input), version: version + 1 })}
    WHERE id = ${id} AND version = ${version}`
  return result.count === 1
}
