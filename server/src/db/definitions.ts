import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type postgres from 'postgres'

export const definitionFolder = new URL('../../sql/', import.meta.url)

/** The functions and views of this release, as the folder `sql` has them. */
export type Definitions = {
  /** Grows with every change, so that a server of the release before does not put its own back (`npm run schema`). */
  readonly version: number
  readonly hash: string
  /** Functions come first: views call them, and they are checked only when they are called themselves. */
  readonly text: string
}

export async function readDefinitions(folder = definitionFolder): Promise<Definitions> {
  const texts = await Promise.all(['functions/', 'views/'].map((name) => readAll(new URL(name, folder))))
  const text = texts.flat().join('\n')
  const [version] = (await readFile(new URL('version', folder), 'utf8')).split(' ')
  return { version: Number(version), hash: createHash('sha256').update(text).digest('hex'), text }
}

/**
 * A migration may have dropped a view to change its tables, so after one everything is defined again. What was defined
 * is kept as the comment of the table of migrations, which a backup leaves out like the functions themselves.
 */
export async function areDefinitionsOutdated(sql: postgres.Sql, own: Definitions): Promise<boolean> {
  const [row] = await sql<{ comment: string | null; migrations: string }[]>`
    SELECT obj_description('migrations'::regclass, 'pg_class') AS comment, count(*)::text AS migrations FROM migrations`
  const [, version = '0', hash, migrations] = row?.comment?.split(' ') ?? []
  if (Number(version) > own.version) return false
  return hash !== own.hash || migrations !== row?.migrations
}

export async function applyDefinitions(
  tx: postgres.TransactionSql,
  { version, hash, text }: Definitions,
): Promise<void> {
  await tx`SET LOCAL check_function_bodies = off`
  await tx.unsafe(text)
  const [row] = await tx<{ comment: string }[]>`
    SELECT concat_ws(' ', 'server/sql', ${version}::text, ${hash}::text, count(*)) AS comment FROM migrations`
  await tx.unsafe(`COMMENT ON TABLE migrations IS '${row?.comment}'`)
}

async function readAll(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
}
