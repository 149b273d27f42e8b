import type { Postback } from '@roomlark/contract/operations/postbacks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openEarningHotel, settleCommission } from '../../../test/settled-money.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { type Receiver, startReceiver } from '../../../test/webhook-receiver.ts'
import { sendDueWebhooks } from '../../../test/webhook-sending.ts'
import { createWebhookSender } from '../../adapters/webhook-sender.ts'

type Actor = Awaited<ReturnType<typeof createActor>>
let app: TestApp
let house: TestHotel
let receiver: Receiver
let affiliate: Actor
let partnershipId: string
beforeAll(async () => {
  app = await startTestApp({ webhooks: createWebhookSender({ allowPrivate: true, timeoutMs: 60_000 }) })
  house = await openTestHotel(app, 9)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`DELETE FROM webhook_deliveries`
  receiver = await startReceiver()
  affiliate = await createActor(app, 'affiliate')
  partnershipId = await addPartnership(app, { hotelId: house.hotel.id, affiliateId: affiliate.id })
})
afterEach(() => receiver.close())

const template =
  '?id={sub_id}&ref={booking_reference}&tag={tag}&sum={amount}&get={commission}&in={currency}&as={event}-{status}'

function ask(method: string, path: string, body?: object, { token }: Actor = affiliate) {
  return app.ask(method, `/api/v1/postbacks${path}`, { token, body })
}

async function add(events: string[], url = receiver.url + template): Promise<Postback> {
  const { body } = await ask('POST', '', { name: 'Tracker', url, events })
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  return body.data
}

/** The events that were called, each with the rest of its query. */
const called = () =>
  receiver.received.map(({ url }) => Object.fromEntries(new URL(url ?? '', receiver.url).searchParams))

async function readLog() {
  return (await app.ask('GET', '/api/v1/webhooks/deliveries', { token: affiliate.token })).body.data
}

describe('a postback', () => {
  test('says what became of a booking, in the words of its address', async () => {
    await add(['booked', 'cancelled'])
    const booking = await house.book({ source: 'affiliate', partnershipId })
    await house.transition(booking.id, 'cancelled', { cancelledBy: 'guest' })
    await sendDueWebhooks(app)
    const [commission] = await app.sql`
      SELECT base_cents::float8 AS base, net_cents::float8 AS net FROM commission_changes
      WHERE booking_id = ${booking.id} AND number = 1`
    const amount = (cents: number) => (cents / 100).toFixed(2)
    expect(called()).toEqual([
      {
        id: '',
        ref: booking.reference,
        tag: '',
        sum: amount(commission?.base),
        get: amount(commission?.net),
        in: booking.currency,
        as: 'booked-expected',
      },
      expect.objectContaining({ ref: booking.reference, as: expect.stringMatching(/^cancelled-/) }),
    ])
    expect(receiver.received.map(({ body, headers }) => [body, headers['webhook-signature']])).toEqual([
      ['', undefined],
      ['', undefined],
    ])
    expect(await readLog()).toEqual([
      expect.objectContaining({ type: 'postback.cancelled', state: 'delivered' }),
      expect.objectContaining({ payload: expect.stringContaining(`&ref=${booking.reference}&`) }),
    ])
  })

  test('says that a stay has ended and that it was paid out', async () => {
    const { hotel, affiliate: theirs, payable } = await openEarningHotel(app)
    const { body } = await ask(
      'POST',
      '',
      { name: 'Tracker', url: receiver.url + template, events: ['stayed', 'paid'] },
      theirs,
    )
    expect(body).toMatchObject({ success: true })
    const pair = { hotelId: hotel.hotel.id, affiliateId: theirs.id }
    const stay = { checkInOn: hotel.day(0), checkOutOn: hotel.day(2) }
    const booking = await hotel.book({
      ...stay,
      source: 'affiliate',
      partnershipId: await addPartnership(app, pair),
    })
    await hotel.data(hotel.transition(booking.id, 'checked-in'))
    await hotel.data(hotel.transition(booking.id, 'checked-out'))
    const { statementId } = await settleCommission(app, payable.id)
    await app.sql`INSERT INTO outbox (kind, params) VALUES ('payout', ${app.sql.json({ statementId, state: 'paid' })})`
    await sendDueWebhooks(app)
    expect(new Map(called().map(({ ref, as }) => [ref, as]))).toEqual(
      new Map([
        [booking.reference, 'stayed-ended'],
        [payable.reference, 'paid-paid'],
      ]),
    )
  })

  test('says of a check-out that is undone that the booking stands again', async () => {
    await add(['booked', 'stayed'])
    const stay = { checkInOn: house.day(0), checkOutOn: house.day(1) }
    const { id } = await house.book({ ...stay, source: 'affiliate', partnershipId })
    await house.data(house.transition(id, 'checked-in'))
    const { version } = await house.data(house.transition(id, 'checked-out'))
    await house.data(house.undo(id, version))
    await house.data(house.transition(id, 'checked-out'))
    await sendDueWebhooks(app)
    expect(called().map(({ as }) => as)).toEqual([
      'booked-expected',
      'stayed-ended',
      'booked-expected',
      'stayed-ended',
    ])
  })

  test('is tried with made-up values, again after a refusal, and repeated by hand', async () => {
    const { id } = await add(['paid'])
    receiver.answer(503)
    const { body } = await ask('POST', `/${id}/test`)
    await sendDueWebhooks(app)
    const [log] = await readLog()
    expect(log).toMatchObject({ id: body.data.id, type: 'postback.test', state: 'waiting' })
    expect(log.tries).toEqual([expect.objectContaining({ status: 503 })])
    receiver.answer(200)
    await app.ask('POST', `/api/v1/webhooks/deliveries/${log.id}/redeliver`, { token: affiliate.token })
    await sendDueWebhooks(app)
    expect((await readLog())[0]).toMatchObject({ state: 'delivered' })
    expect(called().map(({ as, get }) => [as, get])).toEqual([
      ['test-test', '10.00'],
      ['test-test', '10.00'],
    ])
    expect((await ask('GET', '')).body.data).toEqual([
      expect.objectContaining({ id, events: ['paid'], sent: 1, lastStatus: 200 }),
    ])
  })

  test.each([
    ['ftp://tracker.example/{event}', 'Enter a web address (https://…)'],
    ['https://{event}.tracker.example/', 'Put placeholders after the name of the server only'],
    ['https://tracker.example/?id={guest}', 'Use only these placeholders: {booking_reference}'],
  ])('is refused for %s', async (url, message) => {
    const { status, body } = await ask('POST', '', { name: 'Tracker', url, events: ['paid'] })
    expect([status, body.fields.url]).toEqual([400, expect.stringContaining(message)])
  })

  test('is its affiliate’s alone, and no webhook', async () => {
    const { id, version, name, url, events } = await add(['paid'])
    const stranger = await createActor(app, 'affiliate')
    const change = { name, url, events, isPaused: true, version }
    expect((await ask('PUT', `/${id}`, change, stranger)).status).toBe(404)
    expect((await ask('DELETE', `/${id}`, undefined, stranger)).status).toBe(404)
    expect((await ask('GET', '', undefined, await createActor(app, 'hotel'))).status).toBe(403)
    const webhooks = (method: string, path: string, body?: object) =>
      app.ask(method, `/api/v1/webhooks${path}`, { token: affiliate.token, body })
    expect((await webhooks('GET', '')).body.data).toEqual([])
    const asWebhook = { name, url, topics: ['commission'], isPaused: false, version }
    expect((await webhooks('PUT', `/${id}`, asWebhook)).status).toBe(404)
    expect((await webhooks('POST', `/${id}/secret`)).status).toBe(404)
    expect((await ask('PUT', `/${id}`, change)).body.data.pausedAt).not.toBeNull()
    expect((await ask('PUT', `/${id}`, change)).status).toBe(409)
    await house.book({ source: 'affiliate', partnershipId })
    expect(await sendDueWebhooks(app)).toEqual([])
    expect((await ask('DELETE', `/${id}`)).status).toBe(200)
  })
})
