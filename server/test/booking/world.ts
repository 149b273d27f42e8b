import { addDays, listNights } from '@roomlark/contract/dates'
import { expect } from 'vitest'
import { countDue } from '../../src/figures/rollups/rollups.service.ts'
import type { TestApp } from '../app.ts'
import { type CalendarServer, startCalendarServer } from '../calendar-server.ts'
import { counted, recount } from '../recount.ts'
import { miscounts, openTestHotel } from '../test-hotel.ts'
import { Model, type ModelBooking } from './model.ts'

/** A command as stored in the seeds file: its name and the numbers it makes decisions by. */
export type Done = [name: string, draws: readonly number[]]

export type World = Awaited<ReturnType<typeof newWorld>>

/** Creates a hotel with two room types, its model, and a record of what has happened so far. */
export async function newWorld(app: TestApp) {
  const testHotel = await openTestHotel(app, 1)
  const suite = await testHotel.addType(1, { name: 'Suite' })
  const model = new Model()
  const types: string[] = [testHotel.type.id, suite.id]
  const roomIds = new Map<string, string[]>()
  let draws: readonly number[] = [0]
  let drawn = 0
  const pick = (limit: number) => (limit === 0 ? 0 : (draws[drawn++ % draws.length] ?? 0) % limit)
  let channel: CalendarServer | undefined
  const world = {
    app,
    testHotel,
    model,
    types,
    roomIds,
    /** Every command so far with its draws. */
    done: [] as Done[],
    log: [`today ${testHotel.day(0)}`],
    feedId: undefined as string | undefined,
    /**
     * Sets the numbers the next command decides by; each command has its own, so that fast-check can shrink
     * it.
     */
    deal(next: readonly number[]) {
      draws = next
      drawn = 0
    },
    pick,
    channel: async () => {
      channel ??= await startCalendarServer()
      return channel
    },
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

type Night = { night: string; sold: number; blocked: number; capacity: number; closed: boolean }

/** Compares the product's calendar with the model's. */
export async function expectNights({ testHotel, model, types, log }: World): Promise<void> {
  const last = addDays(testHotel.today(), 20)
  for (const type of types) {
    const nights: Night[] = await testHotel.nights(testHotel.today(), last, type)
    const real = nights.map(({ night, sold, blocked, capacity, closed }) =>
      [night, sold, blocked, capacity, closed].join(' '),
    )
    const expected = listNights(testHotel.today(), addDays(last, 1)).map((night) => {
      const sold = model.sold(type, night)
      const blocked = model.taken(type, night) - sold
      return [night, sold, blocked, model.rooms(type, night), model.closed.has(`${type} ${night}`)].join(' ')
    })
    expect(real, log.join('\n')).toEqual(expected)
  }
}

/** Compares the price of every booking and the fee owed for it. */
export async function expectOwed({ testHotel, model, log }: World): Promise<void> {
  for (const { id, agreedCents, feeCents } of model.bookings) {
    const { totalCents, roomCents, feeCents: owed } = await testHotel.get(id)
    expect({ id, totalCents, roomCents, owed }, log.join('\n')).toEqual({
      id,
      totalCents: agreedCents,
      roomCents: agreedCents,
      owed: feeCents,
    })
  }
}

/** Compares counters and figures with a recount of all bookings. */
export async function expectRecount({ app, log }: World): Promise<void> {
  expect(await miscounts(app), log.join('\n')).toEqual([])
  await countDue({ sql: app.pool })
  expect(await counted(app), log.join('\n')).toEqual(await recount(app))
}
