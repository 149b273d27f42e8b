import { addDays } from '@roomlark/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { waitUntil } from '../../../test/wait.ts'
import { makeClickMonths } from './clicks.service.ts'

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

const monthOf = (date: string) => `clicks_${date.slice(0, 7).replace('-', '_')}`

test('the nightly job makes room for the clicks of the next three months, and once is enough', async () => {
  const before = await months()
  app.advance(200 * day)
  await app.pool.begin((tx) => app.services.jobs.enqueue(tx, 'clicks.months', {}))
  const today = app.services.clock().toISOString().slice(0, 10)
  const wanted = [0, 31, 62, 93].map((days) => monthOf(addDays(today, days)))
  await waitUntil('the months to come', async () => {
    const made = await months()
    return wanted.every((name) => made.includes(name))
  })
  const made = await months()
  expect(made.length).toBeGreaterThan(before.length)
  // Two servers may do so at the same time.
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
