import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startProcess } from '../../../test/process.ts'
import { openDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { StartupError } from '../startup-error.ts'
import { findRefusedWrite } from '../write-check.ts'
import { startCluster } from './cluster.ts'
import { type Embedded, joinEmbedded, startEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0

let seed: string
/** A copy of the seed in which the superuser has migrated the database, and owns it. */
let ownedBySuperuser: string
let folder: string
let running: Embedded[]
let children: ChildProcess[]

beforeAll(async () => {
  seed = mkdtempSync(join(tmpdir(), 'roomlark-embedded-'))
  mkdirSync(join(seed, 'postgres.new-1/cluster'), { recursive: true })
  writeFileSync(join(seed, 'postgres.new-1/cluster/PG_VERSION'), '18')
  await (await startEmbedded({ dataDir: seed })).stop()
  ownedBySuperuser = mkdtempSync(join(tmpdir(), 'roomlark-embedded-'))
  cpSync(seed, ownedBySuperuser, { recursive: true })
  const cluster = await startCluster({ folder: join(ownedBySuperuser, 'postgres'), durable: false })
  const admin = postgres(cluster.makeAdminUrl('postgres'), { max: 1 })
  await admin`DROP DATABASE roomlark`
  await admin`CREATE DATABASE roomlark`
  await admin.end()
  await migrateDatabase(cluster.makeAdminUrl('roomlark'))
  await cluster.stop()
})

afterAll(() => {
  for (const made of [seed, ownedBySuperuser]) rmSync(made, { recursive: true })
})

// Only its owner may enter a folder made by mkdtemp; when we are root, that shuts out PostgreSQL's own user.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roomlark-embedded-'))
  running = []
  children = []
})

afterEach(async () => {
  await Promise.all(running.map((embedded) => embedded.stop()))
  await Promise.all(children.map(stopElsewhere))
  rmSync(folder, { recursive: true })
})

/** Returns a data folder in which a database has already been started. */
function usedFolder(name: string, from = seed): string {
  const dataDir = join(folder, name)
  cpSync(from, dataDir, { recursive: true })
  return dataDir
}

async function start(dataDir: string, onProgress: (step: string) => void = () => {}) {
  const embedded = await startEmbedded({ dataDir, onProgress })
  running.push(embedded)
  return embedded
}

/** Starts a server in a separate process, so that it can be killed. */
async function startElsewhere(dataDir: string) {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const { url, stop } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url)
    process.on('SIGTERM', () => stop().then(() => process.exit()))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the other server did not start'))),
  ])
  return { child, url: String(url).trim() }
}

async function stopElsewhere(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function readPostmasterId(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const sql = postgres(url, { max: 1 })
  try {
    return await sql.unsafe<T[]>(text)
  } finally {
    await sql.end()
  }
}

async function refusal(dataDir: string): Promise<string> {
  const fault = await start(dataDir).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(fault instanceof StartupError)) throw new Error(`expected a refusal, got ${fault}`)
  return fault.message
}

describe('startEmbedded', () => {
  it('makes a UTF-8 database on the first start and finds it again on the second', async () => {
    const dataDir = join(folder, 'not/there/yet')
    const steps: string[] = []
    const first = await start(dataDir, (step) => steps.push(step))
    await query(first.url, 'CREATE TABLE guests (name text)')
    await query(first.url, "INSERT INTO guests VALUES ('Zoë Łark')")
    await Promise.all([first.stop(), first.stop()])
    await first.stop()

    const second = await start(dataDir, (step) => steps.push(step))
    expect(await query(second.url, 'SELECT lower(name) AS name FROM guests')).toEqual([{ name: 'zoë łark' }])
    expect(await query(second.url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    await query(second.url, 'CREATE EXTENSION pg_trgm')
    const trigrams =
      "SELECT cardinality(show_trgm('москва')) AS russian, cardinality(show_trgm('東京')) AS japanese"
    expect(await query(second.url, trigrams)).toEqual([{ russian: 7, japanese: 3 }])
    expect(steps).toEqual(['Creating the database', 'Starting the database', 'Starting the database'])
  })

  it('runs for two data folders side by side', async () => {
    const [one, other] = await Promise.all([start(usedFolder('one')), start(usedFolder('other'))])
    await query(one.url, 'CREATE TABLE only_here ()')
    expect(await query(other.url, "SELECT to_regclass('only_here') AS found")).toEqual([{ found: null }])
  })

  it('refuses connections without the password', async () => {
    const url = new URL((await start(usedFolder('data'))).url)
    url.password = 'guessed'
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  it('takes over the PostgreSQL of a server that was killed', async () => {
    const dataDir = usedFolder('data')
    const { child, url } = await startElsewhere(dataDir)
    await query(url, 'CREATE TABLE kept ()')
    const orphan = readPostmasterId(dataDir)
    await kill(child)

    const { url: again } = await start(dataDir)
    expect(readPostmasterId(dataDir)).not.toBe(orphan)
    expect(await query(again, "SELECT to_regclass('kept')::text AS found")).toEqual([{ found: 'kept' }])
  })

  it('recovers after the server and PostgreSQL were both killed', async () => {
    const dataDir = usedFolder('data')
    const { child, url } = await startElsewhere(dataDir)
    await query(url, 'CREATE TABLE kept ()')
    await kill(child)
    process.kill(readPostmasterId(dataDir), 'SIGKILL')

    const { url: again } = await start(dataDir)
    expect(await query(again, "SELECT to_regclass('kept')::text AS found")).toEqual([{ found: 'kept' }])
  })

  it('is not fooled by process IDs that now belong to other programs', async () => {
    const dataDir = usedFolder('data')
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    children.push(other)
    writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: other.pid, started: 'long ago' }))
    writeFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), `${other.pid}\n${dataDir}\n`)

    expect(await query((await start(dataDir)).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect([other.exitCode, other.signalCode]).toEqual([null, null])
  })

  it('removes what a crash during the first start left behind', () => {
    expect(readdirSync(seed)).toEqual(['postgres'])
  })

  it('refuses a data folder that a live server uses, and leaves that one alone', async () => {
    const dataDir = usedFolder('data')
    const { child, url } = await startElsewhere(dataDir)
    expect(await refusal(dataDir)).toBe(
      `Another Roomlark server (process ${child.pid}) is using the data folder ${dataDir}: stop it first, or set ROOMLARK_DATA to another folder.`,
    )
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('hands a database that the superuser owns to a role that is none, with everything in it', async () => {
    const { url } = await start(usedFolder('data', ownedBySuperuser))
    const left = await query(
      url,
      `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
       WHERE r.rolsuper AND c.relnamespace = 'public'::regnamespace`,
    )
    expect(left).toEqual([])
    expect(await query(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
    // Replacing a function is its owner's right alone.
    await query(
      url,
      'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN END$$',
    )
    const { pool, close } = openDatabase(url, 1)
    expect(await findRefusedWrite(pool)).toBeNull()
    await close()
  })

  it('lets only one of several starting servers take over the folder of a killed one', async () => {
    const dataDir = usedFolder('data')
    const { child } = await startElsewhere(dataDir)
    await kill(child)
    const starts = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)])
    expect(starts.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('refuses a cluster of another PostgreSQL version without touching it', async () => {
    const dataDir = usedFolder('data')
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
    expect(await refusal(dataDir)).toContain(
      'was created by PostgreSQL 17, but this Roomlark comes with PostgreSQL 18',
    )
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  it('says in one sentence that the data folder cannot be written, and creates nothing', async () => {
    // Root may write everywhere except where a file is in the way.
    const blocked = join(folder, 'blocked')
    if (isRoot) writeFileSync(blocked, '')
    else mkdirSync(blocked, { mode: 0o500 })
    const dataDir = join(blocked, 'data/roomlark')
    expect(await refusal(dataDir)).toBe(
      `The data folder ${dataDir} cannot be written (${isRoot ? 'ENOTDIR' : 'EACCES'}).`,
    )
    expect(readdirSync(folder, { recursive: true })).toEqual(['blocked'])
  })

  it('does not touch other files where the database should go', async () => {
    mkdirSync(join(folder, 'postgres/of/somebody/else'), { recursive: true })
    expect(await refusal(folder)).toBe(
      `The folder ${folder}/postgres contains something other than a Roomlark database: move it elsewhere.`,
    )
    expect(readdirSync(folder, { recursive: true })).toHaveLength(4)
  })
})

describe('joinEmbedded', () => {
  it('starts the database of a data folder that no server uses, and stops it', async () => {
    const dataDir = usedFolder('data')
    const joined = await joinEmbedded(dataDir)
    expect(await query(joined.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await joined.stop()
    await expect(query(joined.url, 'SELECT 1')).rejects.toThrow()
  })

  it('lets the doctor and a backup look at the database of a running server, which keeps it', async () => {
    const dataDir = usedFolder('data', ownedBySuperuser)
    const { url } = await start(dataDir)
    const run = async (command: string, ...args: string[]) =>
      (await startProcess(`commands/${command}`, { args, env: { ROOMLARK_DATA: dataDir } }).ended).stdout
    expect(await run('doctor.ts')).toMatch(/All \d+ invariants hold/)
    const shelf = join(dataDir, 'backups')
    expect(await run('backup.ts', '--no-verify', '--to', shelf)).toContain('It was not tried.')
    expect(readdirSync(shelf)).toEqual([expect.stringMatching(/^roomlark-.*\.tar\.gz$/)])
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('says so while the server is not ready for it', async () => {
    const dataDir = usedFolder('data')
    await start(dataDir)
    const file = join(dataDir, 'postgres/cluster/postmaster.pid')
    const lines = readFileSync(file, 'utf8')
    writeFileSync(file, lines.replace('ready', 'starting'))
    await expect(joinEmbedded(dataDir)).rejects.toThrow(/is starting or stopping its database/)
    writeFileSync(file, lines)
  })
})
