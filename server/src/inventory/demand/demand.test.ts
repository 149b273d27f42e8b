import type { DemandRuleInput } from '@roomlark/contract/inventory/demand'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { ageHolds } from '../../../test/holds.ts'
import { jobsDone } from '../../../test/mail.ts'
import { searched } from '../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { sweepBookings } from '../../bookings/bookings/hold/holds.service.ts'
import { applyDemandOfNewDay, noteDemand } from './applying.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

const ctx = () => ({ ...app.services, sql: app.pool })

const ruleInput = (changes: Partial<DemandRuleInput> = {}): DemandRuleInput => ({
  name: 'Half full',
  roomTypeId: null,
  occupancy: { of: 'type', is: 'from', percent: 50 },
  lead: null,
  effect: { kind: 'percent', percent: 20 },
  state: 'applies',
  ...changes,
})
const lastMinute = (days: number) =>
  ruleInput({
    name: 'Last minute',
    occupancy: null,
    lead: { is: 'within', days },
    effect: { kind: 'percent', percent: -10 },
  })

const bounds = { floorCents: 8000, ceilingCents: 15_000 }
const openBounded = (units = 2) => openTestHotel(app, units, { type: bounds })
const rulesOf = (house: TestHotel) => `${house.base}/demand/rules`
const addRule = (house: TestHotel, changes: Partial<DemandRuleInput> = {}) =>
  house.data(house.ask('POST', rulesOf(house), ruleInput(changes)))

/** Does what servers do as soon as rooms were sold or freed. */
async function follow(): Promise<void> {
  await noteDemand(ctx())
  await jobsDone(app, 'demand.%')
}

async function priceOn(house: TestHotel, day: number): Promise<number> {
  const [night] = await house.nights(house.day(day), house.day(day))
  return night.priceCents
}

const previewOf = async (house: TestHotel, more = '') =>
  (
    await house.data(
      house.ask('GET', `${house.base}/demand/preview?fromOn=${house.day(9)}&untilOn=${house.day(12)}${more}`),
    )
  ).nights

describe('a rule that applies', () => {
  test('is followed by every price as rooms are sold and freed', async () => {
    const house = await openBounded()
    const rule = await addRule(house)
    const booking = await house.book()
    await follow()
    const [night] = await house.nights(house.day(10), house.day(10))
    expect(night).toMatchObject({
      priceCents: 12_000,
      overridden: false,
      demand: [{ ruleId: rule.id, name: 'Half full', effect: { kind: 'percent', percent: 20 } }],
    })
    expect(await priceOn(house, 12)).toBe(10_000)
    expect((await house.quote()).totalCents).toBe(24_000)
    const { slug } = house.hotel
    const stay = `checkInOn=${house.day(10)}&checkOutOn=${house.day(12)}&adults=2&rooms=1`
    const offers = await app.ask('GET', `/api/v1/guest/hotels/${slug}/offers?${stay}`)
    expect(offers.body.data[0].totalCents).toBe(24_000)
    const calendar = await app.ask('GET', `/api/v1/guest/hotels/${slug}/nights?adults=2`)
    const priced = calendar.body.data.nights.find((one: { night: string }) => one.night === house.day(10))
    expect(priced.priceCents).toBe(12_000)
    const { hits } = await searched(app, {
      place: `hotel:${slug}`,
      checkInOn: house.day(10),
      checkOutOn: house.day(12),
      adults: 2,
      rooms: 1,
    })
    expect(hits[0]?.cheapest.totalCents).toBe(24_000)

    expect((await house.get(booking.id)).totalCents).toBe(20_000)
    await house.data(house.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    await follow()
    expect(await priceOn(house, 10)).toBe(10_000)
  })

  test('counts the whole hotel where it says so', async () => {
    const house = await openBounded(2)
    const suite = await house.addType(2, { name: 'Suite', basePriceCents: 20_000, ceilingCents: 40_000 })
    await addRule(house, { occupancy: { of: 'hotel', is: 'from', percent: 50 }, roomTypeId: suite.id })
    await house.book({ rooms: [{ roomTypeId: house.type.id, quantity: 2 }] })
    await follow()
    const [night] = await house.nights(house.day(10), house.day(10), suite.id)
    expect(night.priceCents).toBe(24_000)
    expect(await priceOn(house, 10)).toBe(10_000)
  })

  test('begins and ends with its being changed or removed', async () => {
    const house = await openBounded()
    const rule = await house.data(house.ask('POST', rulesOf(house), lastMinute(10)))
    expect([await priceOn(house, 10), await priceOn(house, 11)]).toEqual([9000, 10_000])
    const path = `${rulesOf(house)}/${rule.id}`
    await house.data(house.ask('PUT', path, { ...lastMinute(11), version: 1 }))
    expect([await priceOn(house, 10), await priceOn(house, 11)]).toEqual([9000, 9000])
    await house.data(house.ask('PUT', path, { ...lastMinute(11), state: 'off', version: 2 }))
    expect(await priceOn(house, 10)).toBe(10_000)
    await house.data(house.ask('PUT', path, { ...lastMinute(11), version: 3 }))
    await house.data(house.ask('DELETE', path))
    expect(await priceOn(house, 10)).toBe(10_000)
    expect((await house.ask('DELETE', path)).status).toBe(404)
  })

  test('follows the days that pass by the clock of the hotel', async () => {
    const house = await openBounded()
    await house.data(house.ask('POST', rulesOf(house), lastMinute(10)))
    expect(await priceOn(house, 11)).toBe(10_000)
    const tomorrow = () => new Date(app.services.clock().getTime() + 86_400_000)
    await applyDemandOfNewDay({ ...ctx(), clock: tomorrow })
    expect(await priceOn(house, 11)).toBe(9000)
  })

  test('leaves a price of its own alone, and counts again once that is removed', async () => {
    const house = await openBounded()
    await house.data(house.ask('POST', rulesOf(house), lastMinute(10)))
    await house.data(house.edit({ priceCents: 11_111 }))
    expect(await priceOn(house, 10)).toBe(11_111)
    const removed = await house.data(house.edit({ priceCents: null }))
    expect(removed.examples[0].after.priceCents).toBe(9000)
    expect(await priceOn(house, 10)).toBe(9000)
  })

  test('changes nothing of a room type without a floor or ceiling', async () => {
    const house = await openTestHotel(app)
    await house.data(house.ask('POST', rulesOf(house), lastMinute(10)))
    await addRule(house, { lead: { is: 'within', days: 10 }, occupancy: null })
    expect(await priceOn(house, 10)).toBe(10_000)
  })

  test('never moves the price of a guest who is booking', async () => {
    const house = await openBounded()
    await addRule(house)
    const guest = makeGuest(app, house)
    const begun = await guest.begin()
    expect(begun.body).toMatchObject({ success: true })
    await follow()
    expect(await priceOn(house, 10)).toBe(12_000)
    const { token } = begun.body.data
    expect((await guest.get(token)).body.data.totalCents).toBe(20_000)
    const confirmed = await guest.confirm(token)
    expect(confirmed.body).toMatchObject({ success: true })
    expect((await makeGuest(app, house).begin()).status).toBe(409)
    const other = await makeGuest(app, house).begin({ expectedTotalCents: 24_000 })
    expect(other.body).toMatchObject({ success: true })
  })

  test('goes back once a hold has ended', async () => {
    const house = await openBounded()
    await addRule(house)
    await makeGuest(app, house).begin()
    await follow()
    await ageHolds(app, 30)
    await sweepBookings(ctx())
    await follow()
    expect(await priceOn(house, 10)).toBe(10_000)
  })

  test('is whole after many changes at once', async () => {
    const house = await openBounded(4)
    await Promise.all([
      ...Array.from({ length: 4 }, () => house.book()),
      addRule(house, { name: 'One' }),
      addRule(house, { name: 'Two', effect: { kind: 'amount', cents: 100 } }),
    ])
    await follow()
    const [night] = await house.nights(house.day(10), house.day(10))
    expect(night.demand.map(({ name }: { name: string }) => name).sort()).toEqual(['One', 'Two'])
    const rules = await house.data(house.ask('GET', rulesOf(house)))
    expect(night.demand.map(({ name }: { name: string }) => name)).toEqual(
      rules.map(({ name }: { name: string }) => name),
    )
  })
})

describe('a rule that suggests', () => {
  test('changes nothing, and is previewed with its reason', async () => {
    const house = await openBounded()
    const rule = await addRule(house, { state: 'suggests', effect: { kind: 'percent', percent: 90 } })
    await house.book()
    await follow()
    expect(await priceOn(house, 10)).toBe(10_000)
    expect(await previewOf(house)).toEqual(
      [10, 11].map((day) => ({
        roomTypeId: house.type.id,
        night: house.day(day),
        priceCents: 10_000,
        wouldCents: 15_000,
        steps: [{ ruleId: rule.id, name: 'Half full', effect: { kind: 'percent', percent: 90 } }],
        typePercent: 50,
        hotelPercent: 50,
        daysAhead: day,
        bound: 'ceiling',
      })),
    )
  })

  test('is previewed alone even while it is off', async () => {
    const house = await openBounded()
    const rule = await house.data(house.ask('POST', rulesOf(house), { ...lastMinute(10), state: 'off' }))
    expect(await previewOf(house)).toEqual([])
    expect(await previewOf(house, `&ruleId=${rule.id}`)).toMatchObject([
      { night: house.day(9), wouldCents: 9000 },
      { night: house.day(10), wouldCents: 9000 },
    ])
    const strange = `&ruleId=${house.type.id}`
    const path = `${house.base}/demand/preview?fromOn=${house.day(9)}&untilOn=${house.day(12)}${strange}`
    expect((await house.ask('GET', path)).status).toBe(404)
  })

  test('becomes the price of its nights once it is accepted, all or none', async () => {
    const house = await openBounded()
    await house.data(house.ask('POST', rulesOf(house), { ...lastMinute(10), state: 'suggests' }))
    const nights = (await previewOf(house)).map(
      ({ roomTypeId, night, priceCents, wouldCents }: Record<string, unknown>) => ({
        roomTypeId,
        night,
        fromCents: priceCents,
        toCents: wouldCents,
      }),
    )
    await house.data(house.edit({ priceCents: 9900 }))
    const accept = () => house.ask('POST', `${house.base}/demand/accept`, { nights })
    expect((await accept()).status).toBe(409)
    expect(await priceOn(house, 9)).toBe(10_000)
    await house.data(house.edit({ priceCents: null }))
    expect(await house.data(accept())).toEqual({ nights: 2 })
    expect([await priceOn(house, 9), await priceOn(house, 10)]).toEqual([9000, 9000])
    expect(await previewOf(house)).toEqual([])
    const [first] = nights
    const far = { ...first, night: house.day(500) }
    for (const wrong of [[first, first], [far]]) {
      const answer = await house.ask('POST', `${house.base}/demand/accept`, { nights: wrong })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['nights']])
    }
  })
})

describe('rules', () => {
  test.each([
    ['occupancy', { occupancy: null, lead: null }],
    ['occupancy.percent', { occupancy: { of: 'type', is: 'from', percent: 101 } }],
    ['lead.days', { lead: { is: 'within', days: -1 } }],
    ['effect.percent', { effect: { kind: 'percent', percent: 0 } }],
    ['effect.cents', { effect: { kind: 'amount', cents: 0 } }],
    ['name', { name: ' ' }],
  ])('are refused with a wrong %s', async (field, changes) => {
    const house = await openBounded()
    const answer = await house.ask('POST', rulesOf(house), { ...ruleInput(), ...changes })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('are changed with the version that was read, and only by those of the hotel', async () => {
    const house = await openBounded()
    const rule = await addRule(house)
    const path = `${rulesOf(house)}/${rule.id}`
    await house.data(house.ask('PUT', path, { ...ruleInput({ name: 'Busy' }), version: 1 }))
    expect((await house.ask('PUT', path, { ...ruleInput(), version: 1 })).status).toBe(409)
    const stranger = await openBounded()
    expect((await stranger.ask('PUT', path, { ...ruleInput(), version: 2 })).status).toBe(404)
    expect((await stranger.ask('GET', rulesOf(house))).status).toBe(404)
    const foreign = ruleInput({ roomTypeId: house.type.id })
    expect((await stranger.ask('POST', rulesOf(stranger), foreign)).status).toBe(404)
  })

  test('need a ceiling that is not below the floor', async () => {
    const house = await openBounded()
    const { rooms, photos, icalToken, roomTokens, id, ...input } = house.type
    const path = `${house.base}/rooms/${id}`
    const answer = await house.ask('PUT', path, { ...input, ceilingCents: 7000 })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['ceilingCents']])
    const { ceilingCents, ...without } = input
    const kept = await house.data(house.ask('PUT', path, without))
    expect(kept.ceilingCents).toBe(ceilingCents)
  })
})
