import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { changeAsQuoted, makeChange, quoteChange } from '../../../../test/booking/changes.ts'
import { createActor } from '../../../../test/factories.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { examineDatabase } from '../../../operations/doctor/doctor.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
  await app.close()
})

/** A guest who came today for four nights of 100.00 each. */
async function checkIn(testHotel: TestHotel, more: object = {}) {
  const { id } = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(4), ...more })
  return testHotel.data(testHotel.transition(id, 'checked-in'))
}
const sold = async (testHotel: TestHotel) =>
  (await testHotel.nights(testHotel.day(0), testHotel.day(3))).map((night: { sold: number }) => night.sold)

describe('a guest who leaves early', () => {
  test('pays the nights stayed and a fee, as it was quoted, and the commission follows', async () => {
    const testHotel = await openTestHotel(app, 2)
    const affiliate = await createActor(app, 'affiliate')
    const partnershipId = await addPartnership(app, {
      hotelId: testHotel.hotel.id,
      affiliateId: affiliate.id,
      rateBps: 1000,
    })
    const here = await checkIn(testHotel, { source: 'affiliate', partnershipId })
    const change = { kind: 'leave-early', feeCents: 5000 } as const
    const { quote, after } = await changeAsQuoted(testHotel, here, change)
    expect(quote).toMatchObject({
      totalCents: 15_000,
      differenceCents: -25_000,
      feeCents: 5000,
      commissionCents: { before: 4000, after: 1500 },
      obstacles: [],
    })
    expect(after).toMatchObject({
      state: 'checked-in',
      checkOutOn: testHotel.day(1),
      totalCents: 15_000,
      droppedFeeCents: 5000,
      partner: { costCents: 1500 },
    })
    expect(happened(after).at(-1)?.text).toMatch(
      /^3 nights given back, the guest leaves on .+\. Fee €50\.00$/,
    )
    expect(await sold(testHotel)).toEqual([1, 0, 0, 0])
    const folio = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${here.id}/folio`))
    expect(folio.balanceCents).toBe(15_000)
    const left = await testHotel.data(testHotel.transition(here.id, 'checked-out'))
    expect(left).toMatchObject({ state: 'checked-out', totalCents: 15_000 })
    expect(await miscounts(app)).toEqual([])
  })

  test('owes the fee of the policy unless the desk says otherwise, and never more than the nights cost', async () => {
    const testHotel = await openTestHotel(app, 2)
    const here = await checkIn(testHotel)
    const asked = async (feeCents?: number) => {
      const wish = { kind: 'leave-early' as const, ...(feeCents !== undefined && { feeCents }) }
      return quoteChange(testHotel, here, wish)
    }
    const { feeCents, totalCents } = (await asked()).body.data
    expect(feeCents).toBeGreaterThan(0)
    expect(totalCents).toBe(10_000 + feeCents)
    const tooMuch = await asked(30_001)
    expect([tooMuch.status, tooMuch.body.message]).toEqual([400, expect.stringContaining('€300.00')])
    expect((await asked(0)).body.data).toMatchObject({ feeCents: 0, totalCents: 10_000 })
    // Somebody who looked at another total is refused, and nothing happens.
    const wrong = await makeChange(testHotel, here, { kind: 'leave-early', feeCents: 0 }, 40_000)
    expect(wrong.status).toBe(409)
    expect(await sold(testHotel)).toEqual([1, 1, 1, 1])
  })

  test('is in house, and has a night left', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { id } = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(1) })
    const quote = () => quoteChange(testHotel, { id, version: 1 }, { kind: 'leave-early' })
    expect((await quote()).body.message).toBe('Only guests in house leave early.')
    await testHotel.data(testHotel.transition(id, 'checked-in'))
    expect((await quote()).body.message).toContain('No night of this booking is left')
  })
})
