import { utcDay } from '@roomlark/contract/dates'
import type { EarningsStatement } from '@roomlark/contract/settlement/earnings'
import type { PayoutRunDetail, RunStatement } from '@roomlark/contract/settlement/payouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, createSession } from '../../../test/factories.ts'
import {
  addDetails,
  addPartner,
  advanceToMonth,
  coverStays,
  openDollarHotel,
  roomlarkAccount,
  stayOnce,
} from '../../../test/payouts.ts'
import { advanceCommissions } from '../../partners/commissions/commissions.service.ts'

type Partner = Awaited<ReturnType<typeof addPartner>>

let app: TestApp
let ada: { id: string; token: string }
let grace: { id: string; token: string }
const partners: Record<string, Partner> = {}

beforeAll(async () => {
  app = await startTestApp()
  const hotel = await openDollarHotel(app)
  const stays: string[] = []
  for (const name of ['Anna', 'Ben', 'Cara', 'Dan']) {
    const partner = await addPartner(app, hotel, 10, name)
    partners[name] = partner
    stays.push(await stayOnce(hotel, partner.partnershipId))
  }
  advanceToMonth(app, 2)
  await advanceCommissions({ ...app.services, sql: app.pool })
  await coverStays(app, stays)
  await addDetails(app, partners.Anna?.id ?? '', { currency: 'EUR' })
  await addDetails(app, partners.Ben?.id ?? '', { kind: 'paypal', currency: 'EUR' })
  await addDetails(app, partners.Cara?.id ?? '', { kind: 'wise' })
  await addDetails(app, partners.Dan?.id ?? '', { kind: 'us' })
  ada = await createActor(app, 'admin', { firstName: 'Ada' })
  grace = await createActor(app, 'admin', { firstName: 'Grace' })
  const money = await app.ask('GET', '/api/v1/platform/money', { token: ada.token })
  const body = { ...money.body.data, payer: roomlarkAccount }
  expect((await app.ask('PUT', '/api/v1/platform/money', { token: ada.token, body })).status).toBe(200)
})
afterAll(() => app.close())

const ask = (method: string, path: string, body?: unknown, token = ada.token) =>
  app.ask(method, `/api/v1${path}`, { token, body })
async function data<T>(answer: ReturnType<typeof ask>): Promise<T> {
  const { body } = await answer
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  return body.data
}
const listAll = (run: PayoutRunDetail) =>
  data<RunStatement[]>(ask('GET', `/payouts/${run.id}/statements?list=pay&limit=100`))
async function readBalances(kind: string) {
  const rows = await app.sql`
    SELECT currency, sum(balance_cents)::integer AS cents FROM ledger_account_balances
    WHERE kind = ${kind} GROUP BY currency HAVING sum(balance_cents) <> 0 ORDER BY currency`
  return Object.fromEntries(rows.map(({ currency, cents }) => [currency, cents]))
}

test('each partner is paid in their money, converted once when the run is approved', async () => {
  const draft = await data<PayoutRunDetail>(ask('POST', '/payouts'))
  expect(draft.checks?.staleRates).toMatchObject([{ currency: 'EUR' }])
  const seen = { version: draft.version, cents: draft.pays.cents }
  grace.token = await createSession(app, grace.id, { confirmed: true })
  const refused = await ask('POST', `/payouts/${draft.id}/approval`, seen, grace.token)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('EUR')])
  const validFrom = utcDay(app.services.clock())
  // A dollar is 0.9765625 euros, so that 80.00 dollars are half a cent more than 78.12 euros.
  await data(ask('PUT', '/exchange-rates/EUR', { usdRate: 1.024, validFrom, isMeant: true }))
  const run = await data<PayoutRunDetail>(ask('POST', `/payouts/${draft.id}/approval`, seen, grace.token))
  const converted = { currency: 'EUR', cents: 7812, usdRate: 1.024, rateOn: validFrom }
  const statements = await listAll(run)
  const paid = statements.map(({ name, totalCents, accountCurrency, conversion }) => [
    ...[name.split(' ')[0], totalCents, accountCurrency, conversion],
  ])
  expect(paid.toSorted()).toEqual([
    ['Anna', 8000, 'EUR', converted],
    ['Ben', 8000, 'EUR', converted],
    ['Cara', 8000, 'USD', null],
    ['Dan', 8000, 'USD', null],
  ])
  // A later rate changes nothing any more.
  await data(ask('PUT', '/exchange-rates/EUR', { usdRate: 1.1, validFrom }))
  const token = await createSession(app, partners.Anna?.id ?? '')
  const anna = statements.find(({ name }) => name.startsWith('Anna'))
  const own = await data<EarningsStatement>(ask('GET', `/earnings/statements/${anna?.id}`, undefined, token))
  expect(own.summary).toMatchObject({ payoutUsdCents: 8000, conversion: converted })
  expect(own.payee.account).toMatchObject({ kind: 'iban', currency: 'EUR' })
})

test('files are made for each way to pay', async () => {
  ada.token = await createSession(app, ada.id, { confirmed: true })
  const [{ id }] = await data<[PayoutRunDetail]>(ask('GET', '/payouts'))
  const run = await data<PayoutRunDetail>(ask('POST', `/payouts/${id}/export`))
  expect(run.files.map(({ kind, transfers }) => [kind, transfers])).toEqual([
    ['wise-1', 1],
    ['sepa', 1],
    ['paypal-EUR-1', 1],
    ['pain.001', 1],
    ['csv', 4],
  ])
  const read = async (kind: string) =>
    (await data<{ content: string }>(ask('POST', `/payouts/${id}/files/${kind}`))).content
  expect(await read('sepa')).toMatch(
    /-SEPA<\/MsgId>[\s\S]*<InstdAmt Ccy="EUR">78.12<[\s\S]*USD 80.00 at 1.024/,
  )
  expect(await read('paypal-EUR-1')).toMatch(/^"los@miles.example","78.12","EUR"/)
  expect(await read('pain.001')).toContain('<InstdAmt Ccy="USD">80.00<')
})

test('the ledger adds up in each currency, before and after a payment comes back', async () => {
  const [run] = await data<[PayoutRunDetail]>(ask('GET', '/payouts'))
  const statements = await listAll(run)
  const [before, cash] = [await readBalances('exchange'), await readBalances('cash')]
  const statementIds = statements.map(({ id }) => id)
  const paidOn = utcDay(app.services.clock())
  await data(ask('POST', `/payouts/${run.id}/paid`, { statementIds, paidOn, bankReference: '' }))
  const moved = (was: Record<string, number>, is: Record<string, number>) =>
    Object.fromEntries(['EUR', 'USD'].map((code) => [code, (is[code] ?? 0) - (was[code] ?? 0)]))
  expect(moved(cash, await readBalances('cash'))).toEqual({ EUR: -15_624, USD: -16_000 })
  expect(moved(before, await readBalances('exchange'))).toEqual({ EUR: 15_624, USD: -16_000 })
  const anna = (await listAll(run)).find(({ name }) => name.startsWith('Anna'))
  const back = { statementId: anna?.id, version: anna?.version, returnedOn: paidOn, code: 'AC04' }
  await data(ask('POST', `/payouts/${run.id}/returned`, back))
  expect(moved(cash, await readBalances('cash'))).toEqual({ EUR: -7812, USD: -16_000 })
  expect(moved(before, await readBalances('exchange'))).toEqual({ EUR: 7812, USD: -8000 })
  const uneven = await app.sql`
    SELECT a.currency FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    GROUP BY a.currency HAVING sum(e.amount) <> 0`
  expect(uneven).toHaveLength(0)
})
