import { onlineCheckInDays } from '@roomlark/contract/bookings/registration'
import { dateIn, listNights } from '@roomlark/contract/dates'
import type { Transaction } from '../db/database.ts'
import { tellOffers } from '../db/outbox.ts'
import { usdRateOn } from '../platform/platform/exchange.service.ts'
import { demoBookings } from './bookings.ts'
import { type DemoContext, getDaysAgo } from './demo-context.ts'
import { demoHotels } from './hotels.ts'
import { bookingRecords, hotelRecords, isHold, profileRecords } from './records.ts'
import { type DemoHotel, makeDemoHotel } from './rooms.ts'
import { insertRows, withTime } from './seed.queries.ts'
import { insertTwins } from './year-before.queries.ts'
import { yearBefore, yearBeforeDays } from './year-before.ts'

/**
 * Creates rooms for the demo's hotels and, for most of them, guests of the past two years and the next one.
 * Nothing is announced, so no emails are sent.
 */
export async function seedRooms(ctx: DemoContext): Promise<void> {
  // References given so far, across all hotels.
  const used = new Set<string>()
  const made = (await makeBareHotels(ctx)).map((demoHotel) => simulateHotel(demoHotel, ctx, used))
  const profiles = profileRecords(
    made.flatMap(({ booked }) => booked),
    ctx.clock(),
  )
  await withTime(ctx.sql, (tx) => insertRows(tx, 'guest_profiles', profiles))
  const writeOneAfterTheOther = async () => {
    for (let next = made.pop(); next !== undefined; next = made.pop()) {
      const { demoHotel, records, twins } = next
      await withTime(ctx.sql, async (tx) => {
        for (const [table, rows] of Object.entries(records)) await insertRows(tx, table, rows)
        await insertTwins(tx, twins, yearBeforeDays)
        if (demoHotel.trade !== 'none') await settle(tx, demoHotel, ctx.clock())
        await tellOffers(tx, demoHotel.hotel.id, 'every night')
      })
    }
  }
  // Two connections keep both cores of a small machine busy.
  await Promise.all([writeOneAfterTheOther(), writeOneAfterTheOther()])
  await withTime(ctx.sql, async (tx) => {
    // The planner would assume empty tables. A tenth of the usual sample tells thousands of rows from none.
    await tx`SET LOCAL default_statistics_target = 10`
    await tx`ANALYZE bookings, booking_stays, booking_nights, booking_events, nights`
  })
}

/** Makes the hotels that have no rooms yet: a crash may have come between two of them. */
async function makeBareHotels({ sql, clock }: DemoContext): Promise<DemoHotel[]> {
  const rows = await sql<{ id: string }[]>`SELECT DISTINCT hotel_id AS id FROM room_types`
  const furnished = new Set(rows.map(({ id }) => id))
  const bare: DemoHotel[] = []
  for (const hotel of demoHotels.filter(({ id }) => !furnished.has(id)).toReversed()) {
    const today = dateIn(hotel.timeZone, clock())
    bare.push(makeDemoHotel(hotel, today, await usdRateOn(sql, hotel.currency, today)))
  }
  return bare
}

function simulateHotel(demoHotel: DemoHotel, ctx: DemoContext, used: Set<string>) {
  const now = ctx.clock()
  const today = dateIn(demoHotel.hotel.timeZone, now)
  const bookings = demoHotel.trade === 'none' ? [] : demoBookings(demoHotel, today, now)
  const records = bookingRecords(demoHotel, bookings, used)
  const ids = records.bookings.map(({ id }) => id)
  const twins = yearBefore(demoHotel, { bookings, ids, today, used })
  return {
    demoHotel,
    records: { ...hotelRecords(demoHotel, today, now, getDaysAgo(ctx, 800)), ...records },
    twins,
    booked: [
      ...bookings.filter((booking) => !isHold(booking)).map(({ guest, createdAt: at }) => ({ guest, at })),
      ...twins.filter((twin) => !twin.isHold),
    ],
  }
}

/** Adds what follows from the bookings of a hotel. */
async function settle(tx: Transaction, { hotel }: DemoHotel, now: Date): Promise<void> {
  const today = dateIn(hotel.timeZone, now)
  const year = Number(today.slice(0, 4))
  await tx`
    INSERT INTO nights (room_type_id, night, capacity, sold)
    SELECT t.id, n.night, t.units, count(*)
    FROM room_types t JOIN booking_stays s ON s.room_type_id = t.id JOIN booking_nights n ON n.stay_id = s.id
    WHERE t.hotel_id = ${hotel.id} AND n.taken
    GROUP BY t.id, n.night`
  // New Year requires a stay of three nights.
  await tx`
    INSERT INTO nights (room_type_id, night, capacity, min_stay)
    SELECT t.id, night, t.units, 3
    FROM room_types t CROSS JOIN unnest(${listNights(`${year}-12-30`, `${year + 1}-01-02`)}::date[]) AS night
    WHERE t.hotel_id = ${hotel.id}
    ON CONFLICT ON CONSTRAINT nights_pkey DO UPDATE SET min_stay = excluded.min_stay`
  // Emails about arrivals that are due by now count as sent, because generated bookings should not cause any.
  await tx`
    INSERT INTO booking_mails (booking_id, kind, recipient, arrival_on, queued_at, sent_at, sent_to)
    SELECT id, mail.kind, recipient, check_in_on, ${now}, ${now}, guest_email
    FROM bookings JOIN (VALUES ('reminder', 'guest', 1), ('reminder', 'hotel', 1), ('check-in', 'guest', ${onlineCheckInDays}::integer))
      AS mail (kind, recipient, days) ON check_in_on = ${today}::date + days
    WHERE hotel_id = ${hotel.id} AND state = 'confirmed'`
}
