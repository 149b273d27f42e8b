import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { startTestAppForTest } from '../app.ts'
import { startProcess } from '../process.ts'
import { miscounts, openTestHotel, type TestHotel } from '../test-hotel.ts'
import { waitUntil } from '../wait.ts'

const rounds = 4
const guests = 6

type Attempt = { key: string; body: object; bookingId?: string }

/**
 * Starts a real server process on the test's database, which can be killed without a chance to finish
 * anything.
 */
async function startServer(databaseUrl: string, dataDir: string) {
  const port = await freePort()
  const env = { DATABASE_URL: databaseUrl, ROOMLARK_DATA: dataDir, PORT: String(port), LOG_LEVEL: 'silent' }
  const server = startProcess('main.ts', { env })
  await server.says('Roomlark is ready')
  const kill = async () => {
    server.signal('SIGKILL')
    await server.ended
  }
  return { url: `http://127.0.0.1:${port}`, kill }
}

/** Returns the answer, or nothing if the server died before answering. */
async function send(url: string, testHotel: TestHotel, { key, body }: Attempt) {
  try {
    const response = await fetch(`${url}${testHotel.base}/bookings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${testHotel.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
    const answered: { data: { id: string } } = JSON.parse(await response.text())
    return { status: response.status, body: answered }
  } catch {
    return undefined
  }
}

/** Keeps booking until the server is gone; attempts without an answer stay in `open`. */
async function guestAt(url: string, testHotel: TestHotel, number: number, made: Attempt[], open: Attempt[]) {
  for (let turn = 0; ; turn += 1) {
    const first = 1 + ((turn * guests + number) % 300)
    const body = testHotel.bookingInput({
      checkInOn: testHotel.day(first),
      checkOutOn: testHotel.day(first + 2),
    })
    const attempt: Attempt = { key: randomUUID(), body }
    const answer = await send(url, testHotel, attempt)
    if (!answer) {
      open.push(attempt)
      return
    }
    if (answer.status === 200) made.push({ ...attempt, bookingId: answer.body.data.id })
  }
}

test('a server killed repeatedly under load keeps every confirmed booking once, and a retry returns it', async () => {
  const app = await startTestAppForTest()
  const testHotel = await openTestHotel(app, 20)
  const dataDir = await mkdtemp(join(tmpdir(), 'roomlark-crash-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const made: Attempt[] = []
  const open: Attempt[] = []

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(app.databaseUrl, dataDir)
    const running = Array.from({ length: guests }, (_, i) => guestAt(server.url, testHotel, i, made, open))
    const enough = made.length + 3
    await waitUntil('some bookings', () => made.length >= enough, 30_000)
    await delay(Math.random() * 300)
    await server.kill()
    await Promise.all(running)
  }
  expect(made.length).toBeGreaterThan(rounds)
  expect(open.length).toBeGreaterThan(0)

  const server = await startServer(app.databaseUrl, dataDir)
  const repeated = [...made.slice(-40), ...open]
  for (const attempt of repeated) {
    const answer = await send(server.url, testHotel, attempt)
    expect(answer?.status).toBe(200)
    if (attempt.bookingId !== undefined) expect(answer?.body.data.id).toBe(attempt.bookingId)
    if (answer) attempt.bookingId = answer.body.data.id
  }
  await server.kill()

  const kept = await app.sql<{ id: string }[]>`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
  const expected = [...made, ...open].map(({ bookingId }) => bookingId)
  expect(kept.map(({ id }) => id).toSorted()).toEqual([...new Set(expected)].toSorted())
  expect(new Set(expected).size).toBe(made.length + open.length)
  expect(await miscounts(app)).toEqual([])
}, 90_000)
