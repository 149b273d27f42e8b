import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { ageHolds } from '../../../../test/holds.ts'
import { happened, miscounts, openTestHotel } from '../../../../test/test-hotel.ts'
import { waitFor } from '../../../../test/wait.ts'
import { sweepBookings } from './holds.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const sweep = () => sweepBookings({ ...app.services, sql: app.pool })

describe('a hold', () => {
  test('sets its rooms aside for ten minutes and not longer', async () => {
    const testHotel = await openTestHotel(app, 1)
    const held = await testHotel.book({ state: 'held' })
    await ageHolds(app, 9.9)
    expect((await testHotel.quote()).obstacles).toHaveLength(2)
    await ageHolds(app, 0.2)
    expect((await testHotel.quote()).obstacles).toEqual([])
    await testHotel.book()
    expect(await testHotel.get(held.id)).toMatchObject({ state: 'expired', heldUntil: null, allowed: [] })
    expect(happened(await testHotel.get(held.id)).at(-1)).toMatchObject({
      actor: 'Roomlark',
      kind: 'expired',
    })
    expect(await miscounts(app)).toEqual([])
  })

  test('ends by the database’s clock, whatever the clock of a server says', async () => {
    const testHotel = await openTestHotel(app, 1)
    // The server's clock is first an hour ahead and then an hour behind.
    app.advance(3_600_000)
    const held = await testHotel.book({ state: 'held' })
    const [row] = await app.sql`
      SELECT extract(epoch FROM held_until - now())::float8 AS seconds FROM bookings WHERE id = ${held.id}`
    expect(row?.seconds).toBeGreaterThan(540)
    expect(row?.seconds).toBeLessThanOrEqual(600)
    expect((await testHotel.tryBook()).status).toBe(409)
    app.advance(-7_200_000)
    await ageHolds(app, 11)
    expect((await testHotel.tryBook()).status).toBe(200)
    app.advance(3_600_000)
    expect(await testHotel.get(held.id)).toMatchObject({ state: 'expired' })
  })

  test('that has expired gives way to a booking even if it was not cleaned up yet', async () => {
    const testHotel = await openTestHotel(app, 2)
    await testHotel.book({ state: 'held', rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }] })
    expect((await testHotel.tryBook()).status).toBe(409)
    await ageHolds(app, 11)
    const answers = await Promise.all(Array.from({ length: 12 }, () => testHotel.tryBook()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await miscounts(app)).toEqual([])
  })

  test('that has expired gives way although it has the night after the booking too', async () => {
    const testHotel = await openTestHotel(app, 1)
    const [checkInOn, checkOutOn] = [testHotel.day(11), testHotel.day(13)]
    await testHotel.book({ state: 'held', checkInOn, checkOutOn })
    await ageHolds(app, 11)
    expect((await testHotel.tryBook()).status).toBe(200)
    expect(await miscounts(app)).toEqual([])
  })

  test('that has expired ends for a booking only where the booking needs its room', async () => {
    const testHotel = await openTestHotel(app, 12)
    for (let room = 0; room < 12; room += 1) await testHotel.book({ state: 'held' })
    await ageHolds(app, 11)
    const ended = async () => {
      const rows = await app.sql`
        SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id} AND state = 'expired'`
      return rows.length
    }
    expect((await testHotel.tryBook()).status).toBe(200)
    expect(await ended()).toBe(1)
    const answers = await Promise.all(Array.from({ length: 6 }, () => testHotel.tryBook()))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await ended()).toBe(7)
    // Other nights are free, so nothing has to end for them.
    const stay = { checkInOn: testHotel.day(20), checkOutOn: testHotel.day(22) }
    expect((await testHotel.tryBook(stay)).status).toBe(200)
    expect(await ended()).toBe(7)
    expect(await miscounts(app)).toEqual([])
  })

  test('that has expired can no longer be confirmed or moved', async () => {
    const testHotel = await openTestHotel(app)
    const held = await testHotel.book({ state: 'held' })
    await ageHolds(app, 11)
    const confirm = await testHotel.transition(held.id, 'confirmed')
    expect([confirm.status, confirm.body.message]).toEqual([409, 'The hold has expired. Please book again.'])
    const move = await testHotel.changeStay(held.id, {
      checkInOn: testHotel.day(10),
      checkOutOn: testHotel.day(13),
      version: 1,
    })
    expect(move.status).toBe(409)
  })

  test('that is confirmed in time does not expire', async () => {
    const testHotel = await openTestHotel(app)
    const held = await testHotel.book({ state: 'held' })
    await testHotel.data(testHotel.transition(held.id, 'confirmed'))
    await ageHolds(app, 11)
    await sweep()
    expect((await testHotel.get(held.id)).state).toBe('confirmed')
  })

  test('is confirmed and expires at the same moment: one of the two happens', async () => {
    const testHotel = await openTestHotel(app, 4)
    for (let round = 0; round < 4; round += 1) {
      const held = await testHotel.book({ state: 'held' })
      await app.sql`UPDATE bookings SET held_until = now() + interval '30 milliseconds' WHERE id = ${held.id}`
      const [confirmed] = await Promise.all([testHotel.transition(held.id, 'confirmed'), sweep(), sweep()])
      await ageHolds(app, 1)
      await sweep()
      expect((await testHotel.get(held.id)).state).toBe(confirmed.status === 200 ? 'confirmed' : 'expired')
    }
    expect(await miscounts(app)).toEqual([])
  })

  test('expires by itself, by the job enqueued with it', async () => {
    const other = await startTestApp({ retriesJobs: true })
    try {
      const testHotel = await openTestHotel(other, 1)
      const held = await testHotel.book({ state: 'held' })
      const [job] = await other.sql`
        SELECT start_after AS "startAfter" FROM pgboss.job
        WHERE name = 'bookings.lapse' AND data->>'bookingId' = ${held.id}`
      expect(job?.startAfter.toISOString()).toBe(held.heldUntil)
      // Time passes both for the booking and for the job queue.
      await ageHolds(other, 11)
      await other.sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'bookings.lapse'`
      await waitFor('the hold to lapse', async () => {
        const [row] = await other.sql`SELECT state FROM bookings WHERE id = ${held.id}`
        return row?.state === 'expired' ? true : undefined
      })
      expect(await miscounts(other)).toEqual([])
    } finally {
      await other.close()
    }
  })
})
