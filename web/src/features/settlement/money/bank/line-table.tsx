import { say } from '@roomlark/contract/say'
import type { BankLine } from '@roomlark/contract/settlement/bank'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { moneyText, signedMoneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, hoverRow, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { bankAddress } from './bank-address.ts'

type LineTableProps = { lines: readonly BankLine[]; currency: string; openId: number | undefined }

/** The lines of a statement; one of them opens beside the list. */
export function LineTable({ lines, currency, openId }: LineTableProps) {
  const { search } = useLocation()
  const columns: Column<BankLine>[] = [
    {
      head: say('Day'),
      className: `whitespace-nowrap ${wideOnly}`,
      cell: ({ bookedOn }) => dayText(bookedOn),
    },
    {
      head: say('Line##bank'),
      isName: true,
      cell: ({ id, bookedOn, party, reference, details }) => (
        <>
          <Link
            to={{ search: bankAddress.with(search, { lineId: id }) }}
            data-line={id}
            aria-current={id === openId ? 'true' : undefined}
            className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
          >
            {party || reference || details || say('Without a text')}
          </Link>
          <span className="line-clamp-2 text-sm wrap-anywhere text-muted">
            <span className="md:hidden">{dayText(bookedOn)} </span>
            {[party && reference, (party || reference) && details].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      head: say('Status'),
      className: 'max-md:col-start-1',
      cell: ({ amountCents, openCents }) =>
        openCents === 0 ? (
          <Badge tone="success">{say('Matched##bank line')}</Badge>
        ) : (
          <>
            <Badge tone="warning">{say('Open##bank line')}</Badge>
            {openCents === amountCents ? null : (
              <span className="block text-sm text-muted">
                {say('{amount} left', { amount: moneyText(openCents, currency) })}
              </span>
            )}
          </>
        ),
    },
    {
      head: say('Amount'),
      isNumber: true,
      className: 'whitespace-nowrap max-md:col-start-2 max-md:row-start-1 max-md:self-start',
      cell: ({ amountCents }) => signedMoneyText(amountCents, currency),
    },
  ]
  return (
    <DataTable
      caption={say('Lines of the bank')}
      columns={columns}
      rows={lines}
      keyOf={({ id }) => String(id)}
      rowClassName={({ id }) => cx(hoverRow, phoneGrid, id === openId && 'bg-primary-soft/60')}
    />
  )
}
