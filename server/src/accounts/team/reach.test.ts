import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, createSession } from '../../../test/factories.ts'
import { createHotel } from '../../../test/hotels.ts'
import { listenLive } from '../../../test/live.ts'
import { createMember } from '../../../test/team.ts'
import { tellPages } from '../../../test/tell-pages.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'

let app: TestApp
let house: TestHotel
let other: { id: string }
let ownerId: string
beforeAll(async () => {
  app = await startTestApp()
  house = await openTestHotel(app)
  other = await createHotel(app, house.token)
  const [row] = await app.sql<
    [{ id: string }]
  >`SELECT owner_id AS id FROM hotels WHERE id = ${house.hotel.id}`
  ownerId = row.id
})
afterAll(() => app.close())

const get = async (token: string, path: string) => app.ask('GET', `/api/v1${path}`, { token })

describe('housekeeping', () => {
  test('sees rooms, but neither promo codes nor what partners get', async () => {
    const places = [{ hotelId: house.hotel.id, role: 'housekeeping' as const }]
    const { token } = await createMember(app, ownerId, places)
    const desk = await createMember(app, ownerId, [{ hotelId: house.hotel.id, role: 'front-desk' }])
    const hotel = `/hotels/${house.hotel.id}`
    expect((await get(token, `${hotel}/rooms`)).status).toBe(200)
    expect((await get(token, `${hotel}/promo-codes`)).status).toBe(403)
    expect((await get(desk.token, `${hotel}/promo-codes`)).status).toBe(200)
    const readRates = async (who: string) => [
      (await get(who, hotel)).body.data.baseCommissionRate,
      (await get(who, '/hotels')).body.data[0].baseCommissionRate,
    ]
    expect(await readRates(token)).toEqual([null, null])
    const { baseCommissionRate } = house.hotel
    expect(await readRates(desk.token)).toEqual([baseCommissionRate, baseCommissionRate])
  })
})

describe('a member of a team', () => {
  test('reaches the hotels with a role, sees only those in lists and sums, and is told who it works for', async () => {
    const booking = await house.book()
    const inBoth = await createMember(app, ownerId, [
      { hotelId: house.hotel.id, role: 'read-only' },
      { hotelId: other.id, role: 'front-desk' },
    ])
    const outside = await createMember(app, ownerId, [{ hotelId: other.id, role: 'manager' }])

    const readIds = async (token: string) =>
      (await get(token, '/hotels')).body.data.map(({ id }: { id: string }) => id).toSorted()
    expect(await readIds(inBoth.token)).toEqual([house.hotel.id, other.id].toSorted())
    expect(await readIds(outside.token)).toEqual([other.id])
    expect((await get(inBoth.token, '/bookings')).body.meta.total).toBe(1)
    expect((await get(outside.token, '/bookings')).body.meta.total).toBe(0)
    expect((await get(outside.token, `/bookings/${booking.id}`)).status).toBe(404)
    expect((await get(outside.token, '/analytics/activity')).body.data).toEqual([])
    expect((await get(inBoth.token, '/analytics/activity')).body.data).toHaveLength(1)

    // A role says what in which hotel, and the answer says which of the two is missing.
    const refused = await app.ask('PUT', `/api/v1/hotels/${house.hotel.id}/rates/taxes`, {
      token: inBoth.token,
      body: {},
    })
    expect([refused.status, refused.body.message]).toEqual([403, 'Your role does not allow this.'])
    const transition = await app.ask('POST', `/api/v1/hotels/${house.hotel.id}/quote`, {
      token: inBoth.token,
      body: {},
    })
    expect([transition.status, transition.body.message]).toEqual([
      403,
      'Your role at this hotel does not allow this.',
    ])
    expect((await get(outside.token, `/hotels/${house.hotel.id}`)).status).toBe(404)

    const { membership } = (await get(inBoth.token, '/users/profile')).body.data
    expect(membership.ownerName).toBe('Ada Byron')
    expect(membership.places).toContainEqual({ hotelId: other.id, role: 'front-desk' })
  })

  test('has the figures of the hotels within reach, and those of the owner with a role for all', async () => {
    const everywhere = await createMember(app, ownerId, [{ hotelId: null, role: 'accountant' }])
    const outside = await createMember(app, ownerId, [{ hotelId: other.id, role: 'accountant' }])
    const { body } = await get(house.token, '/analytics/dashboard')
    expect((await get(everywhere.token, '/analytics/dashboard')).body.data).toEqual(body.data)
    expect((await get(outside.token, '/analytics/dashboard')).body.data).toMatchObject({ totalBookings: 0 })
    const { id } = await createHotel(app, house.token)
    expect((await get(everywhere.token, `/hotels/${id}`)).status).toBe(200)
  })

  test('hears at once of a change, of what happens in reach, and of nothing once removed', async () => {
    const member = await createMember(app, ownerId, [{ hotelId: other.id, role: 'front-desk' }])
    const stream = await listenLive(app, member.token)
    await house.book({ checkInOn: house.day(20), checkOutOn: house.day(21) })
    expect((await get(member.token, `/hotels/${house.hotel.id}`)).status).toBe(404)

    await app.sql`UPDATE team_places SET hotel_id = ${house.hotel.id} WHERE user_id = ${member.id}`
    await tellPages(app.sql, 'account', [member.id])
    await stream.hear('account')
    await stream.over()
    expect(stream.heard.filter(({ type }) => type === 'booking')).toEqual([])
    expect((await get(member.token, `/hotels/${house.hotel.id}`)).status).toBe(200)

    const again = await listenLive(app, member.token)
    const { id } = await house.book({ checkInOn: house.day(22), checkOutOn: house.day(23) })
    await waitUntil('the booking in reach', () =>
      again.heard.some((event) => event.type === 'booking' && event.bookingId === id),
    )
    await app.sql`DELETE FROM team_members WHERE user_id = ${member.id}`
    await tellPages(app.sql, 'account', [member.id])
    await again.over()
    expect((await get(member.token, `/hotels/${house.hotel.id}`)).status).toBe(404)
    expect((await get(member.token, '/hotels')).body.meta.total).toBe(0)
  })

  test('reaches nothing while the owner is suspended', async () => {
    const owner = await createActor(app, 'hotel')
    const hotel = await createHotel(app, owner.token)
    const member = await createMember(app, owner.id, [{ hotelId: hotel.id, role: 'manager' }])
    expect((await get(member.token, `/hotels/${hotel.id}`)).status).toBe(200)
    const stream = await listenLive(app, member.token)
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${owner.id}`
    await stream.over()
    expect((await get(member.token, `/hotels/${hotel.id}`)).status).toBe(403)
  })
})

describe('the database', () => {
  test('lets nobody be an owner and a member, even at the same moment', async () => {
    const [owner, joining] = [await createActor(app, 'hotel'), await createActor(app, 'hotel')]
    const join = (userId: string, to: string) =>
      app.sql`INSERT INTO team_members (user_id, owner_id, joined_at) VALUES (${userId}, ${to}, now())`
    await expect(join(ownerId, owner.id)).rejects.toMatchObject({
      constraint_name: 'team_members_owns_nothing',
    })
    const token = await createSession(app, joining.id)
    const outcomes = await Promise.allSettled([join(joining.id, owner.id), createHotel(app, token)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [row] = await app.sql<[{ isOne: boolean }]>`
      SELECT EXISTS (SELECT FROM hotels WHERE owner_id = ${joining.id})
          <> EXISTS (SELECT FROM team_members WHERE user_id = ${joining.id}) AS "isOne"`
    expect(row.isOne).toBe(true)
  })

  test('keeps a role for all hotels apart from roles in some, and both within the hotels of the owner', async () => {
    const member = await createMember(app, ownerId, [{ hotelId: null, role: 'read-only' }])
    const place = (hotelId: string) => app.sql`
      INSERT INTO team_places (user_id, owner_id, hotel_id, role)
      VALUES (${member.id}, ${ownerId}, ${hotelId}, 'manager')`
    await expect(place(other.id)).rejects.toMatchObject({ constraint_name: 'team_places_all_or_some' })
    await app.sql`DELETE FROM team_places WHERE user_id = ${member.id}`
    const foreign = await openTestHotel(app)
    await expect(place(foreign.hotel.id)).rejects.toMatchObject({ constraint_name: 'team_places_hotel_fkey' })
  })
})
