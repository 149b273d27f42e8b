import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Encrypter } from 'age-encryption'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { readArchive, writeArchive } from '../src/adapters/backup/archive.ts'
import { createFolderShelf } from '../src/adapters/backup/shelf-folder.ts'
import { createS3Shelf } from '../src/adapters/backup/shelf-s3.ts'
import type { ImageStore } from '../src/adapters/image-store.ts'
import { createFolderStore } from '../src/adapters/image-store-folder.ts'
import { createS3Store } from '../src/adapters/image-store-s3.ts'
import { makeBackup, removeOldBackups } from '../src/commands/backup-archives.ts'
import { parseBackupArguments, parseRestoreArguments } from '../src/commands/backup-arguments.ts'
import { backupLock } from '../src/db/backup-lock.ts'
import { owner } from '../src/db/embedded/owner.ts'
import { makeDueBackup } from '../src/operations/system/backups.service.ts'
import { watchForTrouble } from '../src/operations/system/trouble.service.ts'
import { removeUnusedFiles } from '../src/platform/images/image-files.service.ts'
import { startTestApp, type TestApp } from './app.ts'
import type { TestDatabase } from './cluster.ts'
import { createTestDatabase } from './database.ts'
import { createActor } from './factories.ts'
import { worded } from './notifications.ts'
import { jpeg } from './pictures.ts'
import { startProcess } from './process.ts'
import { startS3 } from './s3.ts'
import { openEarningHotel } from './settled-money.ts'
import { storedNames, upload } from './uploads.ts'
import { waitUntil } from './wait.ts'

const passphrase = 'twelve larks at dawn'

let images: ImageStore
let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
let admin: postgres.Sql
let database: TestDatabase
let quiet: Record<string, unknown>
const getShelf = () => ({ BACKUP_TO: s3.url, BACKUP_PASSPHRASE: passphrase })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roomlark-backup-'))
  s3 = await startS3()
  admin = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} })
  database = await createTestDatabase()
  images = await createFolderStore(join(folder, 'media/hotels'))
  const app = await startTestApp({ images, databaseUrl: database.url })
  const { hotel } = await openEarningHotel(app)
  const stored = await upload(app, hotel.owner.token, hotel.hotel.id, [{ bytes: await jpeg() }])
  expect(stored.status).toBe(200)
  // Without jobs that change it, the database can be compared with what comes out of a backup.
  await app.close()
  quiet = await readContent(database.url)
})
afterAll(async () => {
  await database.drop()
  await admin.end()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

type Env = Record<string, string>

function run(command: 'backup' | 'restore', env: Env, ...args: string[]) {
  const secret = Buffer.alloc(32, 7).toString('base64')
  return startProcess(`commands/${command}.ts`, { args, env: { ROOMLARK_SECRET: secret, ...env } })
}

async function backUp(): Promise<void> {
  const made = await run('backup', { ...getShelf(), DATABASE_URL: database.url, ROOMLARK_DATA: folder }).ended
  expect(made.stderr).toBe('')
  expect(made.stdout).toContain('and 3 picture files')
  expect(made.stdout).toContain('It was restored beside, and the doctor found nothing.')
}

/** Every row of every table, in an order of its own, and the next values of all sequences. */
async function readContent(url: string): Promise<Record<string, unknown>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const tables = await sql<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('backups', 'rate_counts', 'migrations', 'outbox_positions')
    ORDER BY 1`
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    // Unread rows of the outbox are told again, by a transaction of the database that was filled.
    const text = name === 'public.outbox' ? `(to_jsonb(t) - 'transaction')::text` : 't::text'
    const [row] = await sql.unsafe(
      `SELECT count(*) AS rows, md5(string_agg(${text}, ',' ORDER BY ${text})) AS hash FROM ${name} t`,
    )
    content[name] = row
  }
  const sequences = await sql`
    SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' AND sequencename NOT LIKE 'backups%'
    ORDER BY sequencename`
  const unread = await sql`SELECT id FROM unread_by('search') ORDER BY id`
  return {
    ...content,
    unread: unread.map(({ id }) => id),
    sequences: sequences.map(({ sequencename, last_value }) => [sequencename, last_value]),
  }
}

async function emptyDatabase(): Promise<string> {
  const name = `restored_${process.pid}`
  await admin.unsafe(`CREATE DATABASE ${name} OWNER ${owner}`)
  onTestFinished(async () => {
    for (const left of await databasesLike(name))
      await admin.unsafe(`DROP DATABASE IF EXISTS ${left} WITH (FORCE)`)
  })
  return Object.assign(new URL(database.url), { pathname: `/${name}` }).href
}

async function databasesLike(prefix: string): Promise<string[]> {
  const rows = await admin<{ name: string }[]>`
    SELECT datname AS name FROM pg_database WHERE starts_with(datname, ${prefix}) ORDER BY 1`
  return rows.map(({ name }) => name)
}

test('what was backed up encrypted to a bucket is restored, pictures included', async () => {
  await backUp()
  const url = await emptyDatabase()
  const name = new URL(url).pathname.slice(1)
  const env = { ...getShelf(), DATABASE_URL: url, S3_URL: s3.url, ROOMLARK_DATA: join(folder, 'other') }
  // Killed in the middle, it has changed nothing, and what it leaves is removed by the next one.
  const killed = run('restore', env, 'latest')
  await waitUntil('the database beside', async () => (await databasesLike(`${name}_restoring_`)).length > 0)
  killed.signal('SIGKILL')
  await killed.ended
  const sql = postgres(url, { max: 1, idle_timeout: 1, onnotice: () => {} })
  expect(await sql`SELECT FROM pg_tables WHERE schemaname = 'public'`).toHaveLength(0)
  await sql.end()

  const restored = await run('restore', env, 'latest').ended
  expect(restored.stderr).toBe('')
  expect(restored.stdout).toContain('Restored.')
  expect(restored.stdout).not.toContain('ROOMLARK_SECRET is not the one')
  expect(await databasesLike(name)).toEqual([name])
  expect(await readContent(url)).toEqual(quiet)
  const source = postgres(database.url, { max: 1 })
  const [recorded] = await source`SELECT name, is_verified, fault FROM backups`
  await source.end()
  const shelved = await createS3Shelf(s3.url).list()
  expect(recorded).toEqual({ name: shelved[0]?.name, is_verified: true, fault: null })
  const [one = ''] = await readdir(join(folder, 'media/hotels'))
  const there = await createS3Store(s3.url).open(one)
  expect(there && (await buffer(there.body))).toEqual(await readFile(join(folder, 'media/hotels', one)))

  const refused = await run('restore', env, 'latest').ended
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('The database is not empty: use --replace')
})

test('a damaged, cut or locked archive is one sentence', async () => {
  // As `writeArchive` does it, but with a key that is derived in a moment.
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(4)
  const larks = Buffer.from('larks '.repeat(50_000))
  const bytes = Buffer.from(
    await encrypter.encrypt(await buffer(await writeArchive((add) => add('some', larks), undefined))),
  )
  const drain = async (archive: Buffer, word: string | undefined) => {
    const names: string[] = []
    for await (const { name } of readArchive(Readable.from([archive], { objectMode: false }), word))
      names.push(name)
    return names
  }
  expect(await drain(bytes, passphrase)).toEqual(['some'])
  const damaged = Buffer.from(bytes)
  damaged[bytes.length - 40] = (damaged[bytes.length - 40] ?? 0) ^ 1
  const plain = await buffer(await writeArchive((add) => add('some', Buffer.alloc(100_000, 1)), undefined))
  await expect(drain(bytes, 'another passphrase')).rejects.toThrow('is not the passphrase of this backup')
  await expect(drain(bytes, undefined)).rejects.toThrow('set BACKUP_PASSPHRASE')
  await expect(drain(damaged, passphrase)).rejects.toThrow('damaged')
  await expect(drain(bytes.subarray(0, 60), passphrase)).rejects.toThrow('damaged')
  await expect(drain(plain.subarray(0, -30), undefined)).rejects.toThrow('damaged or incomplete')
  await expect(drain(Buffer.from('no backup at all'), undefined)).rejects.toThrow('no backup of Roomlark')
})

test('a backup that fails in the middle is not there', async () => {
  const shelf = createFolderShelf(join(folder, 'failing'))
  const failing = { ...images, open: async () => Promise.reject(new Error('the store went away')) }
  const making = {
    url: database.url,
    shelf,
    images: failing,
    passphrase: undefined,
    secret: '',
    startedAt: new Date(),
  }
  await expect(makeBackup(making)).rejects.toThrow('the store went away')
  expect(await readdir(join(folder, 'failing'))).toEqual([])
  // One that was killed leaves a draft, which the next one removes.
  await writeFile(join(folder, 'failing/.roomlark-20260101T000000Z.tar.gz.999999999.draft'), 'half')
  await makeBackup({ ...making, images })
  const [made] = await shelf.list()
  expect(await readdir(join(folder, 'failing'))).toEqual([made?.name])
})

test('only the newest few are kept, and nothing else is removed', async () => {
  const shelf = createFolderShelf(join(folder, 'many'))
  for (const day of ['03', '01', '02'])
    await shelf.put(`roomlark-202601${day}T000000Z.tar.gz`, Readable.from('x'))
  await writeFile(join(folder, 'many/letters.txt'), 'mine')
  expect(await removeOldBackups(shelf, 2)).toEqual(['roomlark-20260101T000000Z.tar.gz'])
  expect((await readdir(join(folder, 'many'))).sort()).toEqual([
    'letters.txt',
    'roomlark-20260102T000000Z.tar.gz',
    'roomlark-20260103T000000Z.tar.gz',
  ])
})

describe('in a running server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ images, databaseUrl: database.url })
  })
  afterAll(() => app.close())

  test('while a backup reads, no picture is removed', async () => {
    const ctx = { ...app.services, sql: app.pool }
    const before = await storedNames(app)
    const [file = ''] = before[0]?.split('-') ?? []
    const reading = await app.sql.reserve()
    await reading`SELECT pg_advisory_lock(${backupLock})`
    await removeUnusedFiles(ctx, [file])
    expect(await storedNames(app)).toEqual(before)
    const [job] =
      await app.sql`SELECT data FROM pgboss.job WHERE name = 'images.remove' AND state = 'created'`
    expect(job?.data).toEqual({ files: [file] })
    await reading`SELECT pg_advisory_unlock(${backupLock})`
    reading.release()
    await removeUnusedFiles(ctx, [file])
    expect(await storedNames(app)).toEqual([])
  })

  test('a due backup is begun once, and a failed one is notified', async () => {
    const person = await createActor(app, 'admin')
    await app.sql`DELETE FROM backups`
    const start = vi.fn<(onFailed: (fault: string) => Promise<void>) => void>()
    const ctx = {
      ...app.services,
      sql: app.pool,
      backups: { minuteOfDay: 0, isRunning: () => start.mock.calls.length > 0, start },
    }
    await makeDueBackup({ ...ctx, backups: null })
    await makeDueBackup(ctx)
    await makeDueBackup(ctx)
    expect(start).toHaveBeenCalledOnce()
    await start.mock.calls[0]?.[0]('There is no space left.')
    expect(await app.sql`SELECT name, fault FROM backups`).toMatchObject([
      { name: null, fault: 'There is no space left.' },
    ])
    start.mockClear()
    await makeDueBackup(ctx)
    expect(start).not.toHaveBeenCalled()

    await watchForTrouble(ctx)
    const { body } = await app.ask('GET', '/api/v1/notifications', { token: person.token })
    expect(worded(body.data)).toMatchObject([
      { title: 'The last backup failed', detail: 'No backup has succeeded yet.' },
    ])
  })
})

test('the commands say how they are used', () => {
  expect(parseBackupArguments(['--to', '/b', '--keep', '3', '--no-verify'])).toEqual({
    list: false,
    to: '/b',
    keep: 3,
    verifies: false,
  })
  expect(parseRestoreArguments(['/b/roomlark.tar.gz', '--replace'])).toEqual({
    name: 'roomlark.tar.gz',
    from: '/b',
    replaces: true,
    acceptsFaults: false,
    isCheck: false,
  })
  for (const args of [['now'], ['--keep', '0'], ['--keepp', '2']])
    expect(() => parseBackupArguments(args)).toThrow('Usage: npm run backup')
  for (const args of [[], ['a', 'b'], ['/a/b', '--from', 'c']])
    expect(() => parseRestoreArguments(args)).toThrow('Usage: npm run restore')
})
