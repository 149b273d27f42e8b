import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { nightsWords, weekdayDay } from '../../../../lib/day-words.ts'

export function PanelStay({ booking }: { booking: Booking }) {
  const { checkInOn, checkOutOn, checkInTime, checkOutTime, nights } = booking
  const year = (date: string) =>
    date.startsWith(String(new Date().getFullYear())) ? '' : `${date.slice(0, 4)}, `
  return (
    <dl className="flex items-center justify-between gap-3 rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <div>
        <dt className="text-sm text-muted">{say('Check-in')}</dt>
        <dd className="font-display text-md font-[540]">{weekdayDay(checkInOn)}</dd>
        <dd className="text-sm text-muted">
          {say('{checkInOn}from {checkInTime}', { checkInOn: year(checkInOn), checkInTime })}
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
          {say('{checkOutOn}by {checkOutTime}', { checkOutOn: year(checkOutOn), checkOutTime })}
        </dd>
      </div>
    </dl>
  )
}
