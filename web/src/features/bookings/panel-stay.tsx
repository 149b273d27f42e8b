import type { Booking } from '@roomlark/contract/bookings'
import { fullDay, nightsWords, weekdayDay } from './stay-words.ts'

const thisYear = String(new Date().getFullYear())

export function PanelStay({ booking }: { booking: Booking }) {
  const { checkInOn, checkOutOn, checkInTime, checkOutTime, nights } = booking
  const day = (date: string) => (date.startsWith(thisYear) ? weekdayDay(date) : fullDay(date))
  return (
    <dl className="flex items-center justify-between gap-3 rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <div>
        <dt className="text-sm text-muted">Check-in</dt>
        <dd className="font-display text-md font-[540]">{day(checkInOn)}</dd>
        <dd className="text-sm text-muted">from {checkInTime}</dd>
      </div>
      <div className="text-sm whitespace-nowrap text-muted">
        <dt className="sr-only">Nights</dt>
        <dd>{nightsWords(nights)}</dd>
      </div>
      <div className="text-right">
        <dt className="text-sm text-muted">Check-out</dt>
        <dd className="font-display text-md font-[540]">{day(checkOutOn)}</dd>
        <dd className="text-sm text-muted">by {checkOutTime}</dd>
      </div>
    </dl>
  )
}
