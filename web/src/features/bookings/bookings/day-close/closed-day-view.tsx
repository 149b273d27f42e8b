import type { BookingReference, DayReport } from '@roomlark/contract/bookings/day-close'
import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useClosedDay, useDayFile } from '../../../../data/day-closes.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { fullDay, longDay } from '../../../../lib/day-words.ts'
import { clockTimeIn } from '../../../../lib/format-date.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FileDown } from '../../../../ui/icons/file-down.ts'
import { FileSpreadsheet } from '../../../../ui/icons/file-spreadsheet.ts'
import { Lock } from '../../../../ui/icons/lock.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { withParts } from '../booking-address.ts'
import { Line, TotalLine } from '../money-lines.tsx'
import { ClosedDays } from './closed-days.tsx'
import { FiguresView } from './figures-view.tsx'
import { OpenBalances } from './open-balances.tsx'

export function ClosedDayView({ hotel, day }: { hotel: Hotel; day: string }) {
  const query = useClosedDay(hotel.id, day)
  const { search } = useLocation()
  if (isNotThere(query.error)) {
    return (
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('{day} was not closed', { day: longDay(day) })}
          text={say('It lies before the first day that was closed here.')}
          action={
            <ButtonLink to={{ search: withParts(search, { day: null }) }}>
              {say('Show the open day')}
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  if (query.data) return <Loaded hotel={hotel} report={query.data} />
  if (query.isError) return <NotLoaded title={say('The day did not load')} query={query} />
  return (
    <SkeletonArea>
      <Skeleton className="h-120 rounded-lg!" />
    </SkeletonArea>
  )
}

function Loaded({ hotel, report }: { hotel: Hotel; report: DayReport }) {
  const { search } = useLocation()
  const file = useDayFile(hotel.id, report.day)
  const save = (kind: 'pdf' | 'csv') =>
    file.mutate(kind, {
      onError: (error) => showRefusal(error, say('The file was not made. Please try again.')),
    })
  const busy = (kind: 'pdf' | 'csv') => file.isPending && file.variables === kind && say('Making...')
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h2>{fullDay(report.day)}</h2>
            <Badge tone="neutral">{say('Closed')}</Badge>
          </div>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">
            <Lock aria-hidden="true" className="mr-1.5 inline size-4 align-[-3px]" />
            {closedWords(report, hotel)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <ButtonLink variant="quiet" to={{ search: withParts(search, { day: null }) }}>
            {say('Open day##not closed yet')}
          </ButtonLink>
          <Button variant="secondary" busy={busy('csv')} onClick={() => save('csv')}>
            <FileSpreadsheet aria-hidden="true" className="size-[18px]" />
            {say('CSV')}
          </Button>
          <Button variant="secondary" busy={busy('pdf')} onClick={() => save('pdf')}>
            <FileDown aria-hidden="true" className="size-[18px]" />
            {say('PDF')}
          </Button>
        </div>
      </div>
      <FiguresView report={report} />
      <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:mt-5 md:gap-5 desk:grid-cols-3">
        <CashCard report={report} />
        <LeftOpen report={report} />
        <OpenBalances balances={report.figures.openBalances} />
      </div>
      <ClosedDays hotelId={hotel.id} />
    </>
  )
}

function closedWords({ closedAt, by, isByItself }: DayReport, { timeZone }: Hotel): string {
  const at = new Date(closedAt ?? 0)
  const when = { day: longDay(dateIn(timeZone, at)), time: clockTimeIn(timeZone, at) }
  if (isByItself) return say('Closed automatically on {day} at {time}. It can no longer change.', when)
  return by === null
    ? say('Closed by somebody on {day} at {time}. It never changes again.', when)
    : say('Closed by {person} on {day} at {time}. It never changes again.', { ...when, person: by })
}

function CashCard({ report: { cash, currency } }: { report: DayReport }) {
  return (
    <Card>
      <CardHead title={say('Cash')} subtitle={cash === null ? say('Not counted') : say('As counted')} />
      {cash === null ? null : (
        <dl>
          <Line term={say('In the drawer before')} cents={cash.floatCents} currency={currency} />
          <Line term={say('Recorded on the day')} cents={cash.recordedCents} currency={currency} />
          <Line term={say('Counted')} cents={cash.countedCents} currency={currency} />
          <TotalLine term={say('Difference')} cents={cash.differenceCents} currency={currency} />
        </dl>
      )}
      {cash?.note ? <p className="mt-3 text-sm wrap-anywhere text-muted">{cash.note}</p> : null}
    </Card>
  )
}

/** Lists the arrivals and departures left open, with their reasons. */
function LeftOpen({ report: { figures, reasons, isByItself } }: { report: DayReport }) {
  const rows = [
    ...figures.openArrivals.map((one) => ({ ...one, title: say('Arrival {reference}', one) })),
    ...figures.openDepartures.map((one) => ({ ...one, title: say('Departure {reference}', one) })),
  ]
  const findReason = ({ bookingId }: BookingReference) =>
    reasons.find((one) => one.bookingId === bookingId)?.reason
  return (
    <Card>
      <CardHead
        title={say('Left open')}
        subtitle={
          rows.length === 0
            ? say('Everything was done')
            : isByItself
              ? say('The day was closed by itself')
              : say('With a reason each')
        }
      />
      <ul>
        {rows.map((row) => (
          <li key={row.bookingId} className="border-t border-border py-2.5 leading-5">
            <Link
              to={`/bookings?booking=${row.bookingId}`}
              className="rounded-sm font-strong hover:underline"
            >
              {row.title}
            </Link>
            <span className="block text-sm wrap-anywhere text-muted">
              {isByItself
                ? say('Nobody has looked at it yet.')
                : (findReason(row) ?? say('The reason was erased with the guest.'))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
