import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { deliverNotices, openOwing } from '../../../../test/statement-paying.ts'
import { switchPayments } from '../../../../test/taking-payments.ts'
import { createMember } from '../../../../test/team.ts'
import { askAboutPayments } from '../../../bookings/payments/ask.service.ts'
import { examine } from '../../../operations/doctor/doctor.service.ts'
import { remindOfStatements } from '../reminders/reminders.service.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  await switchPayments(app, 'open')
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())

const jobs = () => ({ ...app.services, sql: app.pool })
const iban = { iban: 'DE89370400440532013000' }
const failingIban = { iban: 'DE62370400440532013001' }

/** Records a payment as an administrator who has seen the bank's list. */
async function recordByHand(id: string, amountCents: number) {
  const { version } = (await app.ask('GET', `/api/v1/statements/${id}`, { token: admin.token })).body.data
  return app.ask('POST', `/api/v1/statements/${id}/payments`, {
    token: admin.token,
    body: { amountCents, paidOn: '2026-01-05', note: '', version },
    headers: { 'idempotency-key': randomUUID() },
  })
}

/** The charge at the service behind the newest payment of a statement. */
async function findCharge(statementId: string): Promise<string> {
  const [row] = await app.sql<{ id: string }[]>`
    SELECT charge_id AS id FROM payments WHERE statement_id = ${statementId} ORDER BY created_at DESC LIMIT 1`
  return row?.id ?? ''
}

describe('POST /hotels/:hotelId/statements/:month/online-payments', () => {
  test('leads to a page on which a card settles the statement, once, however often it is reported', async () => {
    const { owe, open, check, rows, receivable, news, hotel } = await openOwing(app)
    const { id, number, path } = await owe(100_000)
    const page = await open(path)
    const sessionId = page.slice(page.lastIndexOf('/') + 1)
    expect(app.paymentSimulator.findSession(sessionId)).toMatchObject({ amount: 10_000, account: null })
    app.paymentSimulator.pay(page)
    const statement = await check(path)
    expect(statement).toMatchObject({
      paid: { openCents: 0, paidCents: 10_000 },
      online: { payment: { state: 'succeeded', amountCents: 10_000, cardBrand: 'visa', cardDigits: '4242' } },
    })
    expect(statement.paid?.settledAt).not.toBeNull()
    await deliverNotices(app, { times: 3, reversed: true })
    await Promise.all([check(path), check(path), askAboutPayments(jobs())])
    expect(await rows(id)).toEqual([['payment', 10_000]])
    expect(await receivable()).toBe(0)
    expect(await news()).toEqual(['payment-recorded'])
    const account = (await app.ask('GET', `/api/v1/statements/${id}`, { token: admin.token })).body.data
    expect(account).toMatchObject({
      number,
      hotel: { id: hotel.id },
      payments: [{ by: null, online: { method: 'card', cardBrand: 'visa', cardDigits: '4242' } }],
    })
  })

  test('is settled by the notice of the service if nobody comes back, and by asking if that is lost', async () => {
    const { owe, open, read, rows } = await openOwing(app)
    const [first, second] = [await owe(100_000), await owe(50_000)]
    app.paymentSimulator.pay(await open(first.path))
    await deliverNotices(app)
    expect(await read(first.path)).toMatchObject({ paid: { openCents: 0 } })
    app.paymentSimulator.pay(await open(second.path))
    app.paymentSimulator.notices.lose()
    await app.sql`UPDATE payments SET ask_at = now() - interval '1 minute' WHERE ask_at IS NOT NULL`
    await askAboutPayments(jobs())
    expect(await rows(second.id)).toEqual([['payment', 5000]])
  })

  test('shows a debit in euros that is on its way, of which nobody is reminded, until it arrives or fails', async () => {
    const dollars = await openOwing(app)
    const unpaid = await dollars.open((await dollars.owe(100_000)).path)
    expect(app.paymentSimulator.pay(unpaid, iban)).toBe('unknown-number')
    const { owe, open, begin, check, read, rows, news } = await openOwing(app, 'EUR')
    const { id, path } = await owe(100_000, -1)
    app.paymentSimulator.pay(await open(path), iban)
    expect(await check(path)).toMatchObject({
      paid: { openCents: 10_000, settledAt: null },
      online: { payment: { state: 'processing', method: 'sepa_debit', cardDigits: '3000' } },
    })
    expect((await begin(path)).body).toMatchObject({ code: 'conflict' })
    await remindOfStatements(jobs())
    expect(await news()).toEqual([])
    app.paymentSimulator.settleDebit(await findCharge(id))
    await deliverNotices(app)
    expect(await read(path)).toMatchObject({ paid: { openCents: 0 } })
    expect(await rows(id)).toEqual([['payment', 10_000]])

    const other = await owe(30_000, -1)
    app.paymentSimulator.pay(await open(other.path), failingIban)
    await check(other.path)
    app.paymentSimulator.settleDebit(await findCharge(other.id), false)
    await deliverNotices(app)
    expect(await read(other.path)).toMatchObject({
      paid: { openCents: 3000 },
      online: { payment: { state: 'failed', failure: 'insufficient-funds' } },
    })
    expect(await rows(other.id)).toEqual([])
    await remindOfStatements(jobs())
    expect(await news()).toEqual(['payment-recorded', 'statement-payment-failed', 'statement-reminder'])
    app.paymentSimulator.pay(await open(other.path))
    expect(await check(other.path)).toMatchObject({ paid: { openCents: 0 } })
  })

  test('leaves the statement open after a declined card, which another one pays on the same page', async () => {
    const { owe, open, check, rows } = await openOwing(app)
    const { id, path } = await owe(100_000)
    const page = await open(path)
    expect(app.paymentSimulator.pay(page, '4000000000000002')).toBe('declined')
    expect(await check(path)).toMatchObject({
      paid: { openCents: 10_000 },
      online: { payment: { state: 'open' } },
    })
    expect(await open(path)).toBe(page)
    expect(app.paymentSimulator.pay(page)).toBe('done')
    await check(path)
    expect(await rows(id)).toEqual([['payment', 10_000]])
  })

  test('gives two tabs the same page, and another one once less is open', async () => {
    const { owe, open, check, rows } = await openOwing(app)
    const { id, path } = await owe(100_000)
    const page = await open(path)
    expect(await open(path)).toBe(page)
    expect((await recordByHand(id, 4000)).status).toBe(200)
    const next = await open(path)
    expect(next).not.toBe(page)
    expect(app.paymentSimulator.pay(page)).toBe('closed')
    expect(app.paymentSimulator.pay(next)).toBe('done')
    expect(await check(path)).toMatchObject({ paid: { openCents: 0, paidCents: 10_000 } })
    expect(await rows(id)).toEqual([
      ['payment', 4000],
      ['payment', 6000],
    ])
  })

  test('in many tabs at once charges what is open once', async () => {
    const { owe, begin, check, rows } = await openOwing(app)
    const { id, path } = await owe(100_000)
    const tabs = await Promise.all([1, 2, 3, 4].map(() => begin(path)))
    const pages = new Set(tabs.flatMap(({ status, body }) => (status === 200 ? [body.data.url] : [])))
    expect(pages.size).toBeGreaterThan(0)
    const paid = [...pages].map((page) => app.paymentSimulator.pay(page))
    expect(paid).toContain('done')
    await check(path)
    const done = paid.filter((outcome) => outcome === 'done').length
    expect(await rows(id)).toEqual(Array.from({ length: done }, () => ['payment', 10_000]))
    expect(done).toBe(1)
  })

  test('becomes credit if an administrator recorded a transfer meanwhile', async () => {
    const { owe, open, read, rows, receivable } = await openOwing(app)
    const { id, path } = await owe(100_000)
    const page = await open(path)
    await recordByHand(id, 10_000)
    app.paymentSimulator.pay(page)
    await deliverNotices(app)
    expect(await read(path)).toMatchObject({ paid: { openCents: -10_000, paidCents: 20_000 } })
    expect(await rows(id)).toHaveLength(2)
    expect(await receivable()).toBe(-10_000)
  })

  test('survives a service that answers with an error after having done it, and one that does not answer', async () => {
    const { owe, begin, open, check, rows } = await openOwing(app)
    const { id, path } = await owe(100_000)
    for (const fault of ['error', 'error-after', 'cut-after'] as const) {
      app.paymentSimulator.fail(fault, { call: /POST \/v1\/checkout\/sessions/, times: 9 })
      expect((await begin(path)).status).toBe(503)
      app.paymentSimulator.mend()
    }
    app.paymentSimulator.pay(await open(path))
    await check(path)
    expect(await rows(id)).toEqual([['payment', 10_000]])
  })

  test('is for the owner and managers of the hotel, while there is something to pay', async () => {
    const { owe, begin, open, check, owner, hotel, affiliate, base } = await openOwing(app)
    const { path } = await owe(100_000)
    const stranger = await createActor(app, 'hotel')
    const manager = await createMember(app, owner.id, [{ hotelId: hotel.id, role: 'manager' }])
    const accountant = await createMember(app, owner.id, [{ hotelId: hotel.id, role: 'accountant' }])
    expect((await begin(path, stranger.token)).status).toBe(404)
    expect((await begin(path, accountant.token)).status).toBe(403)
    expect((await begin(path, affiliate.token)).status).toBe(403)
    expect((await begin(path, manager.token)).status).toBe(200)
    expect((await begin(`${base}/statements/2024-01`)).body).toMatchObject({ code: 'conflict' })
    app.paymentSimulator.pay(await open(path))
    await check(path)
    expect((await begin(path)).body).toMatchObject({ code: 'conflict', message: 'There is nothing to pay.' })
  })
})

describe('what comes back of a payment', () => {
  test('opens the statement again by as much as was refunded', async () => {
    const { owe, open, check, read, rows, receivable, news } = await openOwing(app)
    const { id, path } = await owe(100_000)
    app.paymentSimulator.pay(await open(path))
    await check(path)
    const charge = await findCharge(id)
    app.paymentSimulator.refund(charge, 3000)
    await deliverNotices(app, { times: 2, reversed: true })
    expect(await read(path)).toMatchObject({ paid: { openCents: 3000, paidCents: 7000 } })
    expect(await rows(id)).toEqual([
      ['payment', 10_000],
      ['returned', -10_000],
      ['payment', 7000],
    ])
    expect(await receivable()).toBe(3000)
    app.paymentSimulator.refund(charge, 7000)
    await deliverNotices(app)
    expect(await read(path)).toMatchObject({
      paid: { openCents: 10_000 },
      online: { payment: { state: 'succeeded', isReturned: true } },
    })
    expect(await news()).toEqual(['payment-recorded', 'payment-returned', 'payment-returned'])
    app.paymentSimulator.pay(await open(path))
    expect(await check(path)).toMatchObject({ paid: { openCents: 0 } })
  })

  test('follows a dispute, and counts again once it is won', async () => {
    const { owe, open, check, read, receivable } = await openOwing(app)
    const { id, path } = await owe(100_000)
    app.paymentSimulator.pay(await open(path))
    await check(path)
    const dispute = app.paymentSimulator.openDispute(await findCharge(id))
    await deliverNotices(app)
    expect(await read(path)).toMatchObject({ paid: { openCents: 10_000 } })
    expect(await receivable()).toBe(10_000)
    app.paymentSimulator.decideDispute(dispute, true)
    await deliverNotices(app)
    expect(await read(path)).toMatchObject({ paid: { openCents: 0 } })
    expect(await receivable()).toBe(0)
  })

  test('is not recorded by hand, where it would count twice', async () => {
    const { owe, open, check } = await openOwing(app)
    const { id, path } = await owe(100_000)
    app.paymentSimulator.pay(await open(path))
    await check(path)
    const account = (await app.ask('GET', `/api/v1/statements/${id}`, { token: admin.token })).body.data
    const { status, body } = await app.ask('POST', `/api/v1/statements/${id}/returns`, {
      token: admin.token,
      body: {
        paymentId: account.payments[0].id,
        returnedOn: '2026-01-05',
        reason: 'Account closed',
        version: account.version,
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([status, body.code]).toEqual([409, 'conflict'])
  })
})

test('while the switch is closed nothing is paid online', async () => {
  const { owe, begin, read, send, base } = await openOwing(app)
  const { path } = await owe(100_000)
  await switchPayments(app, 'closed')
  expect((await begin(path)).body.code).toBe('not_launched')
  expect((await send('GET', `${base}/automatic-payment`)).body.code).toBe('not_launched')
  expect((await read(path)).online).toBeNull()
  await switchPayments(app, 'open')
})

test('after all of this the doctor finds nothing wrong', async () => {
  const found = (await app.pool.begin((tx) => examine(tx)))
    .filter(({ faults }) => faults > 0)
    .map(({ name, rows }) => [name, rows])
  // The numbers of these statements are made up.
  expect(found.filter(([name]) => name !== 'statement-numbers')).toEqual([])
})
