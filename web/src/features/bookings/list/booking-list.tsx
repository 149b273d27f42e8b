import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useBookingPage } from '../../../data/bookings.ts'
import { cx } from '../../../lib/cx.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
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
          placeholder="Guest, email, reference or room"
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
      <Results list={list} search={search} />
    </>
  )
}

type ResultsProps = { list: ReturnType<typeof useBookingPage>; search: string }

/** While another page or search is loading the last results stay, faded, so that nobody takes them for the new ones. */
function Results({ list, search }: ResultsProps) {
  const top = useRef<HTMLElement>(null)
  // A failed refresh keeps the list; the error replaces it only if there is nothing to show.
  if (list.isError && !list.data) {
    return (
      <NotLoaded
        title="The bookings did not load"
        retry={() => void list.refetch()}
        isBusy={list.isFetching}
      />
    )
  }
  if (!list.data) return <ListSkeleton />
  const { data: bookings, meta } = list.data
  const filter = readFilter(search)
  const showsHotel = filter.hotelId === undefined && new Set(bookings.map(({ hotelId }) => hotelId)).size > 1
  return (
    <>
      <section
        ref={top}
        tabIndex={-1}
        aria-label="Results"
        aria-busy={list.isPlaceholderData}
        className={cx(
          'overflow-x-auto rounded-lg border border-border bg-surface outline-none transition-opacity',
          list.isPlaceholderData && 'opacity-55',
        )}
      >
        {bookings.length === 0 ? (
          <NoBookings
            total={meta.total}
            isNarrowed={isNarrowed(filter)}
            toFirstPage={withParts(search, { page: 1 })}
            toAll=""
            toNew={`/bookings/new${withParts('', { hotel: filter.hotelId })}`}
          />
        ) : (
          <>
            <BookingTable bookings={bookings} openId={readBookingId(search)} showsHotel={showsHotel} />
            <BookingRows bookings={bookings} showsHotel={showsHotel} />
          </>
        )}
      </section>
      <Pagination
        {...meta}
        page={filter.page}
        toPage={(page) => ({ search: withParts(search, { page }) })}
        onMove={() => {
          top.current?.focus({ preventScroll: true })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}
