import type { Forecast, ForecastPart } from '@roomlark/contract/figures/hotel-reports'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { useForecast } from '../../../../data/reports.ts'
import { dayText, monthShort, monthWords, shortDay } from '../../../../lib/day-words.ts'
import type { Unit } from '../../../../lib/format-figure.ts'
import { ChartCard } from '../../../../ui/charts/chart-card.tsx'
import { type ChartData, hasFigures } from '../../../../ui/charts/chart-data.ts'
import { SeriesLegend } from '../../../../ui/charts/chart-legend.tsx'
import { lineSummary } from '../../../../ui/charts/chart-summary.ts'
import { LineChart } from '../../../../ui/charts/line-chart.tsx'

type ForecastChartsProps = { forecast: Forecast; loading: ReturnType<typeof useForecast> }

/** Occupancy and revenue, this year and the year before. */
export function ForecastCharts({ forecast, loading }: ForecastChartsProps) {
  const units = minorUnits(forecast.currency)
  const charts = [
    {
      id: 'forecast-occupancy',
      title: say('Occupancy'),
      subtitle: say('Share of available rooms sold'),
      data: toChartData(forecast, 'percent', ({ occupancy }) => occupancy),
    },
    {
      id: 'forecast-revenue',
      title: say('Room revenue'),
      subtitle: say('By night'),
      data: toChartData(
        forecast,
        `money ${forecast.currency}`,
        ({ roomRevenueCents }) => roomRevenueCents / units,
      ),
    },
  ]
  return (
    <div className="grid min-w-0 gap-5 xl:grid-cols-2">
      {charts.map(({ data, ...chart }) => (
        <ChartCard
          key={chart.id}
          {...chart}
          loading={loading}
          data={data}
          summarise={lineSummary}
          empty={!hasFigures(data) && say('Nothing is sold on these days yet.')}
          className="min-w-0"
        >
          {(drawing) => (
            <>
              {drawing.data.series.length > 1 ? <SeriesLegend data={drawing.data} /> : null}
              <LineChart {...drawing} />
            </>
          )}
        </ChartCard>
      ))}
    </div>
  )
}

/** More days than these are drawn by month. */
const mostDrawnDays = 92

type Read = (part: Pick<ForecastPart, 'occupancy' | 'roomRevenueCents'>) => number | null

function toChartData({ days, months, total }: Forecast, unit: Unit, read: Read): ChartData {
  const isDaily = days.length <= mostDrawnDays
  const parts = isDaily ? days : months
  return {
    axis: isDaily ? say('Day') : say('Month'),
    unit,
    points: parts.map(({ fromOn }) =>
      isDaily
        ? { short: shortDay(fromOn), long: dayText(fromOn), iso: fromOn }
        : { short: monthShort(fromOn), long: monthWords(fromOn), iso: fromOn.slice(0, 7) },
    ),
    series: [
      { name: say('These days'), values: parts.map(read) },
      ...(total.before
        ? [{ name: say('A year before'), values: parts.map(({ before }) => (before ? read(before) : null)) }]
        : []),
    ],
    period: { fromOn: total.fromOn, untilOn: total.untilOn },
  }
}
