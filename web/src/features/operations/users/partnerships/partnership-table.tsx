import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import { stateWords } from '@roomlark/contract/partnership-words'
import { countryName } from '@roomlark/contract/places'
import { cx } from '../../../../lib/cx.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { counted, countText, percentText } from '../../../../lib/format-number.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { PartnershipMenu } from './partnership-menu.tsx'
import { stateTones } from './partnership-steps.ts'

const cell = 'border-t border-border px-2.5 py-[11px] align-middle'

/** A table on wide screens; on a phone each row is a block of its own. */
export function PartnershipTable({ partnerships }: { partnerships: readonly ListedPartnership[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Partnerships</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="pl-6!">
            Partner
          </th>
          <th scope="col">Hotel</th>
          <th scope="col">Status</th>
          <th scope="col" className="text-right">
            Rate
          </th>
          <th scope="col" className="text-right">
            Bookings
          </th>
          <th scope="col">Signals</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {partnerships.map((partnership) => (
          <Row key={partnership.id} partnership={partnership} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ partnership }: { partnership: ListedPartnership }) {
  const { hotel, affiliate, state, ratePercent, bookings } = partnership
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!">
      <th scope="row" className={cx(cell, 'pl-6! font-normal')}>
        <PartnerName partnership={partnership} />
        <span className="block text-sm wrap-anywhere text-muted">
          {affiliate ? affiliate.email : 'No account yet'}
        </span>
      </th>
      <td className={cx(cell, 'max-md:col-start-1')}>
        <Link to={`/hotels/${hotel.id}`} className="link wrap-anywhere">
          {hotel.name}
        </Link>
        <span className="block text-sm text-muted">
          <UserText>{hotel.city}</UserText>, {countryName(hotel.country)}
        </span>
      </td>
      <td
        className={cx(
          cell,
          'max-md:col-start-1 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2',
        )}
      >
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        <span className="mt-0.5 block text-sm text-muted">{sinceWords(partnership)}</span>
      </td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>{percentText(ratePercent)}</td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>{countText(bookings)}</td>
      <td className={cx(cell, 'max-md:col-start-1')}>
        <span className="text-sm text-muted md:hidden">
          {percentText(ratePercent)}, {counted(bookings, 'booking')}{' '}
        </span>
        <OpenSignals partnership={partnership} />
      </td>
      <td
        className={cx(
          cell,
          'w-14 pr-4! text-right max-md:col-start-2 max-md:row-start-1 max-md:self-start md:w-14',
        )}
      >
        <PartnershipMenu partnership={partnership} />
      </td>
    </tr>
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
  if (openSignals === 0 || !affiliate) return <span className="text-muted max-md:sr-only">None</span>
  return (
    <Link
      to={`/users/signals?partner=${affiliate.id}&hotel=${hotel.id}&review=open`}
      className="link text-warning-text"
    >
      {countText(openSignals)} to review
    </Link>
  )
}

/** `since 3 May 2026, by Roomlark` */
export function sinceWords({ state, stateSince, pausedByAdmin }: ListedPartnership): string {
  const since = `since ${longDate(new Date(stateSince))}`
  return state === 'paused' && pausedByAdmin ? `${since}, by Roomlark` : since
}
