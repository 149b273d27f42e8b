import type postgres from 'postgres'
import type { TestApp } from './app.ts'

/** Runs a statement in a transaction that stays open, with its locks, until the returned function is called. */
export async function lockUntilReleased(
  app: TestApp,
  statement: (sql: postgres.TransactionSql) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const transaction = app.sql.begin(async (sql) => {
    await statement(sql)
    taken.resolve()
    await released.promise
  })
  transaction.catch(taken.reject)
  await taken.promise
  return async () => {
    released.resolve()
    await transaction
  }
}

/** Counts the application's connections that are waiting for a lock. */
export async function lockWaits(app: TestApp): Promise<number> {
  const [row] = await app.sql<{ waiting: number }[]>`
    SELECT count(*)::integer AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'roomlark' AND wait_event_type = 'Lock'`
  return row?.waiting ?? 0
}

/** Lists how those who wait for an advisory lock with this name want it. */
export async function advisoryWaits(app: TestApp, name: string): Promise<string[]> {
  const rows = await app.sql<{ mode: string }[]>`
    SELECT l.mode FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
    WHERE l.locktype = 'advisory' AND NOT l.granted
      AND (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(${name}, 0)`
  return rows.map(({ mode }) => mode)
}
