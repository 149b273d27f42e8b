import { addDays } from '@roomlark/contract/dates'
import type { ModelBooking } from './model.ts'
import type { Step, World } from './world.ts'

type Target = 'confirmed' | 'checked-in' | 'checked-out' | 'cancelled' | 'no-show'

/** `freed` is the first night that is given back. */
async function become(world: World, booking: ModelBooking, to: Target, freed?: string): Promise<Step> {
  const tooEarly = (to === 'checked-in' || to === 'no-show') && world.testHotel.today() < booking.checkInOn
  const isRefused = tooEarly || (to === 'checked-in' && !hasRooms(world, booking))
  const answer = await world.testHotel.transition(
    booking.id,
    to,
    to === 'cancelled' ? { cancelledBy: 'guest' } : {},
  )
  if (answer.status === 200) {
    booking.version += 1
    if (to === 'checked-in') giveRooms(booking, answer.body.data.stays)
    if (to === 'confirmed' || to === 'checked-in') booking.state = to
    else if (freed !== undefined) world.model.release(booking, freed)
    if (to === 'checked-in' || to === 'checked-out' || to === 'no-show') {
      booking.days[to] = world.testHotel.today()
      booking.ended = to === 'checked-in' ? undefined : to
    }
  }
  const name = `${to} ${booking.checkInOn} to ${booking.checkOutOn}`
  return { name, expected: isRefused ? 409 : 200, answer }
}

/** Whoever arrives needs a room of the type for all nights, as long as there are any left to sleep. */
function hasRooms({ model, testHotel, roomIds }: World, { rooms, checkOutOn }: ModelBooking): boolean {
  if (checkOutOn <= testHotel.today()) return true
  const homeless = rooms.filter(({ roomId }) => roomId === undefined)
  return [...new Set(homeless.map(({ type }) => type))].every((type) => {
    const wanting = homeless.filter((room) => room.type === type)
    const nights = [...(wanting[0]?.nights ?? [])]
    const free = (roomIds.get(type) ?? []).filter((id) => !model.isTaken(id, nights, []))
    return free.length >= wanting.length
  })
}

function giveRooms({ rooms }: ModelBooking, stays: { id: string; roomId: string | null }[]): void {
  for (const room of rooms) {
    room.roomId = stays.find(({ id }) => id === room.stayId)?.roomId ?? undefined
  }
}

export async function confirm(world: World): Promise<Step | undefined> {
  const booking = world.some('held')
  return booking && become(world, booking, 'confirmed')
}

export async function cancel(world: World): Promise<Step | undefined> {
  const booking = world.some('held', 'confirmed')
  return booking && become(world, booking, 'cancelled', booking.checkInOn)
}

/** Mostly somebody whose day it is; now and then somebody too early. */
function expected(world: World): ModelBooking | undefined {
  const due = world.model.bookings.filter(
    ({ state, checkInOn }) => state === 'confirmed' && checkInOn <= world.testHotel.today(),
  )
  return world.pick(4) === 0 ? world.some('confirmed') : due[world.pick(due.length)]
}

export async function arrive(world: World): Promise<Step | undefined> {
  const booking = expected(world)
  return booking && become(world, booking, 'checked-in')
}

export async function neverCome(world: World): Promise<Step | undefined> {
  const booking = expected(world)
  return booking && become(world, booking, 'no-show', addDays(booking.checkInOn, 1))
}

export async function leave(world: World): Promise<Step | undefined> {
  const booking = world.some('checked-in')
  if (!booking) return undefined
  const [, later] = [addDays(booking.checkInOn, 1), world.testHotel.today()].toSorted()
  return become(world, booking, 'checked-out', later)
}

/** A tap too many, noticed at once, the day after, or too late. */
export async function undo(world: World): Promise<Step | undefined> {
  const { model, testHotel, pick } = world
  const tapped = model.bookings.filter(({ state, ended }) => state === 'checked-in' || ended)
  const booking = tapped[pick(tapped.length)]
  const nights = booking?.rooms.flatMap(({ released }) => released) ?? []
  // The model does not know how many rooms there were on a day gone by.
  if (!booking || nights.some((night) => night < testHotel.today())) return undefined
  const step = booking.ended ?? 'checked-in'
  const inTime = testHotel.today() <= addDays(booking.days[step] ?? '', 1)
  const expected = inTime && model.fitsAgain(booking) ? 200 : 409
  const answer = await testHotel.undo(booking.id, booking.version)
  if (answer.status === 200) {
    const rooms = [...world.roomIds.values()].flat()
    if (nights.length > 0) model.takeAgain(booking, (id) => rooms.includes(id))
    booking.state = step === 'checked-out' ? 'checked-in' : 'confirmed'
    booking.ended = undefined
    booking.version += 1
  }
  return { name: `undo ${step} ${booking.checkInOn} to ${booking.checkOutOn}`, expected, answer }
}
