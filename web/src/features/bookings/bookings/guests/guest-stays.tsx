import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useBookingPage } from '../../../../data/bookings.ts'
import { readPage } from '../../../../lib/address-parts.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { readBookingId, withParts } from '../booking-address.ts'
import { BookingRows } from '../list/booking-rows.tsx'
import { BookingTable } from '../list/booking-table.tsx'

/** Every booking of the guest in the hotels that the caller works for; one opens beside the page. */
export function GuestStays({ guestId }: { guestId: string }) {
  const { search } = useLocation()
  const page = readPage(search)
  const list = useBookingPage({ guestId, sort: 'newest', page })
  const bookings = list.data?.data ?? []
  const showsHotel = new Set(bookings.map(({ hotelId }) => hotelId)).size > 1
  return (
    <Card className="px-0! pb-0!">
      <div className="px-[18px] md:px-6">
        <CardHead
          title={say('Stays and bookings')}
          subtitle={say('Newest first. Messages are in each booking.')}
        />
        {list.data ? null : <CardWaiting query={list} />}
      </div>
      {list.data && bookings.length === 0 ? (
        <p className="px-[18px] pb-6 text-muted md:px-6">{say('This guest no longer has any bookings.')}</p>
      ) : null}
      {bookings.length > 0 ? (
        <div className="overflow-x-auto">
          <BookingTable bookings={bookings} openId={readBookingId(search)} showsHotel={showsHotel} />
          <BookingRows bookings={bookings} showsHotel={showsHotel} />
        </div>
      ) : null}
      {list.data && list.data.meta.totalPages > 1 ? (
        <div className="px-[18px] pb-5 md:px-6">
          <Pagination
            {...list.data.meta}
            page={page}
            toPage={(next) => ({ search: withParts(search, { page: next }) })}
            onMove={() => window.scrollTo(0, 0)}
          />
        </div>
      ) : null}
    </Card>
  )
}
