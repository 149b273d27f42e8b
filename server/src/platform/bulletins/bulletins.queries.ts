import type { Bulletin, BulletinInput } from '@roomlark/contract/platform/bulletins'
import type { Sql } from '../../db/database.ts'

export type BulletinRow = Omit<Bulletin, 'state' | 'publishAt' | 'updatedAt' | 'reach'> & {
  publishAt: Date | null
  withdrawnAt: Date | null
  updatedAt: Date
}

function columns(sql: Sql) {
  return sql`
    id, version, audience, texts, publish_at AS "publishAt", withdrawn_at AS "withdrawnAt",
    updated_at AS "updatedAt"`
}

export async function selectBulletins(
  sql: Sql,
  { page, limit }: { page: number; limit: number },
): Promise<BulletinRow[]> {
  return sql<BulletinRow[]>`
    SELECT ${columns(sql)} FROM bulletins
    ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countBulletins(sql: Sql): Promise<number> {
  const [row] = await sql<[{ total: number }]>`SELECT count(*)::integer AS total FROM bulletins`
  return row.total
}

export async function selectBulletin(sql: Sql, id: string): Promise<BulletinRow | undefined> {
  const [row] = await sql<BulletinRow[]>`SELECT ${columns(sql)} FROM bulletins WHERE id = ${id}`
  return row
}

export async function selectBulletinForUpdate(sql: Sql, id: string): Promise<BulletinRow | undefined> {
  const [row] = await sql<BulletinRow[]>`SELECT ${columns(sql)} FROM bulletins WHERE id = ${id} FOR UPDATE`
  return row
}

export async function insertBulletin(sql: Sql, input: BulletinInput, now: Date): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO bulletins (audience, texts, created_at, updated_at)
    VALUES (${input.audience}, ${sql.json(input.texts)}, ${now}, ${now}) RETURNING id`
  return row.id
}

export async function updateBulletin(sql: Sql, id: string, input: BulletinInput, now: Date): Promise<void> {
  await sql`
    UPDATE bulletins SET audience = ${input.audience}, texts = ${sql.json(input.texts)}, updated_at = ${now},
                         version = version + 1
    WHERE id = ${id}`
}

export async function updatePublishAt(
  sql: Sql,
  id: string,
  publishAt: Date | null,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE bulletins SET publish_at = ${publishAt}, updated_at = ${now}, version = version + 1 WHERE id = ${id}`
}

export async function updateWithdrawn(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE bulletins SET withdrawn_at = ${now}, finished_at = coalesce(finished_at, ${now}), updated_at = ${now},
                         version = version + 1
    WHERE id = ${id}`
}

export async function deleteBulletin(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM bulletins WHERE id = ${id}`
}

/** Emails about them that are still waiting find nothing to tell. */
export async function deleteBulletinNews(sql: Sql, occasion: string): Promise<void> {
  await sql`DELETE FROM notifications WHERE event = 'bulletin' AND occasion = ${occasion}`
}

type ReachRow = { occasion: string; userType: 'hotel' | 'affiliate'; told: number; read: number }

export async function selectReach(sql: Sql, occasions: string[]): Promise<ReachRow[]> {
  return sql<ReachRow[]>`
    SELECT n.occasion, u.user_type AS "userType", count(*)::integer AS told, count(n.read_at)::integer AS read
    FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.event = 'bulletin' AND n.occasion = ANY(${occasions}) AND u.user_type IN ('hotel', 'affiliate')
    GROUP BY n.occasion, u.user_type ORDER BY n.occasion, u.user_type DESC`
}
