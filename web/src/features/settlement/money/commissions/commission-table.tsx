import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { ListedCommission } from '@roomlark/contract/partners/commission-list'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { MiniClock } from '../../../../parts/stay-clock/mini-clock.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { withParts } from './commissions-address.ts'

const cell = 'border-t border-border px-2.5 py-[11px] align-middle'

/** A table on wide screens; on a phone each row is a block of its own. */
export function CommissionTable({ commissions }: { commissions: readonly ListedCommission[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Commissions</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="pl-6!">
            Booking
          </th>
          <th scope="col">Hotel and partner</th>
          <th scope="col">Status</th>
          <th scope="col" className="text-right">
            Commission
          </th>
          <th scope="col" className="pr-6! text-right">
            Partner gets
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {commissions.map((commission) => (
          <Row key={commission.booking.id} commission={commission} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ commission }: { commission: ListedCommission }) {
  const { search } = useLocation()
  const { booking, hotel, partner, clock, currency, ratePercent, baseCents, grossCents, netUsdCents } =
    commission
  return (
    <tr className="hover:bg-sunken max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!">
      <th scope="row" className={cx(cell, 'pl-6! font-normal')}>
        <Link to={`/commissions/${booking.id}`} className="keytag hover:underline">
          {booking.reference}
        </Link>
      </th>
      <td className={cx(cell, 'max-md:col-start-1')}>
        <Link
          to={{ search: withParts(search, { hotel: hotel.id }) }}
          className="block w-fit font-strong wrap-anywhere hover:underline"
        >
          <UserText>{hotel.name}</UserText>
        </Link>
        <Link
          to={{ search: withParts(search, { partner: partner.affiliateId }) }}
          className="block w-fit text-sm text-muted wrap-anywhere hover:underline"
        >
          <UserText>{partner.name}</UserText>
        </Link>
      </td>
      <td className={cx(cell, 'max-md:col-span-2')}>
        <MiniClock facts={clock} />
      </td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>
        {moneyText(grossCents, currency)}
        <span className="block text-sm whitespace-nowrap text-muted">
          {ratePercent}% of {moneyText(baseCents, currency)}
        </span>
      </td>
      <td
        className={cx(
          cell,
          'pr-6! text-right font-strong tabular-nums max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-start',
        )}
      >
        {moneyText(netUsdCents, payoutCurrency)}
      </td>
    </tr>
  )
}
