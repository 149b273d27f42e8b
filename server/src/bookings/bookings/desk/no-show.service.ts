import { findLastDayAt } from '@roomlark/contract/bookings/desk-rules'
import { dayText } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import type { ActingContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { readNoShowFrom } from '../../desk-rules/desk-rules.service.ts'
import type { BookingRow } from '../bookings.queries.ts'

/** As long as guests may still arrive, by the hour that the hotel has set, a no-show is asked about. */
export async function requireLate(
  ctx: ActingContext,
  tx: Transaction,
  { hotelId, checkInOn, timeZone }: BookingRow,
): Promise<void> {
  const time = await readNoShowFrom(tx, hotelId)
  if (time === null || findLastDayAt(time, hotelTime(ctx.clock(), timeZone)) >= checkInOn) return
  throw new AppError(
    'unlikely_value',
    say('Guests of {day} may arrive until {time}. Mark this one as a no-show already?', {
      day: dayText(checkInOn),
      time,
    }),
  )
}
