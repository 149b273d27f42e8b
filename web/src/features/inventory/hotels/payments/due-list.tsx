import type { DueRow } from '@roomlark/contract/bookings/payments'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useDuePayments } from '../../../../data/payments.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { CollectButtons } from '../../../../parts/payments/collect-buttons.tsx'
import { failureWords } from '../../../../parts/payments/payment-words.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, phoneGrid } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { paymentsAddress } from './payments-address.ts'

const states = {
  due: { tone: 'neutral', name: say('Due') },
  overdue: { tone: 'warning', name: say('Overdue') },
  failed: { tone: 'error', name: say('Failed') },
} as const

/** Deposits that wait for their payment, each with a way to follow it up. */
export function DueList({ hotel, page }: { hotel: Hotel; page: number }) {
  const list = useDuePayments(hotel.id, page)
  const mayWork = useMay('work-desk', hotel.id)
  return (
    <ListResults
      list={list}
      address={paymentsAddress}
      failed={say('The payments that are due did not load')}
      nothing={{
        title: say('Nothing is due'),
        text: say('Deposits that guests have yet to pay appear here, and cards that could not be charged.'),
      }}
      notFound={{}}
    >
      {(rows) => (
        <DataTable
          caption={viewCaption}
          columns={listColumns(mayWork)}
          rows={rows}
          keyOf={({ depositId }) => depositId}
          rowClassName={phoneGrid}
        />
      )}
    </ListResults>
  )
}

const viewCaption = say('Due and failed')

function listColumns(mayWork: boolean): Column<DueRow>[] {
  const columns: Column<DueRow>[] = [
    {
      head: say('Booking'),
      cell: ({ bookingId, reference, guestName }) => (
        <Link to={`/bookings?booking=${bookingId}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="keytag">{reference}</span>
          <UserText>{guestName}</UserText>
        </Link>
      ),
    },
    {
      head: say('Due'),
      className: 'max-md:col-start-1 max-md:text-sm',
      cell: ({ dueOn, chargesCard, failure }) => (
        <>
          {weekdayLongDay(dueOn)}
          <span className="block text-sm text-muted">{describeDue(chargesCard, failure)}</span>
        </>
      ),
    },
    {
      head: say('Amount'),
      isNumber: true,
      className: 'whitespace-nowrap max-md:col-start-2 max-md:row-start-1',
      cell: ({ amountCents, currency }) => moneyText(amountCents, currency),
    },
    {
      head: say('Status'),
      className: 'max-md:col-start-2 max-md:row-start-2 max-md:text-right',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].name}</Badge>,
    },
  ]
  if (!mayWork) return columns
  return [
    ...columns,
    {
      head: say('Follow up'),
      headClassName: 'text-right',
      className: 'max-md:col-span-2 max-md:empty:hidden',
      cell: (due) => <CollectButtons due={due} className="flex flex-wrap gap-1.5 md:justify-end" />,
    },
  ]
}

function describeDue(chargesCard: boolean, failure: DueRow['failure']): string {
  if (failure !== null) return failureWords[failure]
  return chargesCard ? say('The kept card is charged that day') : say('The guest pays')
}
