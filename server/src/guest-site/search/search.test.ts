import { addDays, utcDay } from '@roomlark/contract/dates'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { type Asked, searchAddress, searched } from '../../../test/searching.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { tellOffers } from '../../db/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const open = (name: string, hotel: Partial<HotelInput>, basePriceCents = 10_000) =>
  openTestHotel(app, 1, { hotel: { name, ...hotel }, type: { basePriceCents } })

const stayAt = ({ day }: Pick<TestHotel, 'day'>, asked: Asked): Asked => ({
  checkInOn: day(10),
  checkOutOn: day(12),
  ...asked,
})

function names({ hits }: Awaited<ReturnType<typeof searched>>): string[] {
  return hits.map(({ name }) => name)
}

describe('GET /guest/search', () => {
  test('shows the cheapest offer of each hotel at the price of its quote, in both currencies', async () => {
    const testHotel = await open('Aurelia', { city: 'Cervo', currency: 'EUR' })
    await testHotel.data(
      testHotel.ask(
        'POST',
        `${testHotel.base}/rates/plans`,
        planInput({
          name: 'Saver',
          percent: -10,
          mealPlan: 'breakfast',
          perAdultCents: 100,
          cancellationPolicy: cancellationPresets['Non-refundable'],
        }),
      ),
    )
    await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 200, vatPercent: 10, vatIncluded: false }))
    const { hits, meta } = await searched(app, stayAt(testHotel, { place: 'cervo', currency: 'USD' }))
    expect(meta).toMatchObject({
      total: 1,
      totalPages: 1,
      unfiltered: 1,
      currency: 'USD',
      otherDates: [],
      widerPlaces: [],
      place: { place: 'city:IT:cervo', kind: 'city', name: 'Cervo', country: 'IT', hotels: 1 },
    })
    const [hit] = hits
    const quote = await testHotel.quote({ ratePlanId: hit?.cheapest.ratePlanId ?? '' })
    expect(hit).toMatchObject({
      name: 'Aurelia',
      slug: testHotel.hotel.slug,
      city: 'Cervo',
      country: 'IT',
      starRating: 5,
      amenities: ['pool', 'wifi'],
      cover: null,
      cheapest: {
        roomTypeName: 'Double',
        ratePlanName: 'Saver',
        mealPlan: 'breakfast',
        left: 1,
        currency: 'EUR',
        totalCents: quote.totalCents,
        roomCents: quote.roomCents,
        vatCents: quote.vatCents,
        cityTaxCents: 800,
        vatIncluded: false,
        aboutCents: quote.totalUsdCents,
        freeCancellation: null,
      },
    })
    const free = await searched(app, stayAt(testHotel, { place: 'city:IT:cervo', freeCancellation: 'yes' }))
    expect(free.meta.currency).toBe('EUR')
    expect(free.hits[0]?.cheapest).toMatchObject({
      ratePlanName: 'Flexible',
      freeCancellation: { until: `${testHotel.day(5)}T15:00` },
    })
  })

  test('keeps to a part of the map, also across the date line, and counts what is in it', async () => {
    const country = 'FJ'
    const at = (latitude: number | null, longitude: number | null) => ({
      country,
      city: 'Taveuni',
      latitude,
      longitude,
    })
    const west = await open('West', { ...at(-16.8, 179.5), starRating: 5 })
    await open('East', { ...at(-16.8, -179.5), starRating: 3 })
    await open('Nowhere', { ...at(null, null), starRating: 4 })
    const ask = (more: Asked) =>
      searched(app, stayAt(west, { place: 'city:FJ:taveuni', sort: 'stars', ...more }))
    const all = await ask({})
    expect(all.hits.map(({ name, longitude }) => [name, longitude])).toEqual([
      ['West', 179.5],
      ['Nowhere', null],
      ['East', -179.5],
    ])
    expect(names(await ask({ area: '179,-17,-179,-16' }))).toEqual(['West', 'East'])
    const half = await ask({ area: '179,-17,180,-16' })
    expect(names(half)).toEqual(['West'])
    expect(half.meta).toMatchObject({ total: 1, unfiltered: 3 })
    expect(half.meta.counts.stars.filter(({ hotels }) => hotels > 0)).toEqual([{ value: 5, hotels: 1 }])
    expect(names(await ask({ area: '0,0,1,1' }))).toEqual([])
  })

  test.each(['1,2,3', '0,1,1,0', '0,0,0,1', '-181,0,1,1', '0,0,1,91', 'a,b,c,d', '1e1,0,20,1'])(
    'refuses %j for a part of the map',
    async (area) => {
      const asked = { place: 'cervo', checkInOn: '2031-03-10', checkOutOn: '2031-03-12', area }
      const { status, body } = await app.ask('GET', searchAddress(asked))
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty('area')
    },
  )

  test('filters, and counts beside each filter what it would leave', async () => {
    const city = 'Brentino'
    const [plain, grand, dear] = [
      await open('Plain', { city, starRating: 3, amenities: ['wifi'] }, 5000),
      await open('Grand', { city, starRating: 5, amenities: ['wifi', 'pool'] }, 20_000),
      await open('Dear', { city, starRating: 5, amenities: ['pool', 'spa'] }, 40_000),
    ]
    await grand.data(
      grand.ask('POST', `${grand.base}/rates/plans`, planInput({ name: 'B&B', mealPlan: 'breakfast' })),
    )
    await dear.data(
      dear.ask('PUT', `${dear.base}/rates/plans/${dear.plan.id}`, {
        ...planInput({ cancellationPolicy: cancellationPresets['Non-refundable'] }),
        version: dear.plan.version,
      }),
    )
    const find = (asked: Asked) => searched(app, stayAt(plain, { place: 'city:IT:brentino', ...asked }))
    const all = await find({ sort: 'price' })
    expect(names(all)).toEqual(['Plain', 'Grand', 'Dear'])
    const had = (list: { value: unknown; hotels: number }[]) =>
      Object.fromEntries(list.filter(({ hotels }) => hotels > 0).map(({ value, hotels }) => [value, hotels]))
    expect(had(all.meta.counts.stars)).toEqual({ 3: 1, 5: 2 })
    expect(had(all.meta.counts.meals)).toEqual({ 'room-only': 3, breakfast: 1 })
    expect(had(all.meta.counts.amenities)).toEqual({ wifi: 2, pool: 2, spa: 1 })
    expect(all.meta.counts.freeCancellation).toBe(2)
    expect(all.meta.histogram?.hotels.reduce((sum, hotels) => sum + hotels, 0)).toBe(3)

    expect(names(await find({ sort: 'stars' }))).toEqual(['Grand', 'Dear', 'Plain'])
    expect(names(await find({ sort: 'recommended' }))[0]).toBe('Grand')
    const five = await find({ stars: '5', sort: 'price' })
    expect(names(five)).toEqual(['Grand', 'Dear'])
    // The counts still show what other stars would add.
    expect(had(five.meta.counts.stars)).toEqual({ 3: 1, 5: 2 })
    expect(had(five.meta.counts.amenities)).toEqual({ wifi: 1, pool: 2, spa: 1 })
    expect(names(await find({ stars: '3,5', amenities: 'pool,wifi' }))).toEqual(['Grand'])
    expect(names(await find({ meals: 'breakfast' }))).toEqual(['Grand'])
    expect(names(await find({ freeCancellation: 'yes', sort: 'price' }))).toEqual(['Plain', 'Grand'])
    const middle = await find({ minCents: 15_000, maxCents: 40_000 })
    expect(names(middle)).toEqual(['Grand'])
    expect(middle.meta.histogram?.hotels.reduce((sum, hotels) => sum + hotels, 0)).toBe(3)
    const none = await find({ stars: '4' })
    expect(none).toMatchObject({ hits: [], meta: { total: 0, unfiltered: 3, otherDates: [] } })
  })

  test('filters and sorts by score, which weighs a tenth of the price a point in the recommended order', async () => {
    const city = 'Punteggio'
    const hotels = [
      await open('Cheap', { city }, 10_000),
      await open('Loved', { city }, 10_500),
      await open('Unknown', { city }, 10_600),
    ] as const
    const [cheap, loved] = hotels
    await app.pool.begin(async (tx) => {
      for (const [{ hotel }, reviews, scoreSum] of [
        [cheap, 10, 35],
        [loved, 20, 96],
        [hotels[2], 4, 20],
      ] as const) {
        await tx`INSERT INTO hotel_scores (hotel_id, reviews, score_sum) VALUES (${hotel.id}, ${reviews}, ${scoreSum})`
        await tellOffers(tx, hotel.id, 'no night')
      }
    })
    const find = (asked: Asked) => searched(app, stayAt(cheap, { place: 'city:IT:punteggio', ...asked }))
    const all = await find({ sort: 'score' })
    expect(all.hits.map(({ name, score }) => [name, score])).toEqual([
      ['Loved', { average: 4.8, reviews: 20 }],
      ['Cheap', { average: 3.5, reviews: 10 }],
      ['Unknown', null],
    ])
    expect(all.meta.counts.score).toEqual([
      { value: '4.5', hotels: 1 },
      { value: '4', hotels: 1 },
      { value: '3.5', hotels: 2 },
    ])
    expect(names(await find({ sort: 'price' }))).toEqual(['Cheap', 'Loved', 'Unknown'])
    expect(names(await find({ sort: 'recommended' }))).toEqual(['Loved', 'Cheap', 'Unknown'])
    expect(names(await find({ score: '4' }))).toEqual(['Loved'])
    expect((await find({ score: '4' })).meta.counts.score).toEqual(all.meta.counts.score)
  })

  test('has pages that neither repeat nor leave out a hotel', async () => {
    const testHotels: TestHotel[] = []
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      testHotels.push(await open(name, { city: 'Pagina' }))
    const [first] = testHotels
    if (!first) throw new Error('there is no hotel')
    const seen: string[] = []
    for (const page of [1, 2, 3]) {
      const found = await searched(app, stayAt(first, { place: 'pagina', sort: 'price', limit: 2, page }))
      expect(found.meta).toMatchObject({ total: 5, totalPages: 3, page, limit: 2 })
      seen.push(...names(found))
    }
    expect(seen.toSorted()).toEqual(['Five', 'Four', 'One', 'Three', 'Two'])
    const beyond = await searched(app, stayAt(first, { place: 'pagina', limit: 2, page: 4 }))
    expect(beyond).toMatchObject({ hits: [], meta: { total: 5 } })
  })

  test('compares prices of several currencies in one', async () => {
    const city = 'Confine'
    const euro = await open('Euro', { city }, 10_000)
    await open('Franc', { city, currency: 'CHF' }, 9500)
    await open('Yen', { city, currency: 'JPY' }, 9000)
    const found = await searched(app, stayAt(euro, { place: 'confine', sort: 'price' }))
    expect(found.meta.currency).toBe('USD')
    expect(names(found)).toEqual(['Yen', 'Euro', 'Franc'])
    const inYen = await searched(app, stayAt(euro, { place: 'confine', sort: 'price', currency: 'JPY' }))
    expect(inYen.hits[0]?.cheapest).toMatchObject({ totalCents: 18_000, aboutCents: 18_000, currency: 'JPY' })
  })

  test('offers the nearest dates and wider places where nothing is free', async () => {
    const only = await open('Only', { city: 'Piena', country: 'MT' })
    await open('Neighbour', { city: 'Altra', country: 'MT' })
    await only.book({ checkInOn: only.day(9), checkOutOn: only.day(13) })
    const found = await searched(app, stayAt(only, { place: 'city:MT:piena' }))
    expect(found.hits).toEqual([])
    expect(found.meta.otherDates).toEqual([
      { checkInOn: only.day(13), checkOutOn: only.day(15), hotels: 1, fromAboutCents: 20_000 },
      { checkInOn: only.day(7), checkOutOn: only.day(9), hotels: 1, fromAboutCents: 20_000 },
      { checkInOn: only.day(14), checkOutOn: only.day(16), hotels: 1, fromAboutCents: 20_000 },
    ])
    expect(found.meta.widerPlaces.map(({ place, hotels }) => [place, hotels])).toEqual([
      ['country:MT', 2],
      ['city:MT:altra', 1],
    ])
    const hotel = await searched(app, stayAt(only, { place: `hotel:${only.hotel.slug}` }))
    expect(hotel.meta.widerPlaces[0]?.place).toBe('city:MT:piena')
    const country = await searched(app, stayAt(only, { place: 'country:MT' }))
    expect(names(country)).toEqual(['Neighbour'])
  })

  test('tells a party that is too large from hotels that are full, and how many rooms it needs', async () => {
    await openTestHotel(app, 3, {
      hotel: { name: 'Wide', city: 'Larga' },
      type: { maxAdults: 2, maxChildren: 0 },
    })
    const small = await openTestHotel(app, 1, {
      hotel: { name: 'Narrow', city: 'Larga' },
      type: { maxAdults: 2, maxChildren: 0 },
    })
    const placedIn = async (party: Asked) =>
      (await searched(app, stayAt(small, { place: 'larga', ...party }))).meta.tooManyGuests
    expect(await placedIn({ adults: 2, rooms: 1 })).toBeNull()
    expect(await placedIn({ adults: 5, rooms: 1 })).toEqual({ rooms: 3 })
    expect(await placedIn({ adults: 9, rooms: 1 })).toEqual({ rooms: null })
    expect(await placedIn({ adults: 9, rooms: 4 })).toBeNull()
  })

  test('refuses in words what makes no stay', async () => {
    const now = utcDay(app.services.clock())
    const stay = { place: 'cervo', checkInOn: addDays(now, 5), checkOutOn: addDays(now, 7) }
    const wrong: Asked[] = [
      { checkInOn: '2027-02-30' },
      { checkInOn: addDays(now, -3) },
      { checkOutOn: stay.checkInOn },
      { checkOutOn: addDays(now, 405) },
      { checkInOn: addDays(now, 1200), checkOutOn: addDays(now, 1202) },
      { adults: 0 },
      { adults: 1000 },
      { childAges: '18' },
      { childAges: Array.from({ length: 31 }, () => 3).join(',') },
      { rooms: 9 },
      { rooms: 0 },
      { place: '' },
      { place: 'x'.repeat(10_000) },
      { currency: 'XXX' },
      { stars: '6' },
      { meals: 'supper' },
      { amenities: 'pool,moat' },
      { sort: 'luck' },
      { page: 0 },
      { limit: 51 },
      { minCents: -1 },
      { odd: 1 },
    ]
    for (const asked of wrong) {
      const { status, body } = await app.ask('GET', searchAddress({ ...stay, ...asked }))
      expect(status, JSON.stringify(asked)).toBe(400)
      expect(body).toMatchObject({ success: false, code: 'validation_failed' })
    }
    const nowhere = await searched(app, { ...stay, place: '<script>%' })
    expect(nowhere).toMatchObject({ hits: [], meta: { place: null, total: 0 } })
  })
})

describe('GET /guest/places', () => {
  async function suggested(search: string): Promise<[string, number][]> {
    const { status, body } = await app.ask('GET', `/api/v1/guest/places?search=${encodeURIComponent(search)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data.map(({ place, hotels }: { place: string; hotels: number }) => [place, hotels])
  }

  test('finds cities, countries and hotels, and forgives typing errors', async () => {
    const lisbon = await open('Hotel Tejo', { city: 'Lisboa', country: 'PT' })
    await open('Casa Alfama', { city: 'LISBOA', country: 'PT' })
    await open('Palácio da Ribeira', { city: 'Évora', country: 'PT' })
    await searched(app, stayAt(lisbon, { place: 'lisboa' }))
    expect(await suggested('lis')).toEqual([['city:PT:lisboa', 2]])
    for (const typed of ['lisoba', 'lisbao', 'Lizboa']) {
      expect((await suggested(typed))[0], typed).toEqual(['city:PT:lisboa', 2])
    }
    expect((await suggested('evora'))[0]).toEqual(['city:PT:evora', 1])
    expect((await suggested('portugl'))[0]).toEqual(['country:PT', 3])
    expect((await suggested('palacio ribera'))[0]?.[0]).toMatch(/^hotel:palacio-da-ribeira/)
    expect(await suggested('%')).toEqual([])
    expect(await suggested('zzzzqqq')).toEqual([])
    await lisbon.ask('PUT', `${lisbon.base}/active`, { isActive: false })
    await searched(app, stayAt(lisbon, { place: 'lisboa' }))
    expect(await suggested('lisboa')).toEqual([['city:PT:lisboa', 1]])
    expect((await app.ask('GET', '/api/v1/guest/places?search=')).status).toBe(400)
  })
})
