import { CartesianGrid, XAxis, YAxis } from 'recharts'
import { figuresOf, type Unit } from '../../lib/format-figure.ts'

const tick = { fill: 'var(--chart-axis)', fontSize: 12 }

/** Horizontal dashes only, a solid baseline, no axis lines, at most five ticks (LANGUAGE, charts). */
export function chartAxes(unit: Unit) {
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" strokeDasharray="2 5" />
      <XAxis
        dataKey="short"
        tick={tick}
        tickLine={false}
        tickMargin={10}
        axisLine={{ stroke: 'var(--chart-grid)' }}
        interval="preserveStartEnd"
        minTickGap={20}
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
