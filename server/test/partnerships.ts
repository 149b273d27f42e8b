import type postgres from 'postgres'

type Pair = { hotelId: string; affiliateId: string }

/** Makes the affiliate a partner of the hotel, at its base rate unless another is named; returns the id. */
export async function addPartnership(
  { sql }: { sql: postgres.Sql },
  { hotelId, affiliateId, rateBps, state = 'active' }: Pair & { rateBps?: number; state?: string },
): Promise<string> {
  await sql`
    INSERT INTO partnerships (hotel_id, affiliate_id, state, state_since, approved_at, created_at)
    VALUES (${hotelId}, ${affiliateId}, ${state}, now(), now(), now())
    ON CONFLICT ON CONSTRAINT partnerships_pair_key DO NOTHING`
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM partnerships WHERE hotel_id = ${hotelId} AND affiliate_id = ${affiliateId}`
  const id = row?.id ?? ''
  if (rateBps !== undefined) {
    await sql`
      INSERT INTO term_changes (hotel_id, partnership_id, term, value, announced_at, effective_at)
      VALUES (${hotelId}, ${id}, 'rate', ${rateBps}, '2020-01-01', '2020-01-01')`
  }
  return id
}
