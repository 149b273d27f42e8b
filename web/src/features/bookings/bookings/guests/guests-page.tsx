import { guestSorts } from '@roomlark/contract/bookings/guests'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { type GuestFilter, useGuestPage } from '../../../../data/guests.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelFilter } from '../../../../parts/hotel-choice/hotel-filter.tsx'
import { choiceOr, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { ArrowDownUp } from '../../../../ui/icons/arrow-down-up.ts'
import { ListPage } from '../../../../ui/list-page.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { GuestTable } from './guest-table.tsx'

const guestAddress = listAddress({
  ...paged,
  hotelId: idIn('hotel'),
  sort: choiceOr('last-stay', guestSorts),
})

const sortNames = {
  'last-stay': say('Last stay'),
  nights: say('Nights'),
  revenue: say('Revenue'),
  name: say('Name'),
} as const
const sorts = guestSorts.map((value) => ({ value, label: sortNames[value] }))

export function GuestsPage() {
  useTitle(say('Guests'))
  const filter = guestAddress.read(useLocation().search)
  const list = useGuestPage(filter)
  const meta = list.data?.meta
  return (
    <ListPage
      list={list}
      address={guestAddress}
      head={
        <BookingsHead
          subtitle={
            meta && !list.isPlaceholderData
              ? say('{total, plural, one {# guest} other {# guests}}', { total: meta.total })
              : ''
          }
        />
      }
      searchLabel={say('Search guests')}
      placeholder={say('Name, email or phone')}
      hasWideSearch
      filters={<Filters filter={filter} />}
      failed={say('The guests did not load')}
      loading={<ListSkeleton />}
      nothing={{
        title: say('No guests yet'),
        text: say('Guests who book with an email address or a phone number are listed here.'),
        action: <ButtonLink to="/bookings/new">{say('New booking')}</ButtonLink>,
      }}
      notFound={{
        title: say('No guests found'),
        text: say('No guest matches your search.'),
        all: say('Show all guests'),
      }}
    >
      {(guests) => <GuestTable guests={guests} />}
    </ListPage>
  )
}

function Filters({ filter }: { filter: GuestFilter }) {
  const change = useAddressParts(guestAddress.narrow)
  return (
    <>
      <HotelFilter value={filter.hotelId} onChoose={(hotelId) => change({ hotelId })} />
      <ChipSelect
        label={say('Sort by')}
        icon={<ArrowDownUp />}
        value={filter.sort}
        choices={sorts}
        isOn={false}
        onChoose={(sort) => change({ sort })}
      />
    </>
  )
}
