import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe("nights by the hotel's own calendar", () => {
  /** Opens a hotel in this time zone and sets the clock to this moment. */
  async function at(moment: string, timeZone: string) {
    app.advance(Date.parse(moment) - app.services.clock().getTime())
    return openTestHotel(app, 1, { hotel: { timeZone } })
  }

  test.each([
    ['spring forward in Rome', '2027-03-27', '2027-03-29'],
    ['fall back in Rome', '2027-10-30', '2027-11-01'],
  ])('%s: two nights, each counted once', async (_name, checkInOn, checkOutOn) => {
    const testHotel = await at('2027-03-01T12:00:00Z', 'Europe/Rome')
    const booking = await testHotel.book({ checkInOn, checkOutOn })
    expect(booking).toMatchObject({ nights: 2, totalCents: 20_000 })
    const nights = await testHotel.nights(checkInOn, checkOutOn)
    expect(nights.map((night: { sold: number }) => night.sold)).toEqual([1, 1, 0])
    expect((await testHotel.tryBook({ checkInOn: checkOutOn, checkOutOn: testHotel.day(300) })).status).toBe(
      200,
    )
  })

  test('today is today at the hotel, far east and far west of UTC', async () => {
    const east = await at('2027-05-10T12:00:00Z', 'Pacific/Kiritimati')
    expect(east.today()).toBe('2027-05-11')
    // It is two in the morning there: last night needs a reason, and the night before is over.
    expect((await east.tryBook({ checkInOn: '2027-05-10', checkOutOn: '2027-05-12' })).status).toBe(409)
    expect((await east.tryBook({ checkInOn: '2027-05-09', checkOutOn: '2027-05-12' })).status).toBe(400)
    const arrived = await east.book({ checkInOn: '2027-05-11', checkOutOn: '2027-05-12' })
    expect((await east.transition(arrived.id, 'checked-in')).status).toBe(200)

    const west = await at('2027-05-10T10:00:00Z', 'Pacific/Pago_Pago')
    expect(west.today()).toBe('2027-05-09')
    const booking = await west.book({ checkInOn: '2027-05-09', checkOutOn: '2027-05-10' })
    expect((await west.transition(booking.id, 'checked-in')).status).toBe(200)
    const early = await west.book({ checkInOn: '2027-05-10', checkOutOn: '2027-05-11' })
    expect((await west.transition(early.id, 'checked-in')).status).toBe(409)
  })

  test("a free cancellation ends by the clock on the hotel's wall, also across summer time", async () => {
    // The policy is flexible: free until one day before 15:00 on the 28th, the day on which Rome's clocks go
    // forward at 02:00.
    const testHotel = await at('2027-03-27T13:59:00Z', 'Europe/Rome')
    await app.sql`
      UPDATE hotels SET cancellation_policy = ${app.sql.json({
        steps: [{ until: { amount: 1, unit: 'days' }, fee: { kind: 'percent', percent: 0 } }],
        noShowFee: { kind: 'nights', nights: 1 },
      })} WHERE id = ${testHotel.hotel.id}`
    const stay = { checkInOn: '2027-03-28', checkOutOn: '2027-03-30' }
    const first = await testHotel.book(stay)
    const free = await testHotel.data(testHotel.transition(first.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(free.feeCents).toBe(0)
    const second = await testHotel.book(stay)
    app.advance(60_000)
    const late = await testHotel.data(testHotel.transition(second.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(late.feeCents).toBe(10_000)
  })
})
