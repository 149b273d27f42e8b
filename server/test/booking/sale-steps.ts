import { addDays, nightsOf } from '@roomlark/contract/dates'
import { ageHolds } from '../holds.ts'
import type { Step, World } from './world.ts'

async function make(world: World, state: 'held' | 'confirmed'): Promise<Step> {
  const { testHotel, model, pick } = world
  const checkInOn = testHotel.day(pick(9))
  const checkOutOn = addDays(checkInOn, 1 + pick(4))
  const rooms = Array.from({ length: 1 + pick(2) }, () => ({
    roomTypeId: world.someType(),
    quantity: 1 + pick(2),
  }))
  const types = rooms.flatMap(({ roomTypeId, quantity }) => Array<string>(quantity).fill(roomTypeId))
  const nights = nightsOf(checkInOn, checkOutOn)
  const expected = model.fits(types, nights) ? 200 : 409
  const answer = await testHotel.tryBook({ checkInOn, checkOutOn, rooms, adults: 1, state })
  if (answer.status === 200) {
    const { id, heldUntil, version, stays } = answer.body.data
    model.bookings.push({
      ...{ id, state, version, checkInOn, checkOutOn },
      heldUntil: heldUntil ? world.now() + 10 * 60_000 : Number.POSITIVE_INFINITY,
      rooms: stays.map((stay: { id: string; roomTypeId: string }) => ({
        ...{
          stayId: stay.id,
          type: stay.roomTypeId,
          nights: new Set(nights),
          released: [],
          roomId: undefined,
        },
      })),
      ended: undefined,
      days: {},
    })
  }
  return { name: `${state} ${types.length} rooms ${checkInOn} to ${checkOutOn}`, expected, answer }
}

export function book(world: World): Promise<Step> {
  return make(world, 'confirmed')
}

export function hold(world: World): Promise<Step> {
  return make(world, 'held')
}

/** Time passes: minutes for holds to lapse, or a whole day. A quote notices what has lapsed. */
export async function wait({ app, testHotel, model, now, pick }: World): Promise<Step> {
  const minutes = pick(2) === 0 ? 24 * 60 : 4 + pick(8)
  app.advance(minutes * 60_000)
  await ageHolds(app, minutes)
  model.lapse(now())
  const { state, source, guest, notes, specialRequests, ...stay } = testHotel.bookingInput()
  const answer = await testHotel.ask('POST', `${testHotel.base}/quote`, stay)
  return { name: `wait ${minutes} minutes`, expected: 200, answer }
}
