import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import type { PublishedRates } from '../../adapters/rate-feed.ts'
import { takePublishedRates } from './published-rates.service.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof createActor>>
let published: PublishedRates

beforeAll(async () => {
  app = await startTestApp({ rateFeed: { read: async () => published } })
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())

const take = () => takePublishedRates({ ...app.services, sql: app.pool })
const daysFromNow = (days: number) =>
  new Date(app.services.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
async function listTaken() {
  const { body } = await app.ask('GET', '/api/v1/exchange-rates', { token: admin.token })
  return body.data.filter(({ setBy }: { setBy: string }) => setBy === 'European Central Bank')
}

test('published rates are taken once for each day, if that is turned on', async () => {
  published = {
    day: daysFromNow(-1),
    perEuro: new Map([
      ['USD', 1.16],
      ['GBP', 0.88],
      // Far from the rate in force.
      ['CHF', 9.3],
    ]),
  }
  await take()
  expect(await listTaken()).toEqual([])
  const body = { ...shippedMoneySettings, takesPublishedRates: true }
  expect((await app.ask('PUT', '/api/v1/platform/money', { token: admin.token, body })).status).toBe(200)
  await Promise.all([take(), take()])
  await take()
  const rates = await listTaken()
  expect(
    rates
      .map((rate: { currency: string; usdRate: number; validFrom: string }) => [
        ...[rate.currency, rate.usdRate, rate.validFrom],
      ])
      .toSorted(),
  ).toEqual([
    ['EUR', 1.16, published.day],
    ['GBP', 1.31818182, published.day],
  ])
  const log = await app.sql`SELECT after FROM audit_log WHERE action = 'exchange-rate.taken'`
  expect(log.map(({ after }) => after)).toEqual([{ day: published.day, currencies: 'EUR, GBP' }])
})

test('rates of a day to come are refused', async () => {
  published = { day: daysFromNow(2), perEuro: new Map([['USD', 1.16]]) }
  await expect(take()).rejects.toThrow('a day to come')
})
