import { addDays } from '@roomlark/contract/dates'
import { expect } from 'vitest'
import { sweepBookings } from '../../src/bookings/bookings/hold/holds.service.ts'
import type { Answer } from '../app.ts'
import { ageHolds } from '../holds.ts'
import type { World } from './world.ts'

/** Chooses one of so many. */
export type Pick = (limit: number) => number
type Act = (world: World, pick: Pick) => Promise<unknown>

/** Whoever is too late or asks for too much is refused, and at times asked to wait; nothing else may happen. */
async function allowed(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer
  expect([200, 400, 404, 409, 503], JSON.stringify(body)).toContain(status)
  return answer
}

const someType = ({ types }: World, pick: Pick) => types[pick(types.length)] ?? types[0]
const someNights = ({ testHotel }: World, pick: Pick) => {
  const fromOn = testHotel.day(10 + pick(6))
  return { fromOn, untilOn: addDays(fromOn, pick(3)) }
}

/** A booking that has not ended, whoever sold it. */
async function someBooking({ app, testHotel }: World, pick: Pick) {
  const rows = await app.sql<{ id: string; version: number; state: string; checkInOn: string }[]>`
    SELECT id, version, state, check_in_on::text AS "checkInOn" FROM bookings
    WHERE hotel_id = ${testHotel.hotel.id} AND state IN ('held', 'confirmed') ORDER BY created_at, id`
  return rows[pick(rows.length)]
}

const book: Act = (world, pick) => {
  const { fromOn, untilOn } = someNights(world, pick)
  const rooms = [{ roomTypeId: someType(world, pick).id, quantity: 1 + pick(2) }]
  const state = pick(3) === 0 ? ('held' as const) : ('confirmed' as const)
  const dates = { checkInOn: fromOn, checkOutOn: addDays(untilOn, 1) }
  return allowed(world.testHotel.tryBook({ ...dates, rooms, state, adults: 1 }))
}

/** Guests who hold a room and do not come back. */
const lapse: Act = async ({ app }) => {
  await ageHolds(app, 600)
  await sweepBookings({ ...app.services, sql: app.pool })
}

const cancel: Act = async (world, pick) => {
  const booking = await someBooking(world, pick)
  const cancelledBy = pick(2) === 0 ? 'hotel' : 'guest'
  if (booking) await allowed(world.testHotel.transition(booking.id, 'cancelled', { cancelledBy }))
}

const move: Act = async (world, pick) => {
  const booking = await someBooking(world, pick)
  if (!booking) return
  const { fromOn, untilOn } = someNights(world, pick)
  const dates = { checkInOn: fromOn, checkOutOn: addDays(untilOn, 1) }
  const { id, version } = booking
  await allowed(world.testHotel.changeStay(id, { ...dates, version, mailGuest: false }))
}

/** The desk gives a guest a room number, which later changes have to respect. */
const assign: Act = async (world, pick) => {
  const booking = await someBooking(world, pick)
  if (!booking) return
  const { stays, version } = await world.testHotel.get(booking.id)
  const stay = stays[pick(stays.length)]
  const rooms = world.types.find(({ id }) => id === stay?.roomTypeId)?.rooms ?? []
  const room = rooms[pick(rooms.length)]
  if (stay && room) await allowed(world.testHotel.assign(booking.id, stay.id, room.id, version))
}

const edit: Act = (world, pick) => {
  const changes = [
    ...[{ closed: true }, { closed: false }, { capacity: pick(4) }, { capacity: null }],
    ...[{ priceCents: 8000 + 100 * pick(50) }, { minStay: 1 + pick(3) }, { closedToArrival: pick(2) === 0 }],
  ]
  const change = changes[pick(changes.length)] ?? {}
  return allowed(
    world.testHotel.edit(change, { ...someNights(world, pick), roomTypeIds: [someType(world, pick).id] }),
  )
}

const block: Act = async (world, pick) => {
  const { testHotel, blocks } = world
  if (blocks.length > 0 && pick(2) === 0) {
    const [ended] = blocks.splice(pick(blocks.length), 1)
    await allowed(testHotel.ask('DELETE', `${testHotel.base}/room-blocks/${ended}`))
    return
  }
  const { rooms } = someType(world, pick)
  const { fromOn, untilOn } = someNights(world, pick)
  const body = {
    roomId: rooms[pick(rooms.length)]?.id,
    fromOn,
    untilOn: addDays(untilOn, 1),
    reason: 'Paint',
  }
  const answer = await allowed(testHotel.ask('POST', `${testHotel.base}/room-blocks`, body))
  if (answer.status === 200) blocks.push(answer.body.data.id)
}

const changePlan: Act = async ({ testHotel }, pick) => {
  const path = `${testHotel.base}/rates`
  const { plans } = await testHotel.data(testHotel.ask('GET', path))
  const { id, ...plan } = plans[0]
  const changed =
    pick(4) === 0 || !plan.isActive ? { isActive: !plan.isActive } : { percent: pick(5) * 10 - 20 }
  await allowed(testHotel.ask('PUT', `${path}/plans/${id}`, { ...plan, ...changed }))
}

const addRule: Act = (world, pick) => {
  const effect = { kind: 'percent', percent: 5 * (1 + pick(4)) }
  const rule = { name: 'Season', roomTypeId: null, ...someNights(world, pick), weekdays: [], effect }
  return allowed(world.testHotel.ask('POST', `${world.testHotel.base}/rates/rules`, rule))
}

/** The hotel stops giving the channel its suites, gives them again, or under another code. */
const remap: Act = (world, pick) => world.map(['STE', 'SUI', null][pick(3)] ?? null)

/** Somebody takes long: what was changed first is committed after what others have changed and read meanwhile. */
const takeLong: Act = async (world, pick) => {
  const { id } = someType(world, pick)
  const { fromOn } = someNights(world, pick)
  await world.slowly(async (late) => {
    await late`
      INSERT INTO nights (room_type_id, night, capacity, max_stay) SELECT id, ${fromOn}, units, ${20 + pick(9)}
      FROM room_types WHERE id = ${id}
      ON CONFLICT ON CONSTRAINT nights_pkey DO UPDATE SET max_stay = excluded.max_stay`
    await late`
      INSERT INTO outbox (kind, hotel_id, from_on, until_on)
      VALUES ('offers', ${world.testHotel.hotel.id}, ${fromOn}, ${fromOn})`
  })
}

export const hotelActs: Record<string, { weight: number; act: Act }> = {
  book: { weight: 6, act: book },
  lapse: { weight: 1, act: lapse },
  cancel: { weight: 3, act: cancel },
  move: { weight: 3, act: move },
  assign: { weight: 1, act: assign },
  edit: { weight: 4, act: edit },
  block: { weight: 2, act: block },
  changePlan: { weight: 1, act: changePlan },
  addRule: { weight: 1, act: addRule },
  remap: { weight: 1, act: remap },
  takeLong: { weight: 2, act: takeLong },
}
