import type { Calendar, CalendarEdit } from '@roomlark/contract/inventory/calendar'
import { changedNight, isMeant } from '@roomlark/contract/inventory/calendar-change'

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
              isMeant(edit, night.night) ? changedNight(night, edit.change, { units: type.units }) : night,
            ),
          }
        : type,
    ),
  }
}
