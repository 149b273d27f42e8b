import { Bar, BarChart as Bars, ResponsiveContainer, Tooltip } from 'recharts'
import { chartAxes } from './chart-axes.tsx'
import { chartColor } from './chart-color.ts'
import { chartRows } from './chart-rows.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import type { DrawingProps } from './drawing.ts'

/** The series stand on each other. */
export function BarChart({ data, summary, height }: DrawingProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <Bars
        data={chartRows(data)}
        margin={{ top: 10, right: 6, bottom: 0, left: 0 }}
        maxBarSize={44}
        aria-label={summary}
      >
        {chartAxes(data.unit)}
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
          />
        ))}
      </Bars>
    </ResponsiveContainer>
  )
}
