import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createOldDatabase, createTestDatabase } from '../../test/database.ts'
import { waitUntil } from '../../test/wait.ts'
import { definitionFolder, readDefinitions } from './definitions.ts'
import { migrateDatabase, migrationFolder } from './migrate.ts'

let database: { url: string; drop(): Promise<void> }
let sql: postgres.Sql
let folder: string
let version = 1000

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
  folder = mkdtempSync(join(tmpdir(), 'roomlark-definitions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const kind of ['functions', 'views', 'migrations']) mkdirSync(join(folder, kind))
})

/** Writes a release: a function and a view that calls it. */
function write(value: string): void {
  version += 1
  writeFileSync(join(folder, 'version'), `${version} -\n`)
  writeFileSync(
    join(folder, 'functions/answer.sql'),
    `CREATE OR REPLACE FUNCTION answer() RETURNS text LANGUAGE sql AS $$ SELECT ${value} $$;`,
  )
  writeFileSync(
    join(folder, 'views/answers.sql'),
    'CREATE OR REPLACE VIEW answers AS SELECT answer() AS answer;',
  )
}

function start(
  migrations = migrationFolder,
  onProgress: (step: string) => void = () => {},
): Promise<string[]> {
  const definitions = pathToFileURL(`${folder}/`)
  return migrateDatabase(database.url, undefined, { definitions, folder: migrations, onProgress })
}

async function answer(): Promise<string> {
  const [row] = await sql<{ answer: string }[]>`SELECT answer FROM answers`
  return row?.answer ?? ''
}

/** The transaction that wrote the function. */
async function writer(): Promise<unknown> {
  return (await sql`SELECT xmin::text FROM pg_proc WHERE proname = 'answer'`)[0]?.xmin
}

describe('server/sql', () => {
  test('has every function and view of the database, as PostgreSQL accepts them', async () => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    const { text } = await readDefinitions()
    const left = await sql.begin(async (tx) => {
      await tx.unsafe(text)
      const names = await tx<{ name: string }[]>`
          SELECT p.oid::regprocedure::text AS name FROM pg_proc p
          WHERE p.pronamespace = 'public'::regnamespace AND p.xmin <> pg_current_xact_id()::xid
            AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
          UNION ALL
          SELECT r.ev_class::regclass::text FROM pg_rewrite r JOIN pg_class c ON c.oid = r.ev_class
          WHERE c.relnamespace = 'public'::regnamespace AND r.xmin <> pg_current_xact_id()::xid`
      return names.map(({ name }) => name)
    })
    await sql.end()
    expect(left).toEqual([])
  })

  test('has the version of its text', async () => {
    const { version, hash } = await readDefinitions()
    const file = readFileSync(new URL('version', definitionFolder), 'utf8')
    expect(file, 'Functions or views have changed: npm run schema').toBe(`${version} ${hash}\n`)
  })
})

describe('migrateDatabase', () => {
  test('defines functions and views once for all servers that start together', async () => {
    write("'first'")
    await Promise.all([start(), start(), start()])
    expect(await answer()).toBe('first')
    const once = await writer()
    await start()
    expect(await writer()).toBe(once)

    write("'second'")
    await Promise.all([start(), start()])
    expect(await answer()).toBe('second')
  })

  test('waits for whoever reads a view, without keeping others from it for long', async () => {
    write("'before'")
    await start()
    const reading = await sql.reserve()
    await reading`BEGIN`
    await reading`SELECT answer FROM answers`
    write("'after'")
    const steps: string[] = []
    const starting = start(migrationFolder, (step) => steps.push(step))
    await waitUntil('an attempt', () => steps.length > 0)
    expect(steps[0]).toBe('server/sql waits for a table that is in use (attempt 1 of 20)')
    expect(await answer()).toBe('before')
    await reading`COMMIT`
    reading.release()
    await starting
    expect(await answer()).toBe('after')
  })

  test('changes nothing when one of the definitions is wrong', async () => {
    write("'right'")
    await start()
    write("'half'")
    writeFileSync(join(folder, 'views/answers.sql'), 'CREATE OR REPLACE VIEW answers AS SELECT 1 AS number;')
    await expect(start()).rejects.toThrow('cannot change name of view column')
    expect(await answer()).toBe('right')
  })

  test('leaves the definitions of a newer release to it', async () => {
    write("'old'")
    await start()
    const old = readFileSync(join(folder, 'version'), 'utf8')
    write("'new'")
    await start()
    write("'old'")
    writeFileSync(join(folder, 'version'), old)
    await start()
    expect(await answer()).toBe('new')
  })

  test('defines again what a migration has dropped, also if the server died in between', async () => {
    write("'here'")
    await start()
    writeFileSync(join(folder, 'migrations/0901_drop.sql'), 'DROP VIEW answers;')
    expect(await start(pathToFileURL(`${folder}/migrations/`))).toEqual(['0901_drop.sql'])
    expect(await answer()).toBe('here')

    await sql`DROP VIEW answers`
    await sql`INSERT INTO migrations (name) VALUES ('0902_drop.sql')`
    await start()
    expect(await answer()).toBe('here')
  })

  test('waits with them where a backup had fewer migrations, until the next start', async () => {
    write("'current'")
    const { url, sql } = await createOldDatabase('0001')
    const definitions = pathToFileURL(`${folder}/`)
    const older = readdirSync(migrationFolder).sort().slice(0, -1)
    const isDefined = async () => (await sql`SELECT to_regclass('answers') AS view`)[0]?.view !== null
    await migrateDatabase(url, undefined, { definitions, among: new Set(older) })
    expect(await isDefined()).toBe(false)
    expect(await migrateDatabase(url, undefined, { definitions })).toHaveLength(1)
    expect(await isDefined()).toBe(true)
  })

  test('lets functions call what is defined after them', async () => {
    write('(SELECT max(late()))')
    writeFileSync(
      join(folder, 'functions/late.sql'),
      "CREATE OR REPLACE FUNCTION late() RETURNS text LANGUAGE sql AS $$ SELECT 'late' $$;",
    )
    await start()
    expect(await answer()).toBe('late')
  })
})
