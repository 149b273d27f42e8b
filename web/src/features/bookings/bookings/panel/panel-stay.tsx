import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { currentYear, getYear, nightsWords, weekdayDay } from '../../../../lib/day-words.ts'

export function PanelStay({ booking }: { booking: Booking }) {
  const { checkInOn, checkOutOn, checkInTime, checkOutTime, nights } = booking
  const inYear = getYear(checkInOn)
  const outYear = getYear(checkOutOn)
  return (
    <dl className="flex items-center justify-between gap-3 rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <div>
        <dt className="text-sm text-muted">{say('Check-in')}</dt>
        <dd className="font-display text-md font-[540]">{weekdayDay(checkInOn)}</dd>
        <dd className="text-sm text-muted">
          {inYear === currentYear()
            ? say('from {time}', { time: checkInTime })
            : say('{year}, from {time}', { year: inYear, time: checkInTime })}
        </dd>
      </div>
      <div className="text-sm whitespace-nowrap text-muted">
        <dt className="sr-only">{say('Nights')}</dt>
        <dd>{nightsWords(nights)}</dd>
      </div>
      <div className="text-right">
        <dt className="text-sm text-muted">{say('Check-out')}</dt>
        <dd className="font-display text-md font-[540]">{weekdayDay(checkOutOn)}</dd>
        <dd className="text-sm text-muted">
          {outYear === currentYear()
            ? say('by {time}', { time: checkOutTime })
            : say('{year}, by {time}', { year: outYear, time: checkOutTime })}
        </dd>
      </div>
    </dl>
  )
}
