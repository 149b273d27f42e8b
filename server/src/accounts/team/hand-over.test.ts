import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { createHotel } from '../../../test/hotels.ts'
import { lockUntilReleased, lockWaits } from '../../../test/locks.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { waitFor, waitUntil } from '../../../test/wait.ts'
import { countDue, rebuildRollups } from '../../figures/rollups/rollups.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const offer = (token: string, hotelId: string, email: string) =>
  app.ask('POST', `/api/v1/hotels/${hotelId}/offer`, { token, body: { email } })
const answer = (token: string, hotelId: string, accepts: boolean) =>
  app.ask('POST', `/api/v1/hotels/offers/${hotelId}`, { token, body: { accepts } })

test('a hotel changes hands with everything that is its own, once both agree', async () => {
  const house = await openTestHotel(app)
  const kept = await createHotel(app, house.token)
  const buyer = await openTestHotel(app)
  const booking = await house.book()
  await buyer.book()
  const member = await createMember(app, house.owner.id, [{ hotelId: house.hotel.id, role: 'manager' }])
  await countDue({ ...app.services, sql: app.pool })

  expect((await offer(house.token, house.hotel.id, house.owner.email)).status).toBe(409)
  expect((await offer(buyer.token, house.hotel.id, 'anybody@example.test')).status).toBe(404)
  expect((await offer(house.token, house.hotel.id, buyer.owner.email)).status).toBe(200)
  expect((await offer(house.token, house.hotel.id, 'another@example.test')).status).toBe(409)
  const received = await app.ask('GET', '/api/v1/hotels/offers', { token: buyer.token })
  expect(received.body.data).toMatchObject([
    { hotelId: house.hotel.id, fromName: 'Ada Byron', stays: 1, owed: [] },
  ])
  const stranger = await createActor(app, 'hotel')
  expect((await answer(stranger.token, house.hotel.id, true)).status).toBe(404)

  const both = await Promise.all([
    answer(buyer.token, house.hotel.id, true),
    answer(buyer.token, house.hotel.id, true),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const get = (token: string, path: string) => app.ask('GET', `/api/v1${path}`, { token })
  expect((await get(house.token, `/hotels/${house.hotel.id}`)).status).toBe(404)
  expect((await get(house.token, `/bookings/${booking.id}`)).status).toBe(404)
  expect((await get(house.token, `/hotels/${kept.id}`)).status).toBe(200)
  expect((await get(buyer.token, `/bookings/${booking.id}`)).status).toBe(200)
  expect((await get(member.token, `/hotels/${house.hotel.id}`)).status).toBe(403)
  const readTotal = async (token: string) =>
    (await get(token, '/analytics/dashboard')).body.data.totalBookings as number
  expect([await readTotal(house.token), await readTotal(buyer.token)]).toEqual([0, 2])

  // The moved figures must equal those of a complete recount.
  const days = () => app.sql`SELECT * FROM owner_days ORDER BY owner_id, day, source`
  const moved = await days()
  await rebuildRollups({ ...app.services, sql: app.pool })
  expect([...(await days()).filter(hasBookings)]).toEqual([...moved.filter(hasBookings)])
  const [news] = await app.sql`
    SELECT params ->> 'news' AS news FROM notifications WHERE user_id = ${house.owner.id} AND event = 'team'`
  expect(news?.news).toBe('hotel-accepted')
})

const hasBookings = (row: { bookings?: unknown }) => Number(row.bookings) > 0

test('an offer is declined, withdrawn or over after 14 days, and then the hotel stays', async () => {
  const house = await openTestHotel(app)
  const buyer = await createActor(app, 'hotel')
  await offer(house.token, house.hotel.id, buyer.email)
  expect((await answer(buyer.token, house.hotel.id, false)).status).toBe(200)
  await offer(house.token, house.hotel.id, buyer.email)
  const path = `/api/v1/hotels/${house.hotel.id}/offer`
  expect((await app.ask('DELETE', path, { token: house.token })).status).toBe(200)
  expect((await answer(buyer.token, house.hotel.id, true)).status).toBe(404)
  await offer(house.token, house.hotel.id, buyer.email)
  await app.sql`UPDATE hotel_offers SET expires_at = now() - interval '1 second' WHERE hotel_id = ${house.hotel.id}`
  expect((await answer(buyer.token, house.hotel.id, true)).status).toBe(404)
  expect((await app.ask('GET', path, { token: house.token })).body.data).toBeNull()
  // Somebody without an account is written to; nobody learns whether an address has one.
  expect((await offer(house.token, house.hotel.id, 'newcomer@example.test')).status).toBe(200)
  await waitFor('the email', () => app.sent.find(({ to }) => to === 'newcomer@example.test'))
  const news = await app.sql`
    SELECT params ->> 'news' AS news FROM notifications WHERE user_id = ${buyer.id} AND event = 'team' ORDER BY id`
  expect(news.map((row) => row.news)).toEqual([
    'hotel-offered',
    'hotel-offered',
    'hotel-offer-withdrawn',
    'hotel-offered',
  ])
})

test('whoever answers an offer that is not theirs waits for nobody who counts', async () => {
  const house = await openTestHotel(app)
  const stranger = await createActor(app, 'hotel')
  const release = await lockUntilReleased(app, (sql) => sql`LOCK TABLE counting IN EXCLUSIVE MODE`)
  const refused = answer(stranger.token, house.hotel.id, true)
  const first = await Promise.race([
    refused.then(() => 'answered'),
    waitUntil('a wait', async () => (await lockWaits(app)) > 0).then(
      () => 'waiting',
      () => 'answered',
    ),
  ])
  await release()
  expect([first, (await refused).status]).toEqual(['answered', 404])
})
