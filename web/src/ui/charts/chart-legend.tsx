import { getFigureFormats } from '../../lib/format-figure.ts'
import { wholePercent } from '../../lib/format-number.ts'
import { chartColor } from './chart-color.ts'
import type { ChartData } from './chart-data.ts'

/** The names of the series, in a line. */
export function SeriesLegend({ data }: { data: ChartData }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-[18px] gap-y-1.5 text-[14px] text-muted">
      {data.series.map(({ name }, index) => (
        <li key={name} className="inline-flex items-center gap-2">
          <Swatch index={index} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Beside a doughnut: each part with its share, and its amount where that says more. */
export function ShareLegend({ data }: { data: ChartData }) {
  const values = data.points.map((_, at) => data.series[0]?.values[at] ?? 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <ul className="grid w-full grid-cols-2 gap-x-8 gap-y-3.5 @[380px]:grid-cols-1">
      {data.points.map(({ long }, at) => {
        const value = values[at] ?? 0
        return (
          <li key={long} className="grid grid-cols-[12px_1fr_auto] items-center gap-x-2.5">
            <Swatch index={at} />
            <span>{long}</span>
            <b className="tabular-nums">{wholePercent(total > 0 ? (value / total) * 100 : 0)}</b>
            {data.unit === 'percent' ? null : (
              <small className="col-span-2 col-start-2 text-sm text-muted">
                {getFigureFormats(data.unit).full(value)}
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Swatch({ index }: { index: number }) {
  return (
    <i
      aria-hidden="true"
      className="size-3 shrink-0 rounded-[4px]"
      style={{ background: chartColor(index) }}
    />
  )
}
