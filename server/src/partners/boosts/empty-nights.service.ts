import { addDays, dateIn, listNights } from '@roomlark/contract/dates'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { computeBill } from '@roomlark/contract/inventory/charges'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import { type BoostNights, boostLimits } from '@roomlark/contract/partners/boosts'
import type { SignedInContext } from '../../context.ts'
import { readTermsByHotel, toTerms } from '../../inventory/rates/rates.service.ts'
import { getBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { readNights } from '../../inventory/rooms/nights/nights.service.ts'
import { readSoldTypes } from '../../inventory/rooms/rooms.service.ts'
import { selectBoostedNights } from './boosts.queries.ts'

/** Four weeks as a hotel sees them that looks for empty rooms; a closed night has none. */
export async function readEmptyNights(
  ctx: SignedInContext,
  hotelId: string,
  fromOn: string,
): Promise<BoostNights> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const now = ctx.clock()
  const untilOn = addDays(fromOn, boostLimits.weeks * 7 - 1)
  const types = await readSoldTypes(ctx.sql, hotelId)
  const ids = types.map(({ id }) => id)
  const [terms, stored, boosted] = await Promise.all([
    readTermsByHotel(ctx.sql, [hotelId]),
    readNights(ctx.sql, ids, fromOn, untilOn),
    selectBoostedNights(ctx.sql, hotelId, { fromOn, untilOn }, now),
  ])
  const { rules, taxes } = terms.get(hotelId) ?? toTerms({ plans: [], rules: [], taxes: null })
  const nights = listNights(fromOn, addDays(untilOn, 1))
  return {
    fromOn,
    untilOn,
    today: dateIn(hotel.timeZone, now),
    currency: hotel.currency,
    roomTypes: types.map((type) => {
      const own = rules.filter((rule) => rule.roomTypeId === null || rule.roomTypeId === type.id)
      const rows = new Map(stored.filter((row) => row.roomTypeId === type.id).map((row) => [row.night, row]))
      const points = new Map(
        boosted.filter((row) => row.roomTypeId === type.id).map((row) => [row.night, row]),
      )
      return {
        id: type.id,
        name: type.name,
        nights: nights.map((night) => {
          const stored = rows.get(night)
          const row = stored ?? { capacity: type.units, sold: 0, blocked: 0, closed: false }
          const priceCents = listPriceCents(
            night,
            type,
            own,
            stored?.priceOverrideCents ?? null,
            stored?.demand,
          )
          const stay = {
            checkInOn: night,
            nightCents: [priceCents],
            nightRooms: [1],
            adults: 1,
            childAges: [],
          }
          return {
            night,
            rooms: row.closed ? 0 : row.capacity,
            empty: row.closed ? 0 : roomsLeft(row),
            priceCents,
            baseCents: priceCents - computeBill(taxes, stay).includedVatCents,
            boostPoints: points.get(night)?.points ?? null,
          }
        }),
      }
    }),
  }
}
