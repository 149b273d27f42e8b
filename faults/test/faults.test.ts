import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../server/test/app.ts'
import { createTestDatabase } from '../../server/test/database.ts'
import type { Arena } from '../src/arena.ts'
import { isGood, type Outcome, writeTable } from '../src/outcome.ts'
import { runScenario } from '../src/run-scenario.ts'
import type { Scenario } from '../src/scenario.ts'
import { serverKilled } from '../src/scenarios/killed.ts'
import { openShop, type Shop } from '../src/shop.ts'

/** Opens the shop through a server in this process, which spares the start of one more. */
async function fillHere(databaseUrl: string, partners: number): Promise<Shop> {
  const app = await startTestApp({ databaseUrl })
  let setMs = 0
  const setClock = async (aheadMs: number) => {
    app.advance(aheadMs - setMs)
    setMs = aheadMs
  }
  try {
    return await openShop(app.sql, { url: app.url, setClock }, partners)
  } finally {
    await app.close()
  }
}

async function openTestArena(): Promise<Arena> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-faults-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const refuse = () => {
    throw new Error('PostgreSQL belongs to all tests')
  }
  return {
    adminUrl: inject('postgresUrl'),
    template: new URL(database.url).pathname.slice(1),
    folder,
    partners: 2,
    postgres: { kill: refuse, restart: refuse },
    shop: await fillHere(database.url, 2),
  }
}

/** A killed server must lose nothing; then somebody loses a click and miscounts a night behind everybody's back. */
const vandalised: Scenario = {
  ...serverKilled,
  servers: 1,
  bookers: 3,
  async afterwards({ sql, load, shop }) {
    const [click] = load.acknowledged.clicks
    await sql`DELETE FROM clicks WHERE tag = ${click ?? ''}`
    // The last night that anybody booked may be one of the other room type.
    const miscounted = await sql`
      UPDATE nights SET sold = sold + 1
      WHERE (room_type_id, night) = (
        SELECT room_type_id, max(night) FROM nights
        WHERE room_type_id = ${shop.large.roomTypeId} AND sold > 0 GROUP BY room_type_id)`
    expect(miscounted.count).toBe(1)
  },
}

test('a scenario runs to its end, and names what was lost and what does not add up, and nothing else', async () => {
  const outcome = await runScenario(await openTestArena(), vandalised, true)
  expect(outcome).toMatchObject({ name: 'server-killed', faults: [], isDoctorWell: false })
  expect(outcome.bookings).toBeGreaterThanOrEqual(20)
  expect(outcome.clicks).toBeGreaterThan(0)
  expect(outcome.lost).toEqual([expect.stringMatching(/^the click \S+ is lost$/)])
  expect(outcome.doctor).toContain('rooms-counted')
  expect(outcome.healthyMs).toBeGreaterThan(0)
  expect(isGood(outcome)).toBe(false)
  // Every step of a scenario has a limit of its own; together they allow for this.
}, 900_000)

test('the table tells what passed, failed and was not run', () => {
  const good: Outcome = {
    name: 'good',
    about: '',
    requests: 900,
    bookings: 300,
    cancellations: 70,
    clicks: 400,
    payouts: 5,
    lost: [],
    faults: [],
    notes: ['worth knowing'],
    healthyMs: 1234,
    healthyWithinMs: 15_000,
    doctor: 'well',
    isDoctorWell: true,
  }
  const bad = { faults: ['a server crashed'], lost: ['a click'], healthyMs: 16_000, isDoctorWell: false }
  expect(isGood(good)).toBe(true)
  for (const [name, value] of Object.entries(bad))
    expect(isGood({ ...good, [name]: value }), name).toBe(false)
  const lines = writeTable([
    good,
    { ...good, name: 'bad', lost: ['the booking 1 is lost'], healthyMs: null },
    { name: 'missing', about: '', reason: 'not run: install git' },
    { name: 'broken', about: '', broken: 'no server started' },
  ]).split('\n')
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| fault | requests | acknowledged | lost | healthy after | doctor | verdict |',
    expect.stringMatching(/^[|-]+$/),
    '| good | 900 | 300 bookings, 70 cancelled, 400 clicks, 5 payouts | nothing | 1.2 s | well | passed |',
    '| bad | 900 | 300 bookings, 70 cancelled, 400 clicks, 5 payouts | 1 | never | well | FAILED |',
    '| missing | | | | | | not run |',
    '| broken | | | | | | FAILED |',
    '',
    'good: worth knowing',
    'bad: the booking 1 is lost',
    'bad: worth knowing',
    'missing: not run: install git',
    'broken: did not come to its end: no server started',
  ])
})
