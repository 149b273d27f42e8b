import type { Booking } from '@roomlark/contract/booking'
import { dateIn, daysBetween, dayText } from '@roomlark/contract/dates'
import { usdCents } from '@roomlark/contract/money'
import { billOf } from '@roomlark/contract/pricing'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { countRooms, readNights } from '../calendar/nights.service.ts'
import { readRules } from '../rates/rates.service.ts'
import { holdSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { announceBooking } from './announce.service.ts'
import { type BookingRow, updateDates } from './bookings.queries.ts'
import { getBooking, holdVersion } from './bookings.service.ts'
import { keptRoom } from './kept-room.service.ts'
import { nightKey, priceNight } from './quote.policy.ts'
import { datesRefusal, type StayChange, stayChanges } from './stay-change.policy.ts'
import {
  deleteStay,
  deleteStayNights,
  insertStayNights,
  type StayRow,
  selectStays,
  updateStay,
} from './stays.queries.ts'
import { isLapsed } from './transitions.policy.ts'

type Dates = { checkInOn: string; checkOutOn: string }
type Change = StayChange<StayRow>

/** New nights are taken and old ones given back at once, or nothing happens. Only new nights are priced. */
export async function changeStay(
  ctx: SignedInContext,
  id: string,
  { version, ...wanted }: Dates & { version: number },
): Promise<Booking> {
  await ctx.sql.begin(async (tx) => {
    const booking = await holdVersion(ctx, tx, id, version)
    const refusal = datesRefusal(booking, wanted, dateIn(booking.timeZone, ctx.clock()))
    if (refusal) throw new AppError(refusal.code, refusal.text)
    if (isLapsed(booking, ctx.clock())) throw new AppError('conflict', 'The hold has lapsed: book again.')
    if (booking.checkInOn === wanted.checkInOn && booking.checkOutOn === wanted.checkOutOn) return
    const stays = (await selectStays(tx, id)).filter((stay) => stay.taking)
    const changes = stayChanges(stays, wanted)
    const types = await holdSoldTypes(
      tx,
      booking.hotelId,
      stays.map((stay) => stay.roomTypeId),
    )
    await countRooms(
      tx,
      changes.flatMap(({ stay: { roomTypeId }, added, removed }) => [
        ...added.map((night) => ({ roomTypeId, night, rooms: 1 })),
        ...removed.map((night) => ({ roomTypeId, night, rooms: -1 })),
      ]),
    )
    const price = await pricer(tx, booking, types, wanted)
    for (const change of changes) await writeStay(ctx, tx, booking, change, price)
    await writeTotals(ctx, tx, booking, wanted)
    await announceBooking(ctx, tx, id, {
      kind: 'moved',
      text: `Moved from ${rangeText(booking)} to ${rangeText(wanted)}`,
      quiet: booking.state === 'held',
    })
  })
  return getBooking(ctx, id)
}

/** The agreed plan on today's calendar. */
async function pricer(tx: Sql, booking: BookingRow, types: SoldType[], wanted: Dates) {
  const rules = await readRules(tx, booking.hotelId)
  const ids = types.map((type) => type.id)
  const kept = await readNights(tx, ids, wanted.checkInOn, wanted.checkOutOn)
  const nights = new Map(kept.map((row) => [nightKey(row.roomTypeId, row.night), row]))
  return (stay: StayRow, night: string) =>
    priceNight(stay, night, { types, rules, nights, plan: booking.plan })
}

async function writeStay(
  ctx: SignedInContext,
  tx: Sql,
  booking: BookingRow,
  { stay, added, removed, isLeft, ...dates }: Change,
  price: (stay: StayRow, night: string) => { night: string; priceCents: number },
): Promise<void> {
  await deleteStayNights(tx, stay.id, removed)
  if (!isLeft) return deleteStay(tx, stay.id)
  const roomId = await keptRoom(ctx, tx, booking.id, { ...stay, ...dates })
  await updateStay(tx, stay.id, { roomTypeId: stay.roomTypeId, roomId, ...dates })
  await insertStayNights(
    tx,
    added.map((night) => ({ stayId: stay.id, ...price(stay, night) })),
  )
}

async function writeTotals(ctx: SignedInContext, tx: Sql, booking: BookingRow, wanted: Dates): Promise<void> {
  const nights = (await selectStays(tx, booking.id)).flatMap((stay) => stay.nightlyCents)
  const bill = billOf(booking.taxes, {
    roomCents: nights.reduce((sum, { priceCents }) => sum + priceCents, 0),
    nights: daysBetween(wanted.checkInOn, wanted.checkOutOn),
    roomNights: nights.length,
    adults: booking.adults,
    children: booking.childAges.length,
  })
  const totalUsdCents = usdCents(bill.totalCents, booking.currency, booking.usdRate)
  await updateDates(tx, booking.id, { ...wanted, ...bill, totalUsdCents, now: ctx.clock() })
}

function rangeText({ checkInOn, checkOutOn }: Dates): string {
  return `${dayText(checkInOn)} – ${dayText(checkOutOn)}`
}
