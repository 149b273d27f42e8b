import { Bar, BarChart as Bars, Cell, ResponsiveContainer, Tooltip } from 'recharts'
import { chartAxes } from './chart-axes.tsx'
import { chartColor } from './chart-color.ts'
import { chartRows } from './chart-rows.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import type { DrawingProps } from './drawing.ts'

/** Pale with a dashed edge for a period that is not over yet. */
function runningLooks(index: number) {
  return { fillOpacity: 0.35, stroke: chartColor(index), strokeWidth: 1.5, strokeDasharray: '4 3' }
}

/** The series are stacked. */
export function BarChart({ data, summary, height }: DrawingProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <Bars
        data={chartRows(data)}
        margin={{ top: 10, right: 6, bottom: 0, left: 0 }}
        maxBarSize={44}
        aria-label={summary}
      >
        {chartAxes(data)}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-sunken)', opacity: 0.6 }}
          content={({ active, activeIndex }) =>
            active ? <ChartTooltip data={data} at={Number(activeIndex)} /> : null
          }
        />
        {data.series.map(({ name }, index) => (
          <Bar
            key={name}
            dataKey={`s${index}`}
            name={name}
            stackId="all"
            fill={chartColor(index)}
            stroke="var(--color-surface)"
            strokeWidth={data.series.length > 1 ? 2 : 0}
            radius={3}
            isAnimationActive={false}
          >
            {data.points.map(({ long, isRunning }) => (
              <Cell key={long} {...(isRunning && runningLooks(index))} />
            ))}
          </Bar>
        ))}
      </Bars>
    </ResponsiveContainer>
  )
}
