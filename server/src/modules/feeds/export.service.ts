import { dateIn } from '@roomlark/contract/dates'
import { CalendarToken } from '@roomlark/contract/feeds'
import { calendarText } from '../../adapters/calendar/calendar-text.ts'
import type { ServiceContext } from '../../context.ts'
import { nothingHere } from '../../errors.ts'
import { uidOfStay } from './events.policy.ts'
import { selectExportedStays, selectTypeByToken } from './export.queries.ts'

/**
 * Publishes our own stays in rooms of one type and rooms out of order, for channels that also sell them: only
 * the dates, and nothing about the guests. Blocks imported from other calendars are left out, because
 * otherwise two channels would pass each other's events back and forth forever.
 */
export async function exportCalendar(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  token: string,
): Promise<string> {
  const known = CalendarToken.safeParse(token)
  const type = known.success ? await selectTypeByToken(ctx.sql, known.data) : undefined
  if (!type) throw nothingHere()
  const stays = await selectExportedStays(ctx.sql, type.id, dateIn(type.timeZone, ctx.clock()))
  return calendarText({
    name: `${type.hotelName}: ${type.name}`,
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
