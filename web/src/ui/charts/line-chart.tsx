import { useId } from 'react'
import { ChartAxes, makePlane, type Plane } from './chart-axes.tsx'
import { chartColor } from './chart-color.ts'
import { areaBelow, curveThrough, type Spot, straightThrough } from './chart-curve.ts'
import type { ChartData, DrawingProps } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { lineRows } from './chart-rows.ts'

/** More dots than this only make a thick line. */
const mostDots = 16

/** The first series with a tint below it, the others dashed; the segment to an unfinished point is dotted. */
export function LineChart(props: DrawingProps) {
  const { data, height } = props
  const values = data.series.flatMap((one) => one.values.filter((value) => value !== null))
  const plane = (width: number) => makePlane(data, values, { width, height, isBanded: false })
  return (
    <ChartFrame
      {...props}
      pointAt={(x, _y, width) => plane(width).pointAt(x)}
      placeOf={(point, width) => ({ x: plane(width).xOf(point), y: 10 })}
    >
      {(width, active) => <Lines data={data} plane={plane(width)} active={active} />}
    </ChartFrame>
  )
}

type LinesProps = { data: ChartData; plane: Plane; active: number | null }

function Lines({ data, plane, active }: LinesProps) {
  const fill = useId()
  const rows = lineRows(data)
  const listSpots = (name: `s${number}` | `r${number}`) =>
    rows.map((row, at) => {
      const value = row[name]
      return value === null || value === undefined ? null : { x: plane.xOf(at), y: plane.yOf(value) }
    })
  // The first series is drawn last, above the others.
  const drawn = [...data.series.keys()].reverse()
  return (
    <>
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={chartColor(0)} stopOpacity={0.16} />
          <stop offset="1" stopColor={chartColor(0)} stopOpacity={0} />
        </linearGradient>
      </defs>
      <ChartAxes data={data} plane={plane} />
      {active === null ? null : (
        <line
          x1={plane.xOf(active)}
          x2={plane.xOf(active)}
          y1={10}
          y2={plane.bottom}
          stroke="var(--color-control)"
        />
      )}
      <path d={areaBelow(listSpots('s0'), plane.bottom)} fill={`url(#${fill})`} />
      {drawn.map((index) => (
        <Series
          key={data.series[index]?.name}
          index={index}
          finished={listSpots(`s${index}`)}
          running={listSpots(`r${index}`)}
          active={active}
        />
      ))}
    </>
  )
}

type SeriesProps = {
  index: number
  finished: readonly (Spot | null)[]
  running: readonly (Spot | null)[]
  active: number | null
}

function Series({ index, finished, running, active }: SeriesProps) {
  const line = { fill: 'none', stroke: chartColor(index), strokeWidth: index === 0 ? 2.5 : 2 }
  return (
    <>
      <path d={curveThrough(finished)} {...line} {...(index > 0 && { strokeDasharray: '6 4' })} />
      <path d={straightThrough(running)} {...line} strokeDasharray="2 5" />
      {finished.map((spot, at) => {
        const place = spot ?? running[at]
        const isActive = at === active
        if (!place || (finished.length > mostDots && !isActive)) return null
        return (
          <circle
            key={place.x}
            cx={place.x}
            cy={place.y}
            r={isActive ? 5 : 4}
            fill={isActive ? chartColor(index) : 'var(--color-surface)'}
            stroke={isActive ? 'var(--color-surface)' : chartColor(index)}
            strokeWidth={2}
          />
        )
      })}
    </>
  )
}
