import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, signIn, testPassword } from '../../../test/factories.ts'
import { type House, openHouse } from '../../../test/house.ts'
import { planInput } from '../../../test/house-input.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())

/** Where guests and other channels meet a hotel, and whether they do. */
async function seen(house: House) {
  const guest = '/api/v1/guest/hotels'
  const stay = `checkInOn=${house.day(10)}&checkOutOn=${house.day(12)}`
  const [page, offers, search, calendar] = await Promise.all([
    app.ask('GET', `${guest}/${house.hotel.slug}`),
    app.ask('GET', `${guest}/${house.hotel.slug}/offers?${stay}`),
    app.ask('GET', `${guest}?${stay}&place=${encodeURIComponent(house.hotel.name)}`),
    app.sql`SELECT ical_token FROM room_types WHERE id = ${house.type.id}`.then(([row]) =>
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
/** Channels that sell the same rooms go on being told which nights are taken. */
const toChannelsOnly = { ...nowhere, calendar: true }

let houses = 0
function open(hotel: object = {}) {
  houses += 1
  return openHouse(app, 1, { hotel: { name: `Visible ${houses} House`, ...hotel } })
}

function decide(house: House, deed: string, body: object = {}) {
  return app.ask('POST', `/api/v1/users/${house.owner.id}/${deed}`, { token: admin.token, body })
}

describe('what the public sees of a hotel', () => {
  test('follows whether its owner is suspended', async () => {
    const house = await open()
    expect(await seen(house)).toEqual(everywhere)
    expect((await decide(house, 'suspend', { reason: 'Complaints' })).status).toBe(200)
    expect(await seen(house)).toEqual(nowhere)
    expect((await decide(house, 'restore')).status).toBe(200)
    expect(await seen(house)).toEqual(everywhere)
  })

  test('follows whether its owner asked to be deleted or came back', async () => {
    const house = await open()
    const body = { password: testPassword }
    const asked = await app.ask('POST', '/api/v1/users/deletion', { token: house.token, body })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(await seen(house)).toEqual(nowhere)
    expect((await signIn(app, house.owner.email)).status).toBe(200)
    expect(await seen(house)).toEqual(everywhere)
  })

  test('begins when the address of its owner is verified', async () => {
    const house = await open()
    await app.sql`UPDATE users SET email_verified_at = NULL WHERE id = ${house.owner.id}`
    expect(await seen(house)).toEqual(nowhere)
    expect((await decide(house, 'verify')).status).toBe(200)
    expect(await seen(house)).toEqual(everywhere)
  })

  test('ends when it is closed', async () => {
    const house = await open()
    const set = (isActive: boolean) => house.ask('PUT', `${house.base}/active`, { isActive })
    await house.data(set(false))
    expect(await seen(house)).toEqual(toChannelsOnly)
    await house.data(set(true))
    expect(await seen(house)).toEqual(everywhere)
  })

  test('ends when it is archived', async () => {
    const house = await open()
    const { id } = await house.book()
    await house.data(house.move(id, 'cancelled', { cancelledBy: 'guest' }))
    expect((await house.ask('DELETE', house.base)).body.data).toEqual({ outcome: 'archived' })
    expect(await seen(house)).toEqual(nowhere)
  })

  test('needs a room', async () => {
    const house = await open()
    await app.sql`UPDATE room_types SET units = 0 WHERE id = ${house.type.id}`
    expect(await seen(house)).toEqual(toChannelsOnly)
  })

  test.each([
    ['is taken off sale', { isActive: false }],
    ['was sold until last year', { sellUntilOn: '2020-01-01' }],
  ])('needs a rate plan: not when the only one %s', async (_label, change) => {
    const house = await open()
    const body = { ...planInput(change), version: house.plan.version }
    await house.data(house.ask('PUT', `${house.base}/rates/plans/${house.plan.id}`, body))
    expect(await seen(house)).toEqual(toChannelsOnly)
  })

  test('needs a rate of exchange, except in dollars', async () => {
    const house = await open({ currency: 'AMD' })
    expect(await seen(house)).toEqual(toChannelsOnly)
    const body = { usdRate: 0.0026, validFrom: house.today() }
    const set = await app.ask('PUT', '/api/v1/exchange-rates/AMD', { token: admin.token, body })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    expect(await seen(house)).toEqual(everywhere)
    expect(await seen(await open({ currency: 'USD' }))).toEqual(everywhere)
  })
})

describe('GET /guest/hotels/{slug}', () => {
  test('tells nobody what concerns the owner only', async () => {
    const house = await open({ city: 'Positano' })
    const answer = await app.ask('GET', `/api/v1/guest/hotels/${house.hotel.slug}`)
    expect(answer.body.data).toMatchObject({ name: house.hotel.name, city: 'Positano' })
    for (const secret of ['baseCommissionRate', 'owner', 'version', 'id'])
      expect(answer.body.data).not.toHaveProperty(secret)
  })
})
