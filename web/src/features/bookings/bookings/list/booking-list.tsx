import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { useLocation } from 'react-router'
import { useBookingPage } from '../../../../data/bookings.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ListResults } from '../../../../ui/list-results.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { isNarrowed, readBookingId, readFilter, withParts, withText } from '../booking-address.ts'
import { countWords } from '../booking-words.ts'
import { BookingsHead } from '../bookings-head.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { ListSkeleton, NoBookings } from './booking-list-states.tsx'
import { BookingRows } from './booking-rows.tsx'
import { BookingStates } from './booking-states.tsx'
import { BookingTable } from './booking-table.tsx'
import { ExportButton } from './export-button.tsx'

export function BookingList() {
  useTitle('Bookings')
  const { search } = useLocation()
  const filter = readFilter(search)
  const list = useBookingPage(filter)
  const meta = list.data?.meta
  return (
    <>
      <BookingsHead subtitle={meta && !list.isPlaceholderData ? countWords(meta.total) : ''} />
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search bookings"
          placeholder="Guest, phone, company, reference or room"
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={withText}
          className="min-w-0 basis-full md:min-w-60 md:grow md:basis-60"
        />
        <BookingFilters filter={filter} />
        <span className="ml-auto">
          <ExportButton filter={filter} total={meta?.total ?? 0} />
        </span>
      </div>
      <BookingStates chosen={filter.state} counts={meta?.countsByState} />
      <ListResults
        list={list}
        page={filter.page}
        toPage={(page) => ({ search: withParts(search, { page }) })}
        failed="The bookings did not load"
        loading={<ListSkeleton />}
        empty={(total) => (
          <NoBookings
            total={total}
            isNarrowed={isNarrowed(filter)}
            toFirstPage={withParts(search, { page: 1 })}
            toAll=""
            toNew={`/bookings/new${withParts('', { hotel: filter.hotelId })}`}
          />
        )}
      >
        {(bookings) => <Bookings bookings={bookings} search={search} />}
      </ListResults>
    </>
  )
}

type BookingsProps = { bookings: readonly BookingSummary[]; search: string }

/** The hotel is named where there are several. */
function Bookings({ bookings, search }: BookingsProps) {
  const { hotelId: chosen } = readFilter(search)
  const showsHotel = chosen === undefined && new Set(bookings.map(({ hotelId }) => hotelId)).size > 1
  return (
    <>
      <BookingTable bookings={bookings} openId={readBookingId(search)} showsHotel={showsHotel} />
      <BookingRows bookings={bookings} showsHotel={showsHotel} />
    </>
  )
}
