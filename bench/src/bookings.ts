import { randomUUID } from 'node:crypto'
import { utcDay } from '@roomlark/contract/dates'
import { addDays } from '../../contract/src/dates.ts'
import type { Bench, Options } from './bench.ts'
import { openShops, type Shop, type Shops } from './bookings-data.ts'
import { againstFloor, type Pair } from './comparisons.ts'
import { requireSameFields } from './fields.ts'
import type { Platform } from './lab.ts'
import type { Call } from './load.ts'
import { startProcess } from './processes.ts'

const today = utcDay(new Date())
const offers = 'offers of one hotel, forty types'

export const bookings: Bench = {
  name: 'bookings',
  title: 'Bookings',
  about:
    'One hotel with forty room types, many with four, and a year of nights. The floor is bare node:http with plain SQL on a copy of the same database: for a booking it leaves the same rows behind (guest, booking, stay, nights, attempt, history, what is to be counted, mailed and told to open pages, the job that mails, the counted rooms), for quotes and offers it reads the same rows, and answers offers with the same fields. It knows no sessions, prices, limits or checks; it sends no mails, counts no figures and writes no search index, all of which the product does meanwhile.',
  async run(options) {
    const { lab } = options
    const { url, data } = await openBookings(options)
    // Its own copy, so that the product's jobs do not have to work on what the floor has written.
    const copy = await lab.database('bookings_floor', async () => {}, 'bookings')
    const pairs = listPairs(data)
    const table = await againstFloor(options, {
      title: 'bookings',
      ours: () => lab.serve(url),
      floor: () => startProcess('bench/src/bookings-floor.ts', '/', { DATABASE_URL: copy.url }),
      pairs,
      goals: { share: 0.5 },
      check: (ours, floor) =>
        requireSameFields(
          { url: ours.url, call: pairs[offers]?.ours ?? nothing },
          { url: floor.url, call: pairs[offers]?.floor ?? nothing },
        ),
    })
    await lab.drop('bookings_floor')
    await lab.release('bookings')
    const size = sizeFor(options)
    const sizes = `${size.hotels.toLocaleString('en')} hotels, ${size.small} of them booked in turn`
    return { sizes, tables: [table] }
  },
}

export function sizeFor({ quick }: Pick<Options, 'quick'>) {
  return quick ? { hotels: 500, small: 9 } : { hotels: 5000, small: 90 }
}

export function openBookings(options: Pick<Options, 'lab' | 'quick'>): Promise<Platform<Shops>> {
  const { lab } = options
  return lab.database('bookings', async (sql, url) => {
    const shops = await openShops(sql, sizeFor(options))
    await lab.command('search.ts', ['rebuild'], url)
    return shops
  })
}

const nothing = (): Call => ({ path: '/' })

export function listPairs({ big, small }: Shops): Record<string, Pair> {
  const pickAny = (count: number) => Math.floor(Math.random() * count)
  const anyType = ({ typeIds }: Shop) => typeIds[pickAny(typeIds.length)] ?? ''
  const stay = ({ planId }: Shop, type: string, offset: number, nights: number) => ({
    checkInOn: addDays(today, offset),
    checkOutOn: addDays(today, offset + nights),
    rooms: [{ roomTypeId: type, quantity: 1 }],
    ratePlanId: planId,
    adults: 2,
    childAges: [],
  })
  const guest = { name: 'Hana Nakamura', email: 'hana@example.test' }
  const details = { state: 'confirmed', source: 'direct', guest, notes: '', specialRequests: '' }
  const booking = (choose: () => { shop: Shop; type: string; offset: number }, nights: number): Pair => ({
    ours() {
      const { shop, type, offset } = choose()
      return {
        path: `/api/v1/hotels/${shop.hotelId}/bookings`,
        token: shop.token,
        body: { ...stay(shop, type, offset, nights), ...details },
        headers: { 'idempotency-key': randomUUID() },
      }
    },
    floor() {
      const { shop, type, offset } = choose()
      const first = addDays(today, offset)
      const { hotelId, ownerId } = shop
      return { path: `/book?hotel=${hotelId}&owner=${ownerId}&type=${type}&first=${first}&nights=${nights}` }
    },
  })
  const anyShop = () => {
    const shop = small[pickAny(small.length)] ?? big
    return { shop, type: anyType(shop), offset: 1 + pickAny(360) }
  }
  const year = `fromOn=${today}&untilOn=${addDays(today, 364)}`
  const fewNights = `fromOn=${addDays(today, 40)}&untilOn=${addDays(today, 43)}`
  const asked = `checkInOn=${addDays(today, 40)}&checkOutOn=${addDays(today, 43)}`
  const { token, hotelId, slug } = big
  return {
    'booking one night everybody wants': booking(
      () => ({ shop: big, type: big.typeIds[0] ?? '', offset: 20 }),
      1,
    ),
    'booking two nights of a year, in any hotel': booking(anyShop, 2),
    'quote of three nights': {
      ours: () => ({
        path: `/api/v1/hotels/${hotelId}/quote`,
        token,
        body: stay(big, anyType(big), 40, 3),
      }),
      floor: () => ({
        path: `/quote?hotel=${hotelId}&type=${anyType(big)}&plan=${big.planId}&${fewNights}`,
      }),
    },
    [offers]: {
      ours: () => ({ path: `/api/v1/guest/hotels/${slug}/offers?${asked}` }),
      floor: () => ({ path: `/offers?slug=${slug}&${fewNights}` }),
      goal: 0.6,
    },
    'calendar of 40 types × 365 nights, two readers': {
      ours: () => ({ path: `/api/v1/hotels/${hotelId}/calendar?${year}`, token }),
      floor: () => ({ path: `/calendar?hotel=${hotelId}&${year}` }),
      concurrency: 2,
    },
  }
}
