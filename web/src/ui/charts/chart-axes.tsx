import { getFigureFormats } from '../../lib/format-figure.ts'
import { AxisTick, axisLines } from './axis-tick.tsx'
import type { ChartData } from './chart-data.ts'
import { heightsFor, ticksFor } from './chart-scale.ts'

const lineHeight = 14
/** At 12 pixels, in our typeface; figures are wider than letters. */
const [letterWidth, figureWidth] = [6.2, 7]
const edge = 6
/** Room for the first and the last dot. */
const padding = 10

/** Positions and scales of a chart with two axes. */
export type Plane = {
  left: number
  right: number
  bottom: number
  ticks: readonly number[]
  /** The middle of a point's share of the width. */
  xOf: (point: number) => number
  yOf: (value: number) => number
  pointAt: (x: number) => number | null
}

/** `values` are all that are drawn, those of stacked series added up. Points stand on the edges, or bars between them. */
export function makePlane(
  data: ChartData,
  values: readonly number[],
  { width, height, isBanded }: { width: number; height: number; isBanded: boolean },
): Plane {
  const ticks = ticksFor(values, data.unit === 'count')
  const write = getFigureFormats(data.unit).short
  const left = Math.ceil(Math.max(...ticks.map((tick) => write(tick).length)) * figureWidth) + 10
  const bottom = height - 16 - lineHeight * axisLines(data)
  const [from, room] = [left + padding, Math.max(1, width - edge - left - 2 * padding)]
  const count = data.points.length
  const share = room / Math.max(1, isBanded ? count : count - 1)
  const offset = isBanded ? share / 2 : 0
  return {
    left,
    right: width - edge,
    bottom,
    ticks,
    xOf: (point) => from + offset + (count === 1 && !isBanded ? room / 2 : point * share),
    yOf: heightsFor(ticks, 10, bottom),
    pointAt: (x) =>
      count === 0 ? null : Math.min(count - 1, Math.max(0, Math.round((x - from - offset) / share))),
  }
}

/** Horizontal dashes only, a solid baseline, no axis lines, at most five ticks (LANGUAGE, charts). */
export function ChartAxes({ data, plane }: { data: ChartData; plane: Plane }) {
  const { left, right, bottom, ticks, xOf, yOf } = plane
  const write = getFigureFormats(data.unit).short
  const every = data.isNamed ? 1 : labelsEvery(data, plane)
  const last = data.points.length - 1
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={yOf(tick)}
            y2={yOf(tick)}
            stroke="var(--chart-grid)"
            {...(yOf(tick) < bottom && { strokeDasharray: '2 5' })}
          />
          <text
            x={left - 6}
            y={yOf(tick)}
            dy="0.35em"
            textAnchor="end"
            fontSize={12}
            fill="var(--chart-axis)"
          >
            {write(tick)}
          </text>
        </g>
      ))}
      {data.points.map(({ short, long }, index) =>
        (last - index) % every === 0 ? (
          <AxisTick
            key={long}
            data={data}
            x={
              data.isNamed
                ? xOf(index)
                : Math.min(xOf(index), right + edge - (short.length * letterWidth) / 2)
            }
            y={bottom + 10}
            width={right - left}
            payload={{ value: short, index }}
          />
        ) : null,
      )}
    </>
  )
}

/** Labels have some room between them; the last one, which may be about today, is always there. */
function labelsEvery({ points }: ChartData, { xOf }: Plane): number {
  const longest = Math.max(...points.map(({ short, isRunning }) => Math.max(short.length, isRunning ? 6 : 0)))
  // The months of a year fit side by side; days need more room to be distinguished.
  const needed = longest * letterWidth + (points.length <= 12 ? 8 : 20)
  return Math.max(1, Math.ceil(needed / Math.max(1, xOf(1) - xOf(0))))
}
