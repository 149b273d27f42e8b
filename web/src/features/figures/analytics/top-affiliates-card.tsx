import type { FilterQuery, Period, TopAffiliate } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'
import { useTopAffiliates } from '../../../data/analytics.ts'
import { figures } from '../../../lib/format-figure.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { suspectedWords } from '../../../parts/performance/performance-words.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { shareSummary } from '../../../ui/charts/chart-summary.ts'
import { Trend } from '../../../ui/trend.tsx'

type TopAffiliatesCardProps = { filters: FilterQuery; period: Period; className: string }

/** The affiliates with the best results, while partnerships are open. */
export function TopAffiliatesCard({ filters, period, className }: TopAffiliatesCardProps) {
  const { platform } = usePlatform()
  const isOpen = platform?.switches.partnerships === 'open'
  const affiliates = useTopAffiliates({ ...filters, period }, isOpen)
  if (!isOpen) return null
  return (
    <ChartCard
      id="top-affiliates"
      title={say('Top affiliates')}
      subtitle={say('By revenue, days in UTC')}
      loading={affiliates}
      data={affiliates.data && topAffiliatesData(affiliates.data)}
      summarise={shareSummary}
      empty={
        affiliates.data?.length === 0 && say('No clicks or bookings from affiliates in this period yet.')
      }
      isDrawn={false}
      className={className}
    >
      {() => <Ranking affiliates={affiliates.data ?? []} />}
    </ChartCard>
  )
}

function topAffiliatesData(affiliates: readonly TopAffiliate[]): ChartData {
  return {
    axis: say('Affiliate'),
    unit: 'dollars',
    points: affiliates.map(({ name }) => ({ short: name, long: name })),
    series: [
      { name: say('Revenue'), values: affiliates.map(({ revenueUsdCents }) => revenueUsdCents / 100) },
    ],
  }
}

function Ranking({ affiliates }: { affiliates: readonly TopAffiliate[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={say('Ranking')} tabIndex={0} className="-mx-1 max-h-[310px] overflow-auto px-1">
      <ol>
        {affiliates.map((affiliate, index) => (
          <li
            key={affiliate.id}
            className="flex items-center gap-3 border-t border-border py-2.5 first:border-t-0"
          >
            <span className="w-5 shrink-0 font-display text-muted">{index + 1}</span>
            <Avatar
              initials={initialsIn(affiliate.name)}
              src={affiliate.imageUrl}
              tone="secondary"
              size={36}
            />
            <div className="min-w-0 grow">
              <b className="block truncate text-[14.5px] font-strong">{affiliate.name}</b>
              <p className="text-sm text-muted tabular-nums">{broughtWords(affiliate)}</p>
            </div>
            <div className="shrink-0 text-right">
              <b className="block tabular-nums">{figures.dollars.full(affiliate.revenueUsdCents / 100)}</b>
              <Trend percent={affiliate.trend} className="text-sm!" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first letters of up to two words. */
function initialsIn(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

/** `1,284 clicks, 5 suspected, 19 bookings, $870.72 commission, $0.68 per click`; for administrators with what the affiliate gets. */
function broughtWords(affiliate: TopAffiliate): string {
  const { clicks, suspectedClicks, bookings, commissionUsdCents, netCommissionUsdCents, perClickUsdCents } =
    affiliate
  const money = (cents: number) => moneyText(cents, 'USD')
  return [
    say('{clicks, plural, one {# click} other {# clicks}}', { clicks }),
    ...(suspectedClicks === 0 ? [] : [suspectedWords(suspectedClicks)]),
    say('{bookings, plural, one {# booking} other {# bookings}}', { bookings }),
    say('{amount} commission', { amount: money(commissionUsdCents) }),
    ...(netCommissionUsdCents === null
      ? []
      : [say('{amount} of it theirs', { amount: money(netCommissionUsdCents) })]),
    ...(perClickUsdCents === null ? [] : [say('{amount} per click', { amount: money(perClickUsdCents) })]),
  ].join(', ')
}
