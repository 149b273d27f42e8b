import { dateIn } from '@roomlark/contract/dates'
import { lastNightOn } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useTitle } from '../../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { readStart } from '../booking-address.ts'
import { HotelGate } from '../hotel-gate.tsx'
import { NewBookingForm } from './new-booking-form.tsx'

const above = [{ label: say('Bookings'), to: '/bookings' }]

export function NewBookingPage() {
  useTitle(say('New booking'))
  const { fromOn: asked, untilOn, roomTypeId, roomId } = readStart(useLocation().search)
  return (
    <HotelGate>
      {(hotel, picker) => {
        const now = new Date()
        const today = dateIn(hotel.timeZone, now)
        const first = lastNightOn(hotel.timeZone, now) ?? today
        return (
          <>
            <Breadcrumbs above={above} here={say('New booking')} />
            <h1 className="mb-[18px] max-md:text-[26px] max-md:leading-8 md:mb-6">{say('New booking')}</h1>
            <NewBookingForm
              hotelId={hotel.id}
              start={{ checkInOn: asked && asked >= first ? asked : today, untilOn, roomTypeId, roomId }}
              hasSeveral={picker !== null}
            />
          </>
        )
      }}
    </HotelGate>
  )
}
