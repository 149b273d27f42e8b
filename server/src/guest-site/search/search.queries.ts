import type { MapArea } from '@roomlark/contract/guest-site/map-area'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import type { Sql, SqlPart } from '../../db/database.ts'
import { fragment } from '../../db/fragment.ts'

/** The place to search: its kind decides the column, and the key is the value there. */
export type Scope = { kind: SearchPlace['kind']; key: string }

const placeColumns = { city: fragment`city_place`, country: fragment`country_place`, hotel: fragment`slug` }

/**
 * Returns the numbers and revisions of the hotels of a place, four and eight bytes each, in the order of
 * their numbers.
 */
export async function selectRevisions(sql: Sql, { kind, key }: Scope): Promise<Buffer> {
  const [row] = await sql<[{ revisions: Buffer | null }]>`
    SELECT string_agg(int4send(hotel_no) || float8send(revision), ''::bytea ORDER BY hotel_no) AS revisions
    FROM search_hotels WHERE ${placeColumns[kind]} = ${key}`
  return row.revisions ?? Buffer.alloc(0)
}

export type PackedRow = {
  hotelNo: number
  /** Null if the revision is the one that the caller already has. */
  terms: string | null
  month: string | null
  width: number | null
  nights: Buffer | null
}

/**
 * Selects packed hotels with these months, with a row for each month that is not ordinary. A single statement
 * reads everything, so that nights and terms belong to the same revision.
 */
export async function selectPackedHotels(
  sql: Sql,
  hotels: { hotelNo: number; revision: number }[],
  months: string[],
): Promise<PackedRow[]> {
  return sql<PackedRow[]>`
    SELECT h.hotel_no AS "hotelNo", h.terms, m.month, m.width, m.nights
    FROM unnest(${hotels.map(({ hotelNo }) => hotelNo)}::integer[],
                ${hotels.map(({ revision }) => revision)}::bigint[]) AS known (hotel_no, revision)
      -- OFFSET 0 makes the planner look up each row by its key instead of reading whole tables.
      CROSS JOIN LATERAL (
        SELECT hotel_no, CASE WHEN revision <> known.revision THEN terms END AS terms FROM search_hotels
        WHERE hotel_no = known.hotel_no OFFSET 0
      ) AS h
      LEFT JOIN LATERAL (
        SELECT month, width, nights FROM search_months
        WHERE hotel_no = h.hotel_no AND month = ANY(${months}::date[]) OFFSET 0
      ) AS m ON true
    ORDER BY h.hotel_no`
}

export type CardRow = {
  hotelNo: number
  hotelId: string
  slug: string
  name: string
  city: string
  country: string
  centreMeters: number | null
  latitude: number | null
  longitude: number | null
  revision: number
  labels: Record<'types' | 'plans', { id: string; name: string }[]>
}

/** Selects what belongs to the terms of one hotel. */
export async function selectCardBySlug(
  sql: Sql,
  slug: string,
): Promise<(Pick<CardRow, 'hotelNo' | 'revision' | 'labels'> & { timeZone: string }) | undefined> {
  const [row] = await sql<(Pick<CardRow, 'hotelNo' | 'revision' | 'labels'> & { timeZone: string })[]>`
    SELECT s.hotel_no AS "hotelNo", s.revision, s.labels, h.time_zone AS "timeZone"
    FROM search_hotels s JOIN hotels h ON h.id = s.hotel_id WHERE s.slug = ${slug}`
  return row
}

/** Returns the numbers of the hotels of a place that lie within an area. */
export async function selectHotelsInArea(
  sql: Sql,
  { kind, key }: Scope,
  { west, south, east, north }: MapArea,
): Promise<Set<number>> {
  const rows = await sql<{ hotelNo: number }[]>`
    SELECT s.hotel_no AS "hotelNo"
    FROM (SELECT hotel_no, hotel_id FROM search_hotels WHERE ${placeColumns[kind]} = ${key}) AS s
      JOIN hotels h ON h.id = s.hotel_id
    WHERE h.latitude BETWEEN ${south} AND ${north}
      AND CASE WHEN ${west}::double precision <= ${east}::double precision
            THEN h.longitude BETWEEN ${west} AND ${east}
            ELSE h.longitude >= ${west} OR h.longitude <= ${east} END`
  return new Set(rows.map(({ hotelNo }) => hotelNo))
}

/** Selects what a page shows of hotels, with a further column of each. */
export async function selectCards<Part>(
  sql: Sql,
  numbers: number[],
  part: SqlPart,
): Promise<(CardRow & Part)[]> {
  return sql<(CardRow & Part)[]>`
    SELECT s.hotel_no AS "hotelNo", s.hotel_id AS "hotelId", s.slug, s.name, s.city, s.country, s.revision, s.labels,
           h.latitude, h.longitude,
           (SELECT min((place->>'meters')::integer) FROM jsonb_array_elements(h.nearby) AS place
            WHERE place->>'kind' = 'centre') AS "centreMeters", ${part}
    FROM search_hotels s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.hotel_no = ANY((SELECT ${numbers}::integer[])::integer[])`
}
