import { useId } from 'react'
import { Area, ComposedChart, Line, ResponsiveContainer, Tooltip } from 'recharts'
import { chartAxes } from './chart-axes.tsx'
import { chartColor } from './chart-color.ts'
import { lineRows } from './chart-rows.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import type { DrawingProps } from './drawing.ts'

/** More dots than this only make a thick line. */
const mostDots = 16

/** The first series with a tint below it, the others dashed; the segment to an unfinished point is dotted. */
export function LineChart({ data, summary, height }: DrawingProps) {
  const fill = useId()
  const showsDots = data.points.length <= mostDots
  const isRunning = data.points.some((point) => point.isRunning)
  const dots = (color: string) => ({
    dot: showsDots && { r: 4, fill: 'var(--color-surface)', strokeWidth: 2, strokeDasharray: '' },
    activeDot: { r: 5, fill: color, stroke: 'var(--color-surface)', strokeWidth: 2 },
  })
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        data={lineRows(data)}
        margin={{ top: 10, right: 6, bottom: 0, left: 0 }}
        aria-label={summary}
      >
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={chartColor(0)} stopOpacity={0.16} />
            <stop offset="1" stopColor={chartColor(0)} stopOpacity={0} />
          </linearGradient>
        </defs>
        {chartAxes(data)}
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--color-control)', strokeWidth: 1 }}
          content={({ active, activeIndex }) =>
            active ? <ChartTooltip data={data} at={Number(activeIndex)} /> : null
          }
        />
        {data.series.slice(1).map(({ name }, index) => (
          <Line
            key={name}
            type="monotone"
            dataKey={`s${index + 1}`}
            name={name}
            stroke={chartColor(index + 1)}
            strokeWidth={2}
            strokeDasharray="6 4"
            isAnimationActive={false}
            {...dots(chartColor(index + 1))}
          />
        ))}
        <Area
          type="monotone"
          dataKey="s0"
          name={data.series[0]?.name ?? ''}
          stroke={chartColor(0)}
          strokeWidth={2.5}
          fill={`url(#${fill})`}
          fillOpacity={1}
          isAnimationActive={false}
          {...dots(chartColor(0))}
        />
        {isRunning
          ? data.series.map(({ name }, index) => (
              <Line
                key={name}
                type="linear"
                dataKey={`r${index}`}
                name={`${name}, so far`}
                stroke={chartColor(index)}
                strokeWidth={index === 0 ? 2.5 : 2}
                strokeDasharray="2 5"
                isAnimationActive={false}
                {...dots(chartColor(index))}
              />
            ))
          : null}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
