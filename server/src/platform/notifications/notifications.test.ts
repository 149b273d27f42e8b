import { randomUUID } from 'node:crypto'
import { notificationEvents } from '@roomlark/contract/platform/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, signIn } from '../../../test/factories.ts'
import { listenLive } from '../../../test/live.ts'
import { worded } from '../../../test/notifications.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { upload } from '../../../test/uploads.ts'
import { waitUntil } from '../../../test/wait.ts'
import { notifyOfArrivals } from './notifications.service.ts'
import { notify } from './notify.service.ts'

let app: TestApp
let testHotel: TestHotel
let admin: Awaited<ReturnType<typeof createActor>>

beforeAll(async () => {
  app = await startTestApp()
  testHotel = await openTestHotel(app, 20)
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())

type Person = { id: string; token: string }
const context = () => ({ ...app.services, sql: app.pool })

function ask(person: Person, method: string, path: string, body?: object) {
  return app.ask(method, `/api/v1/notifications${path}`, { token: person.token, ...(body && { body }) })
}
async function readList(person: Person, query = '') {
  return (await ask(person, 'GET', query)).body
}
async function tell(person: Person, changes: object = {}) {
  const news = {
    event: 'account' as const,
    params: { decision: 'verified' as const, userType: null },
    link: '/dashboard',
  }
  await app.pool.begin((tx) =>
    notify(context(), tx, [person.id], { ...news, occasion: randomUUID(), ...changes }),
  )
}
/** Books as an administrator on behalf of the hotel. */
function book(changes: object = {}) {
  return testHotel.data(
    app.ask('POST', `${testHotel.base}/bookings`, {
      token: admin.token,
      body: testHotel.bookingInput(changes),
      headers: { 'idempotency-key': randomUUID() },
    }),
  )
}

describe('what happens to a booking', () => {
  test('notifies the owner in the transaction of the booking: new, changed, cancelled', async () => {
    const booking = await book()
    const asAdmin = (method: string, path: string, body: object) =>
      testHotel.data(app.ask(method, `/api/v1/bookings/${booking.id}${path}`, { token: admin.token, body }))
    const moved = { checkInOn: testHotel.day(11), checkOutOn: testHotel.day(13), version: 1 }
    await asAdmin('PUT', '/stay', moved)
    await asAdmin('POST', '/transitions', { to: 'cancelled', cancelledBy: 'guest' })
    const { data } = await readList(testHotel.owner)
    const newest = worded(data.slice(0, 3))
    expect(newest).toMatchObject([
      { event: 'booking-cancelled', title: 'The booking of Hana Nakamura was cancelled' },
      { event: 'booking-changed', link: `/bookings?booking=${booking.id}` },
      { event: 'booking-new', title: `Hana Nakamura booked ${testHotel.type.name}`, isRead: false },
    ])
    expect(newest[2]?.detail).toContain('2 guests')
    const { name } = testHotel.hotel
    expect(newest).toMatchObject([{ hotelName: name }, { hotelName: name }, { hotelName: name }])
  })

  test('does not notify the person who did it, or anyone of a hold', async () => {
    const before = (await readList(testHotel.owner)).meta.total
    await testHotel.book()
    await book({ state: 'held' })
    expect((await readList(testHotel.owner)).meta.total).toBe(before)
  })

  test('sends no notification if the booking was refused', async () => {
    const before = (await readList(testHotel.owner)).meta.total
    const rooms = [{ roomTypeId: testHotel.type.id, quantity: 20 }]
    const answers = await Promise.all(
      [1, 2].map(() =>
        app.ask('POST', `${testHotel.base}/bookings`, {
          token: admin.token,
          body: testHotel.bookingInput({
            rooms,
            adults: 20,
            checkInOn: testHotel.day(30),
            checkOutOn: testHotel.day(31),
          }),
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await readList(testHotel.owner)).meta.total).toBe(before + 1)
  })

  test('an unrecorded arrival is notified the next day, once, however often the job runs', async () => {
    const today = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(3) }
    const forgotten = await book(today)
    const arrived = await book(today)
    await testHotel.data(testHotel.transition(arrived.id, 'checked-in'))
    await book({ checkInOn: testHotel.day(1), checkOutOn: testHotel.day(2) })
    await book({ ...today, state: 'held' })
    await notifyOfArrivals(context())
    const clock = () => new Date(app.services.clock().getTime() + 86_400_000)
    const tomorrow = { ...context(), clock }
    await Promise.all([notifyOfArrivals(tomorrow), notifyOfArrivals(tomorrow)])
    await notifyOfArrivals(tomorrow)
    const { data } = await readList(testHotel.owner)
    const told = worded(data).filter(({ event }) => event === 'arrival-unconfirmed')
    expect(told).toHaveLength(1)
    expect(told[0]?.title).toBe(`Booking ${forgotten.reference} needs your answer`)
    expect(told[0]?.hotelName).toBe(testHotel.hotel.name)
  })
})

describe('other events', () => {
  test('a refused picture is notified once a day per hotel, with the reason', async () => {
    const other = await openTestHotel(app, 1)
    for (const name of ['notes.jpg', 'notes.jpg', 'letters.jpg']) {
      const files = [{ bytes: 'no picture at all', name }]
      expect((await upload(app, other.token, other.hotel.id, files)).status).toBe(415)
    }
    const { data } = await readList(other.owner)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ event: 'image-rejected', link: `/hotels/${other.hotel.id}/edit` })
    expect(data[0]?.hotelName).toBe(other.hotel.name)
    expect(worded(data)[0]?.detail).toContain('notes.jpg')
  })

  test('a sign-in from a new device is notified, one from a known device is not', async () => {
    const person = await createActor(app, 'affiliate')
    await signIn(app, person.email)
    await signIn(app, person.email)
    expect((await readList(person)).data).toEqual([])
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' }
    const body = { email: person.email, password: person.password }
    await app.ask('POST', '/api/v1/auth/login', { body, headers })
    expect(worded((await readList(person)).data)).toMatchObject([
      { event: 'sign-in', link: '/profile?tab=security', detail: expect.stringContaining('iPhone') },
    ])
  })

  test('a decision about the account is notified with its reason', async () => {
    const person = await createActor(app, 'hotel')
    const body = { reason: 'Asked for by phone' }
    await app.ask('POST', `/api/v1/users/${person.id}/suspend`, { token: admin.token, body })
    await app.ask('POST', `/api/v1/users/${person.id}/restore`, { token: admin.token })
    const rows =
      await app.sql`SELECT params, particulars FROM notifications WHERE user_id = ${person.id} ORDER BY id`
    expect(rows).toEqual([
      { params: { decision: 'suspended', userType: null }, particulars: body.reason },
      { params: { decision: 'restored', userType: null }, particulars: null },
    ])
  })

  test.each<[string, object]>([
    ['account', { decision: 'praised', userType: null }],
    ['sign-in', { device: 'iPhone', name: 'Hana Nakamura' }],
    ['system', { trouble: 'jobs-failing', failed: -1 }],
    ['booking-changed', {}],
  ])('%s is refused with %j, and nobody is notified', async (event, params) => {
    const person = await createActor(app)
    await expect(tell(person, { event, params })).rejects.toThrow(z.core.$ZodError)
    expect((await readList(person)).data).toEqual([])
  })

  test('the same event is notified once, even by two concurrent callers', async () => {
    const person = await createActor(app)
    await Promise.all([1, 2, 3].map(() => tell(person, { occasion: 'one and the same' })))
    expect((await readList(person)).meta.total).toBe(1)
  })
})

describe('reading', () => {
  test('pages newest first, counts the unread, and marks one and then all those seen', async () => {
    const person = await createActor(app)
    for (let n = 1; n <= 5; n += 1) await tell(person, { particulars: `News ${n}` })
    const { data, meta } = await readList(person, '?limit=2&page=2')
    expect(worded(data).map(({ detail }) => detail)).toEqual(['News 3', 'News 2'])
    expect(meta).toEqual({ total: 5, totalPages: 3, page: 2, limit: 2, unread: 5 })

    const marked = await ask(person, 'POST', `/${data[0].id}/read`)
    expect(marked.body.data).toEqual({ unread: 4 })
    expect((await ask(person, 'POST', `/${data[0].id}/read`)).body.data).toEqual({ unread: 4 })
    expect((await readList(person, '?unread=true')).meta.total).toBe(4)

    const [newest] = (await readList(person)).data
    await tell(person, { particulars: 'Came while they were looking' })
    expect((await ask(person, 'POST', '/read', { upTo: newest.id })).body.data).toEqual({ unread: 1 })
    expect((await ask(person, 'GET', '/unread')).body.data).toEqual({ unread: 1 })
  })

  test('open pages of the account are updated when one arrives or is read; other accounts are not', async () => {
    const [mine, other] = [await createActor(app), await createActor(app)]
    const [page, foreign] = [await listenLive(app, mine.token), await listenLive(app, other.token)]
    await tell(mine)
    await page.hear('notification')
    const [{ id }] = (await readList(mine)).data
    await ask(mine, 'POST', `/${id}/read`)
    await waitUntil('the page to hear twice', () => {
      return page.heard.filter(({ type }) => type === 'notification').length === 2
    })
    await tell(other)
    await foreign.hear('notification')
    expect(foreign.heard.filter(({ type }) => type === 'notification')).toHaveLength(1)
  })

  test('those of another account cannot be seen or marked', async () => {
    const [mine, other] = [await createActor(app), await createActor(app)]
    await tell(mine)
    const [{ id }] = (await readList(mine)).data
    expect((await readList(other)).data).toEqual([])
    expect((await ask(other, 'POST', `/${id}/read`)).status).toBe(404)
    await ask(other, 'POST', '/read', { upTo: id })
    expect((await readList(mine)).meta.unread).toBe(1)
  })

  test.each([
    ['GET', '?page=0'],
    ['GET', '?limit=51'],
    ['GET', '?unread=maybe'],
    ['POST', '/nonsense/read'],
    ['POST', '/read', { upTo: 'all' }],
    ['POST', '/read', {}],
  ])('refuses %s %s', async (method, path, body?: object) => {
    expect((await ask(admin, method, path, body)).status).toBe(400)
  })
})

describe('PUT /notifications/preferences', () => {
  test('starts with the defaults, changes what is given, and applies from then on', async () => {
    const person = await createActor(app)
    const shipped = (await ask(person, 'GET', '/preferences')).body.data
    expect(shipped.map(({ event }: { event: string }) => event)).toEqual([...notificationEvents])
    const off = { event: 'account', inApp: false, mail: 'off', push: false }
    const answer = await ask(person, 'PUT', '/preferences', { preferences: [off] })
    expect(answer.body.data).toEqual(
      shipped.map((row: { event: string }) => (row.event === 'account' ? off : row)),
    )
    await tell(person)
    expect(await app.sql`SELECT 1 FROM notifications WHERE user_id = ${person.id}`).toHaveLength(0)
  })

  test.each([
    [[{ event: 'breakfast', inApp: true, mail: 'off' }]],
    [[{ event: 'account', inApp: 'yes', mail: 'off' }]],
    [[{ event: 'booking-new', inApp: true, mail: 'hourly' }]],
    [[{ event: 'sign-in', inApp: true, mail: 'now' }]],
    [
      [
        { event: 'account', inApp: true, mail: 'off' },
        { event: 'account', inApp: false, mail: 'off' },
      ],
    ],
  ])('refuses %j', async (preferences) => {
    expect((await ask(admin, 'PUT', '/preferences', { preferences })).status).toBe(400)
  })
})
