import type { ClosedDay } from '@roomlark/contract/bookings/day-close'
import { closerName } from '@roomlark/contract/bookings/day-close-words'
import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useClosedDays } from '../../../../data/day-closes.ts'
import { readPage } from '../../../../lib/address-parts.ts'
import { cx } from '../../../../lib/cx.ts'
import { monthWords, weekdayDay } from '../../../../lib/day-words.ts'
import { countText, figurePercent } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { readMonth, withParts } from '../booking-address.ts'

/** The closed days of a hotel, all of them or those of a month. */
export function ClosedDays({ hotelId }: { hotelId: string }) {
  const { search } = useLocation()
  const month = readMonth(search)
  const page = readPage(search)
  const query = useClosedDays(hotelId, { month, page })
  const top = useRef<HTMLHeadingElement>(null)
  const meta = query.data?.meta
  return (
    <section className="mt-9">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={top} tabIndex={-1}>
          {say('Closed days')}
          {month ? <span className="text-muted">, {monthWords(`${month}-01`)}</span> : null}
        </h2>
        <Months month={month} latest={query.data?.data[0]?.day} />
      </div>
      {query.data ? (
        <Days days={query.data.data} isBusy={query.isPlaceholderData} />
      ) : query.isError ? (
        <NotLoaded title={say('The closed days did not load')} query={query} />
      ) : (
        <SkeletonArea>
          <Skeleton className="h-52 rounded-lg!" />
        </SkeletonArea>
      )}
      {meta ? (
        <Pagination
          {...meta}
          page={page}
          toPage={(next) => ({ search: withParts(search, { page: next }) })}
          onMove={() => top.current?.focus()}
        />
      ) : null}
    </section>
  )
}

/** One month back and forth; without a month, all days are listed. */
function Months({ month, latest }: { month: string | undefined; latest: string | undefined }) {
  const { search } = useLocation()
  const toMonth = (next: string | null) => ({ search: withParts(search, { month: next, page: null }) })
  if (month === undefined) {
    return latest === undefined ? null : (
      <ButtonLink variant="secondary" size="sm" to={toMonth(latest.slice(0, 7))}>
        {say('By month')}
      </ButtonLink>
    )
  }
  const before = addDays(`${month}-01`, -1).slice(0, 7)
  const after = addDays(`${month}-01`, 31).slice(0, 7)
  return (
    <div className="flex items-center gap-1.5">
      <ButtonLink variant="secondary" size="sm" to={toMonth(before)} aria-label={monthWords(`${before}-01`)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </ButtonLink>
      <ButtonLink variant="secondary" size="sm" to={toMonth(after)} aria-label={monthWords(`${after}-01`)}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </ButtonLink>
      <ButtonLink variant="quiet" size="sm" to={toMonth(null)}>
        {say('All days')}
      </ButtonLink>
    </div>
  )
}

const cell = 'border-t border-border px-2.5 py-[11px] tabular-nums whitespace-nowrap'
const amount = `${cell} text-right max-md:hidden`

function Days({ days, isBusy }: { days: readonly ClosedDay[]; isBusy: boolean }) {
  if (days.length === 0) {
    return (
      <p className="rounded-lg border border-border bg-surface px-[18px] py-6 text-muted md:px-6">
        {say('No day was closed here yet.')}
      </p>
    )
  }
  return (
    <div aria-busy={isBusy} className="overflow-hidden rounded-lg border border-border bg-surface">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{say('Closed days')}</caption>
        <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:text-right [&_th]:font-[560] [&_th]:whitespace-nowrap">
          <tr>
            <th scope="col" className="pl-6! text-left!">
              {say('Day')}
            </th>
            <th scope="col">{say('Rooms sold')}</th>
            <th scope="col">{say('Occupancy')}</th>
            <th scope="col">{say('Charges')}</th>
            <th scope="col">{say('Payments')}</th>
            <th scope="col">{say('Guests owe')}</th>
            <th scope="col" className="pr-6!">
              {say('Cash difference')}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {days.map((day) => (
            <Row key={day.day} day={day} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ day }: { day: ClosedDay }) {
  const { search } = useLocation()
  const money = (cents: number) => moneyText(cents, day.currency)
  const rooms = { sold: countText(day.sold), available: countText(day.available) }
  const person = closerName(day)
  return (
    <tr className="relative transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)] max-md:block max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!">
      <th scope="row" className={cx(cell, 'pl-6! font-normal max-md:block')}>
        <Link
          to={{ search: withParts(search, { day: day.day }) }}
          className="rounded-sm font-strong after:absolute after:inset-0"
        >
          {weekdayDay(day.day)}
        </Link>
        <span className="block text-sm text-muted">
          {day.leftOpen > 0
            ? say('{person}, {count, plural, one {# left open} other {# left open}}', {
                person,
                count: day.leftOpen,
              })
            : person}
        </span>
        <span className="block text-sm whitespace-normal text-muted md:hidden">
          {say('{sold} of {available} rooms, {paid} paid, guests owe {owed}', {
            ...rooms,
            paid: money(day.paidCents),
            owed: money(day.closingCents),
          })}
        </span>
      </th>
      <td className={amount}>{say('{sold} of {available}', rooms)}</td>
      <td className={amount}>{figurePercent(day.occupancyPercent)}</td>
      <td className={amount}>{money(day.chargedCents)}</td>
      <td className={amount}>{money(day.paidCents)}</td>
      <td className={amount}>{money(day.closingCents)}</td>
      <td className={cx(amount, 'pr-6!')}>
        {day.differenceCents === null ? (
          <span className="text-muted">{say('Not counted')}</span>
        ) : (
          money(day.differenceCents)
        )}
      </td>
    </tr>
  )
}
