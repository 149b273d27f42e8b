import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import { stateWords } from '@roomlark/contract/partnership-words'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { longDate } from '../../../../lib/format-date.ts'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { PartnershipMenu } from './partnership-menu.tsx'
import { stateTones } from './partnership-steps.ts'

const columns: Column<ListedPartnership>[] = [
  {
    head: say('Partner'),
    cell: (partnership) => (
      <>
        <PartnerName partnership={partnership} />
        <span className="block text-sm wrap-anywhere text-muted">
          {partnership.affiliate ? partnership.affiliate.email : say('No account yet')}
        </span>
      </>
    ),
  },
  {
    head: say('Hotel'),
    className: 'max-md:col-start-1',
    cell: ({ hotel }) => (
      <>
        <Link to={`/hotels/${hotel.id}`} className="link wrap-anywhere">
          {hotel.name}
        </Link>
        <span className="block text-sm text-muted">
          <UserText>{hotel.city}</UserText>, {sayCountry(hotel.country)}
        </span>
      </>
    ),
  },
  {
    head: say('Status'),
    className: 'max-md:col-start-1 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2',
    cell: (partnership) => (
      <>
        <Badge tone={stateTones[partnership.state]}>{stateWords[partnership.state]}</Badge>
        <span className="mt-0.5 block text-sm text-muted">{sinceWords(partnership)}</span>
      </>
    ),
  },
  {
    head: say('Rate##percentage'),
    isNumber: true,
    className: wideOnly,
    cell: ({ ratePercent }) => percentText(ratePercent),
  },
  { head: say('Bookings'), isNumber: true, className: wideOnly, cell: ({ bookings }) => countText(bookings) },
  {
    head: say('Signals'),
    className: 'max-md:col-start-1',
    cell: (partnership) => (
      <>
        <span className="text-sm text-muted md:hidden">
          {percentText(partnership.ratePercent)},{' '}
          {say('{bookings, plural, one {# booking} other {# bookings}}', {
            bookings: partnership.bookings,
          })}{' '}
        </span>
        <OpenSignals partnership={partnership} />
      </>
    ),
  },
  {
    head: say('Actions'),
    isMenu: true,
    className: 'max-md:col-start-2 max-md:row-start-1 max-md:self-start',
    cell: (partnership) => <PartnershipMenu partnership={partnership} />,
  },
]

export function PartnershipTable({ partnerships }: { partnerships: readonly ListedPartnership[] }) {
  return (
    <DataTable
      caption={say('Partnerships')}
      columns={columns}
      rows={partnerships}
      keyOf={({ id }) => id}
      rowClassName={phoneGrid}
    />
  )
}

export function PartnerName({ partnership: { affiliate, partnerName } }: { partnership: ListedPartnership }) {
  const name = <UserText>{partnerName}</UserText>
  if (!affiliate) return <span className="font-strong wrap-anywhere">{name}</span>
  return (
    <Link to={`/users/${affiliate.id}`} className="rounded-sm font-strong wrap-anywhere hover:underline">
      {name}
    </Link>
  )
}

function OpenSignals({ partnership: { affiliate, hotel, openSignals } }: { partnership: ListedPartnership }) {
  if (openSignals === 0 || !affiliate) return <span className="text-muted max-md:sr-only">{say('None')}</span>
  return (
    <Link
      to={`/users/signals?partner=${affiliate.id}&hotel=${hotel.id}&review=open`}
      className="link text-warning-text"
    >
      {say('{count} to review', { count: countText(openSignals) })}
    </Link>
  )
}

/** `since 3 May 2026, by Roomlark` */
export function sinceWords({ state, stateSince, pausedByAdmin }: ListedPartnership): string {
  const day = longDate(new Date(stateSince))
  return state === 'paused' && pausedByAdmin
    ? say('since {day}, by Roomlark', { day })
    : say('since {day}', { day })
}
