import type { WebhookTopic } from '@roomlark/contract/operations/webhook-events'
import { webhookPausesMs } from '@roomlark/contract/operations/webhook-events'
import { type WebhookDelivery, webhookLimits } from '@roomlark/contract/operations/webhooks'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { stopClock } from '../../../test/clock.ts'
import { createActor } from '../../../test/factories.ts'
import { mailTo } from '../../../test/mail.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { type Receiver, startReceiver } from '../../../test/webhook-receiver.ts'
import { sendDueWebhooks } from '../../../test/webhook-sending.ts'
import { createWebhookSender } from '../../adapters/webhook-sender.ts'
import { sweepAccounts } from '../people/my-data/deletion.service.ts'
import { createDispatcher, noteEvents, share } from './sending.service.ts'

let app: TestApp
let receiver: Receiver
/** The limit only ends what hangs. */
const open = createWebhookSender({ allowPrivate: true, timeoutMs: 60_000 })
const hasty = createWebhookSender({ allowPrivate: true, timeoutMs: 1000 })
beforeAll(async () => {
  app = await startTestApp({ webhooks: open })
})
afterAll(() => app.close())
beforeEach(async () => {
  // Deliveries left over from earlier tests would be sent along with those of this one.
  await app.sql`DELETE FROM webhook_deliveries`
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

type Actor = Awaited<ReturnType<typeof createActor>>
const path = '/api/v1/webhooks'
const services = () => ({ ...app.services, sql: app.pool })

async function add(actor: Actor, topics: WebhookTopic[], url = receiver.url) {
  const body = { name: 'PMS', url, topics }
  const answer = await app.ask('POST', path, { token: actor.token, body })
  expect(answer.body).toMatchObject({ success: true })
  return answer.body.data as { webhook: { id: string; version: number }; secret: string }
}

async function listed(actor: Actor, query = ''): Promise<WebhookDelivery[]> {
  await noteEvents({ sql: app.pool })
  return (await app.ask('GET', `${path}/deliveries?limit=50${query}`, { token: actor.token })).body.data
}

/** Sends what is due now, and returns the log of the account. */
async function send(actor: Actor, webhooks = open): Promise<WebhookDelivery[]> {
  await sendDueWebhooks(app, webhooks)
  return listed(actor)
}

const readBody = (index: number) => JSON.parse(receiver.received[index]?.body ?? 'null')
function verify(secret: string, index: number): unknown {
  const { headers, body } = receiver.received[index] ?? expect.fail('nothing was received')
  return new Verifier(secret).verify(body, headers as Record<string, string>)
}

describe('an event', () => {
  test('of a booking is written with it, sent and signed as the standard says', async () => {
    const testHotel = await openTestHotel(app)
    const { secret } = await add(testHotel.owner, ['booking'])
    const booking = await testHotel.book()
    await sendDueWebhooks(app)
    expect(receiver.received).toHaveLength(1)
    expect(verify(secret, 0)).toEqual({
      type: 'booking.created',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        bookingId: booking.id,
        reference: booking.reference,
        hotelId: testHotel.hotel.id,
        hotel: testHotel.hotel.slug,
        state: 'confirmed',
        source: 'direct',
        currency: booking.currency,
        checkInOn: testHotel.day(10),
        checkOutOn: testHotel.day(12),
        totalCents: booking.totalCents,
      },
    })
    expect(receiver.received[0]?.body).not.toContain('Hana')
    const [delivery] = await listed(testHotel.owner)
    expect(delivery).toMatchObject({
      type: 'booking.created',
      state: 'delivered',
      webhookName: 'PMS',
      nextTryAt: null,
    })
    expect(delivery?.tries).toEqual([expect.objectContaining({ status: 204, fault: null })])
    expect(delivery?.payload).toBe(receiver.received[0]?.body)
    expect(receiver.received[0]?.headers['webhook-id']).toBe(delivery?.id)
  })

  test('goes to those whom it concerns, with what each may read', async () => {
    const testHotel = await openTestHotel(app)
    const { owner, hotel } = testHotel
    const affiliate = await createActor(app, 'affiliate')
    const stranger = await createActor(app, 'hotel')
    const admin = await createActor(app, 'admin')
    await add(owner, ['booking', 'availability', 'partnership', 'commission'])
    await add(affiliate, ['partnership', 'commission', 'payout'])
    await add(stranger, ['booking', 'availability', 'partnership', 'commission'])
    await add(admin, ['partnership'])
    const partnershipId = await addPartnership(app, { hotelId: hotel.id, affiliateId: affiliate.id })
    for (const [index, step] of ['pause', 'resume'].entries()) {
      const answer = await testHotel.ask('POST', `/api/v1/partnerships/${partnershipId}/steps`, {
        step,
        version: index + 1,
        note: 'A secret',
      })
      expect(answer.body).toMatchObject({ success: true })
    }
    const booking = await testHotel.book({ source: 'affiliate', partnershipId })

    const types = async (actor: Actor) => (await listed(actor)).map(({ type }) => type).sort()
    expect(await types(affiliate)).toEqual([
      'commission.expected',
      'partnership.paused',
      'partnership.resumed',
    ])
    expect(await types(owner)).toEqual([
      ...['availability.changed', 'booking.created', 'commission.expected'],
      ...['partnership.paused', 'partnership.resumed'],
    ])
    expect(await types(stranger)).toEqual([])
    expect(await types(admin)).toEqual(['partnership.paused', 'partnership.resumed'])

    const payloads = (await listed(affiliate)).map(({ payload }) => payload).join('\n')
    expect(payloads).toContain(booking.reference)
    expect(payloads).not.toMatch(/Hana|hana@|A secret/)
    const readData = async (actor: Actor) =>
      JSON.parse((await listed(actor)).find(({ type }) => type === 'commission.expected')?.payload ?? '').data
    const [commission] = await app.sql`
      SELECT gross_cents::float8 AS gross, net_cents::float8 AS net FROM commissions WHERE booking_id = ${booking.id}`
    expect((await readData(owner)).amountCents).toBe(commission?.gross)
    expect((await readData(affiliate)).amountCents).toBe(commission?.net)
    expect(commission?.net).toBeLessThan(commission?.gross)
  })

  test('is written only if its transaction commits, and many of one hotel’s nights become one', async () => {
    const testHotel = await openTestHotel(app)
    const { owner } = testHotel
    await add(owner, ['availability', 'booking'])
    const refused = await testHotel.tryBook({ rooms: [{ roomTypeId: testHotel.type.id, quantity: 4 }] })
    expect(refused.status).toBe(409)
    expect(await listed(owner)).toEqual([])
    const nights = { roomTypeIds: [testHotel.type.id], weekdays: [0, 1, 2, 3, 4, 5, 6] }
    for (const [from, until] of [
      [3, 5],
      [20, 25],
    ] as const) {
      const edited = await testHotel.ask('PUT', `${testHotel.base}/calendar`, {
        ...nights,
        fromOn: testHotel.day(from),
        untilOn: testHotel.day(until),
        change: { priceCents: 9900 },
        acceptLow: true,
        preview: false,
      })
      expect(edited.body).toMatchObject({ success: true })
    }
    const deliveries = await send(owner)
    expect(deliveries.map(({ type, state }) => [type, state])).toEqual([
      ['availability.changed', 'delivered'],
    ])
    expect(readBody(0).data).toMatchObject({ hotelId: testHotel.hotel.id, fromOn: testHotel.day(3) })
    expect(readBody(0).data.untilOn >= testHotel.day(24)).toBe(true)
  })
})

describe('a delivery that is not accepted', () => {
  const sendTestEvent = (actor: Actor, id: string) =>
    app.ask('POST', `${path}/${id}/test`, { token: actor.token })

  test('is tried again with longer and longer pauses, then given up, and the address is paused', async () => {
    const owner = await createActor(app, 'hotel')
    const { webhook } = await add(owner, ['booking'])
    receiver.answer(503)
    await sendTestEvent(owner, webhook.id)
    const pauses: number[] = []
    stopClock()
    for (let tries = 1; tries <= webhookPausesMs.length; tries++) {
      const [delivery] = await send(owner)
      expect(delivery?.tries).toHaveLength(tries)
      if (!delivery?.nextTryAt) break
      const pause = Date.parse(delivery.nextTryAt) - app.services.clock().getTime()
      pauses.push(pause)
      // Nothing is sent before its time.
      app.advance(pause - 1)
      expect((await send(owner))[0]?.tries).toHaveLength(tries)
      app.advance(1)
    }
    expect(pauses).toEqual(webhookPausesMs.slice(1))
    expect(receiver.received).toHaveLength(webhookPausesMs.length)
    expect(
      new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size,
    ).toBe(1)
    const [given] = await listed(owner)
    expect(given).toMatchObject({ state: 'failed', nextTryAt: null })
    const { body } = await app.ask('GET', path, { token: owner.token })
    expect(body.data[0]).toMatchObject({ pausedAt: expect.any(String), lastStatus: 503, sent: 0 })
    expect((await mailTo(app, owner.email)).subject).toBe('We paused the webhook PMS')
    expect((await sendTestEvent(owner, webhook.id)).status).toBe(409)

    receiver.answer(200)
    const { version } = body.data[0]
    const input = { name: 'PMS', url: receiver.url, topics: ['booking'], isPaused: false, version }
    const resumed = await app.ask('PUT', `${path}/${webhook.id}`, { token: owner.token, body: input })
    expect(resumed.body.data).toMatchObject({ pausedAt: null, failingSince: null })
    const again = await app.ask('POST', `${path}/deliveries/${given?.id}/redeliver`, { token: owner.token })
    expect(again.body.data).toMatchObject({ state: 'waiting', step: 0 })
    const [sent] = await send(owner)
    expect(sent?.state).toBe('delivered')
    expect(sent?.tries.at(-1)?.status).toBe(200)
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(given?.id)
  })

  test.each([
    [
      'an answer that leads elsewhere',
      () => receiver.answer(302, { location: receiver.url }),
      { status: 302, fault: null },
      open,
    ],
    ['no answer', () => receiver.answer(null), { status: null, fault: 'timeout' }, hasty],
    ['nobody there', () => receiver.close(), { status: null, fault: 'refused' }, open],
  ])('because of %s, says why', async (_why, arrange, outcome, sender) => {
    const owner = await createActor(app, 'hotel')
    const { webhook } = await add(owner, ['booking'])
    arrange()
    await sendTestEvent(owner, webhook.id)
    const [delivery] = await send(owner, sender)
    expect(delivery?.tries).toEqual([expect.objectContaining(outcome)])
    expect(delivery?.state).toBe('waiting')
    expect(receiver.received.length).toBeLessThan(2)
  })

  test('with 410 pauses the address at once', async () => {
    const gone = await createActor(app)
    const { webhook } = await add(gone, ['booking'])
    receiver.answer(410)
    await sendTestEvent(gone, webhook.id)
    await send(gone)
    expect((await app.ask('GET', path, { token: gone.token })).body.data[0].pausedAt).not.toBeNull()
  })
})

describe('many deliveries', () => {
  /** Writes events about some subjects in turn, and returns their ids in the order of the events. */
  async function write(webhookId: string, { count, subjects }: { count: number; subjects: number }) {
    const at = app.services.clock()
    const rows = await app.sql<{ id: string; subject: string }[]>`
      INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at, subject)
      SELECT ${webhookId}, 'booking.changed', ${at}, '{}', ${at}, 'subject ' || n % ${subjects}::integer
      FROM generate_series(1, ${count}::integer) AS n RETURNING id, subject`
    return Map.groupBy(rows, ({ subject }) => subject)
  }

  /** An address that answers in the next turn, and what it was called with. */
  function countCalls(status: (id: string) => number = () => 204) {
    const calls = { ids: [] as string[], open: 0, mostOpen: 0 }
    const webhooks = {
      ...open,
      async send(_url: string, { id }: { id: string }) {
        calls.ids.push(id)
        calls.open += 1
        calls.mostOpen = Math.max(calls.mostOpen, calls.open)
        await new Promise(setImmediate)
        calls.open -= 1
        return { status: status(id), fault: null, tookMs: 1 }
      },
    }
    return { calls, webhooks }
  }

  test('leave without a pause between them, in order for each subject, and only some at once', async () => {
    const { webhook } = await add(await createActor(app), ['booking'])
    const written = await write(webhook.id, { count: 400, subjects: 40 })
    const { calls, webhooks } = countCalls()
    const rounds = await sendDueWebhooks(app, webhooks)
    expect(rounds.length).toBeLessThanOrEqual(20)
    expect(calls.mostOpen).toBe(share.accepting)
    expect(calls.ids).toHaveLength(400)
    for (const rows of written.values()) {
      const ids = new Set(rows.map(({ id }) => id))
      expect(calls.ids.filter((id) => ids.has(id))).toEqual([...ids])
    }
  })

  test('wait for an earlier one about the same subject, but not for as long as it is tried', async () => {
    const { webhook } = await add(await createActor(app), ['booking'])
    const [rows = []] = (await write(webhook.id, { count: 2, subjects: 1 })).values()
    const [first = '', second = ''] = rows.map(({ id }) => id)
    const { calls, webhooks } = countCalls((id) => (id === first ? 500 : 204))
    for (const pause of webhookPausesMs.slice(0, 4)) {
      app.advance(pause + 1000)
      expect(calls.ids).not.toContain(second)
      await sendDueWebhooks(app, webhooks)
    }
    expect(calls.ids).toEqual([first, first, first, first, second])
  })

  test('of an address that hangs leave room for the others, and it gets few once it has failed', async () => {
    const [slow, quick] = [await createActor(app), await createActor(app)]
    const hanging = (await add(slow, ['booking'])).webhook.id
    await write(hanging, { count: 50, subjects: 50 })
    await write((await add(quick, ['booking'])).webhook.id, { count: 1, subjects: 1 })
    const answer = { status: null, fault: 'timeout' as const, tookMs: 15_000 }
    const dispatch = (send: () => Promise<typeof answer>) =>
      createDispatcher({ ...services(), webhooks: { ...open, send } }, (fault) => expect.fail(String(fault)))
    const lost = dispatch(() => new Promise(() => {}))
    expect(await lost.dispatch()).toBe(share.accepting + 1)
    expect(await lost.dispatch()).toBe(0)
    // Another server later takes over deliveries whose server was lost.
    app.advance(121_000)
    const other = dispatch(async () => answer)
    expect(await other.dispatch()).toBe(share.accepting + 1)
    await other.settled()
    expect(await other.dispatch()).toBe(share.failing)
    await other.settled()
  })
})

describe('the secret', () => {
  test('is stored encrypted and, renewed, used beside the one before for a day', async () => {
    const owner = await createActor(app, 'hotel')
    const { webhook, secret } = await add(owner, ['booking'])
    const [row] = await app.sql`SELECT secret FROM webhooks WHERE id = ${webhook.id}`
    expect(row?.secret.toString()).not.toContain(secret.slice(6))
    const renewed = await app.ask('POST', `${path}/${webhook.id}/secret`, { token: owner.token })
    const { secret: newer, webhook: shown } = renewed.body.data
    expect(newer).toMatch(/^whsec_/)
    expect(shown.bothSecretsUntil).not.toBeNull()
    const sendTest = async () => {
      await app.ask('POST', `${path}/${webhook.id}/test`, { token: owner.token })
      await send(owner)
      return receiver.received.length - 1
    }
    stopClock()
    const both = await sendTest()
    // The library compares timestamps with the clock of this process, which the test has moved away from.
    const at = (index: number) => Number(receiver.received[index]?.headers['webhook-timestamp'])
    expect(at(both)).toBe(Math.floor(app.services.clock().getTime() / 1000))
    const accepts = (key: string, index: number) => {
      const { headers, body } = receiver.received[index] ?? expect.fail('nothing was received')
      const signed = new Verifier(key).sign(String(headers['webhook-id']), new Date(at(index) * 1000), body)
      return String(headers['webhook-signature']).split(' ').includes(signed)
    }
    expect([accepts(secret, both), accepts(newer, both)]).toEqual([true, true])
    app.advance(25 * 3_600_000)
    const later = await sendTest()
    expect([accepts(secret, later), accepts(newer, later)]).toEqual([false, true])
  })
})

describe('addresses', () => {
  test('in private networks are refused, when they are entered and at each connection', async () => {
    const guarded = createWebhookSender()
    const refused = [
      'https://127.0.0.1/',
      'https://10.1.2.3/',
      'https://[::1]/',
      'https://localhost/',
      'http://example.com/',
    ]
    expect(refused.map((address) => guarded.isRefused(address))).toEqual(refused.map(() => true))
    expect(guarded.isRefused('https://hooks.example.com/in')).toBe(false)
    const strict = await startTestAppForTest({ databaseUrl: app.databaseUrl, webhooks: guarded })
    const { token } = await createActor(app, 'hotel')
    const told = async (url: string) =>
      (await strict.ask('POST', path, { token, body: { name: 'PMS', url, topics: ['booking'] } })).body.fields
    expect(await told('https://10.1.2.3/')).toEqual({ url: expect.stringContaining('private network') })
    expect(await told('http://example.com/')).toEqual({ url: 'Use an address that begins with https://' })
    const message = { id: 'a', at: new Date(), body: '{}', secrets: ['whsec_YWJj'] }
    const answer = await guarded.send(receiver.url, message)
    expect(answer).toMatchObject({ status: null, fault: 'private-network' })
    expect(receiver.received).toEqual([])
  })

  test('are those of the account alone, listen to what it has, and are changed as they were seen', async () => {
    const owner = await createActor(app, 'hotel')
    const stranger = await createActor(app, 'hotel')
    const affiliate = await createActor(app, 'affiliate')
    const { webhook } = await add(owner, ['booking'])
    await app.ask('POST', `${path}/${webhook.id}/test`, { token: owner.token })
    const [delivery] = await listed(owner)
    const input = {
      name: 'Books',
      url: receiver.url,
      topics: ['booking'],
      isPaused: false,
      version: webhook.version,
    }
    for (const [method, address, body] of [
      ['PUT', `${path}/${webhook.id}`, input],
      ['DELETE', `${path}/${webhook.id}`, undefined],
      ['POST', `${path}/${webhook.id}/secret`, undefined],
      ['POST', `${path}/${webhook.id}/test`, undefined],
      ['POST', `${path}/deliveries/${delivery?.id}/redeliver`, undefined],
    ] as const) {
      const answer = await app.ask(method, address, { token: stranger.token, body })
      expect([address, answer.status]).toEqual([address, 404])
    }
    expect(await listed(stranger, `&webhookId=${webhook.id}`)).toEqual([])
    const foreign = { name: 'Mine', url: receiver.url, topics: ['booking'] }
    const refused = await app.ask('POST', path, { token: affiliate.token, body: foreign })
    expect(Object.keys(refused.body.fields)).toEqual(['topics'])
    const change = () => app.ask('PUT', `${path}/${webhook.id}`, { token: owner.token, body: input })
    expect([(await change()).status, (await change()).status]).toEqual([200, 409])
    expect((await app.ask('DELETE', `${path}/${webhook.id}`, { token: owner.token })).status).toBe(200)
    expect(await listed(owner)).toEqual([])
  })

  test('keep their log for 30 days', async () => {
    const owner = await createActor(app, 'hotel')
    const { webhook } = await add(owner, ['booking'])
    await app.ask('POST', `${path}/${webhook.id}/test`, { token: owner.token })
    await send(owner)
    const { body } = await app.ask('GET', path, { token: owner.token })
    expect(body.data[0]).toMatchObject({ sent: 1, sentAtFirst: 1, failingSince: null })
    app.advance(31 * 86_400_000)
    await sweepAccounts(services())
    const [row] =
      await app.sql`SELECT count(*)::integer AS count FROM webhook_deliveries WHERE webhook_id = ${webhook.id}`
    expect(row?.count).toBe(0)
  })
})

describe('POST /webhooks', () => {
  test.each(['https://pms.example/a\nb', 'https://pms.example/\ta', 'https://pms.example/a b'])(
    'refuses %j, which is not what would be called',
    async (url) => {
      const { token } = await createActor(app)
      const body = { name: 'PMS', url, topics: ['booking'] }
      const answer = await app.ask('POST', path, { token, body })
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['url']])
    },
  )
})

test('POST /webhooks/:id/test is refused after many within an hour', async () => {
  const actor = await createActor(app)
  const { webhook } = await add(actor, ['booking'])
  const ask = () => app.ask('POST', `${path}/${webhook.id}/test`, { token: actor.token })
  for (let sent = 0; sent < webhookLimits.testsAnHour; sent += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true])
})
