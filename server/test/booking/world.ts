import { addDays, nightsOf } from '@roomlark/contract/dates'
import { expect } from 'vitest'
import type { Answer, TestApp } from '../app.ts'
import { openTestHotel } from '../test-hotel.ts'
import { Model, type ModelBooking } from './model.ts'

export type World = Awaited<ReturnType<typeof newWorld>>

/** What was tried, what the model expects of it, and what came of it. */
export type Step = { name: string; expected: number; answer: Answer }

/** A hotel with two types of rooms, the model of it, and chance. */
export async function newWorld(app: TestApp, seed: number) {
  const testHotel = await openTestHotel(app, 1)
  const suite = await testHotel.addType(1, { name: 'Suite' })
  const model = new Model()
  const types: string[] = [testHotel.type.id, suite.id]
  const roomIds = new Map<string, string[]>()
  const random = randomFrom(seed)
  const pick = (limit: number) => Math.floor(random() * limit)
  const world = {
    app,
    testHotel,
    model,
    types,
    roomIds,
    first: testHotel.day(0),
    pick,
    someType: () => types[pick(types.length)] ?? '',
    some: (...states: ModelBooking['state'][]) => {
      const open = model.bookings.filter(({ state }) => states.includes(state))
      return open[pick(open.length)]
    },
    now: () => app.services.clock().getTime(),
    setRooms(type: string, rooms: { id: string }[]) {
      model.units.set(type, rooms.length)
      roomIds.set(
        type,
        rooms.map(({ id }) => id),
      )
    },
    putNumbers: (type: string, count: number) =>
      testHotel.ask('PUT', `${testHotel.base}/rooms/${type}/numbers`, {
        numbers: Array.from({ length: count }, (_, i) => `${types.indexOf(type)}-${i}`),
      }),
  }
  for (const [index, type] of types.entries()) {
    world.setRooms(type, (await testHotel.data(world.putNumbers(type, 3 - index))).rooms)
  }
  return world
}

/** mulberry32: small, and the same sequence for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The calendar of the product against that of the model. */
export async function compare({ testHotel, model, types }: World, told: string): Promise<void> {
  const last = addDays(testHotel.today(), 20)
  for (const type of types) {
    const nights = await testHotel.nights(testHotel.today(), last, type)
    const real = nights.map((night: { night: string; sold: number; capacity: number; closed: boolean }) =>
      [night.night, night.sold, night.capacity, night.closed].join(' '),
    )
    const expected = nightsOf(testHotel.today(), addDays(last, 1)).map((night) =>
      [night, model.sold(type, night), model.rooms(type, night), model.closed.has(`${type} ${night}`)].join(
        ' ',
      ),
    )
    expect(real, told).toEqual(expected)
  }
}
