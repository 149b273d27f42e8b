import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { examineDatabase } from '../../src/operations/doctor/doctor.service.ts'
import { startTestAppForTest, type TestApp } from '../app.ts'
import { expectNumbersWithoutGaps } from '../folio-papers.ts'
import { startProcess } from '../process.ts'
import { miscounts, openTestHotel, type TestHotel } from '../test-hotel.ts'
import { waitUntil } from '../wait.ts'

const rounds = 2
const clerks = 6

/** One request of a clerk; `made` is the id of what it made, once that was answered. */
type Attempt = { of: 'booking' | 'paper'; path: string; key: string; body: object; made?: string | undefined }

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

type Answered = { data: { id: string; invoices: { id: string }[] } }

/** Returns the answer, or nothing if the server died before answering. */
async function send(url: string, testHotel: TestHotel, { path, key, body }: Attempt) {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${testHotel.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
    const { data }: Answered = JSON.parse(await response.text())
    return { status: response.status, made: data?.invoices?.[0]?.id ?? data?.id }
  } catch {
    return undefined
  }
}

/**
 * Keeps booking until the server is gone, and gives every booking an invoice, a credit note for it, and another
 * invoice. Attempts without an answer stay in `open`.
 */
async function clerkAt(url: string, testHotel: TestHotel, number: number, made: Attempt[], open: Attempt[]) {
  let isGone = false
  const attempt = async (of: Attempt['of'], path: string, body: object): Promise<string | undefined> => {
    const one: Attempt = { of, path, body, key: randomUUID() }
    const answer = await send(url, testHotel, one)
    isGone = !answer
    // A busy server may give up on a request whose transaction commits all the same.
    if (!answer || answer.status === 503) open.push(one)
    if (answer?.status !== 200) return undefined
    made.push({ ...one, made: answer.made })
    return answer.made
  }
  for (let turn = 0; !isGone; turn += 1) {
    const first = 1 + ((turn * clerks + number) % 300)
    const stay = { checkInOn: testHotel.day(first), checkOutOn: testHotel.day(first + 2) }
    const bookingId = await attempt('booking', `${testHotel.base}/bookings`, testHotel.bookingInput(stay))
    const papers = `/api/v1/bookings/${bookingId}/invoices`
    const invoice = { position: 1, kind: 'invoice' }
    const invoiceId = bookingId && (await attempt('paper', papers, invoice))
    const reason = 'Wrong company'
    const noteId = invoiceId && (await attempt('paper', `${papers}/${invoiceId}/credit`, { reason }))
    if (noteId) await attempt('paper', papers, invoice)
  }
}

const of = (attempts: Attempt[], what: Attempt['of']) => attempts.filter((one) => one.of === what)

test('a server killed repeatedly under load keeps every booking and every paper once, and a retry returns it', async () => {
  // Jobs of the killed servers count as running for a while, so no other file gets this application.
  const app = await startTestAppForTest({ own: true })
  const testHotel = await openTestHotel(app, 20)
  await testHotel.setInvoicing()
  const dataDir = await mkdtemp(join(tmpdir(), 'roomlark-crash-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const made: Attempt[] = []
  const open: Attempt[] = []

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(app.databaseUrl, dataDir)
    const running = Array.from({ length: clerks }, (_, i) => clerkAt(server.url, testHotel, i, made, open))
    const [enough, openBefore] = [made.length + 9 + randomInt(9), open.length]
    await waitUntil('some bookings and papers', () => made.length >= enough)
    await server.kill()
    await Promise.all(running)
    expect(open.length, 'requests cut off').toBeGreaterThan(openBefore)
  }
  for (const what of ['booking', 'paper'] as const) expect(of(made, what).length).toBeGreaterThan(rounds)

  // Another server, that of the test itself, is asked again.
  for (const attempt of [...of(made, 'booking').slice(-15), ...of(made, 'paper').slice(-15), ...open]) {
    const answer = await send(app.url, testHotel, attempt)
    expect(answer?.status).toBe(200)
    if (attempt.of === 'paper') continue
    attempt.made ??= answer?.made
    expect(answer?.made).toBe(attempt.made)
  }
  await expectAllOnce(app, testHotel, [...made, ...open])
})

async function expectAllOnce(app: TestApp, { hotel }: TestHotel, attempts: Attempt[]): Promise<void> {
  const kept = await app.sql<{ id: string }[]>`SELECT id FROM bookings WHERE hotel_id = ${hotel.id}`
  const bookings = of(attempts, 'booking').map(({ made }) => made)
  expect(kept.map(({ id }) => id).toSorted()).toEqual([...new Set(bookings)].toSorted())
  expect(new Set(bookings).size).toBe(bookings.length)
  expect(await miscounts(app)).toEqual([])

  const papers = await app.sql`SELECT FROM invoices WHERE hotel_id = ${hotel.id}`
  expect(papers).toHaveLength(of(attempts, 'paper').length)
  await expectNumbersWithoutGaps(app)
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
}
