import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Sql } from '../../../db/database.ts'
import { unreadBy } from '../../../db/outbox.ts'

/**
 * Until the transaction ends, nobody else can write the index. The next statement sees what others have
 * written before.
 */
export async function lockIndex(sql: Sql): Promise<void> {
  await sql`LOCK TABLE search_writing IN EXCLUSIVE MODE`
}

/**
 * Without dates, only the terms have changed. As strings, `-infinity` and `infinity` compare with dates as
 * intended.
 */
export type StaleMark = { hotelId: string; fromOn: string | null; untilOn: string | null }

export async function selectIsAnythingStale(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isAny: boolean }[]>`SELECT EXISTS (SELECT FROM search_waiting) AS "isAny"`
  return row?.isAny === true
}

/** Returns how long the oldest change has been waiting, or null if there is none. */
export async function selectStaleSeconds(sql: Sql): Promise<number | null> {
  const [row] = await sql<{ seconds: number | null }[]>`
    SELECT extract(epoch FROM clock_timestamp() - min(marked_at)) AS seconds FROM search_waiting`
  return row?.seconds ?? null
}

/**
 * Claims the marks of the hotels that have waited longest. They reappear if the transaction is rolled back.
 */
export async function deleteStaleMarks(
  sql: Sql,
  { hotels, marks }: { hotels: number; marks: number },
): Promise<StaleMark[]> {
  return sql<StaleMark[]>`
    DELETE FROM search_stale
    WHERE id <= (SELECT max(id) FROM (SELECT id FROM search_stale ORDER BY id LIMIT ${marks}) AS oldest)
      AND hotel_id IN (
        SELECT hotel_id FROM (SELECT id, hotel_id FROM search_stale ORDER BY id LIMIT ${marks}) AS oldest
        GROUP BY hotel_id ORDER BY min(id) LIMIT ${hotels})
    RETURNING hotel_id AS "hotelId", from_on AS "fromOn", until_on AS "untilOn"`
}

/** Marks what guests may find otherwise than before. */
export async function insertMarksOfTold(sql: Sql, until: string): Promise<void> {
  await sql`
    INSERT INTO search_stale (hotel_id, from_on, until_on, marked_at)
    SELECT hotel_id, from_on, until_on, min(at) FROM ${unreadBy(sql, 'search', until)} AS told
    WHERE kind = 'offers' GROUP BY hotel_id, from_on, until_on ORDER BY min(id)`
}

export async function insertMarksOfAll(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO search_stale (hotel_id, from_on, until_on)
    SELECT id, DATE '-infinity', DATE 'infinity' FROM hotels
    UNION ALL SELECT hotel_id, NULL, NULL FROM search_hotels s
      WHERE NOT EXISTS (SELECT FROM hotels h WHERE h.id = s.hotel_id)`
}

/** Marks the hotels whose indexed months no longer extend far enough. */
export async function insertMarksOfShort(sql: Sql, neededUntil: string): Promise<void> {
  await sql`
    INSERT INTO search_stale (hotel_id, from_on, until_on)
    SELECT hotel_id, packed_until, 'infinity' FROM search_hotels WHERE packed_until < ${neededUntil}`
}

export async function deleteMonthsBefore(sql: Sql, month: string): Promise<void> {
  await sql`DELETE FROM search_months WHERE month < ${month}`
}

export type PublicHotelRow = Pick<
  HotelInput,
  | 'name'
  | 'city'
  | 'country'
  | 'starRating'
  | 'amenities'
  | 'childrenPolicy'
  | 'currency'
  | 'timeZone'
  | 'checkInTime'
  | 'cancellationPolicy'
> & { id: string; slug: string; cityPlace: string }

/** Selects those of the hotels that guests can see. */
export async function selectPublicHotels(sql: Sql, ids: string[]): Promise<PublicHotelRow[]> {
  return sql<PublicHotelRow[]>`
    SELECT h.id, h.name, h.slug, h.city, h.country, 'city:' || h.country || ':' || fold(h.city) AS "cityPlace",
           h.star_rating AS "starRating", h.amenities, h.children_policy AS "childrenPolicy", h.currency,
           h.time_zone AS "timeZone", h.check_in_time AS "checkInTime",
           h.cancellation_policy AS "cancellationPolicy"
    FROM public_hotels JOIN hotels h USING (id) WHERE h.id = ANY(${ids}::uuid[])`
}

/** Returns a number that no writing of the index has had. */
export async function selectNewRevision(sql: Sql): Promise<number> {
  const [row] = await sql<[{ revision: number }]>`SELECT nextval('search_revisions') AS revision`
  return row.revision
}

export type IndexedHotel = {
  hotelNo: number
  hotelId: string
  cityPlace: string
  countryPlace: string
  city: string
  country: string
  packedUntil: string
}

export async function selectIndexed(sql: Sql, ids: string[]): Promise<IndexedHotel[]> {
  return sql<IndexedHotel[]>`
    SELECT hotel_no AS "hotelNo", hotel_id AS "hotelId", city_place AS "cityPlace", country_place AS "countryPlace",
           city, country, packed_until AS "packedUntil"
    FROM search_hotels WHERE hotel_id = ANY(${ids}::uuid[])`
}

export async function deleteIndexed(sql: Sql, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return
  await sql`DELETE FROM search_months WHERE hotel_no = ANY(${numbers}::integer[])`
  await sql`DELETE FROM search_hotels WHERE hotel_no = ANY(${numbers}::integer[])`
}

export type HotelToIndex = Pick<PublicHotelRow, 'slug' | 'name' | 'city' | 'country' | 'cityPlace'> & {
  hotelId: string
  countryPlace: string
  revision: number
  terms: string
  labels: string
  packedUntil: string
}

export async function upsertIndexed(
  sql: Sql,
  hotels: HotelToIndex[],
): Promise<{ hotelNo: number; hotelId: string }[]> {
  const column = <K extends keyof HotelToIndex>(name: K) => hotels.map((hotel) => hotel[name])
  return sql<{ hotelNo: number; hotelId: string }[]>`
    INSERT INTO search_hotels (hotel_id, slug, name, city, country, city_place, country_place, revision, terms, labels,
      packed_until)
    SELECT hotel_id, slug, name, city, country, city_place, country_place, revision, terms, labels::jsonb, packed_until
    FROM unnest(${column('hotelId')}::uuid[], ${column('slug')}::text[], ${column('name')}::text[],
                ${column('city')}::text[], ${column('country')}::text[], ${column('cityPlace')}::text[],
                ${column('countryPlace')}::text[], ${column('revision')}::bigint[], ${column('terms')}::text[],
                ${column('labels')}::text[], ${column('packedUntil')}::date[])
      AS h (hotel_id, slug, name, city, country, city_place, country_place, revision, terms, labels, packed_until)
    ON CONFLICT ON CONSTRAINT search_hotels_hotel_key DO UPDATE SET
      slug = excluded.slug, name = excluded.name, city = excluded.city, country = excluded.country,
      city_place = excluded.city_place, country_place = excluded.country_place, revision = excluded.revision,
      terms = excluded.terms, labels = excluded.labels, packed_until = excluded.packed_until
    RETURNING hotel_no AS "hotelNo", hotel_id AS "hotelId"`
}

export type MonthToIndex = { hotelNo: number; month: string; width: number; nights: Buffer }

/**
 * Replaces the written months of these hotels. A month that is not among the new ones has only ordinary
 * nights.
 */
export async function replaceMonths(
  sql: Sql,
  written: { hotelNo: number; month: string }[],
  months: MonthToIndex[],
): Promise<void> {
  await sql`
    DELETE FROM search_months m
    USING unnest(${written.map((row) => row.hotelNo)}::integer[], ${written.map((row) => row.month)}::date[])
      AS w (hotel_no, month)
    WHERE m.hotel_no = w.hotel_no AND m.month = w.month`
  if (months.length === 0) return
  await sql`
    INSERT INTO search_months (hotel_no, month, width, nights)
    SELECT hotel_no, month, width, decode(nights, 'base64')
    FROM unnest(${months.map((row) => row.hotelNo)}::integer[], ${months.map((row) => row.month)}::date[],
                ${months.map((row) => row.width)}::integer[],
                ${months.map((row) => row.nights.toString('base64'))}::text[]) AS m (hotel_no, month, width, nights)`
}

export type PlaceChange = {
  place: string
  kind: 'city' | 'country'
  name: string
  country: string
  hotels: number
}

/**
 * Adds hotels to the counts of places, or subtracts them if negative. A place keeps the name that its first
 * hotel gave it.
 */
export async function addToPlaces(sql: Sql, changes: PlaceChange[]): Promise<void> {
  if (changes.length === 0) return
  const [places, hotels] = [changes.map(({ place }) => place), changes.map((change) => change.hotels)]
  await sql`
    DELETE FROM search_places p USING unnest(${places}::text[], ${hotels}::integer[]) AS c (place, hotels)
    WHERE p.place = c.place AND p.hotels + c.hotels <= 0`
  await sql`
    UPDATE search_places p SET hotels = p.hotels + c.hotels
    FROM unnest(${places}::text[], ${hotels}::integer[]) AS c (place, hotels)
    WHERE p.place = c.place`
  await sql`
    INSERT INTO search_places (place, kind, name, country, hotels)
    SELECT * FROM unnest(${places}::text[], ${changes.map(({ kind }) => kind)}::text[],
                         ${changes.map(({ name }) => name)}::text[], ${changes.map(({ country }) => country)}::text[],
                         ${hotels}::integer[]) AS c (place, kind, name, country, hotels)
    WHERE hotels > 0
    ON CONFLICT ON CONSTRAINT search_places_pkey DO NOTHING`
}

/** Counts the hotels of every place again. */
export async function recountPlaces(sql: Sql): Promise<void> {
  await sql`
    UPDATE search_places p SET hotels = c.hotels
    FROM (SELECT city_place AS place, count(*) AS hotels FROM search_hotels GROUP BY 1
          UNION ALL SELECT country_place, count(*) FROM search_hotels GROUP BY 1) c
    WHERE p.place = c.place AND p.hotels <> c.hotels`
}

export async function analyzeIndex(sql: Sql): Promise<void> {
  await sql`ANALYZE search_hotels, search_months, search_places`
}
