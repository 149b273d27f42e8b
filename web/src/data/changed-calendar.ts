import type { Calendar, CalendarEdit } from '@roomlark/contract/calendar'
import type { CalendarChange, CalendarNight } from '@roomlark/contract/calendar-night'
import { weekdayOf } from '@roomlark/contract/dates'
import { changeByPercent } from '@roomlark/contract/money'

/** The calendar as it will be once the server accepts the change; whatever is not touched stays the same object. */
export function changedCalendar(calendar: Calendar, edit: Omit<CalendarEdit, 'preview'>): Calendar {
  if (edit.untilOn < calendar.fromOn || calendar.untilOn < edit.fromOn) return calendar
  return {
    ...calendar,
    roomTypes: calendar.roomTypes.map((type) =>
      edit.roomTypeIds.includes(type.id)
        ? {
            ...type,
            nights: type.nights.map((night) =>
              isMeant(edit, night.night) ? changedNight(night, edit.change, type.units) : night,
            ),
          }
        : type,
    ),
  }
}

export function isMeant(
  { fromOn, untilOn, weekdays }: Omit<CalendarEdit, 'preview'>,
  night: string,
): boolean {
  const isOnDay = weekdays.length === 0 || weekdays.includes(weekdayOf(night))
  return fromOn <= night && night <= untilOn && isOnDay
}

function changedNight(night: CalendarNight, change: CalendarChange, units: number): CalendarNight {
  const { priceCents, pricePercent, capacity, ...rest } = change
  const inOrder = units - night.outOfOrder
  return {
    ...night,
    ...stated(rest),
    ...changedPrice(night, { priceCents, pricePercent }),
    ...(capacity !== undefined && { capacity: Math.min(capacity ?? inOrder, inOrder) }),
  }
}

function changedPrice(
  night: CalendarNight,
  { priceCents, pricePercent }: { priceCents: number | null | undefined; pricePercent: number | undefined },
): Partial<CalendarNight> {
  if (pricePercent !== undefined) {
    return { priceCents: changeByPercent(night.priceCents, pricePercent), overridden: true }
  }
  if (priceCents === undefined) return {}
  // Only the server knows the price a night falls back to; it arrives when the calendar is refetched.
  return priceCents === null ? { overridden: false } : { priceCents, overridden: true }
}

type Rest = Omit<CalendarChange, 'priceCents' | 'pricePercent' | 'capacity'>

/** Drops undefined values, which would otherwise erase what is there. */
function stated(rest: Rest): Partial<CalendarNight> {
  const { closed, minStay, maxStay, closedToArrival, closedToDeparture } = rest
  return {
    ...(closed !== undefined && { closed }),
    ...(minStay !== undefined && { minStay }),
    ...(maxStay !== undefined && { maxStay }),
    ...(closedToArrival !== undefined && { closedToArrival }),
    ...(closedToDeparture !== undefined && { closedToDeparture }),
  }
}
