import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { connectAsSuperuser, createTestDatabase } from '../../test/database.ts'
import { lockUntilReleased } from '../../test/locks.ts'
import { openTestHotel } from '../../test/test-hotel.ts'
import { waitUntil } from '../../test/wait.ts'
import { migrateDatabase } from './migrate.ts'

const index =
  '-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS rows_once\n  ON rows (a);\n'

let database: { url: string; drop(): Promise<void> }
let sql: postgres.Sql
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  sql = postgres(database.url, { max: 2, onnotice: () => {} })
  // The folders of these tests have none of the migrations that ours require.
  await sql`UPDATE migrations SET requires = NULL`
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roomlark-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

function migrate(url = database.url, attempts = 20, onProgress: (step: string) => void = () => {}) {
  return migrateDatabase(url, undefined, { folder: pathToFileURL(`${folder}/`), attempts, onProgress })
}

/** Copies a booking many times. Triggers are off, because only the size of the table counts. */
async function multiplyBookings(sql: postgres.Sql, times: number): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'bookings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`
  const names = columns.map(({ name }) => name)
  await sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`
    await tx`
      INSERT INTO bookings (${tx(names)})
      SELECT ${tx(names)} FROM (
        SELECT copy.* FROM (SELECT b FROM bookings b LIMIT 1) AS one CROSS JOIN generate_series(1, ${times}) AS n
          CROSS JOIN jsonb_populate_record(one.b, jsonb_build_object(
            'id', gen_random_uuid(), 'reference', 'RL-' || lpad(n::text, 6, '0'))) AS copy) AS copies`
  })
}

describe('migrateDatabase', () => {
  test('lets no request fail while a large table gets a column and an index from two servers at once', async () => {
    const app = await startTestApp()
    onTestFinished(() => app.close())
    const hotel = await openTestHotel(app, 40)
    await hotel.book()
    await multiplyBookings(connectAsSuperuser(app.databaseUrl), 3000)
    await app.sql`UPDATE migrations SET requires = NULL`
    write({
      '0901_column.sql': `ALTER TABLE bookings ADD COLUMN channel text NOT NULL DEFAULT 'desk';`,
      '0902_index.sql': `-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_channel_idx ON bookings (channel);`,
    })

    const statuses = new Map<number, number>()
    let isOver = false
    const keepAsking = async (ask: () => Promise<{ status: number }>) => {
      while (!isOver) {
        const { status } = await ask()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    // Stays are spread over many dates, so that the hotel is never full.
    let bookings = 0
    const book = () => {
      bookings += 1
      const from = 10 + 2 * (bookings % 100)
      return hotel.tryBook({ checkInOn: hotel.day(from), checkOutOn: hotel.day(from + 2) })
    }
    const load = [
      keepAsking(book),
      keepAsking(book),
      keepAsking(() => app.ask('GET', '/api/v1/bookings?limit=5', { token: hotel.owner.token })),
    ]
    // A report that reads the table for longer than a migration waits for it.
    const release = await lockUntilReleased(app, (tx) => tx`SELECT count(*) FROM bookings`)
    const steps: string[] = []
    const migrating = Promise.all([1, 2].map(() => migrate(app.databaseUrl, 20, (step) => steps.push(step))))
    const second = '0901_column.sql waits for a table that is in use (attempt 2 of 20)'
    const hasFailed = () => [...statuses.keys()].some((status) => status !== 200)
    await waitUntil('the second attempt', () => steps.includes(second) || hasFailed())
    const answered = () => statuses.get(200) ?? 0
    const before = answered()
    await waitUntil('requests to go on', () => answered() > before + load.length || hasFailed())
    await release()
    const applied = await migrating
    isOver = true
    await Promise.all(load)

    expect(applied.flat()).toEqual(['0901_column.sql', '0902_index.sql'])
    expect(steps).toContain('Waiting for another server that prepares the database')
    expect([...statuses.keys()]).toEqual([200])
    expect(steps).toContain(second)
    const [state] = await app.sql`
      SELECT indisvalid AS valid, (SELECT count(*)::integer FROM bookings WHERE channel = 'desk') AS filled
      FROM pg_index WHERE indexrelid = 'bookings_channel_idx'::regclass`
    expect(state).toMatchObject({ valid: true })
    expect(state?.filled).toBeGreaterThan(3000)
    expect((await book()).status).toBe(200)
  })

  test('builds an index again that was left unfinished', async () => {
    await sql`CREATE TABLE rows (a integer)`
    await sql`INSERT INTO rows VALUES (1), (1)`
    write({ '0903_index.sql': index })
    const validity = async () =>
      (await sql`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('rows_once')`)[0]?.indisvalid
    await expect(migrate()).rejects.toThrow('could not create unique index')
    expect(await validity()).toBe(false)

    await sql`DELETE FROM rows WHERE ctid = (SELECT max(ctid) FROM rows)`
    expect(await migrate()).toEqual(['0903_index.sql'])
    expect(await validity()).toBe(true)

    // It was finished, but the server died before it could record that.
    await sql`DELETE FROM migrations WHERE name = '0903_index.sql'`
    expect(await migrate()).toEqual(['0903_index.sql'])
    expect(await migrate()).toEqual([])
  })

  test('names the oldest transaction when a table is in use at every attempt, and changes nothing', async () => {
    write({ '0904_column.sql': 'CREATE TABLE beside ();\nALTER TABLE hotels ADD COLUMN a text;' })
    const reading = await sql.reserve()
    await reading`BEGIN`
    const [reader] = await reading`SELECT pg_backend_pid() AS pid, count(*) FROM hotels`
    const refused = await migrate(database.url, 2).catch((error: unknown) => error)
    await reading`COMMIT`
    reading.release()
    expect(refused).toMatchObject({ name: 'StartupError' })
    expect(String(refused)).toContain('0904_column.sql changed nothing')
    expect(String(refused)).toContain(`process ${reader?.pid} of PostgreSQL`)
    const [state] = await sql`SELECT to_regclass('beside') AS beside`
    expect(state).toEqual({ beside: null })
    expect(await migrate()).toEqual(['0904_column.sql'])
  })

  test('removes things only from servers that can do without them', async () => {
    write({
      '0905_expand.sql': 'SELECT 1;',
      '0906_contract.sql': '-- contract of 0905_expand.sql\nSELECT 1;',
    })
    const server = postgres(database.url, { max: 1, connection: { application_name: 'roomlark' } })
    await server`SELECT 1`
    await expect(migrate()).rejects.toThrow(
      'Servers that are still running use what 0906_contract.sql removes: deploy the release that brought 0905_expand.sql first',
    )
    await server.end()
    await waitUntil('the server to be gone', async () => {
      return (
        (
          await sql`SELECT FROM pg_stat_activity WHERE application_name = 'roomlark' AND datname = current_database()`
        ).length === 0
      )
    })
    expect(await migrate()).toEqual(['0905_expand.sql', '0906_contract.sql'])

    // The release before has the first of them, the one before that has neither.
    rmSync(join(folder, '0906_contract.sql'))
    expect(await migrate()).toEqual([])
    rmSync(join(folder, '0905_expand.sql'))
    await expect(migrate()).rejects.toThrow('start a version that has 0905_expand.sql')
  })
})
