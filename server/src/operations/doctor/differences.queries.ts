import type { Sql, SqlPart } from '../../db/database.ts'

type Compared = {
  /** The table of figures, as it is shown. */
  table: string
  keys: readonly string[]
  measures: readonly string[]
  /** Both have the keys and the measures as columns. */
  counted: SqlPart
  recounted: SqlPart
}

/**
 * Finds the keys whose figures are not what they are when counted again, with the measures that differ and by how much.
 * A row of zeros and a missing one are the same.
 */
export function differences(sql: Sql, { table, keys, measures, counted, recounted }: Compared): SqlPart {
  const columns = sql.unsafe(keys.join(', '))
  const each = (write: (name: string) => string) => sql.unsafe(measures.map(write).join(', '))
  const sums = each((name) => `'${name}', sum(${name})`)
  return sql`
    SELECT ${table}::text AS figures, jsonb_build_object(${sql.unsafe(keys.map((key) => `'${key}', ${key}`).join(', '))}) AS of,
           (SELECT jsonb_object_agg(key, value) FROM jsonb_each(jsonb_build_object(${sums})) WHERE value <> '0') AS off_by
    FROM (
      SELECT ${columns}, ${each((name) => name)} FROM (${counted}) AS counted
      UNION ALL
      SELECT ${columns}, ${each((name) => `-${name}`)} FROM (${recounted}) AS recounted
    ) AS both_sides
    GROUP BY ${columns} HAVING (${each((name) => `sum(${name})`)}) <> (${each(() => '0')})`
}
