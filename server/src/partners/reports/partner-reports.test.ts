import { utcDay } from '@roomlark/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { addLink } from '../../../test/tracked-links.ts'
import { askReports } from './partner-reports.service.ts'
import { getReportSpan } from './report-span.policy.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** An affiliate whose link was followed on the last day of the last week and of the last month. */
async function openAffiliate() {
  const hotel = await openTestHotel(app, 1)
  const affiliate = await createActor(app, 'affiliate')
  await app.sql`UPDATE users SET created_at = created_at - interval '90 days' WHERE id = ${affiliate.id}`
  const linkId = await addLink(app, {
    hotelId: hotel.hotel.id,
    affiliateId: affiliate.id,
    code: affiliate.id,
  })
  await app.sql`UPDATE tracked_links SET label = 'Newsletter' WHERE id = ${linkId}`
  const today = utcDay(app.services.clock())
  for (const rhythm of ['weekly', 'monthly'] as const) {
    await app.sql`
      INSERT INTO link_days (link_id, day, tag, affiliate_id, hotel_id, clicks)
      VALUES (${linkId}, ${getReportSpan(rhythm, today).untilOn}, 'june', ${affiliate.id}, ${hotel.hotel.id}, 41)
      ON CONFLICT DO NOTHING`
  }
  return { ...affiliate, hotel }
}
const choose = (token: string, rhythm: string) =>
  app.ask('PUT', '/api/v1/partner-report', { token, body: { rhythm } })
async function run() {
  const ctx = { ...app.services, sql: app.pool }
  await Promise.all([askReports(ctx), askReports(ctx)])
  await jobsDone(app)
}
const reports = (email: string) =>
  app.sent.filter(({ to, subject }) => to === email && subject.startsWith('Your '))

test('each affiliate gets the report of the rhythm they chose, once, with what worked', async () => {
  const [monthly, weekly, never] = [await openAffiliate(), await openAffiliate(), await openAffiliate()]
  expect((await choose(weekly.token, 'weekly')).body.data).toEqual({ rhythm: 'weekly' })
  await choose(never.token, 'never')
  const read = await app.ask('GET', '/api/v1/partner-report', { token: monthly.token })
  expect(read.body.data).toEqual({ rhythm: 'monthly' })
  await run()
  await run()
  expect(reports(never.email)).toEqual([])
  expect(reports(weekly.email).map(({ subject }) => subject)).toEqual(['Your week with your hotels'])
  const [mail, ...more] = reports(monthly.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your month with your hotels')
  for (const words of [monthly.hotel.hotel.name, 'Newsletter', 'june', '41 clicks, 0 bookings, $0.00']) {
    expect(mail?.text).toContain(words)
  }
})

test('whoever has no hotel to recommend gets none, and hotels have no reports', async () => {
  const alone = await createActor(app, 'affiliate')
  await app.sql`UPDATE users SET created_at = created_at - interval '90 days' WHERE id = ${alone.id}`
  await run()
  expect(reports(alone.email)).toEqual([])
  const hotel = await createActor(app, 'hotel')
  expect((await choose(hotel.token, 'weekly')).status).toBe(403)
  expect((await choose(alone.token, 'daily')).status).toBe(400)
})
