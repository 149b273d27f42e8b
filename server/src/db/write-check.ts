import type { Pool } from './database.ts'

/** PostgreSQL's codes for a right that is missing and for a database that only reads. */
const refusals = new Set(['42501', '25006'])

/**
 * Tries every kind of write on every table, of no rows and in a transaction that is rolled back: inserting, the lock
 * that a foreign key takes, and updating and deleting where no trigger forbids it. Returns what PostgreSQL refused, or
 * null. A role can sign in and read without being able to do any of these.
 */
export async function findRefusedWrite(pool: Pool): Promise<string | null> {
  const undone = new Error('undone')
  try {
    await pool.begin(async (tx) => {
      await tx`SET LOCAL lock_timeout = '2s'`
      const [row] = await tx<{ statements: string }[]>`
        WITH tables AS (
          SELECT c.oid, c.oid::regclass AS name,
                 EXISTS (SELECT FROM pg_constraint f WHERE f.confrelid = c.oid AND f.contype = 'f') AS is_referred_to,
                 -- Changes that a trigger refuses before they begin; the owner also gave up the right to rewrite the
                 -- audit log.
                 CASE WHEN c.relname LIKE 'audit\\_%' THEN 24
                      ELSE coalesce(bit_or(t.tgtype) FILTER (WHERE t.tgtype & 3 = 2), 0) END AS refused
          FROM pg_class c LEFT JOIN pg_trigger t ON t.tgrelid = c.oid
          WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
            AND c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))
          GROUP BY c.oid
        ), writes AS (
          SELECT name, is_referred_to, refused, string_agg(quote_ident(a.attname), ', ') AS columns,
                 min(quote_ident(a.attname)) AS one
          FROM tables JOIN pg_attribute a ON a.attrelid = tables.oid
          WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity <> 'a'
          GROUP BY name, is_referred_to, refused
        )
        SELECT string_agg(concat_ws(';',
          format('INSERT INTO %s (%s) SELECT %s FROM %s WHERE false', name, columns, columns, name),
          CASE WHEN is_referred_to THEN format('SELECT FROM %s WHERE false FOR KEY SHARE', name) END,
          CASE WHEN refused & 16 = 0 THEN format('UPDATE %s SET %s = %s WHERE false', name, one, one) END,
          CASE WHEN refused & 8 = 0 THEN format('DELETE FROM %s WHERE false', name) END), ';') AS statements
        FROM writes`
      await tx.unsafe(row?.statements ?? '')
      throw undone
    })
  } catch (error) {
    if (error === undone) return null
    if (error instanceof Error && 'code' in error && refusals.has(String(error.code))) return error.message
    throw error
  }
  return null
}
