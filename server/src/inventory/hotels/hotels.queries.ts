import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Hotel, HotelListQuery } from '@roomlark/contract/inventory/hotels'
import { countryName } from '@roomlark/contract/places'
import type { Photo } from '@roomlark/contract/platform/photos'
import type { Sql } from '../../db/database.ts'
import { fragment } from '../../db/fragment.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { contains, searchWords } from '../../db/search.ts'

type OverviewRow = {
  id: string
  name: string
  slug: string
  city: string
  country: string
  starRating: number
  isActive: boolean
  archivedAt: Date | null
  baseCommissionBps: number
  ownerId: string
  ownerName: string
  ownerEmail: string
}

export type SummaryRow = OverviewRow & { imageFiles: string[]; coverPlaceholder: string | null }

export type HotelRow = OverviewRow &
  Omit<HotelInput, keyof OverviewRow | 'baseCommissionRate' | 'contactPhone' | 'nearby'> & {
    contactPhone: string | null
    nearby: Hotel['nearby']
    version: number
    createdAt: Date
    updatedAt: Date
    imageRows: (Pick<Photo, 'id' | 'width' | 'height' | 'placeholder' | 'caption'> & { file: string })[]
  }

const overview = fragment`
  h.id, h.name, h.slug, h.city, h.country, h.star_rating AS "starRating", h.is_active AS "isActive",
  h.archived_at AS "archivedAt", h.base_commission_bps AS "baseCommissionBps", h.owner_id AS "ownerId",
  trim(owner.first_name || ' ' || owner.last_name) AS "ownerName", owner.email AS "ownerEmail"`

const details = fragment`
  h.description, h.street_address AS "streetAddress", h.postal_code AS "postalCode", h.latitude, h.longitude,
  h.nearby,
  h.time_zone AS "timeZone", h.currency, h.amenities, h.contact_email AS "contactEmail",
  h.contact_phone AS "contactPhone", h.check_in_time AS "checkInTime", h.check_out_time AS "checkOutTime",
  h.house_rules AS "houseRules", h.children_policy AS "childrenPolicy", h.pets_policy AS "petsPolicy",
  h.cancellation_policy AS "cancellationPolicy", h.version, h.created_at AS "createdAt",
  h.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('id', i.id, 'file', i.file, 'width', i.width, 'height', i.height,
     'placeholder', i.placeholder, 'caption', i.caption) ORDER BY i.position, i.id), '[]')
   FROM hotel_images i WHERE i.hotel_id = h.id) AS "imageRows"`

const withOwner = fragment`JOIN users owner ON owner.id = h.owner_id`

const withPictures = fragment`
  LEFT JOIN LATERAL (
    SELECT array_agg(i.file ORDER BY i.position, i.id) AS files,
           (array_agg(i.placeholder ORDER BY i.position, i.id))[1] AS placeholder
    FROM hotel_images i WHERE i.hotel_id = h.id
  ) AS pictures ON true`

const empty = fragment``
const materialized = fragment`MATERIALIZED`
const notMaterialized = fragment`NOT MATERIALIZED`
const offsetNothing = fragment`OFFSET 0`

export async function selectHotelPage(
  sql: Sql,
  query: HotelListQuery & HotelScope,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const searching = searchWords(query.search).length > 0
  // One owner has few hotels, so these are selected first and then searched; otherwise a common word would
  // make the planner scan everyone's. Across all owners, the trigram index is used, and materialising keeps
  // the planner from walking the created_at index in the hope of early matches.
  const mine = sql`
    SELECT h.id, h.created_at, h.search_text FROM hotels h
    WHERE ${statusCondition(sql, query.status)}
      ${inScope(sql, query)}`
  const fence = searching && query.ownerId !== undefined ? offsetNothing : empty
  const chosen = sql`
    SELECT h.id, h.created_at FROM (${mine} ${fence}) AS h WHERE true ${searchCondition(sql, query.search)}`
  // The limit is literal while the words are parameters, so the planner has no reason to plan each search
  // again, which would take longer than the search itself.
  const limit = sql.unsafe(String(query.limit))
  const offset = query.page === 1 ? empty : sql`OFFSET ${(query.page - 1) * query.limit}`
  const rows = await sql<(SummaryRow & { total: number })[]>`
    WITH found AS ${searching ? materialized : notMaterialized} (${chosen}),
         page AS (SELECT id, created_at FROM found ORDER BY created_at DESC, id LIMIT ${limit} ${offset}),
         tally AS (SELECT count(*)::integer AS total FROM found)
    SELECT tally.total, summary.*
    FROM tally
    LEFT JOIN (
      SELECT ${overview}, coalesce(pictures.files, '{}') AS "imageFiles",
             pictures.placeholder AS "coverPlaceholder", page.created_at
      FROM page JOIN hotels h ON h.id = page.id ${withOwner} ${withPictures}
    ) AS summary ON true
    ORDER BY summary.created_at DESC, summary.id`
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) }
}

export async function selectHotel(sql: Sql, id: string, scope: HotelScope): Promise<HotelRow | undefined> {
  const [row] = await sql<HotelRow[]>`
    SELECT ${overview}, ${details} FROM hotels h ${withOwner}
    WHERE h.id = ${id} AND h.archived_at IS NULL ${inScope(sql, scope)}`
  return row
}

/** Locks the row for changes that belong together; returns undefined if the hotel is outside the scope. */
export async function selectHotelForUpdate(
  sql: Sql,
  id: string,
  scope: HotelScope,
): Promise<{ id: string } | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT h.id FROM hotels h WHERE h.id = ${id} AND h.archived_at IS NULL ${inScope(sql, scope)} FOR UPDATE`
  return row
}

/** Returns false if the version is no longer the one that was read. */
export async function updateHotel(
  sql: Sql,
  id: string,
  input: HotelInput & { version: number; now: Date },
): Promise<boolean> {
  const result = await sql`
    UPDATE hotels SET ${sql({
      ...toHotelColumns(input),
      cancellation_policy: sql.json({ ...input.cancellationPolicy }),
      ...(input.nearby && { nearby: sql.json(input.nearby) }),
      updated_at: input.now,
      version: input.version + 1,
    })}
    WHERE id = ${id} AND version = ${input.version}`
  return result.count === 1
}

export async function updateHotelActive(sql: Sql, id: string, isActive: boolean, now: Date): Promise<void> {
  await sql`
    UPDATE hotels SET is_active = ${isActive}, updated_at = ${now}, version = version + 1
    WHERE id = ${id} AND is_active <> ${isActive}`
}

export function toHotelColumns(input: HotelInput) {
  return {
    name: input.name,
    description: input.description,
    street_address: input.streetAddress,
    postal_code: input.postalCode,
    city: input.city,
    country: input.country,
    country_name: countryName(input.country),
    latitude: input.latitude,
    longitude: input.longitude,
    time_zone: input.timeZone,
    currency: input.currency,
    star_rating: input.starRating,
    amenities: input.amenities,
    contact_email: input.contactEmail,
    contact_phone: input.contactPhone || null,
    check_in_time: input.checkInTime,
    check_out_time: input.checkOutTime,
    house_rules: input.houseRules,
    children_policy: input.childrenPolicy,
    pets_policy: input.petsPolicy,
    base_commission_bps: Math.round(input.baseCommissionRate * 100),
    is_active: input.isActive,
  }
}

function statusCondition(sql: Sql, status: HotelListQuery['status']) {
  if (status === 'archived') return sql`h.archived_at IS NOT NULL`
  if (status === undefined) return sql`h.archived_at IS NULL`
  return sql`h.archived_at IS NULL AND h.is_active = ${status === 'active'}`
}

function searchCondition(sql: Sql, search: string | undefined) {
  return searchWords(search).reduce(
    (so, word) => sql`${so} AND ${contains(sql, sql`h.search_text`, word)}`,
    empty,
  )
}

export type ActivityRow = { at: Date; actor: string; action: string; fields: string[] }

export async function selectHotelActivity(sql: Sql, hotelId: string): Promise<ActivityRow[]> {
  return sql<ActivityRow[]>`
    SELECT a.at, a.action,
           coalesce(account_name(u), 'Somebody') AS actor,
           CASE WHEN a.action = 'hotel.updated' THEN array(SELECT jsonb_object_keys(a.after)) ELSE '{}' END AS fields
    FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
    WHERE a.target = ${`hotel:${hotelId}`}
    ORDER BY a.id DESC LIMIT 30`
}
