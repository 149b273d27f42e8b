import type { SearchPlace } from '@roomlark/contract/search'
import type { Sql } from '../../db/database.ts'

/** Where hotels are looked for: the column of the index, and what it says. */
export type Scope = { kind: SearchPlace['kind']; key: string }

export type PackedRow = {
  hotelNo: number
  terms: string
  fromOn: string | null
  width: number | null
  nights: Buffer | null
}

/**
 * The packed hotels of a place, some at a time in the order of their numbers, each with the nights from one day to
 * another, both included, a row for each month that has any of them. A place is read in one statement a page, so the
 * nights are of the same writing as the terms.
 */
export async function selectPackedPage(
  sql: Sql,
  { kind, key }: Scope,
  { fromOn, untilOn, months }: { fromOn: string; untilOn: string; months: string[] },
  { after, limit }: { after: number; limit: number },
): Promise<PackedRow[]> {
  const column = { city: sql`city_place`, country: sql`country_place`, hotel: sql`slug` }[kind]
  return sql<PackedRow[]>`
    WITH placed AS MATERIALIZED (
      SELECT hotel_no, terms FROM search_hotels
      WHERE ${column} = ${key} AND hotel_no > ${after} ORDER BY ${column}, hotel_no LIMIT ${limit}
    )
    SELECT p.hotel_no AS "hotelNo", p.terms, greatest(m.month, ${fromOn}::date) AS "fromOn", m.width,
           substring(m.nights FROM (greatest(m.month, ${fromOn}::date) - m.month) * m.width + 1
                              FOR (${untilOn}::date - greatest(m.month, ${fromOn}::date) + 1) * m.width) AS nights
    FROM placed p LEFT JOIN LATERAL (
      -- A row each by the key: the planner would sooner read the whole table.
      SELECT month, width, nights FROM search_months
      WHERE hotel_no = p.hotel_no AND month = ANY(${months}::date[]) OFFSET 0
    ) AS m ON true
    ORDER BY p.hotel_no`
}

export type CardRow = {
  hotelNo: number
  hotelId: string
  slug: string
  name: string
  city: string
  country: string
  revision: number
  labels: Record<'types' | 'plans', { id: string; name: string }[]>
}

export async function selectCards(sql: Sql, numbers: number[]): Promise<CardRow[]> {
  return sql<CardRow[]>`
    SELECT hotel_no AS "hotelNo", hotel_id AS "hotelId", slug, name, city, country, revision, labels
    FROM search_hotels WHERE hotel_no = ANY(${numbers}::integer[])`
}
