import { dateIn } from '@roomlark/contract/dates'
import { CalendarToken } from '@roomlark/contract/inventory/feeds'
import { calendarText } from '../../../adapters/calendar/calendar-text.ts'
import type { ServiceContext } from '../../../context.ts'
import { nothingHere } from '../../../errors.ts'
import { uidOfStay } from './events.policy.ts'
import { selectExportedStays, selectRoomsByToken } from './export.queries.ts'

/**
 * Publishes our own stays in rooms of one type, or in one room, and rooms out of order, for channels that also sell them: only
 * the dates, and nothing about the guests. Blocks imported from other calendars are left out, because
 * otherwise two channels would pass each other's events back and forth forever.
 */
export async function exportCalendar(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  token: string,
): Promise<string> {
  const known = CalendarToken.safeParse(token)
  const rooms = known.success ? await selectRoomsByToken(ctx.sql, known.data) : undefined
  if (!rooms) throw nothingHere()
  const stays = await selectExportedStays(ctx.sql, rooms, dateIn(rooms.timeZone, ctx.clock()))
  return calendarText({
    name: `${rooms.hotelName}: ${rooms.name}`,
    method: 'PUBLISH',
    entries: stays.map(({ id, fromOn, untilOn, changedAt }) => ({
      uid: uidOfStay(id),
      summary: 'Reserved',
      fromOn,
      untilOn,
      changedAt,
    })),
  })
}
