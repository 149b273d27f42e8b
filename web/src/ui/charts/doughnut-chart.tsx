import { getFigureFormats } from '../../lib/format-figure.ts'
import { chartColor } from './chart-color.ts'
import type { DrawingProps } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { arcPath, computeSlices, sliceAt } from './doughnut-slices.ts'

type DoughnutProps = DrawingProps & {
  /** Below the total. */
  label: string
}

/** The points of the first series as shares of a whole, its total in the hole. */
export function DoughnutChart({ label, ...props }: DoughnutProps) {
  const { data, height } = props
  const [shares] = data.series
  const values = data.points.map((_, at) => shares?.values[at] ?? 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  const slices = computeSlices(values)
  return (
    <ChartFrame
      {...props}
      pointAt={(x, y, width) => sliceAt(slices, x - width / 2, y - height / 2)}
      placeOf={(_point, width) => ({ x: width / 2, y: height / 2 + 30 })}
    >
      {(width, active) => (
        <g transform={`translate(${width / 2} ${height / 2})`}>
          {slices.map((slice, at) =>
            slice.startAngle === slice.endAngle ? null : (
              <path
                key={data.points[at]?.long}
                d={arcPath(slice)}
                fill={chartColor(at)}
                stroke={active === at ? 'var(--color-ring)' : 'var(--color-surface)'}
                strokeWidth={2.5}
              />
            ),
          )}
          <text
            dy={-3}
            textAnchor="middle"
            fill="var(--color-text)"
            style={{ font: '500 22px var(--font-display)', letterSpacing: '-0.02em' }}
          >
            {getFigureFormats(data.unit).short(total)}
          </text>
          <text dy={17} textAnchor="middle" fill="var(--chart-axis)" fontSize={12}>
            {label}
          </text>
        </g>
      )}
    </ChartFrame>
  )
}
