import type { JournalEntry } from '@roomlark/contract/bookings/invoice-journal'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, hoverRow, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { JournalMenu } from './journal-menu.tsx'
import { stateNames, stateTones } from './journal-words.ts'

const columns: Column<JournalEntry>[] = [
  {
    head: say('Number##of an invoice'),
    cell: ({ number, bookingId, companyId, reference, stays, hotelName }) => (
      <>
        <Link
          to={bookingId ? `/bookings/${bookingId}/folio` : `/bookings/companies/${companyId}`}
          className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
        >
          {number}
        </Link>
        <span className="block text-sm wrap-anywhere text-muted md:whitespace-nowrap">
          {reference || say('{count, plural, one {# stay} other {# stays}}', { count: stays })}, {hotelName}
        </span>
      </>
    ),
  },
  {
    head: say('For##who pays'),
    className: 'max-md:col-span-2',
    cell: ({ company, payerName }) => (
      <span className="wrap-anywhere" dir="auto">
        {company || payerName}
        {company && payerName ? (
          <span className="block text-sm text-muted max-md:hidden">{payerName}</span>
        ) : null}
      </span>
    ),
  },
  {
    head: say('Issued##of an invoice'),
    className: `whitespace-nowrap ${wideOnly}`,
    cell: ({ issuedOn }) => dayText(issuedOn),
  },
  {
    head: say('Due##of an invoice'),
    className: `whitespace-nowrap ${wideOnly}`,
    cell: ({ dueOn, openCents }) => (openCents === 0 ? '' : dayText(dueOn)),
  },
  {
    head: say('Amount'),
    isNumber: true,
    className: `whitespace-nowrap ${wideOnly}`,
    cell: ({ totalCents, currency }) => moneyText(totalCents, currency),
  },
  {
    head: say('Still open'),
    isNumber: true,
    className: 'whitespace-nowrap max-md:text-right',
    cell: ({ openCents, totalCents, currency }) => (
      <>
        <span className={openCents === 0 ? 'max-md:hidden' : 'font-strong'}>
          {openCents === 0 ? '' : moneyText(openCents, currency)}
        </span>
        <span className={openCents === 0 ? 'md:hidden' : 'hidden'}>{moneyText(totalCents, currency)}</span>
      </>
    ),
  },
  {
    head: say('State'),
    cell: ({ state, reminders }) =>
      state === null ? (
        <Badge tone="neutral">{say('Credit note')}</Badge>
      ) : (
        <>
          <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
          {state === 'overdue' && reminders > 0 ? (
            <span className="mt-0.5 block text-sm whitespace-nowrap text-muted">
              {say('{count, plural, one {# reminder} other {# reminders}}', { count: reminders })}
            </span>
          ) : null}
        </>
      ),
  },
  {
    head: say('Actions'),
    isMenu: true,
    className: 'max-md:col-start-2 max-md:row-start-1 max-md:-mr-2 max-md:justify-self-end',
    cell: (entry) => <JournalMenu entry={entry} />,
  },
]

/** Each row leads to the folio, where the paper is sent or taken back. */
export function JournalTable({ entries }: { entries: readonly JournalEntry[] }) {
  return (
    <DataTable
      caption={say('Invoices')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      rowClassName={`${hoverRow} ${phoneGrid}`}
    />
  )
}
