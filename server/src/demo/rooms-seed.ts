import { addDays, dateIn, listNights } from '@roomlark/contract/dates'
import type { ServiceContext } from '../context.ts'
import type { Sql, Transaction } from '../db/database.ts'
import { tellOffers } from '../db/outbox.ts'
import { usdRateOn } from '../platform/platform/exchange.service.ts'
import { demoBookings } from './bookings.ts'
import {
  analyzeBookings,
  insertPastReminders,
  insertRecords,
  insertSoldNights,
  selectBareHotels,
  upsertNewYear,
} from './bulk.queries.ts'
import { bookingRecords, hotelRecords, isHold, profileRecords } from './records.ts'
import { type DemoHotel, makeDemoHotel } from './rooms.ts'
import { insertMark, withTime } from './seed.queries.ts'
import { insertTwins } from './year-before.queries.ts'
import { yearBefore, yearBeforeDays } from './year-before.ts'

/** `used` contains the booking references given so far, across all hotels. */
type Moment = { now: Date; keeperId: string; used: Set<string> }

/**
 * Creates rooms for the demo's hotels and, for most of them, guests of the past two years and the next one.
 * Nothing is announced, so no emails are sent.
 */
export async function seedRooms(ctx: Pick<ServiceContext, 'sql' | 'clock'>, keeperId: string): Promise<void> {
  const moment = { now: ctx.clock(), keeperId, used: new Set<string>() }
  const demoHotels = await makeDemoHotels(ctx.sql, moment)
  const waiting = demoHotels.map((demoHotel) => ({ demoHotel, made: madeUp(demoHotel, moment) }))
  const guests = waiting.flatMap(({ made }) => made.booked)
  const profiles = profileRecords(guests, keeperId, moment.now)
  await withTime(ctx.sql, (tx) => insertRecords(tx, 'guest_profiles', profiles))
  const writeOneAfterTheOther = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { demoHotel, made } = next
      await withTime(ctx.sql, async (tx) => {
        for (const [table, rows] of Object.entries(made.records)) await insertRecords(tx, table, rows)
        await insertTwins(tx, made.twins, yearBeforeDays)
        if (demoHotel.trade !== 'none') await settle(tx, demoHotel, moment)
        await tellOffers(tx, demoHotel.hotel.id, 'every night')
      })
    }
  }
  // Two connections keep both cores of a small machine busy.
  await Promise.all([writeOneAfterTheOther(), writeOneAfterTheOther()])
  await withTime(ctx.sql, analyzeBookings)
  await insertMark(ctx.sql, 'demo.rooms')
}

async function makeDemoHotels(sql: Sql, { now, keeperId }: Moment): Promise<DemoHotel[]> {
  const demoHotels: DemoHotel[] = []
  for (const hotel of await selectBareHotels(sql, keeperId)) {
    const today = dateIn(hotel.timeZone, now)
    demoHotels.push(makeDemoHotel(hotel, today, await usdRateOn(sql, hotel.currency, today)))
  }
  return demoHotels
}

function madeUp(demoHotel: DemoHotel, { now, keeperId, used }: Moment) {
  const today = dateIn(demoHotel.hotel.timeZone, now)
  const opened = new Date(now.getTime() - 800 * 86_400_000)
  const bookings = demoHotel.trade === 'none' ? [] : demoBookings(demoHotel, today, now)
  const records = bookingRecords(demoHotel, bookings, keeperId, used)
  const ids = records.bookings.map(({ id }) => id)
  const twins = yearBefore(demoHotel, { bookings, ids, today, used })
  return {
    records: { ...hotelRecords(demoHotel, opened), ...records },
    twins,
    booked: [
      ...bookings.filter((booking) => !isHold(booking)).map(({ guest, createdAt: at }) => ({ guest, at })),
      ...twins.filter((twin) => !twin.isHold),
    ],
  }
}

/** Adds what follows from the bookings of a hotel. */
async function settle(tx: Transaction, { hotel }: DemoHotel, { now }: Moment): Promise<void> {
  const today = dateIn(hotel.timeZone, now)
  await insertSoldNights(tx, hotel.id)
  const year = Number(today.slice(0, 4))
  await upsertNewYear(tx, hotel.id, listNights(`${year}-12-30`, `${year + 1}-01-02`))
  await insertPastReminders(tx, hotel.id, addDays(today, 1), now)
}
