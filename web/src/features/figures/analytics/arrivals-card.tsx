import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { ArrivalsToday } from '@roomlark/contract/bookings/front-desk'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useArrivals } from '../../../data/analytics.ts'
import { nightsWords, weekdayLongDay } from '../../../lib/day-words.ts'
import { RoomTag } from '../../../parts/booking-marks/room-tag.tsx'
import { StateBadge } from '../../../parts/booking-marks/state-badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ChartFailed } from '../../../ui/charts/chart-states.tsx'
import { ArrowRight } from '../../../ui/icons/arrow-right.ts'
import { Link } from '../../../ui/link.tsx'
import { ActivitySkeleton } from './activity-list.tsx'

/** Today's arrivals at all hotels of the account. */
export function ArrivalsCard({ className }: { className: string }) {
  const arrivals = useArrivals()
  return (
    <Card aria-labelledby="arrivals-today" className={className}>
      <CardHead
        title={<span id="arrivals-today">{say('Arrivals today')}</span>}
        subtitle={arrivals.data && whereWords(arrivals.data)}
      >
        <ButtonLink to="/bookings/calendar" variant="quiet" size="sm">
          {say('Calendar##of rooms')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </CardHead>
      <Content arrivals={arrivals} />
    </Card>
  )
}

/** `Tue 16 June, Villa Marenne`; hotels in different time zones may have different days. */
function whereWords({ hotels, hotelName, day }: ArrivalsToday): string | undefined {
  if (hotelName !== null && day !== null) return `${weekdayLongDay(day)}, ${isolate(hotelName)}`
  return hotels > 1
    ? say('{hotels, plural, one {At your # hotel} other {At your # hotels}}', { hotels })
    : undefined
}

function Content({ arrivals }: { arrivals: ReturnType<typeof useArrivals> }) {
  const { data } = arrivals
  if (arrivals.isPending) return <ActivitySkeleton rows={4} />
  if (!data) {
    return (
      <ChartFailed
        title={say('Arrivals today')}
        height={220}
        isBusy={arrivals.isFetching}
        retry={() => void arrivals.refetch()}
      />
    )
  }
  if (data.total === 0) {
    return (
      <p className="py-6 text-center text-muted">
        {data.hotels === 0
          ? say('Guests of your first hotel will be listed here.')
          : say('No arrivals today.')}
      </p>
    )
  }
  return (
    <>
      <ul>
        {data.arrivals.map((booking) => (
          <Arrival key={booking.id} booking={booking} showsHotel={data.hotels > 1} />
        ))}
      </ul>
      {data.total > data.arrivals.length ? (
        <p className="border-t border-border pt-3 text-sm">
          <Link to="/bookings/day" className="link">
            {say('{count, plural, one {and # more} other {and # more}}', {
              count: data.total - data.arrivals.length,
            })}
          </Link>
        </p>
      ) : null}
    </>
  )
}

function Arrival({ booking, showsHotel }: { booking: BookingSummary; showsHotel: boolean }) {
  const numbers = booking.rooms.flatMap(({ number }) => (number === null ? [] : [number]))
  const types = [...new Set(booking.rooms.map(({ name }) => name))].join(', ')
  return (
    <li className="flex items-center gap-3.5 border-t border-border py-[13px] first:border-t-0 first:pt-1">
      {numbers.length > 0 ? (
        <RoomTag numbers={numbers} />
      ) : (
        <span className="w-[52px] shrink-0 text-sm text-muted">{say('No room')}</span>
      )}
      <div className="min-w-0 grow">
        <p className="leading-5">
          <Link to={`/bookings?booking=${booking.id}`} className="wrap-anywhere hover:underline">
            {booking.guestName}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {types}, {nightsWords(booking.nights)}
        </p>
        {showsHotel ? <p className="text-sm wrap-anywhere text-muted">{booking.hotelName}</p> : null}
      </div>
      <StateBadge state={booking.state} />
    </li>
  )
}
