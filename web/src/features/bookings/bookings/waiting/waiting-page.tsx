import type { WaitingGuest, WaitingState } from '@roomlark/contract/guest-site/waiting'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useWaitingPage } from '../../../../data/waiting.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { longDateTime } from '../../../../lib/format-date.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelFilter } from '../../../../parts/hotel-choice/hotel-filter.tsx'
import { idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, wideOnly } from '../../../../ui/data-table.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { partyWords } from '../booking-words.ts'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { StrikeButton } from './strike-button.tsx'

const waitingAddress = listAddress({ ...paged, hotelId: idIn('hotel') })

const stateNames: Record<WaitingState, string> = {
  waiting: say('Waiting##for a room'),
  told: say('Room held'),
  missed: say('Not booked##in time'),
  booked: say('Booked##waiting guest'),
}
const tones = { waiting: 'neutral', told: 'warning', missed: 'error', booked: 'success' } as const

/** Guests who wait for a room on dates that are full; the list keeps itself. */
export function WaitingPage() {
  useTitle(say('Waiting list'))
  const filter = waitingAddress.read(useLocation().search)
  const list = useWaitingPage(filter)
  const change = useAddressParts(waitingAddress.narrow)
  const meta = list.data?.meta
  return (
    <>
      <BookingsHead
        subtitle={
          meta && !list.isPlaceholderData
            ? say('{total, plural, one {# guest} other {# guests}} on the waiting list', {
                total: meta.total,
              })
            : ''
        }
      />
      <div className="mb-[18px] empty:hidden">
        <HotelFilter value={filter.hotelId} onChoose={(hotelId) => change({ hotelId })} />
      </div>
      <ListResults
        list={list}
        address={waitingAddress}
        failed={say('The waiting list did not load')}
        loading={<ListSkeleton />}
        nothing={{
          title: say('Nobody is waiting'),
          text: say(
            'Guests who find you full can ask to be told of a free room. It is held for two hours for who asked first.',
          ),
        }}
        notFound={{
          title: say('Nobody is waiting here'),
          text: say('No guest waits for a room of this hotel.'),
          all: say('Show all hotels'),
        }}
      >
        {(guests) => (
          <DataTable
            caption={say('Waiting list')}
            columns={columns}
            rows={guests}
            keyOf={({ id }) => id}
            rowClassName="max-md:block"
          />
        )}
      </ListResults>
    </>
  )
}

const stayWords = ({ checkInOn, checkOutOn }: WaitingGuest) => rangeWords(checkInOn, checkOutOn)

const askedWords = ({ adults, childAges, rooms }: WaitingGuest) =>
  [
    partyWords({ adults, children: childAges.length }),
    say('{count, plural, one {# room} other {# rooms}}', { count: rooms }),
  ].join(', ')

const columns: Column<WaitingGuest>[] = [
  {
    head: say('Guest'),
    className: 'py-[13px]! max-md:block',
    cell: (guest) => (
      <>
        <a href={`mailto:${guest.email}`} className="link wrap-anywhere">
          {guest.email}
        </a>
        <span className="block text-sm wrap-anywhere text-muted">{guest.hotelName}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted md:hidden">
          <StateBadge state={guest.state} /> {stayWords(guest)}, {askedWords(guest)}
        </span>
      </>
    ),
  },
  { head: say('Stay'), className: `whitespace-nowrap ${wideOnly}`, cell: stayWords },
  { head: say('For'), className: wideOnly, cell: askedWords },
  { head: say('State'), className: wideOnly, cell: ({ state }) => <StateBadge state={state} /> },
  {
    head: say('Waiting since'),
    className: `text-sm whitespace-nowrap ${wideOnly}`,
    cell: ({ since }) => longDateTime(new Date(since)),
  },
  {
    head: <span className="sr-only">{say('Strike off')}</span>,
    isMenu: true,
    className: 'text-right max-md:-ml-2.5 max-md:block max-md:text-left',
    cell: (guest) => <StrikeButton guest={guest} />,
  },
]

function StateBadge({ state }: { state: WaitingState }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}
