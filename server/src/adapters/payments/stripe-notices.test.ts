import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { payPage, simulateService } from '../../../test/payments/simulated-service.ts'
import { waitUntil } from '../../../test/wait.ts'
import { sign } from './simulator/deliveries.ts'
import { createStripeService } from './stripe-service.ts'

type Received = { body: string; signature: string | undefined }

/** Listens in Roomlark's place. Every `refuses`th message is not accepted. */
async function listen(isRefused: (count: number) => boolean = () => false) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const signature = request.headers['stripe-signature']
    received.push({
      body: await text(request),
      signature: typeof signature === 'string' ? signature : undefined,
    })
    response.writeHead(isRefused(received.length) ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { received, noticeAddress: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

describe('readNotice', () => {
  test('says what each message is about', async () => {
    const { received, noticeAddress } = await listen()
    const simulated = simulateService({ noticeAddress })
    const { service, simulator, hotel } = simulated
    const { pageId, intentId, chargeId } = await payPage(simulated)
    simulator.refund(chargeId, 100)
    const disputeId = simulator.openDispute(chargeId)
    simulator.enterAccount(hotel, [])
    await payPage(simulated)
    const [transferId = ''] = simulator.payOut(hotel)
    expect(new Set(await simulator.notices.deliver())).toEqual(new Set([200]))
    const notices = await Promise.all(
      received.map(({ body, signature }) => service.readNotice(body, signature, new Date())),
    )
    expect(notices.slice(0, 7).map((notice) => [notice?.kind, notice?.about])).toEqual([
      ['charge.succeeded', { kind: 'charge', intentId }],
      ['payment_intent.succeeded', { kind: 'charge', intentId }],
      ['checkout.session.completed', { kind: 'page', id: pageId }],
      ['refund.created', { kind: 'refund', chargeId }],
      ['charge.refunded', { kind: 'refund', chargeId }],
      ['charge.dispute.created', { kind: 'dispute', id: disputeId, chargeId }],
      ['charge.dispute.funds_withdrawn', { kind: 'dispute', id: disputeId, chargeId }],
    ])
    expect(notices[7]).toMatchObject({ kind: 'account.updated', about: { kind: 'account', id: hotel } })
    expect(notices.at(-1)).toMatchObject({ kind: 'payout.paid', about: { kind: 'transfer', id: transferId } })
    expect(notices.every((notice) => notice?.account === hotel && /^evt_/.test(notice.id))).toBe(true)
  })

  test('refuses another secret, another body, no signature and nonsense', async () => {
    const { service, simulator } = simulateService()
    const [webhookSecret = ''] = simulator.settings.webhookSecrets
    const now = new Date()
    const seconds = Math.floor(now.getTime() / 1000)
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'x',
      created: seconds,
      data: { object: {} },
    })
    const good = sign(body, webhookSecret, seconds)
    expect(await service.readNotice(body, good, now)).toMatchObject({
      id: 'evt_1',
      about: null,
      account: null,
    })
    expect(await service.readNotice(body, sign(body, 'whsec_other', seconds), now)).toBeNull()
    expect(await service.readNotice(`${body} `, good, now)).toBeNull()
    expect(await service.readNotice(body, undefined, now)).toBeNull()
    expect(await service.readNotice('', good, now)).toBeNull()
    for (const signature of ['', 'v1', 't=,v1=', `t=${seconds}`, 't=abc,v1=abc', '\0']) {
      expect(await service.readNotice(body, signature, now)).toBeNull()
    }
  })

  test('knows the secrets of both endpoints', async () => {
    const service = createStripeService({ secretKey: 'sk_test_a', webhookSecrets: ['whsec_a', 'whsec_b'] })
    const now = new Date()
    const seconds = Math.floor(now.getTime() / 1000)
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'x',
      created: seconds,
      data: { object: {} },
    })
    for (const secret of ['whsec_a', 'whsec_b']) {
      expect(await service.readNotice(body, sign(body, secret, seconds), now)).not.toBeNull()
    }
    expect(await service.readNotice(body, sign(body, 'whsec_c', seconds), now)).toBeNull()
  })

  test('refuses what is not an event, although it is signed', async () => {
    const { service, simulator } = simulateService()
    const now = new Date()
    const seconds = Math.floor(now.getTime() / 1000)
    for (const body of ['not json', 'null', '[]', '{}', '{"id":"evt_1","object":"v2.core.event"}']) {
      const signature = sign(body, simulator.settings.webhookSecrets[0] ?? '', seconds)
      expect(await service.readNotice(body, signature, now), body).toBeNull()
    }
  })

  test('refuses a message that is replayed five minutes later, by the clock of the server', async () => {
    const { service, simulator } = simulateService()
    const sent = Math.floor(Date.UTC(2031, 0, 1) / 1000)
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'x',
      created: sent,
      data: { object: {} },
    })
    const signature = sign(body, simulator.settings.webhookSecrets[0] ?? '', sent)
    const after = (seconds: number) => new Date((sent + seconds) * 1000)
    expect(await service.readNotice(body, signature, after(0))).not.toBeNull()
    expect(await service.readNotice(body, signature, after(300))).not.toBeNull()
    expect(await service.readNotice(body, signature, after(301))).toBeNull()
  })
})

describe('messages of the simulator', () => {
  test('are sent again and in another order, or are lost, on demand', async () => {
    const { received, noticeAddress } = await listen()
    const simulated = simulateService({ noticeAddress })
    const { simulator } = simulated
    await payPage(simulated)
    simulator.notices.lose()
    expect(await simulator.notices.deliver()).toEqual([])
    await payPage(simulated)
    const ids = simulator.notices.waiting.map(({ id }) => id)
    await simulator.notices.deliver({ reversed: true, times: 2 })
    const sent = received.map(({ body }) => JSON.parse(body).id)
    expect(sent).toEqual(ids.toReversed().flatMap((id) => [id, id]))
  })

  test('are sent until they are accepted when they go by themselves', async () => {
    const { received, noticeAddress } = await listen((count) => count === 1)
    const simulated = simulateService({ noticeAddress })
    simulated.simulator.notices.sendBy(0)
    await payPage(simulated)
    await waitUntil('four messages, one of them twice', () => received.length === 4)
    expect(new Set(received.map(({ body }) => JSON.parse(body).id)).size).toBe(3)
  })
})
