import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { ageHolds } from '../../../../test/holds.ts'
import { lockUntilReleased, lockWaits } from '../../../../test/locks.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import type { Pool, Transaction } from '../../../db/database.ts'
import { lapseHoldsOn, sweepBookings } from './holds.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Opens a hotel of numbered rooms with expired holds of other nights, which nobody here has to wait for. */
async function openWithLapsed(rooms: number) {
  const testHotel = await openTestHotel(app, rooms)
  const elsewhere = { checkInOn: testHotel.day(40), checkOutOn: testHotel.day(42) }
  for (let room = 0; room < rooms; room += 1) await testHotel.book({ state: 'held', ...elsewhere })
  return testHotel
}

async function countHeld({ hotel }: TestHotel): Promise<number> {
  const rows = await app.sql`SELECT FROM bookings WHERE hotel_id = ${hotel.id} AND state = 'held'`
  return rows.length
}

/** Counts the statements sent to a pool and to its transactions. */
function countStatements(pool: Pool, count: () => void): Pool {
  return new Proxy(pool, {
    apply: (target, self, values) => {
      if (Array.isArray(values[0]) && 'raw' in values[0]) count()
      return Reflect.apply(target as never, self, values)
    },
    get: (target, name) =>
      name === 'begin'
        ? (work: (tx: Transaction) => Promise<unknown>) =>
            pool.begin((tx) => work(countStatements(tx as unknown as Pool, count) as unknown as Transaction))
        : Reflect.get(target, name),
  })
}

describe('expired holds', () => {
  test('end in as many statements for twelve as for one', async () => {
    const counted = async (holds: number) => {
      const testHotel = await openTestHotel(app, holds)
      for (let room = 0; room < holds; room += 1) await testHotel.book({ state: 'held' })
      await ageHolds(app, 11)
      let statements = 0
      const sql = countStatements(app.pool, () => {
        statements += 1
      })
      const stay = testHotel.bookingInput()
      await lapseHoldsOn({ ...app.services, sql }, testHotel.hotel.id, stay)
      expect(await countHeld(testHotel)).toBe(0)
      return statements
    }
    expect(await counted(12)).toBe(await counted(1))
    expect(await miscounts(app)).toEqual([])
  })

  test('of all hotels end in one statement of the sweep, and the rest of it does not grow', async () => {
    const counted = async (hotels: number) => {
      const opened = await Promise.all(Array.from({ length: hotels }, () => openTestHotel(app, 2)))
      for (const testHotel of opened) await testHotel.book({ state: 'held' })
      await ageHolds(app, 11)
      let statements = 0
      const sql = countStatements(app.pool, () => {
        statements += 1
      })
      await sweepBookings({ ...app.services, sql })
      expect(await Promise.all(opened.map(countHeld))).toEqual(opened.map(() => 0))
      return statements
    }
    expect(await counted(4)).toBe(await counted(1))
    expect(await miscounts(app)).toEqual([])
  })

  test('that changed while their end waited for them give back the nights they have then', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { id } = await testHotel.book({ state: 'held' })
    await ageHolds(app, 11)
    const release = await lockUntilReleased(app, async (sql) => {
      const [stay] = await sql`
        UPDATE booking_stays SET stay = daterange(lower(stay), upper(stay) + 1) WHERE booking_id = ${id}
        RETURNING id, room_type_id, upper(stay) - 1 AS night`
      await sql`UPDATE bookings SET check_out_on = check_out_on + 1, version = version + 1 WHERE id = ${id}`
      await sql`INSERT INTO booking_nights (stay_id, night, price_cents) VALUES (${stay?.id}, ${stay?.night}, 100)`
      await sql`
        INSERT INTO nights (room_type_id, night, capacity, sold) VALUES (${stay?.room_type_id}, ${stay?.night}, 2, 1)`
    })
    const end = () =>
      lapseHoldsOn({ ...app.services, sql: app.pool }, testHotel.hotel.id, testHotel.bookingInput())
    const ending = end()
    await waitUntil('the end to wait for the hold', async () => (await lockWaits(app)) >= 1)
    await release()
    await ending
    expect([await countHeld(testHotel), await miscounts(app)]).toEqual([1, []])
    await end()
    const taken = await app.sql`
      SELECT FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id WHERE s.booking_id = ${id} AND n.taken`
    expect([await countHeld(testHotel), taken, await miscounts(app)]).toEqual([0, [], []])
  })

  test('are free to a quote, which ends none of them', async () => {
    const testHotel = await openTestHotel(app, 1)
    await testHotel.book({ state: 'held' })
    await ageHolds(app, 11)
    expect((await testHotel.quote()).obstacles).toEqual([])
    expect(await countHeld(testHotel)).toBe(1)
  })

  test('of other nights are left alone when a numbered room is booked', async () => {
    const testHotel = await openWithLapsed(3)
    const roomId = testHotel.type.rooms[0].id
    await testHotel.book({ state: 'held', roomId })
    await testHotel.book({ state: 'held', roomId: testHotel.type.rooms[1].id })
    await ageHolds(app, 11)
    expect((await testHotel.tryBook({ roomId })).status).toBe(200)
    // The hold of the other room is not in the way either.
    expect(await countHeld(testHotel)).toBe(4)
    expect(await miscounts(app)).toEqual([])
  })

  test('of other nights are left alone when a booking changes', async () => {
    const testHotel = await openWithLapsed(2)
    const { id } = await testHotel.book()
    const booking = await testHotel.get(id)
    await testHotel.book({ state: 'held', checkInOn: testHotel.day(12), checkOutOn: testHotel.day(14) })
    await testHotel.book({ state: 'held', checkInOn: testHotel.day(12), checkOutOn: testHotel.day(14) })
    await ageHolds(app, 11)
    const add = { kind: 'add-room', roomTypeId: testHotel.type.id, adults: 1, childAges: [] }
    const quoted = await testHotel.data(
      testHotel.ask('POST', `/api/v1/bookings/${id}/changes/quote`, { change: add }),
    )
    expect([quoted.obstacles, await countHeld(testHotel)]).toEqual([[], 4])
    const stay = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13) }
    const longer = await testHotel.data(testHotel.ask('POST', `/api/v1/bookings/${id}/stay/quote`, stay))
    expect([longer.obstacles, await countHeld(testHotel)]).toEqual([[], 2])
    await testHotel.data(testHotel.changeStay(id, { ...stay, version: booking.version, mailGuest: false }))
    expect(await miscounts(app)).toEqual([])
  })

  test('of other nights are left alone when rooms are set aside for a group', async () => {
    const testHotel = await openWithLapsed(2)
    await testHotel.book({ state: 'held' })
    await ageHolds(app, 11)
    const cutOffAt = new Date(app.services.clock().getTime() + 8 * 86_400_000).toISOString()
    const group = {
      name: 'Meier',
      contactName: 'Ute Meier',
      contactEmail: 'ute@example.test',
      contactPhone: '',
      billing: 'guests',
      payer: null,
      ratePlanId: testHotel.plan.id,
      notes: '',
      cutOffAt,
      arriveOn: testHotel.day(10),
      departOn: testHotel.day(12),
      blocks: [{ roomTypeId: testHotel.type.id, priceCents: 9000, rooms: [2, 2] }],
    }
    await testHotel.data(testHotel.ask('POST', `${testHotel.base}/groups`, group))
    expect(await countHeld(testHotel)).toBe(2)
    expect(await miscounts(app)).toEqual([])
  })
})
