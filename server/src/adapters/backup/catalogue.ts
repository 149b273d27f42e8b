import type postgres from 'postgres'
import type { Summary, TableEntry } from './manifest.ts'

type Sql = postgres.ISql

/** Extensions and PostgreSQL itself bring theirs along. */
const ourSchemas = ['public', 'pgboss']

/**
 * Every table with data of its own. What is unlogged is lost in a crash as well, and meant to be; the queue's statistics are
 * of its daily life; tables without columns are only there to be locked.
 */
export async function selectTables(sql: Sql): Promise<TableEntry[]> {
  return sql<TableEntry[]>`
    SELECT n.nspname AS schema, c.relname AS name,
           (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
           CASE WHEN c.relispartition AND n.nspname = 'public' THEN json_build_object(
             'of', (SELECT p.relname FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent WHERE i.inhrelid = c.oid),
             'bounds', pg_get_expr(c.relpartbound, c.oid)) END AS partition
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY (${ourSchemas}::text[]) AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND NOT (n.nspname = 'pgboss' AND c.relname ~ '^(version|queue_stats_.*)$')
      AND NOT (n.nspname = 'public' AND c.relname = 'migrations')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
      AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped)
    ORDER BY schema, name`
}

/** The next value of a sequence, not of the snapshot but of now, which is never too low. */
export async function selectSequences(sql: Sql): Promise<Summary['sequences']> {
  return sql<Summary['sequences']>`
    SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = ANY (${ourSchemas}::text[]) AND last_value IS NOT NULL ORDER BY 1, 2`
}

/** Names everything the migrations define, so that a restored database can be compared with the one it came from. */
export async function selectObjects(sql: Sql): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; hash: string }[]>`
    WITH tables AS (
      SELECT c.oid, c.relname FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
    )
    SELECT name, md5(string_agg(definition, '; ' ORDER BY definition)) AS hash FROM (
      SELECT format('column %s.%s', t.relname, a.attname),
             concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
                       pg_get_expr(d.adbin, d.adrelid))
      FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
        LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
      UNION ALL
      SELECT format('constraint %s.%s', t.relname, c.conname), pg_get_constraintdef(c.oid)
      FROM tables t JOIN pg_constraint c ON c.conrelid = t.oid WHERE c.contype <> 'n'
      UNION ALL
      SELECT format('index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
      FROM tables t JOIN pg_index i ON i.indrelid = t.oid
      UNION ALL
      SELECT format('trigger %s.%s', t.relname, g.tgname), pg_get_triggerdef(g.oid) || g.tgenabled::text
      FROM tables t JOIN pg_trigger g ON g.tgrelid = t.oid WHERE NOT g.tgisinternal
      UNION ALL
      SELECT format('view %s', t.relname), pg_get_viewdef(t.oid) FROM tables t JOIN pg_class c USING (oid)
      WHERE c.relkind IN ('v', 'm')
      UNION ALL
      SELECT format('function %s', p.oid::regprocedure), pg_get_functiondef(p.oid)
      FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ) AS found (name, definition)
    GROUP BY name ORDER BY name`
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** The statements that take foreign keys and triggers away while rows arrive in any order, and those that bring them back. */
export async function selectHindrances(sql: Sql): Promise<{ remove: string[]; restore: string[] }> {
  const rows = await sql<{ remove: string; restore: string }[]>`
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', g.tgrelid::regclass, g.tgname) AS remove,
           format('ALTER TABLE %s ENABLE %sTRIGGER %I', g.tgrelid::regclass,
                  CASE g.tgenabled WHEN 'A' THEN 'ALWAYS ' WHEN 'R' THEN 'REPLICA ' ELSE '' END, g.tgname) AS restore
    FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
    WHERE c.relnamespace::regnamespace::text = ANY (${ourSchemas}::text[]) AND NOT g.tgisinternal
      AND g.tgenabled <> 'D' AND g.tgparentid = 0
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname),
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE c.relnamespace::regnamespace::text = ANY (${ourSchemas}::text[]) AND k.contype = 'f' AND k.conparentid = 0`
  return { remove: rows.map((row) => row.remove), restore: rows.map((row) => row.restore) }
}
