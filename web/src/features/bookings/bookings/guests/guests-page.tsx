import { guestSorts } from '@roomlark/contract/bookings/guests'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { type GuestFilter, useGuestPage } from '../../../../data/guests.ts'
import { useHotelChoices } from '../../../../data/hotels.ts'
import { cx } from '../../../../lib/cx.ts'
import { counted } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ArrowDownUp } from '../../../../ui/icons/arrow-down-up.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { readGuests, withGuestParts, withGuestText } from './guest-address.ts'
import { GuestTable } from './guest-table.tsx'

const sortNames = { 'last-stay': 'Last stay', nights: 'Nights', revenue: 'Revenue', name: 'Name' } as const
const sorts = guestSorts.map((value) => ({ value, label: sortNames[value] }))

export function GuestsPage() {
  useTitle('Guests')
  const filter = readGuests(useLocation().search)
  const list = useGuestPage(filter)
  const meta = list.data?.meta
  return (
    <>
      <BookingsHead subtitle={meta && !list.isPlaceholderData ? counted(meta.total, 'guest') : ''} />
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search guests"
          placeholder="Name, email or phone"
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={withGuestText}
          className="min-w-0 basis-full md:min-w-60 md:grow md:basis-60"
        />
        <Filters filter={filter} />
      </div>
      <Results list={list} filter={filter} />
    </>
  )
}

function Filters({ filter }: { filter: GuestFilter }) {
  const hotels = useHotelChoices('')
  const change = useAddressParts(withGuestParts)
  return (
    <>
      {(hotels.data?.meta.total ?? 0) > 1 || filter.hotelId ? (
        <HotelChoice
          label={<span className="sr-only">Hotel</span>}
          placeholder="All hotels"
          value={filter.hotelId}
          onChoose={(hotel) => change({ hotel, page: 1 })}
          className="w-full md:w-52 [&>label]:mb-0"
        />
      ) : null}
      <ChipSelect
        label="Sort by"
        icon={<ArrowDownUp />}
        value={filter.sort}
        choices={sorts}
        isOn={false}
        onChoose={(sort) => change({ sort, page: 1 })}
      />
    </>
  )
}

type ResultsProps = { list: ReturnType<typeof useGuestPage>; filter: GuestFilter }

/** While another page or search is loading the last results stay, faded. */
function Results({ list, filter }: ResultsProps) {
  const { search } = useLocation()
  const top = useRef<HTMLElement>(null)
  if (list.isError && !list.data) {
    return (
      <NotLoaded title="The guests did not load" retry={() => void list.refetch()} isBusy={list.isFetching} />
    )
  }
  if (!list.data) return <ListSkeleton />
  const { data: guests, meta } = list.data
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
        {guests.length === 0 ? (
          <Nothing filter={filter} total={meta.total} />
        ) : (
          <GuestTable guests={guests} />
        )}
      </section>
      <Pagination
        {...meta}
        page={filter.page}
        toPage={(page) => ({ search: withGuestParts(search, { page }) })}
        onMove={() => {
          top.current?.focus({ preventScroll: true })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}

function Nothing({ filter, total }: { filter: GuestFilter; total: number }) {
  const { search } = useLocation()
  if (!filter.search && !filter.hotelId && total === 0) {
    return (
      <EmptyState
        spot={<KeyRackSpot />}
        title="No guests yet"
        text="Whoever books with an email address or a phone number is listed here."
        action={<ButtonLink to="/bookings/new">New booking</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      spot={<KeyRackSpot />}
      title={total > 0 ? 'Nothing on this page' : 'Nobody found'}
      text={total > 0 ? 'All results are on earlier pages.' : 'No guest matches your search.'}
      action={
        <ButtonLink to={{ search: total > 0 ? withGuestParts(search, { page: 1 }) : '' }}>
          {total > 0 ? 'Go to page 1' : 'Show all guests'}
        </ButtonLink>
      }
    />
  )
}
