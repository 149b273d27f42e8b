import { dateIn } from '@roomlark/contract/dates'
import { useLocation } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { readTape } from './booking-address.ts'
import { HotelGate } from './hotel-gate.tsx'
import { NewBookingForm } from './new-booking-form.tsx'

const above = [{ label: 'Bookings', to: '/bookings' }]

export function NewBookingPage() {
  useTitle('New booking')
  const asked = readTape(useLocation().search).fromOn
  return (
    <HotelGate>
      {(hotel, picker) => {
        const today = dateIn(hotel.timeZone, new Date())
        return (
          <>
            <Breadcrumbs above={above} here="New booking" />
            <h1 className="mb-[18px] max-md:text-[26px] max-md:leading-8 md:mb-6">New booking</h1>
            <NewBookingForm
              hotelId={hotel.id}
              checkInOn={asked && asked >= today ? asked : today}
              hasSeveral={picker !== null}
            />
          </>
        )
      }}
    </HotelGate>
  )
}
