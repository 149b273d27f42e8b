import { ChartAxes, makePlane } from './chart-axes.tsx'
import { chartColor } from './chart-color.ts'
import type { DrawingProps } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'

const widest = 44

/** Pale with a dashed edge for a period that is not over yet. */
function runningLooks(index: number) {
  return { fillOpacity: 0.35, stroke: chartColor(index), strokeWidth: 1.5, strokeDasharray: '4 3' }
}

/** The series are stacked. */
export function BarChart(props: DrawingProps) {
  const { data, height } = props
  const getFigure = (series: number, point: number) => data.series[series]?.values[point] ?? 0
  /** Sums the series below a series at a point. */
  const sumBelow = (series: number, point: number) =>
    Array.from({ length: series }, (_, below) => getFigure(below, point)).reduce(
      (sum, value) => sum + value,
      0,
    )
  const tops = data.points.map((_, point) => sumBelow(data.series.length, point))
  const plane = (width: number) => makePlane(data, tops, { width, height, isBanded: true })
  return (
    <ChartFrame
      {...props}
      pointAt={(x, _y, width) => plane(width).pointAt(x)}
      placeOf={(point, width) => ({ x: plane(width).xOf(point), y: 10 })}
    >
      {(width, active) => {
        const { xOf, yOf, left, right, bottom } = plane(width)
        const share = (right - left) / Math.max(1, data.points.length)
        const bar = Math.min(widest, share * 0.8)
        return (
          <>
            {active === null ? null : (
              <rect
                x={xOf(active) - share / 2}
                y={10}
                width={share}
                height={bottom - 10}
                fill="var(--color-sunken)"
                opacity={0.6}
              />
            )}
            <ChartAxes data={data} plane={plane(width)} />
            {data.series.map(({ name }, index) =>
              data.points.map(({ long, isRunning }, point) => {
                const [from, to] = [sumBelow(index, point), sumBelow(index + 1, point)]
                if (from === to) return null
                return (
                  <rect
                    key={`${name} ${long}`}
                    x={xOf(point) - bar / 2}
                    y={Math.min(yOf(from), yOf(to))}
                    width={bar}
                    height={Math.abs(yOf(from) - yOf(to))}
                    rx={3}
                    fill={chartColor(index)}
                    stroke="var(--color-surface)"
                    strokeWidth={data.series.length > 1 ? 2 : 0}
                    {...(isRunning && runningLooks(index))}
                  />
                )
              }),
            )}
          </>
        )
      }}
    </ChartFrame>
  )
}
