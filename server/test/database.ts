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

/** Inserts a booking of an old schema with values that mean nothing, but for those that matter to the test. */
export async function insertOldBooking(
  sql: postgres.Sql,
  { id, hotel_id, ...rest }: { id: string; hotel_id: string } & Record<string, unknown>,
): Promise<void> {
  const texts = ['notes', 'special_requests', 'guest_name', 'guest_email', 'rate_plan_name']
  const amounts = ['plan_change_bps', 'plan_per_adult_cents', 'room_cents', 'city_tax_cents', 'vat_cents']
  const now = new Date()
  await sql`
    INSERT INTO bookings ${sql({
      ...Object.fromEntries([...texts, 'check_in_time', 'check_out_time'].map((name) => [name, ''])),
      ...Object.fromEntries([...amounts, 'total_cents', 'total_usd_cents'].map((name) => [name, 0])),
      ...Object.fromEntries(['created_at', 'updated_at'].map((name) => [name, now])),
      id,
      hotel_id,
      reference: id,
      state: 'confirmed',
      source: 'direct',
      adults: 1,
      child_ages: [],
      check_in_on: '2026-06-16',
      check_out_on: '2026-06-21',
      rate_plan_id: id,
      meal_plan: 'room-only',
      taxes: '{}',
      cancellation_policy: '{}',
      time_zone: 'UTC',
      currency: 'EUR',
      usd_rate: 1,
      ...rest,
    })}`
}

/** Connects to a database as the superuser of its cluster, until the end of the test. */
export function connectAsSuperuser(url: string): postgres.Sql {
  const adminUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: new URL(url).pathname })
  const sql = postgres(adminUrl.href, { max: 1, onnotice: () => {} })
  onTestFinished(() => sql.end())
  return sql
}
