import { BookingsTabs } from '../features/bookings/bookings/bookings-head.tsx'
import { BookingsPage as Bookings } from '../features/bookings/bookings/bookings-page.tsx'
import { AdminMoneyTabs } from '../features/settlement/money/admin-money-tabs.tsx'

const tabs = <AdminMoneyTabs current="bookings" />

/** Bookings with, for administrators, the way to what partners earn by them: two features meet. */
export function BookingsPage() {
  return (
    <BookingsTabs value={tabs}>
      <Bookings />
    </BookingsTabs>
  )
}
