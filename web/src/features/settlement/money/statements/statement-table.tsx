import type { ListedStatement } from '@roomlark/contract/settlement/statement-list'
import { cx } from '../../../../lib/cx.ts'
import { dayText, monthWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { standingDetail, standingLook } from './statement-words.ts'

const cell = 'border-t border-border px-2.5 py-[11px] align-middle'

/** A table on wide screens; on a phone each row is a block of its own. */
export function StatementTable({ statements }: { statements: readonly ListedStatement[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Closed statements</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="pl-6!">
            Statement
          </th>
          <th scope="col">Hotel</th>
          <th scope="col">Due on</th>
          <th scope="col">Status</th>
          <th scope="col" className="text-right">
            Total
          </th>
          <th scope="col" className="pr-6! text-right">
            Left to pay
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {statements.map((statement) => (
          <Row key={statement.id} statement={statement} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ statement }: { statement: ListedStatement }) {
  const { id, number, hotel, month, dueOn, currency, totalCents, openCents } = statement
  const { words, tone } = standingLook(statement)
  return (
    <tr className="hover:bg-sunken max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!">
      <th scope="row" className={cx(cell, 'pl-6! font-normal')}>
        <Link to={`/bookings/statements/${id}`} className="keytag hover:underline">
          {number}
        </Link>
      </th>
      <td className={cx(cell, 'max-md:col-start-1')}>
        <span className="block font-strong wrap-anywhere">
          <UserText>{hotel.name}</UserText>
        </span>
        <span className="block text-sm text-muted">{monthWords(month)}</span>
      </td>
      <td className={cx(cell, 'whitespace-nowrap max-md:hidden')}>{dayText(dueOn)}</td>
      <td
        className={cx(
          cell,
          'max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2',
        )}
      >
        <Badge tone={tone}>{words}</Badge>
        <span className="mt-0.5 block text-sm text-muted">{standingDetail(statement)}</span>
      </td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>{moneyText(totalCents, currency)}</td>
      <td
        className={cx(
          cell,
          'pr-6! text-right font-strong tabular-nums max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-start',
        )}
      >
        {moneyText(openCents, currency)}
      </td>
    </tr>
  )
}
