import { addDays, daysBetween } from '@roomlark/contract/dates'
import type { PickUp } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'
import { axes, makePoint, type Span, type Step, spanPeriod } from '../../../parts/charts/chart-points.ts'
import type { ChartData } from '../../../ui/charts/chart-data.ts'

/** More bars than this cannot be distinguished. */
const mostBars = 62

type Nights = PickUp['nights']

/** A bar for each night from the first to the last, including those nobody booked; for long periods, each week or month. */
export function pickUpData({ nights }: PickUp): ChartData {
  const step = chooseStep(nights)
  const spans = divideNights(nights, step)
  return {
    axis: step === 'day' ? say('Night') : axes[step],
    unit: 'count',
    points: spans.map((span) => ({ ...makePoint(step, span), isRunning: false })),
    series: [{ name: say('Rooms'), values: spans.map((span) => roomsIn(nights, span)) }],
    ...spanPeriod(spans),
  }
}

const subtitles: Record<Step, string> = {
  day: say('Booked since yesterday for future nights, night by night'),
  week: say('Booked since yesterday for future nights, by week'),
  month: say('Booked since yesterday for future nights, by month'),
}

export function pickUpSubtitle({ nights }: PickUp): string {
  return subtitles[chooseStep(nights)]
}

function chooseStep(nights: Nights): Step {
  const [first, last] = [nights[0]?.night, nights.at(-1)?.night]
  if (!first || !last) return 'day'
  const days = daysBetween(first, last) + 1
  if (days <= mostBars) return 'day'
  return days <= 7 * mostBars ? 'week' : 'month'
}

function divideNights(nights: Nights, step: Step): Span[] {
  const spans: Span[] = []
  const last = nights.at(-1)?.night ?? ''
  for (let from = nights[0]?.night ?? ''; from !== '' && from <= last; ) {
    const untilOn = getLastDay(from, step)
    spans.push({ fromOn: from, untilOn })
    from = addDays(untilOn, 1)
  }
  return spans
}

function getLastDay(fromOn: string, step: Step): string {
  if (step === 'day') return fromOn
  if (step === 'week') return addDays(fromOn, 6)
  return addDays(`${addDays(`${fromOn.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1)
}

function roomsIn(nights: Nights, { fromOn, untilOn }: Span): number {
  return nights.reduce(
    (sum, { night, rooms }) => (night >= fromOn && night <= untilOn ? sum + rooms : sum),
    0,
  )
}
