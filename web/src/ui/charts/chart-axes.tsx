import { CartesianGrid, XAxis, YAxis } from 'recharts'
import { figuresOf } from '../../lib/format-figure.ts'
import { AxisTick, axisLines } from './axis-tick.tsx'
import type { ChartData } from './chart-data.ts'

const tick = { fill: 'var(--chart-axis)', fontSize: 12 }
const lineHeight = 14

/** Horizontal dashes only, a solid baseline, no axis lines, at most five ticks (LANGUAGE, charts). */
export function chartAxes(data: ChartData) {
  const { unit, isNamed = false } = data
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" strokeDasharray="2 5" />
      <XAxis
        dataKey="short"
        tick={(props) => <AxisTick {...props} data={data} />}
        height={16 + lineHeight * axisLines(data)}
        tickLine={false}
        tickMargin={10}
        axisLine={{ stroke: 'var(--chart-grid)' }}
        interval={isNamed ? 0 : 'preserveStartEnd'}
        // The months of a year fit side by side; days need more room to be distinguished.
        minTickGap={data.points.length <= 12 ? 8 : 20}
        padding={{ left: 10, right: 10 }}
      />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        tickMargin={6}
        width="auto"
        tickCount={5}
        allowDecimals={unit !== 'count'}
        domain={[0, 'auto']}
        tickFormatter={figuresOf(unit).short}
      />
    </>
  )
}
