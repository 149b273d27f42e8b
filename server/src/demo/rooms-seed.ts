import { addDays, dateIn, nightsOf } from '@roomlark/contract/dates'
import type { Sql } from '../db/database.ts'
import type { ServiceContext } from '../http/context.ts'
import { usdRateOn } from '../modules/exchange/exchange.service.ts'
import { demoBookings } from './bookings.ts'
import {
  analyzeBookings,
  insertPastReminders,
  insertRecords,
  insertSoldNights,
  selectBareHotels,
  upsertNewYear,
} from './bulk.queries.ts'
import { bookingRecords, houseRecords } from './records.ts'
import { type DemoHouse, demoHouse } from './rooms.ts'
import { insertMark } from './seed.queries.ts'

/** `used` are the references given so far, in all houses. */
type Moment = { now: Date; keeperId: string; used: Set<string> }

/** Rooms for the demo's hotels, and for most of them two years of guests. Nothing is announced, so no mail leaves. */
export async function seedRooms(ctx: Pick<ServiceContext, 'sql' | 'clock'>, keeperId: string): Promise<void> {
  const moment = { now: ctx.clock(), keeperId, used: new Set<string>() }
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.rooms'))) return
    let written = Promise.resolve()
    // While one house is being written, the next is made up.
    for (const house of await demoHouses(tx, moment)) {
      const write = writerOf(tx, house, moment)
      await written
      written = write()
    }
    await written
    await analyzeBookings(tx)
  })
}

async function demoHouses(tx: Sql, { now, keeperId }: Moment): Promise<DemoHouse[]> {
  const houses: DemoHouse[] = []
  for (const hotel of await selectBareHotels(tx, keeperId)) {
    const today = dateIn(hotel.timeZone, now)
    houses.push(demoHouse(hotel, today, await rateOf(tx, hotel.currency, today, now)))
  }
  return houses
}

function writerOf(tx: Sql, house: DemoHouse, { now, keeperId, used }: Moment): () => Promise<void> {
  const { id, timeZone } = house.hotel
  const today = dateIn(timeZone, now)
  const opened = new Date(now.getTime() - 400 * 86_400_000)
  const isTrading = house.trade !== 'none'
  const records = {
    ...houseRecords(house, opened),
    ...(isTrading ? bookingRecords(house, demoBookings(house, today, now), keeperId, used) : {}),
  }
  return async () => {
    for (const [table, rows] of Object.entries(records)) await insertRecords(tx, table, rows)
    if (!isTrading) return
    await insertSoldNights(tx, id)
    const year = Number(today.slice(0, 4))
    await upsertNewYear(tx, id, nightsOf(`${year}-12-30`, `${year + 1}-01-02`))
    await insertPastReminders(tx, id, addDays(today, 1), now)
  }
}

/** One of the demo's currencies is none the product comes with. */
async function rateOf(tx: Sql, currency: string, today: string, now: Date): Promise<number> {
  if (currency === 'XPF') {
    const rate = { currency, usd_rate: 0.0097, valid_from: '2020-01-01', set_at: now }
    await insertRecords(tx, 'exchange_rates', [rate])
  }
  return usdRateOn(tx, currency, today)
}
