import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, signIn, testPassword } from '../../../../test/factories.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { catchUp } from '../../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())

/** Checks every place where guests and other channels may see a hotel. */
async function seen(testHotel: TestHotel) {
  const guest = '/api/v1/guest/hotels'
  const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
  await catchUp(app)
  const [page, offers, search, calendar] = await Promise.all([
    app.ask('GET', `${guest}/${testHotel.hotel.slug}`),
    app.ask('GET', `${guest}/${testHotel.hotel.slug}/offers?${stay}`),
    app.ask('GET', `/api/v1/guest/search?${stay}&place=hotel:${testHotel.hotel.slug}`),
    app.sql`SELECT ical_token FROM room_types WHERE id = ${testHotel.type.id}`.then(([row]) =>
      fetch(`${app.url}/ical/${row?.ical_token}.ics`),
    ),
  ])
  const statuses = [page.status, offers.status, calendar.status]
  expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
  return {
    page: page.status === 200,
    offers: offers.status === 200,
    search: search.body.data.length === 1,
    calendar: calendar.status === 200,
  }
}

const everywhere = { page: true, offers: true, search: true, calendar: true }
const nowhere = { page: false, offers: false, search: false, calendar: false }
/** Channels that sell the same rooms still learn which nights are taken. */
const toChannelsOnly = { ...nowhere, calendar: true }

let opened = 0
function open(hotel: object = {}) {
  opened += 1
  return openTestHotel(app, 1, { hotel: { name: `Visible ${opened} House`, ...hotel } })
}

function decide(testHotel: TestHotel, deed: string, body: object = {}) {
  return app.ask('POST', `/api/v1/users/${testHotel.owner.id}/${deed}`, { token: admin.token, body })
}

describe('what the public sees of a hotel', () => {
  test('follows whether its owner is suspended', async () => {
    const testHotel = await open()
    expect(await seen(testHotel)).toEqual(everywhere)
    expect((await decide(testHotel, 'suspend', { reason: 'Complaints' })).status).toBe(200)
    expect(await seen(testHotel)).toEqual(nowhere)
    expect((await decide(testHotel, 'restore')).status).toBe(200)
    expect(await seen(testHotel)).toEqual(everywhere)
  })

  test('follows whether its owner requested deletion or came back', async () => {
    const testHotel = await open()
    const body = { password: testPassword }
    const asked = await app.ask('POST', '/api/v1/users/deletion', { token: testHotel.token, body })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(await seen(testHotel)).toEqual(nowhere)
    expect((await signIn(app, testHotel.owner.email)).status).toBe(200)
    expect(await seen(testHotel)).toEqual(everywhere)
  })

  test('starts when the address of its owner is verified', async () => {
    const testHotel = await open()
    await app.sql`UPDATE users SET email_verified_at = NULL WHERE id = ${testHotel.owner.id}`
    expect(await seen(testHotel)).toEqual(nowhere)
    expect((await decide(testHotel, 'verify')).status).toBe(200)
    expect(await seen(testHotel)).toEqual(everywhere)
  })

  test('ends when it is closed', async () => {
    const testHotel = await open()
    const set = (isActive: boolean) => testHotel.ask('PUT', `${testHotel.base}/active`, { isActive })
    await testHotel.data(set(false))
    expect(await seen(testHotel)).toEqual(toChannelsOnly)
    await testHotel.data(set(true))
    expect(await seen(testHotel)).toEqual(everywhere)
  })

  test('ends when it is archived', async () => {
    const testHotel = await open()
    const { id } = await testHotel.book()
    await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' }))
    expect((await testHotel.ask('DELETE', testHotel.base)).body.data).toEqual({ outcome: 'archived' })
    expect(await seen(testHotel)).toEqual(nowhere)
  })

  test('requires a room', async () => {
    const testHotel = await open()
    await app.sql`UPDATE room_types SET units = 0 WHERE id = ${testHotel.type.id}`
    expect(await seen(testHotel)).toEqual(toChannelsOnly)
  })

  test.each([
    ['is taken off sale', { isActive: false }],
    ['was sold until last year', { sellUntilOn: '2020-01-01' }],
  ])('requires a rate plan, and ends if the only one %s', async (_label, change) => {
    const testHotel = await open()
    const body = { ...planInput(change), version: testHotel.plan.version }
    await testHotel.data(testHotel.ask('PUT', `${testHotel.base}/rates/plans/${testHotel.plan.id}`, body))
    expect(await seen(testHotel)).toEqual(toChannelsOnly)
  })

  test('requires an exchange rate, except for dollars', async () => {
    const testHotel = await open({ currency: 'AMD' })
    expect(await seen(testHotel)).toEqual(toChannelsOnly)
    const body = { usdRate: 0.0026, validFrom: testHotel.today() }
    const set = await app.ask('PUT', '/api/v1/exchange-rates/AMD', { token: admin.token, body })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    expect(await seen(testHotel)).toEqual(everywhere)
    expect(await seen(await open({ currency: 'USD' }))).toEqual(everywhere)
  })
})

describe('GET /guest/hotels/{slug}', () => {
  test('shows nothing that concerns only the owner', async () => {
    const testHotel = await open({ city: 'Positano' })
    const answer = await app.ask('GET', `/api/v1/guest/hotels/${testHotel.hotel.slug}`)
    expect(answer.body.data).toMatchObject({ name: testHotel.hotel.name, city: 'Positano' })
    for (const secret of ['baseCommissionRate', 'owner', 'version', 'id'])
      expect(answer.body.data).not.toHaveProperty(secret)
  })
})
