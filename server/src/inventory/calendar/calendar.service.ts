import { addDays, listNights } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { calendarLimits } from '@roomlark/contract/inventory/calendar-change'
import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import type { PriceRule } from '@roomlark/contract/inventory/rates'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { mayIn } from '../../hotel-scope.ts'
import { readRules } from '../rates/rates.service.ts'
import { getBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { readGroupHolds } from '../rooms/nights/group-nights.service.ts'
import { type Night, readNights } from '../rooms/nights/nights.service.ts'
import { readSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { calendarNights, rangeFaults } from './calendar.policy.ts'

type Range = { fromOn: string; untilOn: string }

export async function getCalendar(ctx: SignedInContext, hotelId: string, range: Range): Promise<Calendar> {
  requireNone(rangeFaults(range, calendarLimits.readNights))
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const types = await readSoldTypes(ctx.sql, hotelId)
  const rules = await readRules(ctx.sql, hotelId)
  const stored = await readNights(
    ctx.sql,
    types.map((type) => type.id),
    range.fromOn,
    range.untilOn,
  )
  const nights = buildCalendarByType(types, rules, stored, range)
  const holds = await readGroupHolds(ctx.sql, hotelId, range.fromOn, range.untilOn)
  // Members who see rooms but no bookings are not told whom rooms are for.
  const mayName = mayIn(ctx.actor, 'see-bookings', hotelId)
  return {
    ...range,
    currency: hotel.currency,
    roomTypes: types.map(({ id, name, units }) => ({ id, name, units, nights: nights.get(id) ?? [] })),
    groupHolds: mayName ? holds : holds.map((hold) => ({ ...hold, name: null })),
  }
}

export function buildCalendarByType(
  types: SoldType[],
  rules: PriceRule[],
  stored: Night[],
  range: Range,
): Map<string, CalendarNight[]> {
  const storedByType = Map.groupBy(stored, (row) => row.roomTypeId)
  const nights = listNights(range.fromOn, addDays(range.untilOn, 1))
  return new Map(
    types.map((type) => {
      const own = new Map((storedByType.get(type.id) ?? []).map((row) => [row.night, row]))
      return [type.id, calendarNights(type, rules, own, nights)]
    }),
  )
}

export function requireNone(fields: FieldErrors): void {
  const [message] = Object.values(fields)
  if (message) throw new AppError('validation_failed', message, { fields })
}
