import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { ListedCommission } from '@roomlark/contract/partners/commission-list'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { MiniClock } from '../../../../parts/stay-clock/mini-clock.tsx'
import { type Column, DataTable, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { commissionAddress } from './commissions-address.ts'

const columns: Column<ListedCommission>[] = [
  {
    head: say('Booking'),
    cell: ({ booking }) => (
      <Link to={`/commissions/${booking.id}`} className="keytag hover:underline">
        {booking.reference}
      </Link>
    ),
  },
  {
    head: say('Hotel and partner'),
    className: 'max-md:col-start-1',
    cell: (row) => <Parties commission={row} />,
  },
  { head: say('Status'), className: 'max-md:col-span-2', cell: ({ clock }) => <MiniClock facts={clock} /> },
  {
    head: say('Commission'),
    isNumber: true,
    className: wideOnly,
    cell: ({ grossCents, ratePercent, baseCents, currency }) => (
      <>
        {moneyText(grossCents, currency)}
        <span className="block text-sm whitespace-nowrap text-muted">
          {say('{rate}% of {amount}', { rate: ratePercent, amount: moneyText(baseCents, currency) })}
        </span>
      </>
    ),
  },
  {
    head: say('Partner gets'),
    isNumber: true,
    className: 'font-strong max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-start',
    cell: ({ netUsdCents }) => moneyText(netUsdCents, payoutCurrency),
  },
]

export function CommissionTable({ commissions }: { commissions: readonly ListedCommission[] }) {
  return (
    <DataTable
      caption={say('Commissions')}
      columns={columns}
      rows={commissions}
      keyOf={({ booking }) => booking.id}
      rowClassName={`hover:bg-sunken ${phoneGrid}`}
    />
  )
}

/** Each narrows the list to its own. */
function Parties({ commission: { hotel, partner } }: { commission: ListedCommission }) {
  const { search } = useLocation()
  return (
    <>
      <Link
        to={{ search: commissionAddress.narrow(search, { hotelId: hotel.id }) }}
        className="block w-fit font-strong wrap-anywhere hover:underline"
      >
        <UserText>{hotel.name}</UserText>
      </Link>
      <Link
        to={{ search: commissionAddress.narrow(search, { affiliateId: partner.affiliateId }) }}
        className="block w-fit text-sm text-muted wrap-anywhere hover:underline"
      >
        <UserText>{partner.name}</UserText>
      </Link>
    </>
  )
}
