import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Sql } from '../../db/database.ts'
import { toHotelColumns } from './hotels.queries.ts'

type NewHotel = HotelInput & { id: string; ownerId: string; slug: string; now: Date }

/**
 * Folds texts to lower case without accents, as search does: `Straße` becomes `strasse`, and `Łódź` becomes
 * `lodz`.
 */
export async function selectFolded(sql: Sql, texts: string[]): Promise<string[]> {
  const rows = await sql<{ folded: string }[]>`
    SELECT fold(text) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (text, place) ORDER BY place`
  return rows.map(({ folded }) => folded)
}

/**
 * Returns the ids of the hotels created; one with a taken slug is skipped. Rows are inserted in the order of
 * their slugs, so that of two transactions that want the same slugs the second waits for the first, and they
 * never deadlock.
 */
export async function insertHotels(sql: Sql, hotels: NewHotel[]): Promise<Set<string>> {
  const records = hotels.map(toHotelRecord)
  const columns = sql(Object.keys(records[0] ?? {}))
  const rows = await sql<{ id: string }[]>`
    INSERT INTO hotels (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::hotels, ${sql.json(records)}) WITH ORDINALITY AS h
    ORDER BY slug, ordinality
    ON CONFLICT ON CONSTRAINT hotels_slug_key DO NOTHING
    RETURNING id`
  await sql`
    INSERT INTO hotel_partner_settings (hotel_id) SELECT unnest(${rows.map(({ id }) => id)}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}

function toHotelRecord({ id, ownerId, slug, now, ...input }: NewHotel) {
  return {
    ...toHotelColumns(input),
    id,
    owner_id: ownerId,
    slug,
    version: 1,
    cancellation_policy: { ...input.cancellationPolicy },
    nearby: input.nearby ?? [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}
