import type { Sql } from '../../../db/database.ts'

export async function insertAnswer(
  sql: Sql,
  { id, at, content }: { id: string; at: Date; content: Buffer },
): Promise<void> {
  await sql`INSERT INTO kept_answers (id, kept_at, content) VALUES (${id}, ${at}, ${content})`
}

export async function selectAnswer(sql: Sql, id: string): Promise<Uint8Array | undefined> {
  const [row] = await sql<{ content: Uint8Array }[]>`SELECT content FROM kept_answers WHERE id = ${id}`
  return row?.content
}

export async function deleteAnswersBefore(sql: Sql, at: Date): Promise<void> {
  await sql`DELETE FROM kept_answers WHERE kept_at < ${at}`
}
