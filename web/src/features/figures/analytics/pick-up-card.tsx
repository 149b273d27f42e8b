import type { PickUpQuery } from '@roomlark/contract/figures/analytics'
import type { PickUp } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'
import { usePickUp } from '../../../data/analytics.ts'
import { getFigureFormats } from '../../../lib/format-figure.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { pickUpData, pickUpSubtitle } from './pick-up-data.ts'
import { amount, moneyUnit } from './report-data.ts'

export function PickUpCard({ query, className }: { query: PickUpQuery; className: string }) {
  const pickUp = usePickUp(query)
  const { data } = pickUp
  return (
    <ChartCard
      id="pick-up"
      title={say('Pick-up')}
      subtitle={data ? pickUpSubtitle(data) : say('Booked since yesterday for future nights')}
      loading={pickUp}
      data={data && pickUpData(data)}
      summarise={(title) => `${title}: ${data ? pickUpWords(data) : ''}.`}
      empty={data?.nights.length === 0 && say('No bookings since yesterday.')}
      className={className}
    >
      {(drawing) => (
        <>
          <p className="mb-2 text-[14px]">{data ? pickUpWords(data) : null}</p>
          <BarChart {...drawing} height={drawing.height - 30} />
        </>
      )}
    </ChartCard>
  )
}

function pickUpWords(pickUp: PickUp): string {
  const { bookings, roomNights, roomRevenueCents } = pickUp
  const revenue = getFigureFormats(moneyUnit(pickUp)).full(amount(roomRevenueCents, pickUp) ?? 0)
  return say(
    '{bookings, plural, one {# booking} other {# bookings}}, {nights, plural, one {# room night} other {# room nights}}, {revenue} of room revenue',
    { bookings, nights: roomNights, revenue },
  )
}
