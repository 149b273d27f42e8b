import { addDays, dateIn, nightsOf } from '@roomlark/contract/dates'
import type { ServiceContext } from '../context.ts'
import type { Sql } from '../db/database.ts'
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
import { bookingRecords, hotelRecords } from './records.ts'
import { type DemoHotel, makeDemoHotel } from './rooms.ts'
import { allowTime, insertMark } from './seed.queries.ts'
import { insertTwins } from './year-before.queries.ts'
import { type Twin, yearBefore, yearBeforeDays } from './year-before.ts'

/** `used` contains the booking references given so far, across all hotels. */
type Moment = { now: Date; keeperId: string; used: Set<string> }

/**
 * Creates rooms for the demo's hotels and, for most of them, guests of the past two years and the next one.
 * Nothing is announced, so no emails are sent.
 */
export async function seedRooms(ctx: Pick<ServiceContext, 'sql' | 'clock'>, keeperId: string): Promise<void> {
  const moment = { now: ctx.clock(), keeperId, used: new Set<string>() }
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.rooms'))) return
    await allowTime(tx)
    const demoHotels = await makeDemoHotels(tx, moment)
    const twins: Twin[] = []
    let written = Promise.resolve()
    // The next hotel is generated while the previous one is being written.
    for (const demoHotel of demoHotels) {
      const made = madeUp(demoHotel, moment)
      twins.push(...made.twins)
      await written
      written = insertDemoHotel(tx, made.records)
    }
    await written
    // The following queries read what was just written, and without statistics the planner would assume empty
    // tables.
    await analyzeBookings(tx)
    await insertTwins(tx, twins, yearBeforeDays)
    for (const demoHotel of demoHotels) if (demoHotel.trade !== 'none') await settle(tx, demoHotel, moment)
    await analyzeBookings(tx)
  })
}

async function makeDemoHotels(tx: Sql, { now, keeperId }: Moment): Promise<DemoHotel[]> {
  const demoHotels: DemoHotel[] = []
  for (const hotel of await selectBareHotels(tx, keeperId)) {
    const today = dateIn(hotel.timeZone, now)
    demoHotels.push(makeDemoHotel(hotel, today, await usdRateOn(tx, hotel.currency, today)))
  }
  return demoHotels
}

function madeUp(demoHotel: DemoHotel, { now, keeperId, used }: Moment) {
  const today = dateIn(demoHotel.hotel.timeZone, now)
  const opened = new Date(now.getTime() - 800 * 86_400_000)
  const bookings = demoHotel.trade === 'none' ? [] : demoBookings(demoHotel, today, now)
  const records = bookingRecords(demoHotel, bookings, keeperId, used)
  const ids = records.bookings.map(({ id }) => id)
  return {
    records: { ...hotelRecords(demoHotel, opened), ...records },
    twins: yearBefore(demoHotel, { bookings, ids, today, used }),
  }
}

async function insertDemoHotel(tx: Sql, records: ReturnType<typeof madeUp>['records']): Promise<void> {
  for (const [table, rows] of Object.entries(records)) await insertRecords(tx, table, rows)
}

/** Adds what follows from the bookings of a hotel. */
async function settle(tx: Sql, { hotel }: DemoHotel, { now }: Moment): Promise<void> {
  const today = dateIn(hotel.timeZone, now)
  await insertSoldNights(tx, hotel.id)
  const year = Number(today.slice(0, 4))
  await upsertNewYear(tx, hotel.id, nightsOf(`${year}-12-30`, `${year + 1}-01-02`))
  await insertPastReminders(tx, hotel.id, addDays(today, 1), now)
}
