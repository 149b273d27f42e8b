import { say } from '@roomlark/contract/say'
import type {
  HotelStatement,
  StatementSum,
  StatementView,
} from '@roomlark/contract/settlement/hotel-statements'
import { type StatementIds, useStatementLines } from '../../../../data/hotel-statements.ts'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Card } from '../../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { DisputeButton, LineDispute } from './line-dispute.tsx'
import { statementAddress } from './statement-address.ts'
import { StatementLineRow } from './statement-line-row.tsx'

type StatementLinesProps = { statement: HotelStatement; ids: StatementIds; view: StatementView; page: number }

/** Every line of a statement, with what waits and why. */
export function StatementLines({ statement, ids, view, page }: StatementLinesProps) {
  const lines = useStatementLines(ids, view, page)
  const { data } = lines
  const isHotel = useUser().userType === 'hotel'
  const mayDecide = useMay('decide-partners', ids.hotelId)
  const { today, objectionsUntil } = statement
  const mayObject = isHotel && mayDecide && (objectionsUntil === null || today <= objectionsUntil)
  const toView = (next: StatementView, nextPage = 1) =>
    statementAddress(ids.hotelId, ids.month, { currency: ids.currency, view: next, page: nextPage })
  return (
    <Card aria-labelledby="lines" className="overflow-hidden p-0!">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-[18px] pt-[18px] pb-4 md:px-6 md:pt-6">
        <div>
          <h2 id="lines">{say('Lines')}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">
            {say('By check-out date. Taxes and extras are never counted.')}
          </p>
        </div>
        {statement.state === 'open' ? (
          <Segments
            label={say('Lines')}
            size="sm"
            value={view}
            choices={listViews(statement)}
            toChoice={(next) => toView(next)}
          />
        ) : null}
      </div>
      {lines.isPending ? (
        <div className="px-[18px] pb-6 md:px-6">
          <CardSkeleton />
        </div>
      ) : !data ? (
        <div className="px-[18px] pb-6 md:px-6">
          <CardError retry={() => void lines.refetch()} />
        </div>
      ) : data.data.length === 0 ? (
        <p className="border-t border-border px-6 py-9 text-center text-balance text-muted">
          {emptyWords(statement, view)}
        </p>
      ) : (
        <div className={cx('md:overflow-x-auto', lines.isPlaceholderData && 'opacity-55')}>
          <table className="w-full border-collapse text-left text-[14.5px] max-md:block">
            <caption className="sr-only">{say('Lines')}</caption>
            <Heads />
            <tbody className="max-md:block">
              {data.data.map((line) => (
                <StatementLineRow
                  key={`${line.bookingId} ${line.line}`}
                  line={line}
                  currency={statement.currency}
                  action={
                    mayObject && line.state === 'counted' && !line.isDisputed ? (
                      <DisputeButton {...line} />
                    ) : null
                  }
                  below={line.isDisputed ? <LineDispute bookingId={line.bookingId} /> : null}
                />
              ))}
            </tbody>
            {view === 'waiting' ? null : <Foot statement={statement} />}
          </table>
        </div>
      )}
      {data && data.meta.totalPages > 1 ? (
        <div className="border-t border-border px-[18px] pb-5 md:px-6">
          <Pagination {...data.meta} toPage={(to) => toView(view, to)} onMove={() => {}} />
        </div>
      ) : null}
    </Card>
  )
}

function countWaiting({ asked, disputed, held }: HotelStatement): number {
  return [asked, disputed, held].reduce((sum: number, { lines }: StatementSum) => sum + lines, 0)
}

function listViews(statement: HotelStatement): { value: StatementView; label: string }[] {
  const [sum, waiting] = [statement.counted.lines, countWaiting(statement)]
  return [
    { value: 'all', label: say('All {count}##lines', { count: countText(sum + waiting) }) },
    { value: 'counted', label: say('Counted {count}##lines', { count: countText(sum) }) },
    { value: 'waiting', label: say('Pending {count}##lines', { count: countText(waiting) }) },
  ]
}

function emptyWords({ state }: HotelStatement, view: StatementView): string {
  if (state === 'nothing') return say('There was nothing to bill when this month was closed.')
  if (view === 'waiting') return say('Nothing is pending.')
  return say('No stay through a partner has ended in this month yet. A line appears as each one ends.')
}

function Heads() {
  return (
    <thead className="text-sm text-muted max-md:sr-only [&_th]:px-1.5 [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap [&_th:first-child]:pl-6">
      <tr>
        <th scope="col">{say('Booking')}</th>
        <th scope="col">{say('Stay')}</th>
        <th scope="col">{say('Partner')}</th>
        <th scope="col" className="text-right">
          {say('Base##of a commission')}
        </th>
        <th scope="col" className="text-right">
          {say('Commission')}
        </th>
        <th scope="col">{say('Status')}</th>
      </tr>
    </thead>
  )
}

/** The result of all lines that count, on whichever page. */
function Foot({ statement: { state, counted: sum, currency } }: { statement: HotelStatement }) {
  const money = (cents: number) => moneyText(cents, currency)
  const words =
    state === 'open'
      ? say('Counted so far, {lines, plural, one {# line} other {# lines}}', { lines: sum.lines })
      : say('Billed, {lines, plural, one {# line} other {# lines}}', { lines: sum.lines })
  const figure =
    'px-1.5 py-3.5 text-right tabular-nums max-md:flex max-md:justify-between max-md:p-0.5 max-md:before:font-normal max-md:before:text-muted max-md:before:content-[attr(data-label)]'
  return (
    <tfoot className="border-t-2 border-text font-strong max-md:block max-md:px-[18px] max-md:py-3">
      <tr className="max-md:block">
        <th scope="row" colSpan={3} className="py-3.5 pl-6 font-strong max-md:block max-md:p-0.5">
          {words}
        </th>
        <td className={figure} data-label={say('Base##of a commission')}>
          {money(sum.baseCents)}
        </td>
        <td className={figure} data-label={say('Commission')}>
          {money(sum.grossCents)}
        </td>
        <td className="max-md:hidden" />
      </tr>
    </tfoot>
  )
}
