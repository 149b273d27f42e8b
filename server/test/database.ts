import postgres from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { migrateDatabase } from '../src/db/migrate.ts'
import { cloneDatabase, type TestDatabase } from './cluster.ts'

export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('postgresUrl'))
}

/**
 * Creates a database as it was before a migration, until the end of the test. `sql` is the superuser's connection, so
 * that a test can insert only the rows it checks and leave out those they refer to.
 */
export async function createOldDatabase(before: string): Promise<{ url: string; sql: postgres.Sql }> {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'), 'template1')
  onTestFinished(drop)
  await migrateDatabase(url, before)
  return { url, sql: connectAsSuperuser(url) }
}

/** Connects to a database as the superuser of its cluster, until the end of the test. */
export function connectAsSuperuser(url: string): postgres.Sql {
  const adminUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: new URL(url).pathname })
  const sql = postgres(adminUrl.href, { max: 1, onnotice: () => {} })
  onTestFinished(() => sql.end())
  return sql
}
