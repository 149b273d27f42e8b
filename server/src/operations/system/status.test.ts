import { checkMinutes } from '@roomlark/contract/operations/status'
import { expect, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { checkStatus } from './status.service.ts'

const slotMs = checkMinutes * 60_000

async function component(app: TestApp, name: string) {
  const { body } = await app.ask('GET', '/api/v1/status')
  return body.data.components.find((one: { name: string }) => one.name === name)
}

test('anyone may read it; before the first check the state is unknown', async () => {
  const app = await startTestAppForTest()
  const { status, body } = await app.ask('GET', '/api/v1/status')
  expect(status).toBe(200)
  expect(body.data.components).toHaveLength(6)
  expect(await component(app, 'mail')).toEqual({
    name: 'mail',
    state: 'unknown',
    since: null,
    checkedAt: null,
    days: [],
  })
})

test('a check counts once per five minutes, even if several servers run it', async () => {
  const app = await startTestAppForTest()
  const ctx = { ...app.services, sql: app.pool }
  await Promise.all([checkStatus(ctx), checkStatus(ctx)])
  expect(await component(app, 'database')).toMatchObject({ state: 'up', days: [{ checks: 1, failed: 0 }] })
  app.advance(slotMs)
  await checkStatus(ctx)
  const { days } = await component(app, 'database')
  expect(days.reduce((sum: number, day: { checks: number }) => sum + day.checks, 0)).toBe(2)
})

test('a failing part is down with the time since when, and up again once it works', async () => {
  const app = await startTestAppForTest()
  const broken = { ...app.services.images, open: () => Promise.reject(new Error('no store')) }
  const check = (images = app.services.images) => checkStatus({ ...app.services, images, sql: app.pool })
  await check()
  app.advance(slotMs)
  await check(broken)
  const down = await component(app, 'pictures')
  expect(down.state).toBe('down')
  app.advance(slotMs)
  await check(broken)
  expect((await component(app, 'pictures')).since).toBe(down.since)
  expect(await component(app, 'database')).toMatchObject({ state: 'up' })
  app.advance(slotMs)
  await check()
  const up = await component(app, 'pictures')
  expect(up.state).toBe('up')
  expect(up.days.reduce((sum: number, day: { failed: number }) => sum + day.failed, 0)).toBe(2)
})

test('failed emails count as down; without checks the state is unknown again', async () => {
  const app = await startTestAppForTest()
  await app.sql`INSERT INTO pgboss.job (name, state, completed_on) VALUES ('mail.booking', 'failed', now())`
  await checkStatus({ ...app.services, sql: app.pool })
  expect((await component(app, 'mail')).state).toBe('down')
  app.advance(4 * slotMs)
  expect((await component(app, 'mail')).state).toBe('unknown')
})

test('shows the last 90 days and forgets older ones', async () => {
  const app = await startTestAppForTest()
  await app.sql`
    INSERT INTO status_days (component, day, checks, failed)
    SELECT 'jobs', (now() AT TIME ZONE 'UTC')::date - n, 288, 0 FROM generate_series(1, 120) n`
  await checkStatus({ ...app.services, sql: app.pool })
  expect((await component(app, 'jobs')).days).toHaveLength(90)
  const [row] = await app.sql`SELECT count(*)::integer AS count FROM status_days WHERE component = 'jobs'`
  expect(row?.count).toBe(101)
})
