import { randomBytes, randomUUID } from 'node:crypto'
import type { PushSettings } from '@roomlark/contract/platform/push'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession } from '../../../../test/factories.ts'
import { createHotel } from '../../../../test/hotels.ts'
import {
  createBrowser,
  type PushService,
  readVapid,
  startPushService,
} from '../../../../test/push-receiver.ts'
import { waitFor, waitUntil } from '../../../../test/wait.ts'
import { createPushSender } from '../../../adapters/push/push-sender.ts'
import { notify } from '../notify.service.ts'
import { sendPush } from './sending.service.ts'

const secret = Buffer.alloc(32, 7)
const contact = 'mailto:desk@roomlark.test'
let app: TestApp
let service: PushService
beforeAll(async () => {
  app = await startTestApp({ push: createPushSender({ secret, contact, allowPrivate: true }) })
})
afterAll(() => app.close())
beforeEach(async () => {
  service = await startPushService()
})
afterEach(() => service.close())

type Actor = Awaited<ReturnType<typeof createActor>>
type Browser = ReturnType<typeof createBrowser>
const path = '/api/v1/notifications/push'
const context = () => ({ ...app.services, sql: app.pool })

async function readSettings({ token }: Pick<Actor, 'token'>): Promise<PushSettings> {
  return (await app.ask('GET', path, { token })).body.data
}
/** Subscribes a browser and returns the id of its device. */
async function add({ token }: Pick<Actor, 'token'>, { subscription }: Browser): Promise<string> {
  const answer = await app.ask('POST', `${path}/devices`, { token, body: subscription })
  expect(answer.body).toMatchObject({ success: true })
  return answer.body.data.devices[0].id
}
/** Tells an account that a guest has written, and returns the id of the notification. */
async function tell({ id }: Pick<Actor, 'id'>, hotelId?: string): Promise<number> {
  const news = {
    event: 'guest-message' as const,
    params: { reference: 'RL-7K2M9Q' },
    particulars: 'Elena Marchetti',
    link: '/bookings?booking=1',
    occasion: randomUUID(),
    ...(hotelId !== undefined && { hotelId }),
  }
  await app.pool.begin((tx) => notify(context(), tx, [id], news))
  const [row] = await app.sql`SELECT id FROM notifications WHERE occasion = ${news.occasion}`
  return Number(row?.id)
}
const listJobs = (deviceId: string) => app.sql<{ tries: number | null; seconds: number; state: string }[]>`
  SELECT (data->>'tries')::integer AS tries, extract(epoch FROM start_after - now())::integer AS seconds, state
  FROM pgboss.job WHERE name = 'push.send' AND data->>'deviceId' = ${deviceId} ORDER BY created_on`
const listWaiting = async (deviceId: string) =>
  (await listJobs(deviceId)).filter(({ state }) => state === 'created')

describe('POST /notifications/push/devices', () => {
  test('shows news on the device, encrypted for it alone, in its language and proven to be ours', async () => {
    const actor = await createActor(app)
    const browser = createBrowser(service, 'de')
    await add(actor, browser)
    const id = await tell(actor)
    const message = await waitFor('the message', () => browser.messages()[0])
    expect(message).toMatchObject({
      tag: `notification.${id}`,
      title: expect.stringMatching(/Elena Marchetti.*geschrieben/),
      link: '/bookings?booking=1',
      lang: 'de',
    })
    const { key } = await readSettings(actor)
    expect(readVapid(browser.headers(), key)).toMatchObject({ aud: service.origin, sub: contact })
    expect(browser.headers()).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  })

  test('writes in the language of the account, and names the hotel', async () => {
    const actor = await createActor(app)
    const hotel = await createHotel(app, actor.token, { name: 'Quayside Inn' })
    await app.sql`UPDATE users SET language = 'it' WHERE id = ${actor.id}`
    const browser = createBrowser(service, 'de')
    await add(actor, browser)
    await tell(actor, hotel.id)
    const { title, body } = await waitFor('the message', () => browser.messages()[0])
    expect(title).toMatch(/Elena Marchetti.*ha scritto/)
    expect(body).toContain('Quayside Inn')
  })

  test('belongs to whoever used the browser last, and keeps the newest twenty', async () => {
    const [one, other] = [await createActor(app), await createActor(app)]
    const browser = createBrowser(service)
    await add(one, browser)
    await add(other, browser)
    expect((await readSettings(one)).devices).toEqual([])
    await tell(one)
    await tell(other)
    await waitUntil('the message', () => browser.messages().length > 0)
    expect(browser.messages()).toHaveLength(1)
    for (let count = 0; count < 21; count += 1) await add(one, createBrowser(service))
    expect((await readSettings(one)).devices).toHaveLength(20)
  })

  test('refuses addresses that are none of a push service', async () => {
    const { token } = await createActor(app)
    const { subscription } = createBrowser(service)
    for (const broken of [
      { endpoint: subscription.endpoint.replace('https', 'http') },
      { endpoint: `https://push.example/${'x'.repeat(1000)}` },
      { keys: { ...subscription.keys, p256dh: `B${randomBytes(65).toString('base64url').slice(1)}` } },
      { keys: { ...subscription.keys, auth: 'short' } },
      { language: 'pt' },
      { timeZone: 'Europe/Atlantis' },
    ]) {
      const answer = await app.ask('POST', `${path}/devices`, { token, body: { ...subscription, ...broken } })
      expect(answer.status, JSON.stringify(broken)).toBe(400)
    }
    const { isRefused } = createPushSender({ secret, contact })
    const { p256dh, auth } = subscription.keys
    for (const host of ['localhost', '10.0.0.1', '[::1]', '169.254.169.254']) {
      expect(isRefused({ endpoint: `https://${host}/x`, p256dh, auth }), host).toBe(true)
    }
    expect(isRefused({ endpoint: 'https://push.example/x', p256dh, auth })).toBe(false)
  })
})

describe('a device', () => {
  test('falls silent when its session is signed out, also for what was on its way', async () => {
    const actor = await createActor(app)
    const phone = { ...actor, token: await createSession(app, actor.id) }
    const browser = createBrowser(service)
    const deviceId = await add(phone, browser)
    await app.ask('POST', '/api/v1/auth/logout', { token: phone.token })
    const notificationId = await tell(actor)
    await sendPush(context(), { notificationId, deviceId })
    expect(await listJobs(deviceId)).toEqual([])
    expect(browser.messages()).toEqual([])
    expect((await readSettings(actor)).devices).toEqual([])
  })

  test.each([404, 410])('is forgotten once its push service answers %i', async (status) => {
    const actor = await createActor(app)
    await add(actor, createBrowser(service))
    service.answer(status)
    await tell(actor)
    await waitUntil('the end of the device', async () => (await readSettings(actor)).devices.length === 0)
  })

  test('is tried again later if its push service is out of order, and not for ever', async () => {
    const actor = await createActor(app)
    const browser = createBrowser(service)
    const deviceId = await add(actor, browser)
    service.answer(503)
    const notificationId = await tell(actor)
    const [again] = await waitFor('the next try', async () => {
      const jobs = await listWaiting(deviceId)
      return jobs[0]?.tries === 1 ? jobs : undefined
    })
    expect(again?.seconds).toBeGreaterThan(5)
    await sendPush(context(), { notificationId, deviceId, tries: 4 })
    expect(await listWaiting(deviceId)).toHaveLength(1)
    service.answer(201)
    await sendPush(context(), { notificationId, deviceId, tries: 1 })
    expect(browser.messages()).toHaveLength(3)
    expect((await readSettings(actor)).devices).toHaveLength(1)
  })

  test('shows nothing that was read in the meantime or is of yesterday', async () => {
    const actor = await createActor(app)
    const browser = createBrowser(service)
    const deviceId = await add(actor, browser)
    const read = await tell(actor)
    await waitUntil('the message', () => browser.messages().length === 1)
    await app.ask('POST', `/api/v1/notifications/${read}/read`, { token: actor.token })
    await sendPush(context(), { notificationId: read, deviceId })
    const old = await tell(actor)
    await waitUntil('the second message', () => browser.messages().length === 2)
    const later = () => new Date(app.services.clock().getTime() + 25 * 3_600_000)
    await sendPush({ ...context(), clock: later }, { notificationId: old, deviceId })
    expect(browser.messages()).toHaveLength(2)
  })
})

describe('DELETE /notifications/push/devices/:id', () => {
  test('removes a device of the caller and of nobody else', async () => {
    const [one, other] = [await createActor(app), await createActor(app)]
    const id = await add(one, createBrowser(service))
    const remove = ({ token }: Actor) => app.ask('DELETE', `${path}/devices/${id}`, { token })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(one)).body.data.devices).toEqual([])
    expect((await remove(one)).status).toBe(404)
  })
})

describe('PUT /notifications/push/quiet', () => {
  const hour = 3_600_000
  const formatTime = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16)

  test('holds news back until the quiet hours end', async () => {
    const actor = await createActor(app)
    const browser = createBrowser(service)
    const deviceId = await add(actor, browser)
    const quiet = { from: formatTime(-2 * hour), until: formatTime(2 * hour) }
    const save = (body: unknown) => app.ask('PUT', `${path}/quiet`, { token: actor.token, body })
    expect((await save({ quiet })).body.data).toMatchObject({ quiet, timeZone: 'Etc/GMT' })
    const notificationId = await tell(actor)
    const [held] = await waitFor('the job to wait', async () => {
      const jobs = await listWaiting(deviceId)
      return (jobs[0]?.seconds ?? 0) > 60 ? jobs : undefined
    })
    expect(held?.seconds).toBeGreaterThan(1.9 * 3600)
    expect(held?.seconds).toBeLessThanOrEqual(2 * 3600)
    expect(browser.messages()).toEqual([])
    const after = () => new Date(Date.now() + 2 * hour)
    await sendPush({ ...context(), clock: after }, { notificationId, deviceId })
    expect(browser.messages()).toHaveLength(1)
    expect((await save({ quiet: null })).body.data.quiet).toBeNull()
  })

  test.each([
    [{ from: '22:00', until: '22:00' }],
    [{ from: '24:00', until: '07:00' }],
    [{ from: '22:00', until: '' }],
  ])('refuses %j', async (quiet) => {
    const { token } = await createActor(app)
    expect((await app.ask('PUT', `${path}/quiet`, { token, body: { quiet } })).status).toBe(400)
  })
})

describe('what devices show', () => {
  test('is chosen for each hotel that the account hears of', async () => {
    const [actor, stranger] = [await createActor(app), await createActor(app)]
    const hotel = await createHotel(app, actor.token)
    const deviceId = await add(actor, createBrowser(service))
    const choose = ({ token }: Actor, isOn: boolean) =>
      app.ask('PUT', `${path}/hotels/${hotel.id}`, { token, body: { isOn } })
    expect((await choose(stranger, false)).status).toBe(404)
    expect((await choose(actor, false)).body.data.hotels).toMatchObject([{ id: hotel.id, isOn: false }])
    await tell(actor, hotel.id)
    expect(await listJobs(deviceId)).toEqual([])
    expect((await choose(actor, true)).body.data.hotels).toMatchObject([{ isOn: true }])
    await tell(actor, hotel.id)
    expect(await listJobs(deviceId)).toHaveLength(1)
  })

  test('is chosen for each kind, and kept by pages that do not know of devices', async () => {
    const actor = await createActor(app)
    const deviceId = await add(actor, createBrowser(service))
    const save = (choice: object) => {
      const preferences = [{ event: 'guest-message', inApp: false, mail: 'off', ...choice }]
      const body = { preferences }
      return app.ask('PUT', '/api/v1/notifications/preferences', { token: actor.token, body })
    }
    const readChoice = async () => {
      const { body } = await app.ask('GET', '/api/v1/notifications/preferences', { token: actor.token })
      return body.data.find(({ event }: { event: string }) => event === 'guest-message')
    }
    await save({})
    expect(await readChoice()).toMatchObject({ inApp: false, push: true })
    await tell(actor)
    expect(await listJobs(deviceId)).toHaveLength(1)
    const list = await app.ask('GET', '/api/v1/notifications', { token: actor.token })
    expect(list.body.data).toEqual([])
    await save({ push: false })
    await save({})
    expect(await readChoice()).toMatchObject({ push: false })
    expect(await tell(actor)).toBeNaN()
    expect(await listJobs(deviceId)).toHaveLength(1)
  })
})
