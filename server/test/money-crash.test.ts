import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { utcDay } from '@roomlark/contract/dates'
import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '../src/operations/doctor/doctor.service.ts'
import { advanceCommissions } from '../src/partners/commissions/commissions.service.ts'
import { closeStatements } from '../src/settlement/hotel-statements/closing/closing.service.ts'
import { approveRun } from '../src/settlement/payouts/runs/approval.service.ts'
import { drawDueRun } from '../src/settlement/payouts/runs/drawing.service.ts'
import { getRun } from '../src/settlement/payouts/runs/runs.service.ts'
import { startTestApp, type TestApp } from './app.ts'
import { putEndedStay } from './ended-stays.ts'
import { createActor } from './factories.ts'
import type { MoneyTask } from './money-worker.ts'
import { countPutNights, openPastHotel } from './past-bookings.ts'
import { addDetails } from './payouts.ts'
import { countRuns } from './property-runs.ts'
import { waitUntil } from './wait.ts'

/**
 * A server is killed in the middle of closing statements, and of a payout run. Whatever it had done by then, another
 * call finishes the rest, and afterwards everything is there exactly once.
 */
const rounds = countRuns(4)
const hotelCount = 8
const partnerCount = 4
/** All stays are in the future of the server's own clock. */
const year = 2035

const seed = fc.readConfigureGlobal()?.seed ?? randomInt(2 ** 31)
const said = (round: number) => `seed ${seed}, round ${round}`

let app: TestApp
let adminId: string

/** One stay in each hotel and month; one partner has no details, so what is owed to them is carried over. */
beforeAll(async () => {
  // The job that closes statements would write down that nothing was due years before.
  app = await startTestApp({ own: true })
  adminId = (await createActor(app, 'admin')).id
  // Somebody keeps the rates of exchange up to date, or no run would be approved.
  for (let month = 0; month <= rounds + 2; month += 1) {
    await app.sql`
      INSERT INTO exchange_rates (currency, usd_rate, valid_from)
      SELECT DISTINCT ON (currency) currency, usd_rate, ${makeDay(month, 1)}::date FROM exchange_rates
      ORDER BY currency, valid_from DESC`
  }
  const settings = app.sql.json({ ...shippedMoneySettings, advances: true })
  await app.sql`
    INSERT INTO settings (name, value) VALUES ('money', ${settings})
    ON CONFLICT ON CONSTRAINT settings_pkey DO UPDATE SET value = excluded.value`
  const partners = await Promise.all(
    Array.from({ length: partnerCount }, async (_, index) => {
      const partner = await createActor(app, 'affiliate')
      if (index > 0) await addDetails(app, partner.id)
      return partner
    }),
  )
  const owner = await createActor(app, 'hotel')
  await Promise.all(
    Array.from({ length: hotelCount }, async (_, index) => {
      const hotel = await openPastHotel(app, owner.token)
      const affiliateId = partners[index % partnerCount]?.id ?? ''
      for (let month = 0; month <= rounds; month += 1) {
        await putEndedStay(app, hotel, { affiliateId, checkInOn: makeDay(month, 8), nightCents: 50_000 })
      }
    }),
  )
  await countPutNights(app)
}, 600_000)
afterAll(() => app.close())

/** A day of a month that is counted from the first one with stays. */
function makeDay(month: number, day: number): string {
  return utcDay(Date.UTC(year, month, day))
}

/** Another server, which is there after the first has died. */
function serverAt(at: string) {
  return {
    ...app.services,
    sql: app.pool,
    clock: () => new Date(at),
    origin: { requestId: 'crash', address: '127.0.0.1', userAgent: 'crash' },
    actor: { userId: adminId, userType: 'admin' as const, sessionId: adminId, mfaEnabled: true },
  }
}

let started = 0

/** Starts a server that waits for its task, and resolves to the steps it took, or to null if it was killed. */
function startWorker() {
  started += 1
  const name = `money-worker-${started}`
  const child = spawn(process.execPath, [join(import.meta.dirname, 'money-worker.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      DATABASE_URL: `${app.databaseUrl}?application_name=${name}`,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  return {
    async perform(task: MoneyTask): Promise<number | null> {
      child.stdin.end(`${JSON.stringify(task)}\n`)
      const [written, [code, signal]] = await Promise.all([text(child.stdout), closed])
      await waitUntil(`the end of what ${name} had sent`, () => isGone(name), 120_000)
      if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the worker ended by itself with ${code}`)
      return written === '' ? null : Number(written)
    },
    async stop() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

/**
 * PostgreSQL notices that a client died only when it has done what the client sent last. Until then it holds the
 * client's locks, which closing and paying out leave to whoever has them.
 */
async function isGone(name: string): Promise<boolean> {
  const [row] = await app.sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM pg_stat_activity WHERE application_name = ${name}`
  return row.count === 0
}

type Round = { task: (month: number) => MoneyTask; afterwards: (month: number) => Promise<void> }

/**
 * Does one month without disturbance to learn how many steps it takes, then kills a server in each of the following.
 * The moments are random, but spread over the whole work.
 */
async function crashEachMonth({ task, afterwards }: Round): Promise<void> {
  const moments = fc.sample(fc.integer({ min: 0, max: 999 }), { seed, numRuns: rounds })
  let worker = startWorker()
  let steps = 0
  try {
    for (let month = 0; month <= rounds; month += 1) {
      const working = worker
      const chance = moments[month - 1] ?? 0
      const step = Math.max(1, Math.ceil(((month - 1 + chance / 1000) / rounds) * steps))
      const death = month === 0 ? {} : { death: { step, isSent: chance % 2 === 1 } }
      const performed = working.perform({ ...task(month), ...death })
      // The next one starts meanwhile, which takes longer than the work itself.
      worker = startWorker()
      const taken = await performed
      if (month === 0) steps = taken ?? 0
      expect(steps, said(month)).toBeGreaterThan(rounds)
      await afterwards(month)
    }
  } finally {
    await worker.stop()
  }
}

/** Expects what holds after every round, whichever work it was about. */
async function expectWhole(round: number): Promise<void> {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(
    findings.filter(({ faults }) => faults > 0),
    said(round),
  ).toEqual([])
  const numbers = await app.sql<{ kind: string; serials: number[] }[]>`
    SELECT kind, array_agg(serial ORDER BY serial) AS serials
    FROM (SELECT 'hotel' AS kind, right(number, 5)::integer AS serial FROM hotel_statements
          UNION ALL SELECT 'affiliate', right(number, 5)::integer FROM affiliate_statements) AS taken GROUP BY kind`
  for (const { serials } of numbers) {
    expect(serials, said(round)).toEqual(serials.map((_, index) => index + 1))
  }
  const doubled = await app.sql`
    SELECT booking_id::text AS what, 'billed' AS how FROM hotel_statement_lines GROUP BY 1 HAVING count(*) > 1
    UNION ALL SELECT booking_id::text, 'settled' FROM affiliate_statement_lines GROUP BY 1 HAVING count(*) > 1
    UNION ALL SELECT run_id || ' ' || affiliate_id, 'in a run' FROM affiliate_statements GROUP BY 1 HAVING count(*) > 1
    UNION ALL SELECT booking_id || ' ' || cause, 'posted' FROM ledger_transactions WHERE booking_id IS NOT NULL
              GROUP BY 1 HAVING count(*) > 1`
  expect([...doubled], said(round)).toEqual([])
  const posted = await app.sql<{ cause: string; count: number; causes: number }[]>`
    SELECT t.cause, count(*)::integer AS count, CASE t.cause
             WHEN 'booking' THEN (SELECT count(*) FROM commissions)
             WHEN 'earned' THEN (SELECT count(*) FROM commissions WHERE stage IN ('earned', 'payable'))
             WHEN 'payable' THEN (SELECT count(*) FROM commissions WHERE stage = 'payable')
             WHEN 'payout-approved' THEN (SELECT count(*) FROM affiliate_statements WHERE state = 'approved')
           END::integer AS causes
    FROM ledger_transactions t GROUP BY t.cause`
  for (const { cause, count, causes } of posted) expect(count, `${said(round)}, ${cause}`).toBe(causes)
}

test('statements are closed once each, however often the server is killed meanwhile', async () => {
  const at = (month: number) => `${makeDay(month + 1, 6)}T12:00:00Z`
  const closed = async (month: number) => {
    const [row] = await app.sql<[{ count: number; hotels: number; news: number }]>`
      SELECT count(*)::integer AS count, count(DISTINCT s.hotel_id)::integer AS hotels, count(n.id)::integer AS news
      FROM hotel_statements s LEFT JOIN notifications n ON n.occasion = 'statement:' || s.id
      WHERE s.month = ${makeDay(month, 1)}`
    return row
  }
  const left: number[] = []
  await crashEachMonth({
    task: (month) => ({ work: 'close', at: at(month), adminId }),
    async afterwards(month) {
      left.push((await closed(month)).count)
      await closeStatements(serverAt(at(month)))
      const all = { count: hotelCount, hotels: hotelCount, news: hotelCount }
      expect(await closed(month), said(month)).toEqual(all)
      await expectWhole(month)
    },
  })
  const middles = left.filter((count) => count > 0 && count < hotelCount)
  const message = `${said(rounds)}: ${left.join(', ')} statements when killed`
  expect(middles.length, message).toBeGreaterThanOrEqual(rounds / 2)
}, 600_000)

test('everybody is in a payout run once, however often the server is killed meanwhile', async () => {
  /** Stays of the middle of a month are payable before the next one. */
  const at = (month: number) => `${makeDay(month + 1, 1)}T00:05:00Z`
  const readRun = async (month: number) => {
    const [row] = await app.sql<{ id: string; state: string; people: number; stays: number; paid: number }[]>`
      SELECT r.id, r.state, count(s.id)::integer AS people, coalesce(sum(s.line_count), 0)::integer AS stays,
             (count(*) FILTER (WHERE s.state = 'approved'))::integer AS paid
      FROM payout_runs r LEFT JOIN affiliate_statements s ON s.run_id = r.id
      WHERE r.month = ${makeDay(month + 1, 1)} GROUP BY r.id`
    return row
  }
  await advanceCommissions(serverAt(at(0)))
  const left: string[] = []
  await crashEachMonth({
    task: (month) => ({ work: 'pay', at: at(month), adminId }),
    async afterwards(month) {
      const server = serverAt(at(month))
      left.push((await readRun(month))?.state ?? 'none')
      await drawDueRun(server)
      const { id = '', state } = (await readRun(month)) ?? {}
      if (state === 'draft') {
        const { version, pays } = await getRun(server, id)
        await approveRun(server, id, { version, cents: pays.cents })
      }
      const whole = { state: 'approved', people: partnerCount, stays: hotelCount, paid: partnerCount - 1 }
      expect(await readRun(month), said(month)).toEqual({ id, ...whole })
      await expectWhole(month)
      await advanceCommissions(serverAt(at(month + 1)))
    },
  })
  const message = `${said(rounds)}: ${left.join(', ')} when killed`
  expect(left.filter((state) => state === 'none').length, message).toBeGreaterThan(0)
  expect(left.filter((state) => state === 'draft').length, message).toBeGreaterThanOrEqual(rounds / 4)
}, 600_000)
