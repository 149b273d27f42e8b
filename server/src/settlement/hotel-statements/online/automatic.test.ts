import { addDays, dateIn } from '@roomlark/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { openOwing } from '../../../../test/statement-paying.ts'
import { switchPayments } from '../../../../test/taking-payments.ts'
import { createMember } from '../../../../test/team.ts'
import { askAboutPayments } from '../../../bookings/payments/ask.service.ts'
import { examine } from '../../../operations/doctor/doctor.service.ts'
import { remindOfStatements } from '../reminders/reminders.service.ts'
import { chargeStatements } from './charging.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await switchPayments(app, 'open')
})
afterAll(() => app.close())

const jobs = () => ({ ...app.services, sql: app.pool })
const charge = () => chargeStatements(jobs())
const laterDeclined = '4000000000000341'

type Owing = Awaited<ReturnType<typeof openOwing>>

/** Enters a card on the page of the service, and comes back. */
async function keepCard({ send, base }: Owing, means?: string) {
  const { body } = await send('POST', `${base}/automatic-payment`)
  app.paymentSimulator.pay(body.data.url, means)
  return (await send('POST', `${base}/automatic-payment/check`)).body.data
}

/** Makes a statement older, as time does, without ending the sessions of this test. */
async function pass(id: string, days: number): Promise<void> {
  await app.sql`
    UPDATE hotel_statements SET due_on = due_on - ${days}::integer, charges_on = charges_on - ${days}::integer
    WHERE id = ${id}`
}

test('a kept card is announced two days ahead, and charged once on the day that is due', async () => {
  const owing = await openOwing(app)
  const { owe, read, rows, news, hotel } = owing
  expect(await keepCard(owing)).toMatchObject({ card: { brand: 'visa', digits: '4242' }, isLive: false })
  const { id, path } = await owe(100_000, 5)
  await charge()
  await remindOfStatements(jobs())
  expect(await news()).toEqual([])
  await pass(id, 3)
  await charge()
  await charge()
  const today = dateIn(hotel.timeZone, app.services.clock())
  expect(await news()).toEqual(['charge-announced'])
  expect(await read(path)).toMatchObject({ online: { chargesOn: addDays(today, 2), payment: null } })
  await pass(id, 2)
  await Promise.all([charge(), charge()])
  expect(await read(path)).toMatchObject({
    paid: { openCents: 0 },
    online: { chargesOn: null, payment: { state: 'succeeded', isAutomatic: true, cardDigits: '4242' } },
  })
  await charge()
  expect(await rows(id)).toEqual([['payment', 10_000]])
  expect(await news()).toEqual(['charge-announced', 'payment-recorded'])
})

test('a card that is declined leaves the statement open, tells why, and is not tried again', async () => {
  const owing = await openOwing(app)
  const { owe, read, rows, news, open, check } = owing
  await keepCard(owing, laterDeclined)
  const { id, path } = await owe(100_000, 2)
  await charge()
  await pass(id, 2)
  await charge()
  await charge()
  expect(await read(path)).toMatchObject({
    paid: { openCents: 10_000 },
    online: { chargesOn: null, payment: { state: 'failed', failure: 'declined', isAutomatic: true } },
  })
  await remindOfStatements(jobs())
  expect(await news()).toEqual(['charge-announced', 'statement-payment-failed', 'statement-reminder'])
  expect(app.paymentSimulator.pay(await open(path))).toBe('done')
  await check(path)
  expect(await rows(id)).toEqual([['payment', 10_000]])
})

test('a charge whose answer is lost is asked about with the same key, and made once', async () => {
  const owing = await openOwing(app)
  const { owe, rows } = owing
  await keepCard(owing)
  const { id } = await owe(100_000, 2)
  await charge()
  await pass(id, 2)
  app.paymentSimulator.fail('cut-after', { call: /POST \/v1\/payment_intents/, times: 9 })
  await charge()
  app.paymentSimulator.mend()
  expect(await rows(id)).toEqual([])
  await app.sql`UPDATE payments SET ask_at = now() - interval '1 minute' WHERE ask_at IS NOT NULL`
  await askAboutPayments(jobs())
  expect(await rows(id)).toEqual([['payment', 10_000]])
  const charges = [...app.paymentSimulator.tables.charges.values()].filter(({ amount }) => amount === 10_000)
  expect(new Set(charges.map(({ intent }) => intent)).size).toBe(charges.length)
})

test('a statement that the hotel pays itself before is not charged', async () => {
  const owing = await openOwing(app)
  const { owe, open, check, rows } = owing
  await keepCard(owing)
  const { id, path } = await owe(100_000, 2)
  await charge()
  const page = await open(path)
  await pass(id, 2)
  // Somebody is paying on a page at that moment.
  await charge()
  expect(await rows(id)).toEqual([])
  app.paymentSimulator.pay(page)
  await check(path)
  await charge()
  expect(await rows(id)).toEqual([['payment', 10_000]])
})

test('a card is replaced by another, forgotten with its last statement open, and serves no other owner', async () => {
  const owing = await openOwing(app)
  const { owe, rows, send, base, hotel, owner } = owing
  await keepCard(owing)
  expect(await keepCard(owing, '5555555555554444')).toMatchObject({ card: { brand: 'mastercard' } })
  const { id } = await owe(100_000, 2)
  await charge()
  expect((await send('DELETE', `${base}/automatic-payment`)).body.data).toMatchObject({ card: null })
  await pass(id, 2)
  await charge()
  expect(await rows(id)).toEqual([])
  await keepCard(owing)
  const next = await createActor(app, 'hotel')
  await app.sql`UPDATE hotels SET owner_id = ${next.id} WHERE id = ${hotel.id}`
  await charge()
  expect(await rows(id)).toEqual([])
  const { body } = await send('GET', `${base}/automatic-payment`, next.token)
  expect(body.data).toMatchObject({ card: null })
  await app.sql`UPDATE hotels SET owner_id = ${owner.id} WHERE id = ${hotel.id}`
})

test('is for the owner and managers; whoever sees the books may look', async () => {
  const { send, base, owner, hotel } = await openOwing(app)
  const accountant = await createMember(app, owner.id, [{ hotelId: hotel.id, role: 'accountant' }])
  const stranger = await createActor(app, 'hotel')
  expect((await send('GET', `${base}/automatic-payment`, accountant.token)).status).toBe(200)
  expect((await send('POST', `${base}/automatic-payment`, accountant.token)).status).toBe(403)
  expect((await send('DELETE', `${base}/automatic-payment`, accountant.token)).status).toBe(403)
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect((await send(method, `${base}/automatic-payment`, stranger.token)).status).toBe(404)
  }
})

test('after all of this the doctor finds nothing wrong', async () => {
  const found = (await app.pool.begin((tx) => examine(tx)))
    .filter(({ faults }) => faults > 0)
    .map(({ name, rows }) => [name, rows])
  // The numbers of these statements are made up.
  expect(found.filter(([name]) => name !== 'statement-numbers')).toEqual([])
})
