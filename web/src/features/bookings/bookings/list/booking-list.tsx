import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useBookingPage } from '../../../../data/bookings.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { ListPage } from '../../../../ui/list-page.tsx'
import { BellSpot } from '../../../../ui/spot.tsx'
import { bookingAddress, readBookingId, withParts } from '../booking-address.ts'
import { countWords } from '../booking-words.ts'
import { BookingsHead } from '../bookings-head.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { ListSkeleton } from './booking-list-states.tsx'
import { BookingRows } from './booking-rows.tsx'
import { BookingStates } from './booking-states.tsx'
import { BookingTable } from './booking-table.tsx'
import { ExportButton } from './export-button.tsx'

export function BookingList() {
  useTitle(say('Bookings'))
  const { search } = useLocation()
  const filter = bookingAddress.read(search)
  const list = useBookingPage(filter)
  const meta = list.data?.meta
  return (
    <ListPage
      list={list}
      address={bookingAddress}
      head={<BookingsHead subtitle={meta && !list.isPlaceholderData ? countWords(meta.total) : ''} />}
      searchLabel={say('Search bookings')}
      placeholder={say('Guest, phone, company, reference or room')}
      hasWideSearch
      filters={
        <>
          <BookingFilters filter={filter} />
          <span className="ml-auto">
            <ExportButton filter={filter} total={meta?.total ?? 0} />
          </span>
        </>
      }
      below={<BookingStates chosen={filter.state} counts={meta?.countsByState} />}
      failed={say('The bookings did not load')}
      loading={<ListSkeleton />}
      nothing={{
        spot: <BellSpot />,
        title: say('No bookings yet'),
        text: say('Bookings appear here as they come in. You can also enter one yourself.'),
        action: (
          <ButtonLink to={`/bookings/new${withParts('', { hotel: filter.hotelId })}`}>
            <Plus aria-hidden="true" className="size-[18px]" />
            {say('New booking')}
          </ButtonLink>
        ),
      }}
      notFound={{ title: say('No bookings found'), all: say('Show all bookings') }}
    >
      {(bookings) => <Bookings bookings={bookings} search={search} />}
    </ListPage>
  )
}

type BookingsProps = { bookings: readonly DeskBooking[]; search: string }

/** The hotel is named where there are several. */
function Bookings({ bookings, search }: BookingsProps) {
  const { hotelId: chosen } = bookingAddress.read(search)
  const showsHotel = chosen === undefined && new Set(bookings.map(({ hotelId }) => hotelId)).size > 1
  return (
    <>
      <BookingTable bookings={bookings} openId={readBookingId(search)} showsHotel={showsHotel} />
      <BookingRows bookings={bookings} showsHotel={showsHotel} />
    </>
  )
}
