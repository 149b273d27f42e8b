import type { PaymentTransfer } from '@roomlark/contract/bookings/payment-accounts'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { usePaymentTransfers } from '../../../../data/payments.ts'
import { cx } from '../../../../lib/cx.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, hoverRow, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { paymentsAddress } from './payments-address.ts'
import { TransferPanel } from './transfer-panel.tsx'
import { transferStates } from './transfer-words.ts'

type TransferListProps = { hotel: Hotel; page: number; openId: string | undefined }

/** Transfers of the payment service to the bank account; one of them opens beside the list. */
export function TransferList({ hotel, page, openId }: TransferListProps) {
  const list = usePaymentTransfers(hotel.id, page)
  const { search } = useLocation()
  const shown = list.data?.data.find(({ id }) => id === openId)
  return (
    <>
      <ListResults
        list={list}
        address={paymentsAddress}
        failed={say('The transfers did not load')}
        nothing={{
          title: say('No transfers yet'),
          text: say('The payment service sends what guests paid to your bank account, a few days later.'),
        }}
        notFound={{}}
      >
        {(rows) => (
          <DataTable
            caption={say('Transfers')}
            columns={listColumns(search, openId)}
            rows={rows}
            keyOf={({ id }) => id}
            rowClassName={({ id }) =>
              cx(
                hoverRow,
                phoneGrid,
                id === openId && 'bg-primary-soft [box-shadow:inset_3px_0_var(--color-primary)]',
              )
            }
          />
        )}
      </ListResults>
      {shown ? <TransferPanel hotel={hotel} transfer={shown} /> : null}
    </>
  )
}

function listColumns(search: string, openId: string | undefined): Column<PaymentTransfer>[] {
  const sum = (head: string, cents: (transfer: PaymentTransfer) => number): Column<PaymentTransfer> => ({
    head,
    isNumber: true,
    className: cx(wideOnly, 'whitespace-nowrap'),
    cell: (transfer) => moneyText(cents(transfer), transfer.currency),
  })
  // Beside an open panel there is no room for every sum, which the panel has anyway.
  const sums =
    openId === undefined
      ? [
          sum(say('Payments'), ({ paymentsCents }) => paymentsCents),
          sum(say('Refunds and disputes'), ({ refundsCents, disputesCents }) => refundsCents + disputesCents),
          sum(say('Fees'), ({ feesCents, otherCents }) => feesCents + otherCents),
        ]
      : []
  return [
    {
      head: say('Arrives'),
      cell: ({ id, arrivesOn }) => (
        <Link
          to={{ search: paymentsAddress.with(search, { openId: id }) }}
          data-transfer={id}
          aria-current={id === openId ? 'true' : undefined}
          className="font-strong after:absolute after:inset-0"
        >
          {weekdayLongDay(arrivesOn)}
        </Link>
      ),
    },
    {
      head: say('Status'),
      className: 'max-md:col-start-1 max-md:row-start-2',
      cell: ({ state }) => <Badge tone={transferStates[state].tone}>{transferStates[state].name}</Badge>,
    },
    ...sums,
    {
      head: say('Transfer'),
      isNumber: true,
      className: 'whitespace-nowrap font-strong max-md:col-start-2 max-md:row-start-1',
      cell: ({ amountCents, currency }) => moneyText(amountCents, currency),
    },
  ]
}
