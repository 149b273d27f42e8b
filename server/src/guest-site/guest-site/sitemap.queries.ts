import type { Sql } from '../../db/database.ts'

/** Returns an upper limit, since hotels without a room or a plan are only left out when they are listed. */
export async function countActiveHotels(sql: Sql): Promise<number> {
  const [row] = await sql<[{ hotels: number }]>`
    SELECT count(*)::integer AS hotels FROM hotels WHERE is_active AND archived_at IS NULL`
  return row.hotels
}

/** Selects a range of the open hotels, and of those the ones that guests can see. */
export async function selectSitemapHotels(
  sql: Sql,
  limit: number,
  offset: number,
): Promise<{ slug: string; updatedOn: string }[]> {
  return sql<{ slug: string; updatedOn: string }[]>`
    SELECT h.slug, to_char(h.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "updatedOn"
    FROM (SELECT id, slug, updated_at FROM hotels WHERE is_active AND archived_at IS NULL
          ORDER BY id LIMIT ${limit} OFFSET ${offset}) h
    JOIN public_hotels p ON p.id = h.id
    ORDER BY h.id`
}
