import type { Receivable } from '@roomlark/contract/bookings/invoice-journal'
import { say } from '@roomlark/contract/say'
import { useReceivables } from '../../../../data/invoices.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardError } from '../../../../ui/card-states.tsx'
import { type Column, DataTable, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'

const age = (head: string, cents: (row: Receivable) => number): Column<Receivable> => ({
  head,
  isNumber: true,
  className: `whitespace-nowrap ${wideOnly}`,
  cell: (row) => (cents(row) === 0 ? '' : moneyText(cents(row), row.currency)),
})

const columns: Column<Receivable>[] = [
  {
    head: say('Company'),
    cell: ({ company, companyId, invoices, overdueCents, currency }) => (
      <>
        <span className="font-strong wrap-anywhere" dir="auto">
          {companyId ? (
            <Link to={`/bookings/companies/${companyId}`} className="link">
              {company}
            </Link>
          ) : (
            company || say('Guests who pay themselves')
          )}
        </span>
        <span className="block text-sm text-muted">
          {[
            say('{count, plural, one {# invoice} other {# invoices}}', { count: invoices }),
            overdueCents > 0 && say('{amount} overdue', { amount: moneyText(overdueCents, currency) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </>
    ),
  },
  age(say('Up to 30 days'), ({ until30Cents }) => until30Cents),
  age(say('31 to 60 days'), ({ until60Cents }) => until60Cents),
  age(say('61 to 90 days'), ({ until90Cents }) => until90Cents),
  age(say('Over 90 days'), ({ olderCents }) => olderCents),
  {
    head: say('Still open'),
    isNumber: true,
    className: 'whitespace-nowrap font-strong',
    cell: ({ openCents, currency }) => moneyText(openCents, currency),
  },
]

/** Debtors of the hotel's invoices; hidden if there are none. */
export function ReceivablesCard({ hotelId }: { hotelId: string | undefined }) {
  const { data, isError, refetch } = useReceivables(hotelId)
  if (isError) {
    return (
      <Card className="mb-5">
        <CardError retry={() => void refetch()} />
      </Card>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <Card className="mb-5 p-0!">
      <div className="px-4 pt-4 md:px-6 md:pt-5">
        <CardHead title={say('Who owes')} subtitle={say('Open invoices by how long ago they were issued')} />
      </div>
      <DataTable
        caption={say('Who owes')}
        columns={columns}
        rows={data}
        keyOf={({ company, currency }) => `${company} ${currency}`}
        rowClassName={phoneGrid}
      />
    </Card>
  )
}
