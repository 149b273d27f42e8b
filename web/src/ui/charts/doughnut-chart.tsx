import { Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import { figuresOf } from '../../lib/format-figure.ts'
import { chartColor } from './chart-color.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import type { DrawingProps } from './drawing.ts'

/** spec §9. */
const radius = { innerRadius: 60, outerRadius: 120 }

/** The points of the first series as shares of a whole, its total in the hole. */
export function DoughnutChart({ data, summary, height }: DrawingProps) {
  const [shares] = data.series
  const values = data.points.map((_, at) => shares?.values[at] ?? 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <ResponsiveContainer width="100%" height={height}>
      <PieChart aria-label={summary} margin={{ top: 0, right: 0, bottom: 0, left: 0 }}>
        <Pie
          data={data.points.map(({ long }, at) => ({
            name: long,
            value: values[at] ?? 0,
            fill: chartColor(at),
          }))}
          dataKey="value"
          nameKey="name"
          {...radius}
          startAngle={90}
          endAngle={-270}
          stroke="var(--color-surface)"
          strokeWidth={2.5}
          isAnimationActive={false}
          rootTabIndex={-1}
        />
        <text
          x="50%"
          y="50%"
          dy={-3}
          textAnchor="middle"
          fill="var(--color-text)"
          style={{ font: '500 22px var(--font-display)', letterSpacing: '-0.02em' }}
        >
          {figuresOf(data.unit).short(total)}
        </text>
        <text x="50%" y="50%" dy={17} textAnchor="middle" fill="var(--chart-axis)" fontSize={12}>
          {shares?.name.toLowerCase()}
        </text>
        <Tooltip
          isAnimationActive={false}
          content={({ active, activeIndex }) =>
            active ? <ChartTooltip data={data} at={Number(activeIndex)} /> : null
          }
        />
      </PieChart>
    </ResponsiveContainer>
  )
}
