import type { Sql } from '../../db/database.ts'

/** Makes imports into one hotel run one after the other; the lock lasts until the transaction ends. */
export async function lockHotelImports(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`import:${hotelId}`}, 0))`
}
