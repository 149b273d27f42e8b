import { addDays, dateIn, daysBetween, getWeekday, listNights } from '@roomlark/contract/dates'
import {
  type PaceSuggestion,
  type PaceSuggestions,
  priceAdviceLimits,
} from '@roomlark/contract/figures/price-advice'
import { applyDemandSteps } from '@roomlark/contract/inventory/demand-steps'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { buildCalendarByType, requireNone } from '../../../inventory/calendar/calendar.service.ts'
import { readRules } from '../../../inventory/rates/rates.service.ts'
import { lockBookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { readNights } from '../../../inventory/rooms/nights/nights.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { dayBefore } from '../forecast.policy.ts'
import { type OnBooks, selectOnBooks } from '../forecast.queries.ts'
import { getReportHotel } from '../hotel.service.ts'
import { suggestPercent } from './pace.policy.ts'
import { insertDismissedWeek, selectDismissedWeeks } from './pace.queries.ts'

const yearMs = 364 * 86_400_000

/**
 * Compares the next whole weeks with the same weeks a year ago, by what was on the books at the same distance. Nights
 * with a price of their own are left out, and so are weeks that the hotel has dismissed.
 */
export async function suggestPrices(ctx: SignedInContext, hotelId: string): Promise<PaceSuggestions> {
  const { currency, timeZone } = await getReportHotel(ctx, hotelId)
  const now = ctx.clock()
  const firstOn = findNextMonday(dateIn(timeZone, now))
  const span = { fromOn: firstOn, untilOn: addDays(firstOn, priceAdviceLimits.weeks * 7 - 1) }
  const before = { fromOn: dayBefore(span.fromOn, 'weekday'), untilOn: dayBefore(span.untilOn, 'weekday') }
  const types = (await readSoldTypes(ctx.sql, hotelId)).filter(({ units }) => units > 0)
  const ids = types.map(({ id }) => id)
  const [rules, stored, booked, bookedThen, dismissed] = await Promise.all([
    readRules(ctx.sql, hotelId),
    readNights(ctx.sql, ids, span.fromOn, span.untilOn),
    selectOnBooks(ctx.sql, hotelId, { ...span, at: now, currency }),
    selectOnBooks(ctx.sql, hotelId, { ...before, at: new Date(now.getTime() - yearMs), currency }),
    selectDismissedWeeks(ctx.sql, ids, firstOn),
  ])
  const calendar = buildCalendarByType(types, rules, stored, span)
  const [countNow, countThen] = [createCount(booked), createCount(bookedThen)]
  const weeks = Array.from({ length: priceAdviceLimits.weeks }, (_, week) => addDays(firstOn, week * 7))
  const suggestions = types.flatMap((type) =>
    weeks.flatMap((weekOn): PaceSuggestion[] => {
      if (dismissed.some((one) => one.roomTypeId === type.id && one.weekOn === weekOn)) return []
      const nights = listNights(weekOn, addDays(weekOn, 7))
      const own = (calendar.get(type.id) ?? []).filter(({ night }) => nights.includes(night))
      const week = {
        nowRooms: countNow(type.id, nights),
        thenRooms: countThen(
          type.id,
          nights.map((night) => dayBefore(night, 'weekday')),
        ),
        capacity: own.reduce((sum, { capacity }) => sum + capacity, 0),
      }
      const percent = suggestPercent(week)
      if (percent === undefined) return []
      const changed = own.flatMap(({ night, priceCents, overridden, closed }) => {
        const toCents = changePrice(type, priceCents, percent)
        return overridden || closed || toCents === priceCents
          ? []
          : [{ night, fromCents: priceCents, toCents }]
      })
      return changed.length === 0 ? [] : [{ roomTypeId: type.id, weekOn, percent, ...week, nights: changed }]
    }),
  )
  return { currency, hasLastYear: bookedThen.length > 0, suggestions }
}

/** Changes a price within floor and ceiling, like a rule. */
function changePrice(type: SoldType, priceCents: number, percent: number): number {
  const step = { ruleId: '', name: '', effect: { kind: 'percent' as const, percent } }
  return applyDemandSteps(priceCents, [step], type)
}

function createCount(booked: readonly OnBooks[]) {
  const rooms = new Map(booked.map((row) => [`${row.roomTypeId} ${row.night}`, row.rooms]))
  return (roomTypeId: string, nights: readonly string[]) =>
    nights.reduce((sum, night) => sum + (rooms.get(`${roomTypeId} ${night}`) ?? 0), 0)
}

function findNextMonday(today: string): string {
  return addDays(today, 7 - ((getWeekday(today) + 6) % 7))
}

export async function dismissSuggestion(
  ctx: SignedInContext,
  hotelId: string,
  week: { roomTypeId: string; weekOn: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    const { timeZone } = await lockBookableHotel(ctx, tx, hotelId)
    const firstOn = findNextMonday(dateIn(timeZone, ctx.clock()))
    const ahead = daysBetween(firstOn, week.weekOn)
    // A page that was opened last week still has the week that has begun.
    if (ahead % 7 !== 0 || ahead < -7 || ahead >= priceAdviceLimits.weeks * 7) {
      requireNone({ weekOn: say('Choose a week of the suggestions') })
    }
    await lockSoldTypes(tx, hotelId, [week.roomTypeId])
    await insertDismissedWeek(tx, { ...week, now: ctx.clock() })
    await recordAudit(ctx, tx, { action: 'demand.dismissed', target: `calendar:${hotelId}`, after: week })
    return null
  })
}
