import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJobQueue } from '../src/adapters/jobs.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { tell } from '../src/db/outbox.ts'
import type { ReadReason } from '../src/http/replica-reads.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { hotelInput } from './hotel-input.ts'
import { createHotel } from './hotels.ts'
import { type ReplicatedClusters, startReplicatedClusters } from './replica-cluster.ts'
import { openTestHotel } from './test-hotel.ts'
import { waitUntil } from './wait.ts'

type Server = { app: TestApp; reads: (ReadReason | null)[] }
type Account = { token: string; cookie?: string }

let clusters: ReplicatedClusters
let atReplica: postgres.Sql
let one: Server
let other: Server
let strict: Server

/** Two servers accept a replica that is far behind, and one accepts half a second. */
beforeAll(async () => {
  clusters = await startReplicatedClusters()
  const databaseUrl = clusters.primary.makeUrl('roomlark')
  await migrateDatabase(databaseUrl)
  const queue = createJobQueue(databaseUrl, pino({ level: 'silent' }))
  await queue.start()
  await queue.stop()
  const start = async (maxLagMs: number): Promise<Server> => {
    const reads: Server['reads'] = []
    const url = clusters.replica.makeUrl('roomlark')
    const replica = { url, maxLagMs, onRead: (reason: ReadReason | null) => void reads.push(reason) }
    return { app: await startTestApp({ databaseUrl, replica }), reads }
  }
  ;[one, other, strict] = await Promise.all([start(60_000), start(60_000), start(500)])
  atReplica = postgres(clusters.replica.makeAdminUrl('roomlark'), { max: 1, onnotice: () => {} })
  await inUse(one, other, strict)
}, 90_000)

afterAll(async () => {
  await atReplica.end()
  await Promise.all([one, other, strict].map(({ app }) => app.close()))
  await clusters.stop()
})

async function inUse(...servers: Server[]): Promise<void> {
  for (const { app } of servers) {
    await waitUntil('the replica to be in use', async () => {
      return (await app.ask('GET', '/health/ready')).body.replica === 'in use'
    })
  }
}

/** Lists the hotels of an account, and says why the primary was read; null if the replica was. */
async function list({ app, reads }: Server, { token, cookie }: Account) {
  reads.length = 0
  const answer = await app.ask('GET', '/api/v1/hotels', { token, headers: cookie ? { cookie } : {} })
  expect(answer.status).toBe(200)
  const names: string[] = answer.body.data.map(({ name }: { name: string }) => name)
  return { names, reason: reads[0], setCookie: answer.headers.get('set-cookie') }
}

/** Waits until the replica has everything, so that the account reads from it. */
async function readsReplica(server: Server, account: Account): Promise<void> {
  await waitUntil('the replica to be read', async () => (await list(server, account)).reason === null)
}

async function whilePaused(work: () => Promise<void>): Promise<void> {
  await atReplica`SELECT pg_wal_replay_pause()`
  await waitUntil('the replica to pause', async () => {
    return (await atReplica`SELECT pg_get_wal_replay_pause_state() AS state`)[0]?.state === 'paused'
  })
  try {
    await work()
  } finally {
    await atReplica`SELECT pg_wal_replay_resume()`
  }
}

describe('with a replica', () => {
  test('callers who keep cookies read from it, and signed-in callers who do not read from the primary', async () => {
    const owner = await createActor(one.app)
    await createHotel(one.app, owner.token, { name: 'Hotel Aurora' })
    expect(await list(other, owner)).toEqual({
      names: ['Hotel Aurora'],
      reason: 'no cookie',
      setCookie: 'read-after=0; Path=/; HttpOnly; SameSite=Lax',
    })
    const account = { token: owner.token, cookie: 'theme=dark; read-after=0' }
    await waitUntil('the replica to have the hotel', async () => {
      const { names, reason, setCookie } = await list(other, account)
      return names[0] === 'Hotel Aurora' && reason === null && setCookie === null
    })

    const search = () => other.app.ask('GET', '/api/v1/guest/places?search=Rome')
    await waitUntil('guests to read from it', async () => {
      other.reads.length = 0
      expect((await search()).status).toBe(200)
      return other.reads[0] === null
    })
  })

  test('guest search, lists and figures can be read from it', async () => {
    const accounts = {
      hotel: await createActor(other.app),
      affiliate: await createActor(other.app, 'affiliate'),
      admin: await createActor(other.app, 'admin'),
    }
    const { hotel, day } = await openTestHotel(other.app, 1, { owner: accounts.hotel })
    const days = 'fromOn=2031-03-01&untilOn=2031-03-31'
    const stay = `checkInOn=${day(10)}&checkOutOn=${day(12)}&adults=2`
    const figures = ['dashboard', 'dashboard/sparklines', 'bookings/trends', 'revenue/trends', 'hotels/top']
    const ofEverybody = [...figures, 'revenue/sources', 'activity'].map((name) => `analytics/${name}`)
    const ofHotels = ['affiliates/top', 'report', 'pick-up', `occupancy?${days}`, 'places']
    const reports = [`forecast?${days}`, `cash?${days}`, `cash/lines?${days}`, `taxes?${days}`]
    const paths: Record<keyof typeof accounts | 'guest', string[]> = {
      hotel: [
        ...ofEverybody,
        ...ofHotels.map((name) => `analytics/${name}`),
        ...reports.map((name) => `hotels/${hotel.id}/reports/${name}`),
        ...['hotels', 'bookings', 'guests', 'partners'],
      ],
      affiliate: [
        ...ofEverybody,
        ...['performance', 'performance/choices', 'partnerships', 'partnerships/hotels'],
        ...['earnings/stays', 'earnings/statements'],
      ],
      admin: ['audit', 'users', 'partnerships/all', 'ledger/transactions', 'commissions'],
      guest: [
        `guest/search?place=Positano&${stay}`,
        'guest/places?search=rome',
        `guest/hotels/${hotel.slug}`,
        `guest/hotels/${hotel.slug}/nights`,
        `guest/hotels/${hotel.slug}/offers?${stay}`,
      ],
    }
    await waitUntil('the replica to have the hotel', async () => {
      const { names, reason } = await list(other, { ...accounts.hotel, cookie: 'read-after=0' })
      return names.length > 0 && reason === null
    })
    const answers: string[] = []
    for (const [who, list] of Object.entries(paths)) {
      const token = who === 'guest' ? {} : { token: accounts[who as keyof typeof accounts].token }
      for (const path of list) {
        other.reads.length = 0
        const headers = { cookie: 'read-after=0' }
        const { status } = await other.app.ask('GET', `/api/v1/${path}`, { ...token, headers })
        answers.push(`${who} ${path}: ${status}, ${other.reads.map((reason) => reason ?? 'replica')}`)
      }
    }
    expect(answers.filter((answer) => !answer.endsWith(': 200, replica'))).toEqual([])
  })

  test('whoever changes something sees it on every server, although the replica does not have it', async () => {
    const owner = await createActor(one.app)
    const stranger = await createActor(one.app)
    const untouched = { cookie: 'read-after=0' }
    await readsReplica(other, { ...stranger, ...untouched })
    await readsReplica(other, { ...owner, ...untouched })
    await whilePaused(async () => {
      const body = hotelInput({ name: 'Hotel Brisa' })
      const made = await one.app.ask('POST', '/api/v1/hotels', { token: owner.token, body })
      const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(cookie).toMatch(/^read-after=[0-9a-f]{5,16}$/)

      const own = await list(other, { token: owner.token, cookie })
      expect(own).toEqual({ names: ['Hotel Brisa'], reason: 'own change', setCookie: null })
      expect((await list(one, { ...owner, ...untouched })).reason).toBe('recent change')
      // No announcement reached this server, so what it answers shows where it read.
      expect((await list(other, { ...stranger, ...untouched })).reason).toBe(null)
      const elsewhere = await list(other, { ...owner, ...untouched })
      expect(elsewhere).toMatchObject({ names: [], reason: null })

      // A page that hears of a change reads it, whichever server it asks.
      await tell(one.app.pool, { type: 'money' }, { userIds: [owner.id] })
      await waitUntil('the announcement to be heard', async () => {
        return (await list(other, { ...owner, ...untouched })).reason === 'recent change'
      })
      expect((await list(other, { ...owner, ...untouched })).names).toEqual(['Hotel Brisa'])
      expect((await list(other, { ...owner, cookie: 'read-after=ffffffffffffffff' })).names).toEqual([
        'Hotel Brisa',
      ])
    })
    await readsReplica(other, { ...owner, ...untouched })
    expect(await list(other, { ...owner, ...untouched })).toMatchObject({
      names: ['Hotel Brisa'],
      reason: null,
    })
  })

  test('nobody reads from it while it is further behind than allowed', async () => {
    const { token } = await createActor(strict.app)
    const account = { token, cookie: 'read-after=0' }
    await readsReplica(strict, account)
    await whilePaused(async () => {
      await one.app.sql`SELECT pg_logical_emit_message(true, 'test', 'a change')`
      // A look that began before the change may end after a slow moment and find the replica fresh once more.
      await waitUntil('the lag to be noticed', async () => {
        const { body } = await strict.app.ask('GET', '/health/ready')
        return body.replica === 'behind' && (await list(strict, account)).reason === 'behind'
      })
      expect((await one.app.ask('GET', '/health/ready')).body).toEqual({ status: 'ready', replica: 'in use' })
    })
    await readsReplica(strict, account)
  })

  test('no request fails when it hangs or is killed, and it is used again when it is back', async () => {
    const { token } = await createActor(one.app)
    const account = { token, cookie: 'read-after=0' }
    await readsReplica(one, account)
    const statuses = new Set<number>()
    let isOver = false
    const asking = [1, 2, 3].map(async () => {
      const headers = { cookie: account.cookie }
      while (!isOver) statuses.add((await one.app.ask('GET', '/api/v1/hotels', { token, headers })).status)
    })
    await clusters.freezeReplica()
    await waitUntil('the server to know', async () => (await list(one, account)).reason === 'unreachable')
    await clusters.killReplica()
    isOver = true
    await Promise.all(asking)
    expect([...statuses]).toEqual([200])
    expect(await one.app.ask('GET', '/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', replica: 'unreachable' },
    })
    await clusters.replica.restart()
    await inUse(one)
    await readsReplica(one, account)
  })
})
