import type { FilterQuery, Period } from '@roomlark/contract/figures/analytics'
import type { TopHotel } from '@roomlark/contract/figures/dashboard'
import { say } from '@roomlark/contract/say'
import { useTopHotels } from '../../../data/analytics.ts'
import { figures } from '../../../lib/format-figure.ts'
import { type Span, spanPeriod } from '../../../parts/charts/chart-points.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { shareSummary } from '../../../ui/charts/chart-summary.ts'
import { ArrowRight } from '../../../ui/icons/arrow-right.ts'
import { Link } from '../../../ui/link.tsx'
import { Trend } from '../../../ui/trend.tsx'
import { periodSpan, today } from './period-words.ts'

type TopHotelsCardProps = { filters: FilterQuery; period: Period; className: string }

export function TopHotelsCard({ filters, period, className }: TopHotelsCardProps) {
  const hotels = useTopHotels({ ...filters, period })
  return (
    <ChartCard
      id="top-hotels"
      title={say('Top hotels')}
      subtitle={say('By revenue')}
      loading={hotels}
      data={hotels.data && topHotelsData(hotels.data, periodSpan(period, today()))}
      summarise={shareSummary}
      empty={hotels.data?.length === 0 && say('No revenue in this period yet.')}
      isDrawn={false}
      className={className}
      actions={
        <ButtonLink to="/hotels" variant="quiet" size="sm">
          {say('All')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      }
    >
      {() => <Ranking hotels={hotels.data ?? []} />}
    </ChartCard>
  )
}

function topHotelsData(hotels: readonly TopHotel[], span: Span): ChartData {
  return {
    axis: say('Hotel'),
    unit: 'dollars',
    points: hotels.map(({ name }) => ({ short: name, long: name })),
    series: [{ name: say('Revenue'), values: hotels.map(({ revenueUsdCents }) => revenueUsdCents / 100) }],
    ...spanPeriod([span]),
  }
}

function Ranking({ hotels }: { hotels: readonly TopHotel[] }) {
  const most = Math.max(1, ...hotels.map(({ revenueUsdCents }) => revenueUsdCents))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={say('Ranking')} tabIndex={0} className="-mx-1 max-h-[310px] overflow-y-auto px-1">
      <ol>
        {hotels.map((hotel, index) => (
          <li key={hotel.id} className="flex items-center gap-3 py-[7.5px]">
            <span className="w-5 shrink-0 font-display text-muted">{index + 1}</span>
            <Picture url={hotel.imageUrl} />
            <div className="min-w-0 grow">
              <Link
                to={`/hotels/${hotel.id}`}
                className="block truncate text-[14.5px] font-strong hover:underline"
              >
                {hotel.name}
              </Link>
              <p className="text-sm text-muted">
                {say('{bookings, plural, one {# booking} other {# bookings}}', { bookings: hotel.bookings })}
              </p>
              <span aria-hidden="true" className="mt-0.5 block h-[5px] rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-(--chart-1)"
                  style={{ width: `${(hotel.revenueUsdCents / most) * 100}%` }}
                />
              </span>
            </div>
            <div className="shrink-0 text-right">
              <b className="block tabular-nums">{figures.dollars.full(hotel.revenueUsdCents / 100)}</b>
              <Trend percent={hotel.trend} className="text-sm!" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Picture({ url }: { url: string | null }) {
  const look = 'h-[46px] w-14 shrink-0 rounded-md bg-sunken'
  return url === null ? (
    <span aria-hidden="true" className={look} />
  ) : (
    <img src={url} alt="" loading="lazy" className={`${look} object-cover`} />
  )
}
