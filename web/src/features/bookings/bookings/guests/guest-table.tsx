import type { GuestSummary } from '@roomlark/contract/bookings/guests'
import { cx } from '../../../../lib/cx.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Link } from '../../../../ui/link.tsx'
import { formatInitials } from '../booking-words.ts'
import { revenueWords, staysWords } from './guest-words.ts'

const cell = 'border-t border-border px-2.5 py-[11px] align-middle'

/** A table on wide screens; on a phone each row is a block of its own. */
export function GuestTable({ guests }: { guests: readonly GuestSummary[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Guests</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="pl-6!">
            Guest
          </th>
          <th scope="col">Preferences</th>
          <th scope="col">Last stay</th>
          <th scope="col" className="text-right">
            Stays
          </th>
          <th scope="col" className="text-right">
            Nights
          </th>
          <th scope="col" className="pr-6! text-right">
            Revenue
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {guests.map((guest) => (
          <Row key={guest.id} guest={guest} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ guest }: { guest: GuestSummary }) {
  return (
    <tr className="relative transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)] max-md:block max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!">
      <th scope="row" className={cx(cell, 'pl-6! font-normal max-md:block')}>
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
      </th>
      <td className={cx(cell, 'max-w-[230px] text-sm max-md:hidden')}>
        <span className="line-clamp-2 wrap-anywhere">{guest.preferences}</span>
      </td>
      <td className={cx(cell, 'whitespace-nowrap max-md:hidden')}>
        {guest.lastStayOn === null ? <span className="text-muted">Not yet</span> : dayText(guest.lastStayOn)}
      </td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>{countText(guest.stays)}</td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>{countText(guest.nights)}</td>
      <td className={cx(cell, 'pr-6! text-right tabular-nums max-md:hidden')}>{revenueWords(guest)}</td>
    </tr>
  )
}

/** Joins the other columns into one line for phones. */
function phoneLine(guest: GuestSummary): string {
  return [staysWords(guest), guest.lastStayOn && `last ${dayText(guest.lastStayOn)}`, revenueWords(guest)]
    .filter(Boolean)
    .join(', ')
}
