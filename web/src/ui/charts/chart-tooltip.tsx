import type { ReactNode } from 'react'
import { getFigureFormats } from '../../lib/format-figure.ts'
import { chartColor } from './chart-color.ts'
import type { ChartData } from './chart-data.ts'

/** The figures of one point on a raised card; moving by keyboard, a screen reader hears them too. */
export function ChartTooltip({ data, at }: { data: ChartData; at: number }) {
  const point = data.points[at]
  if (!point) return null
  const write = getFigureFormats(data.unit).full
  return (
    <TooltipCard title={point.long}>
      {data.series.map(({ name, values }, index) => {
        const value = values[at]
        return value === null || value === undefined ? null : (
          <p key={name} className="flex items-center gap-2">
            {data.series.length > 1 ? (
              <i
                aria-hidden="true"
                className="size-2 rounded-[3px]"
                style={{ background: chartColor(index) }}
              />
            ) : null}
            <b>{write(value)}</b>
            <span className="text-muted">{name}</span>
          </p>
        )
      })}
    </TooltipCard>
  )
}

function TooltipCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="rounded-md border border-border bg-raised px-3 py-2 text-sm whitespace-nowrap [box-shadow:var(--shadow-md)]"
    >
      <p className="text-xs text-muted">{title}</p>
      {children}
    </div>
  )
}
