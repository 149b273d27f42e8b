import { addDays, nightsOf } from '@roomlark/contract/dates'
import type { ModelBooking } from './model.ts'
import type { Step, World } from './world.ts'

async function change(world: World, booking: ModelBooking, checkInOn: string, nights: number): Promise<Step> {
  const { model, testHotel } = world
  const checkOutOn = addDays(checkInOn, nights)
  const same = checkInOn === booking.checkInOn && checkOutOn === booking.checkOutOn
  const past =
    checkOutOn < testHotel.today() || (checkInOn !== booking.checkInOn && checkInOn < testHotel.today())
  const types = booking.rooms.map(({ type }) => type)
  const fits = same || model.fits(types, nightsOf(checkInOn, checkOutOn), booking)
  const name = `change ${booking.checkInOn} to ${booking.checkOutOn} into ${checkInOn} to ${checkOutOn}`
  const answer = await testHotel.changeStay(booking.id, { checkInOn, checkOutOn, version: booking.version })
  if (answer.status === 200 && !same) {
    model.move(booking, checkInOn, checkOutOn)
    booking.version += 1
  }
  return { name, expected: past ? 400 : fits ? 200 : 409, answer }
}

export async function stretch(world: World): Promise<Step | undefined> {
  const booking = world.some('held', 'confirmed', 'checked-in')
  return booking && change(world, booking, booking.checkInOn, 1 + world.pick(6))
}

export async function shift(world: World): Promise<Step | undefined> {
  const booking = world.some('held', 'confirmed')
  return booking && change(world, booking, world.testHotel.day(world.pick(9)), 1 + world.pick(4))
}

/** Into a numbered room, perhaps of another type. */
export async function assign(world: World): Promise<Step | undefined> {
  const { model, testHotel, pick } = world
  const booking = world.some('held', 'confirmed')
  const room = booking?.rooms[pick(booking.rooms.length)]
  if (!booking || !room) return undefined
  const type = world.someType()
  const ids = world.roomIds.get(type) ?? []
  const roomId = ids[pick(ids.length)] ?? ''
  const nights = [...room.nights]
  const others = booking.rooms.filter((one) => one !== room).map((one) => one.type)
  const fits = type === room.type || model.fits([...others, type], nights, booking)
  const free = !model.isTaken(roomId, nights, [room])
  const answer = await testHotel.assign(booking.id, room.stayId, roomId, booking.version)
  if (answer.status === 200 && roomId !== room.roomId) {
    Object.assign(room, { type, roomId })
    booking.version += 1
  }
  return {
    name: `assign ${booking.checkInOn} to ${booking.checkOutOn}`,
    expected: fits && free ? 200 : 409,
    answer,
  }
}
