import { randomUUID } from 'node:crypto'
import type { StatementAccount } from '@roomlark/contract/settlement/hotel-statement-payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { addClosedStatement, addCorrections } from '../../../../test/closed-statements.ts'
import { createActor } from '../../../../test/factories.ts'
import { openPastHotel } from '../../../../test/past-bookings.ts'
import { examine } from '../../../operations/doctor/doctor.service.ts'
import { adjustCommission } from '../../../partners/commissions/commissions.service.ts'
import { spreadCredit } from './credit.policy.ts'
import { settleStatement } from './settling.service.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin', { firstName: 'Priya', lastName: 'Raman' })
})
afterAll(() => app.close())

/** A hotel in dollars, so that what the affiliate is credited is the commission less a fifth. */
async function openBilled(
  options: { currency?: string; usdRate?: number } = { currency: 'USD', usdRate: 1 },
) {
  const owner = await createActor(app, 'hotel')
  const affiliate = await createActor(app, 'affiliate')
  const hotel = await openPastHotel(app, owner.token, options)
  const close = (month: string, ...nightCents: number[]) =>
    addClosedStatement(app, hotel, { affiliateId: affiliate.id, month, nightCents })
  /** The hotel's debt in the ledger. */
  const receivable = () => balance('hotel-receivable', hotel.hotel.id)
  return { owner, affiliate, hotel: hotel.hotel, close, receivable }
}

async function balance(kind: string, holderId: string | null = null, currency?: string): Promise<number> {
  const [row] = await app.sql<{ cents: number }[]>`
    SELECT coalesce(sum(balance_cents), 0)::float8 AS cents FROM ledger_account_balances
    WHERE kind = ${kind} AND holder_id IS NOT DISTINCT FROM ${holderId}
      ${currency === undefined ? app.sql`` : app.sql`AND currency = ${currency}`}`
  return row?.cents ?? 0
}

const get = async (id: string): Promise<StatementAccount> =>
  (await app.ask('GET', `/api/v1/statements/${id}`, { token: admin.token })).body.data

type Recorded = { key?: string; token?: string; version?: number } & Record<string, unknown>

/** Sends the version that is current unless the test is about versions. */
async function send(id: string, what: string, { key, token, ...body }: Recorded) {
  const version = body.version ?? (await get(id)).version
  return app.ask('POST', `/api/v1/statements/${id}/${what}`, {
    token: token ?? admin.token,
    body: { ...body, version },
    headers: { 'idempotency-key': key ?? randomUUID() },
  })
}
const paidOn = '2026-07-20'
const pay = (id: string, amountCents: number, more: Recorded = {}) =>
  send(id, 'payments', { amountCents, paidOn, ...more })
const giveBack = (id: string, paymentId: string) =>
  send(id, 'returns', { paymentId, returnedOn: paidOn, reason: 'Account closed' })

/** Cents of each stay that the hotel has paid, in the order of `bookingIds`. */
async function covered(bookingIds: string[]): Promise<number[]> {
  const rows = await app.sql<{ cents: number }[]>`
    SELECT covered_net_usd_cents::float8 AS cents FROM commissions
    WHERE booking_id = ANY(${bookingIds}::uuid[]) ORDER BY array_position(${bookingIds}::uuid[], booking_id)`
  return rows.map(({ cents }) => cents)
}

async function readNews(userId: string): Promise<unknown[]> {
  const rows = await app.sql<{ news: unknown }[]>`
    SELECT params ->> 'news' AS news FROM notifications WHERE user_id = ${userId} AND event = 'money' ORDER BY id`
  return rows.map(({ news }) => news)
}

describe('credit', () => {
  const uneven = (...open: number[]) => open.map((openCents, index) => ({ id: String(index), openCents }))
  test.each([
    ['nothing to use', uneven(100, 200), []],
    ['nothing to pay', uneven(-100, -20), []],
    [
      'the oldest debt first',
      uneven(70, 80, -100),
      [
        ['2', '0', 70],
        ['2', '1', 30],
      ],
    ],
    [
      'the oldest credit first',
      uneven(-10, -20, 25),
      [
        ['0', '2', 10],
        ['1', '2', 15],
      ],
    ],
    [
      'to the cent',
      uneven(-30, 10, 20),
      [
        ['0', '1', 10],
        ['0', '2', 20],
      ],
    ],
  ])('%s', (_, statements, moves) => {
    expect(spreadCredit(statements).map(({ fromId, toId, cents }) => [fromId, toId, cents])).toEqual(moves)
  })
})

describe('POST /statements/:id/payments', () => {
  test('in parts covers lines in their order, each only once it is paid whole', async () => {
    const { close, receivable, owner } = await openBilled()
    const { id, bookingIds } = await close('2026-05-01', 100_000, 200_000, 50_000)
    const cash = await balance('cash', null, 'USD')
    expect(await get(id)).toMatchObject({
      totalCents: 35_000,
      openCents: 35_000,
      coveredCount: 0,
      lineCount: 3,
    })
    expect((await pay(id, 15_000, { note: 'SEPA 4711' })).body.data).toMatchObject({
      paidCents: 15_000,
      openCents: 20_000,
      coveredCount: 1,
      settledAt: null,
      payments: [{ kind: 'payment', amountCents: 15_000, paidOn, note: 'SEPA 4711', by: 'Priya Raman' }],
    })
    expect(await covered(bookingIds)).toEqual([8000, 0, 0])
    expect(await receivable()).toBe(20_000)
    const settled = (await pay(id, 20_000)).body.data
    expect(settled).toMatchObject({ openCents: 0, coveredCount: 3, standing: 'settled' })
    expect(settled.settledAt).not.toBeNull()
    expect(await covered(bookingIds)).toEqual([8000, 16_000, 4000])
    expect(await receivable()).toBe(0)
    expect((await balance('cash', null, 'USD')) - cash).toBe(35_000)
    expect(await readNews(owner.id)).toEqual(['payment-recorded', 'payment-recorded'])
  })

  test('credits affiliates in dollars at the rate of each booking, and the ledger in the currency of the hotel', async () => {
    const { close, receivable } = await openBilled({ currency: 'JPY', usdRate: 0.0067 })
    const { id, bookingIds } = await close('2026-05-01', 100_000)
    expect((await pay(id, 10_000)).body.data).toMatchObject({ currency: 'JPY', openCents: 0 })
    expect(await covered(bookingIds)).toEqual([5360])
    expect(await receivable()).toBe(0)
  })

  test('of more than is open leaves credit, which the next statement takes', async () => {
    const { close, receivable, hotel } = await openBilled()
    const may = await close('2026-05-01', 100_000)
    const { body } = await pay(may.id, 14_000)
    expect(body.data).toMatchObject({ paidCents: 14_000, openCents: -4000, standing: 'settled' })
    expect(await receivable()).toBe(-4000)
    const june = await close('2026-06-01', 30_000, 30_000)
    await app.pool.begin((tx) =>
      settleStatement(app.services, tx, { hotelId: hotel.id, currency: 'USD' }, june.id, null),
    )
    expect(await get(june.id)).toMatchObject({
      paidCents: 4000,
      openCents: 2000,
      coveredCount: 1,
      standing: 'overdue',
      payments: [{ kind: 'credit', amountCents: 4000, by: null, other: { id: may.id, number: may.number } }],
    })
    expect(await get(may.id)).toMatchObject({ paidCents: 10_000, openCents: 0, coveredCount: 1 })
    expect(await receivable()).toBe(2000)
  })

  test('of more than is open pays older statements too', async () => {
    const { close, receivable } = await openBilled()
    const may = await close('2026-05-01', 100_000)
    const june = await close('2026-06-01', 100_000)
    const { body } = await pay(june.id, 25_000)
    expect(body.data).toMatchObject({ paidCents: 15_000, openCents: -5000 })
    expect(await get(may.id)).toMatchObject({ paidCents: 10_000, openCents: 0, coveredCount: 1 })
    expect(await receivable()).toBe(-5000)
  })

  test('sent twice with one key is recorded once, and the key serves no other payment', async () => {
    const { close, receivable } = await openBilled()
    const { id } = await close('2026-05-01', 100_000)
    const [key, { version }] = [randomUUID(), await get(id)]
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(id, 4000, { key, version })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.payments.length))).toEqual(new Set([1]))
    expect(await receivable()).toBe(6000)
    expect((await pay(id, 5000, { key })).body.code).toBe('idempotency_mismatch')
    const { status } = await app.ask('POST', `/api/v1/statements/${id}/payments`, {
      token: admin.token,
      body: { amountCents: 1, paidOn, version },
    })
    expect(status).toBe(400)
  })

  test('by two administrators at once is recorded for one of them', async () => {
    const { close, receivable } = await openBilled()
    const { id } = await close('2026-05-01', 100_000)
    const [other, { version }] = [await createActor(app, 'admin'), await get(id)]
    const answers = await Promise.all([
      pay(id, 10_000, { version }),
      pay(id, 10_000, { version, token: other.token }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await receivable()).toBe(0)
    expect((await get(id)).payments).toHaveLength(1)
  })

  test('refuses nothing, the future, and who is no administrator', async () => {
    const { close, owner, affiliate } = await openBilled()
    const { id } = await close('2026-05-01', 100_000)
    expect((await pay(id, 0)).body.fields).toEqual({ amountCents: 'Enter an amount above 0' })
    expect((await pay(id, 1, { paidOn: '2099-01-01' })).body.fields).toEqual({
      paidOn: 'This day has not come yet',
    })
    for (const { token } of [owner, affiliate]) expect((await pay(id, 1, { token })).status).toBe(403)
    const { status } = await pay(randomUUID(), 1, { version: 1 })
    expect(status).toBe(404)
  })
})

describe('POST /statements/:id/returns', () => {
  test('opens the statement again, and an affiliate who was paid keeps it', async () => {
    const { close, receivable, affiliate, owner } = await openBilled()
    const { id, bookingIds } = await close('2026-05-01', 100_000)
    const payment = (await pay(id, 10_000)).body.data.payments[0]
    // As approving a payout does.
    await app.sql`UPDATE commissions SET settled_net_usd_cents = net_usd_cents WHERE booking_id = ANY(${bookingIds}::uuid[])`
    const payable = await balance('affiliate-payable', affiliate.id)
    const { body } = await giveBack(id, payment.id)
    expect(body.data).toMatchObject({ paidCents: 0, openCents: 10_000, coveredCount: 0, settledAt: null })
    expect(body.data.payments).toMatchObject([
      { kind: 'returned', amountCents: -10_000, returnedId: payment.id, note: 'Account closed' },
      { kind: 'payment', isReturned: true },
    ])
    expect(await receivable()).toBe(10_000)
    expect(await balance('affiliate-payable', affiliate.id)).toBe(payable)
    const [row] = await app.sql`
      SELECT settled_net_usd_cents::integer AS settled, net_usd_cents::integer AS net,
             covered_net_usd_cents::integer AS covered FROM commissions WHERE booking_id = ${bookingIds[0] ?? ''}`
    expect(row).toEqual({ settled: 8000, net: 8000, covered: 0 })
    expect(await readNews(owner.id)).toEqual(['payment-recorded', 'payment-returned'])
    expect((await giveBack(id, payment.id)).status).toBe(409)
    expect((await giveBack(id, randomUUID())).status).toBe(404)
  })

  test('after its credit was used leaves what was used to be paid', async () => {
    const { close, receivable } = await openBilled()
    const may = await close('2026-05-01', 100_000)
    const june = await close('2026-06-01', 100_000)
    const payment = (await pay(june.id, 20_000)).body.data.payments.find(
      ({ kind }: { kind: string }) => kind === 'payment',
    )
    expect(await get(may.id)).toMatchObject({ openCents: 0 })
    const { body } = await giveBack(june.id, payment.id)
    expect(body.data).toMatchObject({ paidCents: -10_000, openCents: 20_000, coveredCount: 0 })
    expect(await get(may.id)).toMatchObject({ openCents: 0, coveredCount: 1 })
    expect(await receivable()).toBe(20_000)
  })
})

describe('POST /statements/:id/write-offs', () => {
  test('settles a statement without paying its lines, and can be taken back', async () => {
    const { close, receivable } = await openBilled()
    const { id, bookingIds } = await close('2026-05-01', 100_000, 50_000)
    await pay(id, 10_000)
    const before = await balance('written-off', null, 'USD')
    const tooMuch = await send(id, 'write-offs', { amountCents: 5001, reason: 'Insolvent' })
    expect(tooMuch.body.fields).toEqual({ amountCents: 'That is more than is left to pay' })
    const { body } = await send(id, 'write-offs', { amountCents: 5000, reason: 'Insolvent' })
    expect(body.data).toMatchObject({
      writtenOffCents: 5000,
      openCents: 0,
      standing: 'settled',
      coveredCount: 1,
    })
    expect(await covered(bookingIds)).toEqual([8000, 0])
    expect((await balance('written-off', null, 'USD')) - before).toBe(5000)
    expect(await receivable()).toBe(0)
    const [writtenOff] = body.data.payments
    const taken = (await giveBack(id, writtenOff.id)).body.data
    expect(taken).toMatchObject({ writtenOffCents: 0, openCents: 5000, standing: 'overdue' })
    expect(await balance('written-off', null, 'USD')).toBe(before)
    expect(await receivable()).toBe(5000)
  })
})

test('a correction that lowers what is owed needs no payment, and leaves credit where there is nothing else', async () => {
  const { close, receivable, hotel } = await openBilled()
  const may = await close('2026-05-01', 100_000, 50_000)
  await pay(may.id, 15_000)
  const [bookingId = ''] = may.bookingIds
  await app.pool.begin((tx) =>
    adjustCommission(app.services, tx, bookingId, {
      baseCents: 60_000,
      cause: 'refund',
      reason: { kind: 'written', text: 'One night' },
    }),
  )
  const june = await addCorrections(app, [bookingId], '2026-06-01')
  await app.pool.begin((tx) =>
    settleStatement(app.services, tx, { hotelId: hotel.id, currency: 'USD' }, june.id, null),
  )
  expect(await get(june.id)).toMatchObject({
    totalCents: -4000,
    openCents: -4000,
    standing: 'settled',
    coveredCount: 1,
  })
  expect(await covered(may.bookingIds)).toEqual([4800, 4000])
  expect(await receivable()).toBe(-4000)
  const july = await close('2026-07-01', 30_000)
  await app.pool.begin((tx) =>
    settleStatement(app.services, tx, { hotelId: hotel.id, currency: 'USD' }, july.id, null),
  )
  expect(await get(july.id)).toMatchObject({ openCents: 0, coveredCount: 1 })
  expect(await get(june.id)).toMatchObject({ paidCents: -3000, openCents: -1000, coveredCount: 1 })
  expect(await receivable()).toBe(-1000)
})

test('payments can only be added', async () => {
  await expect(app.sql`UPDATE hotel_payments SET amount_cents = 1`).rejects.toThrow('append-only')
})

describe('GET /statements', () => {
  test('lists what is overdue first, and counts and sums what is owed', async () => {
    const { close, hotel } = await openBilled({ currency: 'EUR', usdRate: 1.16 })
    const may = await close('2026-05-01', 100_000)
    const june = await close('2026-06-01', 40_000)
    const paid = await close('2026-07-01', 10_000)
    await pay(paid.id, 1000)
    const list = (query: string) =>
      app.ask('GET', `/api/v1/statements?hotelId=${hotel.id}${query}`, { token: admin.token })
    const { data, meta } = (await list('')).body
    expect(data.map(({ id }: { id: string }) => id)).toEqual([may.id, june.id, paid.id])
    expect(data[0]).toMatchObject({
      number: may.number,
      month: '2026-05-01',
      dueOn: '2026-06-19',
      standing: 'overdue',
    })
    expect(data[0].daysOverdue).toBeGreaterThan(100)
    expect(meta).toMatchObject({ total: 3, countsByStanding: { due: 0, overdue: 2, settled: 1 } })
    expect(meta.owed.find(({ currency }: { currency: string }) => currency === 'EUR')).toEqual({
      currency: 'EUR',
      openCents: 14_000,
      overdueCents: 14_000,
    })
    expect((await list('&standing=settled')).body.data).toHaveLength(1)
    expect((await list(`&search=${june.number}`)).body.data).toMatchObject([{ id: june.id }])
    const lines = (await app.ask('GET', `/api/v1/statements/${may.id}/lines`, { token: admin.token })).body
    expect(lines).toMatchObject({
      data: [
        { line: 1, bookingId: may.bookingIds[0], grossCents: 10_000, netUsdCents: 9280, isCovered: false },
      ],
      meta: { total: 1 },
    })
    expect(JSON.stringify([data, lines])).not.toContain('Nakamura')
  })
})

test('after all of this the doctor finds nothing wrong with what hotels owe and paid', async () => {
  const found = (await app.pool.begin((tx) => examine(tx)))
    .filter(({ faults }) => faults > 0)
    .map(({ name }) => name)
  // The numbers of these statements, and that an affiliate was paid, are made up.
  const made: string[] = ['statement-numbers', 'partner-lines-settled', 'partners-payable']
  expect(found.filter((name) => !made.includes(name))).toEqual([])
})
