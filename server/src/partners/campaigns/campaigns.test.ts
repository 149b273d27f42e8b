import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
let testHotel: TestHotel
let one: { id: string; token: string; partnershipId: string }
let other: { id: string; token: string; partnershipId: string }
beforeAll(async () => {
  app = await startTestApp()
  one = { ...(await createActor(app, 'affiliate')), partnershipId: '' }
  other = { ...(await createActor(app, 'affiliate')), partnershipId: '' }
})
afterAll(() => app.close())

/** A hotel of its own for each test, because campaigns of one hotel compete. */
beforeEach(async () => {
  testHotel = await openTestHotel(app, 12, { hotel: { baseCommissionRate: 15 } })
  const hotelId = testHotel.hotel.id
  one.partnershipId = await addPartnership(app, { hotelId, affiliateId: one.id })
  other.partnershipId = await addPartnership(app, { hotelId, affiliateId: other.id, rateBps: 4900 })
})

const input = (change: object = {}) => ({
  name: 'Summer',
  kind: 'points',
  percent: 3,
  dayOf: 'booking',
  fromOn: testHotel.day(0),
  untilOn: testHotel.day(10),
  partnershipIds: null,
  ...change,
})
const start = (change: object = {}) => testHotel.ask('POST', `${testHotel.base}/campaigns`, input(change))
const started = (change: object = {}) => testHotel.data(start(change))
const book = ({ partnershipId }: { partnershipId: string } = one, from = 10) =>
  testHotel.book({
    checkInOn: testHotel.day(from),
    checkOutOn: testHotel.day(from + 2),
    source: 'affiliate',
    partnershipId,
  })
const receiptOf = async ({ id }: { id: string }) => {
  const { source, amounts } = await testHotel.data(testHotel.ask('GET', `/api/v1/commissions/${id}`))
  return { ...source, share: amounts.grossCents / amounts.baseCents }
}

describe('a campaign', () => {
  test('raises the rate of bookings made while it runs, and the receipt names it', async () => {
    const before = await book()
    const campaign = await started()
    expect(campaign).toMatchObject({ name: 'Summer', percent: 3, state: 'running', bookings: 0, version: 1 })
    const during = await book()
    const capped = await book(other)
    await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/campaigns/${campaign.id}/stop`, { version: 1 }),
    )
    const after = await book()
    expect(await receiptOf(before)).toMatchObject({ ratePercent: 15, campaign: null, share: 0.15 })
    expect(await receiptOf(during)).toMatchObject({
      ...{ ratePercent: 18, agreedPercent: 15, campaign: 'Summer', share: 0.18 },
    })
    // No commission is higher than half.
    expect(await receiptOf(capped)).toMatchObject({ ratePercent: 50, agreedPercent: 49 })
    expect(await receiptOf(after)).toMatchObject({ ratePercent: 15, campaign: null })
    const again = await testHotel.ask('POST', `${testHotel.base}/campaigns/${campaign.id}/stop`, {
      version: 2,
    })
    expect([again.status, again.body.message]).toEqual([409, 'This campaign is over already.'])
    const [listed] = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/campaigns`))
    expect(listed).toMatchObject({ state: 'stopped', bookings: 2 })
  })

  test('counts by day of arrival, for chosen partners, and lowers no rate', async () => {
    await started({
      ...{ kind: 'rate', percent: 20, dayOf: 'arrival' },
      ...{ fromOn: testHotel.day(20), untilOn: testHotel.day(21) },
    })
    await started({ name: 'Closer', percent: 4, partnershipIds: [one.partnershipId] })
    expect(await receiptOf(await book(one, 19))).toMatchObject({ ratePercent: 19, campaign: 'Closer' })
    expect(await receiptOf(await book(one, 21))).toMatchObject({ ratePercent: 20, campaign: 'Summer' })
    expect(await receiptOf(await book(other, 21))).toMatchObject({ ratePercent: 49, campaign: null })
    const read = (token: string) =>
      app.ask('GET', `/api/v1/partnerships/${one.partnershipId}/campaigns`, { token })
    expect((await read(one.token)).body.data).toMatchObject([{ name: 'Closer' }, { name: 'Summer' }])
    expect((await read(other.token)).status).toBe(404)
  })

  test('is told to the partners it is for', async () => {
    await started({ partnershipIds: [one.partnershipId] })
    const told = await app.sql`
      SELECT user_id AS id FROM notifications
      WHERE event = 'partnership' AND params #>> '{happened,kind}' = 'campaign-started'
        AND hotel_id = ${testHotel.hotel.id}`
    expect(told.map(({ id }) => id)).toEqual([one.id])
  })

  test('is refused with what is wrong with it', async () => {
    const stranger = await createActor(app, 'affiliate')
    const hotel = await openTestHotel(app)
    const theirs = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: stranger.id })
    const faults = [
      [{ name: ' ' }, 'name'],
      [{ percent: 0 }, 'percent'],
      [{ untilOn: testHotel.day(-1), fromOn: testHotel.day(-3) }, 'untilOn'],
      [{ fromOn: testHotel.day(5), untilOn: testHotel.day(4) }, 'untilOn'],
      [{ partnershipIds: [theirs] }, 'partnershipIds'],
    ] as const
    for (const [change, field] of faults) {
      const { status, body } = await start(change)
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
  })
})
