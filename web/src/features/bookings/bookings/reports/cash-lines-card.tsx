import { cashLineTitle } from '@roomlark/contract/figures/hotel-report-words'
import type { CashBookQuery, CashLine } from '@roomlark/contract/figures/hotel-reports'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useCashLines } from '../../../../data/reports.ts'
import { cx } from '../../../../lib/cx.ts'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { clockTimeIn } from '../../../../lib/format-date.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { reportAddress } from './report-address.ts'
import { ReportTable } from './report-table.tsx'

type CashLinesCardProps = { hotel: Hotel; query: CashBookQuery; page: number; currency: string }

/** Every line of these days, the oldest first. */
export function CashLinesCard({ hotel, query, page, currency }: CashLinesCardProps) {
  const { search } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const lines = useCashLines(hotel.id, { ...query, page })
  const meta = lines.data?.meta
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-4 outline-none">
      <Card className="overflow-hidden p-0! md:p-0!">
        <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
          <CardHead
            title={say('Every line')}
            subtitle={meta ? say('{total, plural, one {# line} other {# lines}}', { total: meta.total }) : ''}
          />
          {lines.data ? null : <CardWaiting query={lines} />}
        </div>
        {lines.data ? (
          <div className={cx('transition-opacity', lines.isPlaceholderData && 'opacity-55')}>
            <ReportTable
              caption={say('Every payment, refund and correction')}
              columns={[
                ...[
                  { label: say('Day') },
                  { label: say('Time') },
                  { label: say('Booking') },
                  { label: say('What') },
                  { label: say('By##person') },
                ],
                { label: say('Amount'), isNumber: true },
              ]}
              rows={lines.data.data.map((line) => ({
                key: line.id,
                cells: toCells(line, hotel.timeZone, currency),
              }))}
            />
          </div>
        ) : null}
      </Card>
      {meta ? (
        <Pagination
          {...meta}
          page={page}
          toPage={(to) => ({ search: reportAddress.with(search, { page: to }) })}
          onMove={() => top.current?.focus()}
        />
      ) : null}
    </div>
  )
}

function toCells(line: CashLine, timeZone: string, currency: string) {
  const { day, at, bookingId, reference, position, cardDigits, by, note, amountCents } = line
  return [
    <span key="day" className="whitespace-nowrap">
      {weekdayDay(day)}
    </span>,
    clockTimeIn(timeZone, new Date(at)),
    <Link
      key="booking"
      to={`/bookings/${bookingId}/folio`}
      className="keytag whitespace-nowrap hover:underline"
    >
      {reference}
    </Link>,
    <span key="what">
      {cardDigits
        ? say('{payment} ending {digits}', { payment: cashLineTitle(line), digits: cardDigits })
        : cashLineTitle(line)}
      {position > 1 ? `, ${say('folio {number}', { number: position })}` : ''}
      {note ? (
        <span className="block text-sm wrap-anywhere text-muted">
          <UserText>{note}</UserText>
        </span>
      ) : null}
    </span>,
    by,
    moneyText(amountCents, currency),
  ]
}
