import { say } from '@roomlark/contract/say'
import type { ListedStatement } from '@roomlark/contract/settlement/hotel-statement-list'
import { dayText, monthWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { standingDetail, standingLook } from './statement-words.ts'

const columns: Column<ListedStatement>[] = [
  {
    head: say('Statement'),
    cell: ({ id, number }) => (
      <Link to={`/bookings/statements/${id}`} className="keytag hover:underline">
        {number}
      </Link>
    ),
  },
  {
    head: say('Hotel'),
    className: 'max-md:col-start-1',
    cell: ({ hotel, month }) => (
      <>
        <span className="block font-strong wrap-anywhere">
          <UserText>{hotel.name}</UserText>
        </span>
        <span className="block text-sm text-muted">{monthWords(month)}</span>
      </>
    ),
  },
  { head: say('Due on'), className: `whitespace-nowrap ${wideOnly}`, cell: ({ dueOn }) => dayText(dueOn) },
  {
    head: say('Status'),
    className: 'max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2',
    cell: (statement) => {
      const { words, tone } = standingLook(statement)
      return (
        <>
          <Badge tone={tone}>{words}</Badge>
          <span className="mt-0.5 block text-sm text-muted">{standingDetail(statement)}</span>
        </>
      )
    },
  },
  {
    head: say('Total'),
    isNumber: true,
    className: wideOnly,
    cell: ({ totalCents, currency }) => moneyText(totalCents, currency),
  },
  {
    head: say('Left to pay'),
    isNumber: true,
    className: 'font-strong max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-start',
    cell: ({ openCents, currency }) => moneyText(openCents, currency),
  },
]

export function StatementTable({ statements }: { statements: readonly ListedStatement[] }) {
  return (
    <DataTable
      caption={say('Closed statements')}
      columns={columns}
      rows={statements}
      keyOf={({ id }) => id}
      rowClassName={`hover:bg-sunken ${phoneGrid}`}
    />
  )
}
