import { addDays, utcDay } from '@roomlark/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { waitUntil } from '../../../test/wait.ts'
import { rebuildRollups } from '../../figures/rollups/rollups.service.ts'
import { forgetOldClicks, makeClickMonths } from './clicks.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 86_400_000

async function months(): Promise<string[]> {
  const rows = await app.sql<{ name: string }[]>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'clicks'::regclass ORDER BY 1`
  return rows.map(({ name }) => name)
}

const nameMonth = (date: string) => `clicks_${date.slice(0, 7).replace('-', '_')}`

test('the nightly job makes room for the clicks of the next three months, and once is enough', async () => {
  const before = await months()
  app.advance(200 * day)
  await app.pool.begin((tx) => app.services.jobs.enqueue(tx, 'clicks.months', {}))
  const today = utcDay(app.services.clock())
  const wanted = [0, 31, 62, 93].map((days) => nameMonth(addDays(today, days)))
  await waitUntil('the months to come', async () => {
    const made = await months()
    return wanted.every((name) => made.includes(name))
  })
  const made = await months()
  expect(made.length).toBeGreaterThan(before.length)
  // Two servers may do this at the same time.
  const ctx = { ...app.services, sql: app.pool }
  await Promise.all([makeClickMonths(ctx), makeClickMonths(ctx)])
  expect(await months()).toEqual(made)
})

test('clicks of a link are looked for in the months asked for alone, and by an index', async () => {
  const hotel = await openPastHotel(app, (await createActor(app, 'hotel')).token)
  const affiliate = await createActor(app, 'affiliate')
  for (const on of ['2025-03-10', '2025-04-10', '2025-05-10']) {
    await hotel.click(affiliate.id, new Date(`${on}T12:00:00Z`), { count: 2000 })
    await hotel.click(affiliate.id, new Date(`${on}T12:00:00Z`), { count: 5 })
  }
  await app.sql`ANALYZE clicks`
  const [link] = await app.sql<{ id: string }[]>`
    SELECT link_id AS id FROM clicks GROUP BY link_id ORDER BY count(*) LIMIT 1`
  const [plan] = await app.sql<[{ 'QUERY PLAN': object }]>`
    EXPLAIN (FORMAT JSON) SELECT count(*) FROM clicks
    WHERE link_id = ${link?.id ?? ''} AND at >= '2025-04-01Z' AND at < '2025-05-01Z'`
  const words = JSON.stringify(plan['QUERY PLAN'])
  expect(words.match(/clicks_\d{4}_\d{2}(?=")/g)).toEqual(['clicks_2025_04'])
  expect(words).toMatch(/"Index Name":"clicks_2025_04_link_id_at_idx"/)
})

test('clicks older than 25 months leave totals, which a rebuild counts too, and visitors leave nothing', async () => {
  const hotel = await openPastHotel(app, (await createActor(app, 'hotel')).token)
  const affiliate = await createActor(app, 'affiliate')
  const today = utcDay(app.services.clock())
  const limit = new Date(`${today}T00:00:00Z`)
  limit.setUTCMonth(limit.getUTCMonth() - 25)
  const [old, young] = [new Date(limit.getTime() - 1000), new Date(limit.getTime() + 1000)]
  await hotel.click(affiliate.id, old, { count: 3 })
  await hotel.click(affiliate.id, old, { count: 2, counted: false })
  await hotel.click(affiliate.id, old, { count: 6, suspected: true })
  await hotel.click(affiliate.id, new Date(limit.getTime() - 70 * day), { count: 4 })
  await hotel.click(affiliate.id, young)
  await app.sql`INSERT INTO visitor_salts VALUES ('2020-01-01', decode(repeat('00', 32), 'hex'))`
  await app.sql`
    INSERT INTO click_visitors SELECT id, decode(repeat('00', 16), 'hex'), '2020-01-01Z' FROM tracked_links LIMIT 1`
  const clicks = async () => {
    const [row] = await app.sql<[{ kept: number; days: number; totals: number; suspected: number }]>`
      SELECT (SELECT count(*) FROM clicks WHERE affiliate_id = ${affiliate.id})::integer AS kept,
             (SELECT sum(clicks) FROM affiliate_days WHERE affiliate_id = ${affiliate.id})::integer AS days,
             (SELECT coalesce(sum(clicks), 0) FROM click_totals WHERE affiliate_id = ${affiliate.id})::integer AS totals,
             (SELECT sum(suspected) FROM link_days WHERE affiliate_id = ${affiliate.id})::integer AS suspected`
    return row
  }
  await waitUntil('the figures', async () => (await clicks()).days === 8)
  const ctx = { ...app.services, sql: app.pool }
  for (let night = 0; night < 2; night += 1) {
    await forgetOldClicks(ctx)
    expect(await clicks()).toEqual({ kept: 1, days: 8, totals: 7, suspected: 6 })
  }
  expect(await months()).not.toContain(nameMonth(new Date(limit.getTime() - 70 * day).toISOString()))
  await rebuildRollups(ctx)
  expect(await clicks()).toEqual({ kept: 1, days: 8, totals: 7, suspected: 6 })
  const [left] = await app.sql`
    SELECT (SELECT count(*) FROM visitor_salts WHERE day < '2021-01-01')::integer AS salts,
           (SELECT count(*) FROM click_visitors WHERE counted_at < '2021-01-01Z')::integer AS visitors`
  expect(left).toEqual({ salts: 0, visitors: 0 })
})
