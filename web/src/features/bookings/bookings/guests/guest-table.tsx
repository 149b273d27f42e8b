import type { GuestSummary } from '@roomlark/contract/bookings/guests'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { type Column, DataTable, hoverRow, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { formatInitials } from '../booking-words.ts'
import { revenueWords, staysWords } from './guest-words.ts'

const columns: Column<GuestSummary>[] = [
  {
    head: say('Guest'),
    className: 'max-md:block',
    cell: (guest) => (
      <span className="flex items-center gap-3">
        <Avatar initials={formatInitials(guest.name)} src={null} tone="primary" size={40} />
        <span className="min-w-0">
          <Link
            to={`/bookings/guests/${guest.id}`}
            className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
          >
            {guest.name}
          </Link>
          <span className="block text-sm wrap-anywhere text-muted">
            {guest.email} <span className="inline-block">{guest.phone}</span>
          </span>
          <span className="block text-sm text-muted md:hidden">{phoneLine(guest)}</span>
        </span>
      </span>
    ),
  },
  {
    head: say('Preferences'),
    className: `max-w-[230px] text-sm ${wideOnly}`,
    cell: ({ preferences }) => <span className="line-clamp-2 wrap-anywhere">{preferences}</span>,
  },
  {
    head: say('Last stay'),
    className: `whitespace-nowrap ${wideOnly}`,
    cell: ({ lastStayOn }) =>
      lastStayOn === null ? <span className="text-muted">{say('Not yet')}</span> : dayText(lastStayOn),
  },
  { head: say('Stays'), isNumber: true, className: wideOnly, cell: ({ stays }) => countText(stays) },
  { head: say('Nights'), isNumber: true, className: wideOnly, cell: ({ nights }) => countText(nights) },
  { head: say('Revenue'), isNumber: true, className: wideOnly, cell: revenueWords },
]

export function GuestTable({ guests }: { guests: readonly GuestSummary[] }) {
  return (
    <DataTable
      caption={say('Guests')}
      columns={columns}
      rows={guests}
      keyOf={({ id }) => id}
      rowClassName={`${hoverRow} max-md:block`}
    />
  )
}

/** Joins the other columns into one line for phones. */
function phoneLine(guest: GuestSummary): string {
  return [
    staysWords(guest),
    guest.lastStayOn && say('last {day}', { day: dayText(guest.lastStayOn) }),
    revenueWords(guest),
  ]
    .filter(Boolean)
    .join(', ')
}
