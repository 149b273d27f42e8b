import { addDays, listNights } from '@roomlark/contract/dates'
import { cancellationFeeCents, feeCents } from '@roomlark/contract/inventory/cancellation'
import { sweepBookings } from '../../src/bookings/bookings/hold/holds.service.ts'
import { readFeed } from '../../src/inventory/calendar/feeds/reading.service.ts'
import type { Answer } from '../app.ts'
import { ageHolds } from '../holds.ts'
import { type Model, type ModelBooking, nightCents } from './model.ts'
import type { World } from './world.ts'

/** An attempt, the status that the model expects, and the answer. */
export type Step = { name: string; expected: number; answer: Answer }

async function make(world: World, state: 'held' | 'confirmed'): Promise<Step> {
  const { testHotel, model, pick } = world
  // Half of the guests arrive soon, so that there is plenty to do at the front desk.
  const checkInOn = testHotel.day(pick(pick(2) === 0 ? 3 : 9))
  const checkOutOn = addDays(checkInOn, 1 + pick(4))
  const rooms = Array.from({ length: 1 + pick(2) }, () => ({
    roomTypeId: world.someType(),
    quantity: 1 + pick(2),
  }))
  const types = rooms.flatMap(({ roomTypeId, quantity }) => Array<string>(quantity).fill(roomTypeId))
  const nights = listNights(checkInOn, checkOutOn)
  const expected = model.fits(types, nights) ? 200 : 409
  const answer = await testHotel.tryBook({ checkInOn, checkOutOn, rooms, adults: 1, state })
  if (answer.status === 200) {
    const { id, heldUntil, version, stays } = answer.body.data
    model.bookings.push({
      id,
      state,
      version,
      checkInOn,
      checkOutOn,
      heldUntil: heldUntil ? world.now() + 10 * 60_000 : Number.POSITIVE_INFINITY,
      rooms: stays.map((stay: { id: string; roomTypeId: string }) => ({
        stayId: stay.id,
        type: stay.roomTypeId,
        nights: new Set(nights),
        released: [],
        roomId: undefined,
      })),
      ended: undefined,
      days: {},
      agreedCents: nights.length * types.length * nightCents,
      feeCents: null,
    })
  }
  return { name: `${state} ${types.length} rooms ${checkInOn} to ${checkOutOn}`, expected, answer }
}

function book(world: World): Promise<Step> {
  return make(world, 'confirmed')
}

function hold(world: World): Promise<Step> {
  return make(world, 'held')
}

/** Lets time pass: minutes, so that holds expire and the sweep ends them, or a whole day. */
async function wait({ app, testHotel, model, now, pick }: World): Promise<Step> {
  // The owner's session ends after a week, so fewer days than that may pass.
  const isDay = pick(2) === 0 && model.daysPassed < 6
  if (isDay) model.daysPassed += 1
  const minutes = isDay ? 24 * 60 : 4 + pick(8)
  app.advance(minutes * 60_000)
  await ageHolds(app, minutes)
  await sweepBookings({ ...app.services, sql: app.pool })
  model.lapse(now())
  const { state, source, guest, notes, specialRequests, ...stay } = testHotel.bookingInput()
  const answer = await testHotel.ask('POST', `${testHotel.base}/quote`, stay)
  return { name: `wait ${minutes} minutes`, expected: 200, answer }
}

type Target = 'confirmed' | 'checked-in' | 'checked-out' | 'cancelled' | 'no-show'

/** `freed` is the first night that becomes free again. */
async function become(world: World, booking: ModelBooking, to: Target, freed?: string): Promise<Step> {
  const tooEarly = (to === 'checked-in' || to === 'no-show') && world.testHotel.today() < booking.checkInOn
  const isRefused = tooEarly || (to === 'checked-in' && !hasRooms(world, booking))
  const owedCents = computeFee(world, booking, to)
  const answer = await world.testHotel.transition(
    booking.id,
    to,
    to === 'cancelled' ? { cancelledBy: 'guest' } : {},
  )
  if (answer.status === 200) {
    booking.version += 1
    booking.feeCents = owedCents
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

/** Returns the fee the policy advertises; a hold costs nothing. */
function computeFee({ app, testHotel: { hotel } }: World, booking: ModelBooking, to: Target): number | null {
  if (to !== 'cancelled' && to !== 'no-show') return null
  if (booking.state === 'held') return 0
  const { cancellationPolicy, checkInTime, timeZone } = hotel
  const nights = listNights(booking.checkInOn, booking.checkOutOn)
  const nightlyCents = nights.map(() => booking.rooms.length * nightCents)
  if (to === 'no-show') return feeCents(cancellationPolicy.noShowFee, nightlyCents)
  const stay = { checkInOn: booking.checkInOn, checkInTime, nightlyCents }
  return cancellationFeeCents(cancellationPolicy, stay, app.services.clock(), timeZone)
}

/** An arriving guest needs a room of the type for all remaining nights. */
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

async function confirm(world: World): Promise<Step | undefined> {
  const booking = world.some('held')
  return booking && become(world, booking, 'confirmed')
}

async function cancel(world: World): Promise<Step | undefined> {
  const booking = world.some('held', 'confirmed')
  return booking && become(world, booking, 'cancelled', booking.checkInOn)
}

/** Usually picks a guest who is due, and now and then one who is too early. */
function expected(world: World): ModelBooking | undefined {
  const due = world.model.bookings.filter(
    ({ state, checkInOn }) => state === 'confirmed' && checkInOn <= world.testHotel.today(),
  )
  return world.pick(4) === 0 ? world.some('confirmed') : due[world.pick(due.length)]
}

async function arrive(world: World): Promise<Step | undefined> {
  const booking = expected(world)
  return booking && become(world, booking, 'checked-in')
}

async function neverCome(world: World): Promise<Step | undefined> {
  const booking = expected(world)
  return booking && become(world, booking, 'no-show', addDays(booking.checkInOn, 1))
}

async function leave(world: World): Promise<Step | undefined> {
  const booking = world.some('checked-in')
  if (!booking) return undefined
  const [, later] = [addDays(booking.checkInOn, 1), world.testHotel.today()].toSorted()
  return become(world, booking, 'checked-out', later)
}

/** Undoes a step taken by mistake, immediately, the day after or too late. */
async function undo(world: World): Promise<Step | undefined> {
  const { model, testHotel, pick } = world
  const tapped = model.bookings.filter(({ state, ended }) => state === 'checked-in' || ended)
  const booking = tapped[pick(tapped.length)]
  const nights = booking?.rooms.flatMap(({ released }) => released) ?? []
  // The model does not know how many rooms there were on a past day.
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
    booking.feeCents = null
    booking.version += 1
  }
  return { name: `undo ${step} ${booking.checkInOn} to ${booking.checkOutOn}`, expected, answer }
}

async function change(world: World, booking: ModelBooking, checkInOn: string, nights: number): Promise<Step> {
  const { model, testHotel } = world
  const checkOutOn = addDays(checkInOn, nights)
  const same = checkInOn === booking.checkInOn && checkOutOn === booking.checkOutOn
  const past =
    checkOutOn < testHotel.today() || (checkInOn !== booking.checkInOn && checkInOn < testHotel.today())
  const types = booking.rooms.map(({ type }) => type)
  const fits = same || model.fits(types, listNights(checkInOn, checkOutOn), booking)
  const name = `change ${booking.checkInOn} to ${booking.checkOutOn} into ${checkInOn} to ${checkOutOn}`
  const answer = await testHotel.changeStay(booking.id, { checkInOn, checkOutOn, version: booking.version })
  if (answer.status === 200 && !same) {
    model.move(booking, checkInOn, checkOutOn)
    booking.version += 1
  }
  return { name, expected: past ? 400 : fits ? 200 : 409, answer }
}

async function stretch(world: World): Promise<Step | undefined> {
  const booking = world.some('held', 'confirmed', 'checked-in')
  return booking && change(world, booking, booking.checkInOn, 1 + world.pick(6))
}

async function shift(world: World): Promise<Step | undefined> {
  const booking = world.some('held', 'confirmed')
  return booking && change(world, booking, world.testHotel.day(world.pick(9)), 1 + world.pick(4))
}

/** Assigns a numbered room, perhaps of another type. */
async function assign(world: World): Promise<Step | undefined> {
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

async function close({ testHotel, model, pick, someType }: World): Promise<Step> {
  const [type, fromOn, closed] = [someType(), testHotel.day(pick(10)), pick(3) === 0]
  const untilOn = addDays(fromOn, pick(2))
  const answer = await testHotel.edit({ closed }, { roomTypeIds: [type], fromOn, untilOn })
  for (const night of listNights(fromOn, addDays(untilOn, 1))) {
    if (closed) model.closed.add(`${type} ${night}`)
    else model.closed.delete(`${type} ${night}`)
  }
  return { name: `${closed ? 'close' : 'open'} ${fromOn} to ${untilOn}`, expected: 200, answer }
}

/** Adds or removes rooms; a room assigned to an upcoming stay cannot be removed. */
async function resize(world: World): Promise<Step> {
  const { testHotel, model, pick, someType } = world
  const [type, units, today] = [someType(), 1 + pick(4), testHotel.today()]
  const going = (world.roomIds.get(type) ?? []).slice(units)
  const needed = [...model.taking(), ...model.blocks].some(
    ({ roomId, nights }) => roomId && going.includes(roomId) && [...nights].some((night) => night >= today),
  )
  const allowed = !needed && model.allows(type, units, today)
  const answer = await world.putNumbers(type, units)
  if (answer.status === 200) {
    world.setRooms(type, answer.body.data.rooms)
    // Blocks that are over go with their rooms.
    const left = model.blocks.filter(({ roomId }) => !going.includes(roomId))
    model.blocks.splice(0, model.blocks.length, ...left)
  }
  return { name: `${units} rooms`, expected: allowed ? 200 : 409, answer }
}

async function limit({ testHotel, model, pick, someType }: World): Promise<Step> {
  const [type, night, capacity] = [someType(), testHotel.day(pick(8)), pick(4)]
  const allowed = model.taken(type, night) <= Math.min(model.inOrder(type, night), capacity)
  const answer = await testHotel.edit({ capacity }, { roomTypeIds: [type], fromOn: night, untilOn: night })
  if (answer.status === 200) model.capacity.set(`${type} ${night}`, capacity)
  return { name: `sell ${capacity} on ${night}`, expected: allowed ? 200 : 409, answer }
}

/** Puts a room out of order, unless a guest has it or its type is sold out. */
async function blockRoom(world: World): Promise<Step> {
  const { testHotel, model, pick, someType } = world
  const type = someType()
  const ids = world.roomIds.get(type) ?? []
  const roomId = ids[pick(ids.length)] ?? ''
  const fromOn = testHotel.day(pick(6))
  const untilOn = addDays(fromOn, 1 + pick(3))
  const nights = listNights(fromOn, untilOn)
  const isFull = nights.some(
    (night) =>
      model.taken(type, night) >
      Math.min(model.inOrder(type, night) - 1, model.capacity.get(`${type} ${night}`) ?? Infinity),
  )
  const expected = isFull || model.isTaken(roomId, nights, []) ? 409 : 200
  const answer = await testHotel.ask('POST', `${testHotel.base}/room-blocks`, {
    roomId,
    fromOn,
    untilOn,
    reason: 'The shower leaks',
  })
  if (answer.status === 200) {
    model.blocks.push({ id: answer.body.data.id, type, roomId, nights: new Set(nights) })
  }
  return { name: `block ${fromOn} to ${untilOn}`, expected, answer }
}

/** Ends a block from today on, and leaves past nights as they were. */
async function endBlock({ testHotel, model, pick }: World): Promise<Step | undefined> {
  const block = model.blocks[pick(model.blocks.length)]
  if (!block) return undefined
  const answer = await testHotel.ask('DELETE', `${testHotel.base}/room-blocks/${block.id}`)
  if (answer.status === 200) {
    block.nights = new Set([...block.nights].filter((night) => night < testHotel.today()))
    if (block.nights.size === 0) model.blocks.splice(model.blocks.indexOf(block), 1)
  }
  return { name: `end block`, expected: 200, answer }
}

/**
 * Another channel also sells rooms of a type; the nights in its calendar are taken as long as there is room.
 */
async function feed(world: World): Promise<Step> {
  const { app, testHotel, model, pick } = world
  const [type = ''] = world.types
  const events = ['a', 'b', 'c'].slice(0, 1 + pick(3)).map((uid) => {
    const fromOn = testHotel.day(pick(8))
    return { uid, fromOn, untilOn: addDays(fromOn, 1 + pick(3)) }
  })
  const channel = await world.channel()
  channel.givesEvents(...events.map(({ uid, fromOn, untilOn }) => ({ uid, from: fromOn, until: untilOn })))
  const path = `${testHotel.base}/feeds`
  if (world.feedId === undefined) {
    const body = { roomTypeId: type, name: 'Channel', url: channel.url }
    world.feedId = (await testHotel.data(testHotel.ask('POST', path, body))).id
  } else {
    await readFeed({ ...app.services, sql: app.pool }, world.feedId)
  }
  model.readChannel(type, events, testHotel.today())
  const said = events.map(({ uid, fromOn, untilOn }) => `${uid} ${fromOn} to ${untilOn}`).join(', ')
  return { name: `feed ${said}`, expected: 200, answer: await testHotel.ask('GET', path) }
}

type Act = (world: World) => Promise<Step | undefined>

const has =
  (...states: ModelBooking['state'][]) =>
  ({ bookings }: Model) =>
    bookings.some(({ state }) => states.includes(state))
const always = () => true

/** Everything that can happen, how often it is tried, and when it is possible at all. */
export const acts: Record<string, { weight: number; isPossible: (model: Model) => boolean; act: Act }> = {
  book: { weight: 4, isPossible: always, act: book },
  hold: { weight: 2, isPossible: always, act: hold },
  wait: { weight: 3, isPossible: always, act: wait },
  confirm: { weight: 1, isPossible: has('held'), act: confirm },
  cancel: { weight: 1, isPossible: has('held', 'confirmed'), act: cancel },
  stretch: { weight: 1, isPossible: has('held', 'confirmed', 'checked-in'), act: stretch },
  shift: { weight: 1, isPossible: has('held', 'confirmed'), act: shift },
  assign: { weight: 2, isPossible: has('held', 'confirmed'), act: assign },
  arrive: { weight: 2, isPossible: has('confirmed'), act: arrive },
  leave: { weight: 2, isPossible: has('checked-in'), act: leave },
  neverCome: { weight: 1, isPossible: has('confirmed'), act: neverCome },
  undo: { weight: 3, isPossible: has('checked-in', 'over'), act: undo },
  close: { weight: 1, isPossible: always, act: close },
  resize: { weight: 1, isPossible: always, act: resize },
  limit: { weight: 1, isPossible: always, act: limit },
  block: { weight: 2, isPossible: always, act: blockRoom },
  endBlock: { weight: 1, isPossible: ({ blocks }) => blocks.length > 0, act: endBlock },
  feed: { weight: 2, isPossible: always, act: feed },
}
