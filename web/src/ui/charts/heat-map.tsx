import { type KeyboardEvent, useState } from 'react'
import { getFigureFormats } from '../../lib/format-figure.ts'
import type { DrawingProps } from './chart-data.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { cellAfter, type HeatGrid } from './heat-grid.ts'
import { type HeatRange, heatStep, heatSteps } from './heat-scale.ts'
import { useWidth } from './use-width.ts'

type HeatMapProps = Omit<DrawingProps, 'height'> & { grid: HeatGrid; range: HeatRange }

const left = 30
const gap = 4
const cellHeight = 28
const leastCell = 12
const wideEnoughForText = 38

/** One square for each point of the first series, the darker the more. */
export function HeatMap({ data, grid, summary, range }: HeatMapProps) {
  const [room, ref] = useWidth()
  const [active, setActive] = useState<number | null>(null)
  const columns = Math.max(1, grid.columns)
  const cell = Math.max(leastCell, (room - left) / columns - gap)
  const width = left + columns * (cell + gap)
  const height = grid.rows.length * (cellHeight + gap) + 22
  const values = data.series[0]?.values ?? []
  const getX = (column: number) => left + column * (cell + gap)
  const getY = (row: number) => row * (cellHeight + gap)

  function press(event: KeyboardEvent) {
    const next = cellAfter(grid, active ?? 0, event.key)
    if (next === null) return
    event.preventDefault()
    setActive(active === null ? 0 : next)
  }

  const at = active === null ? undefined : grid.cells[active]
  return (
    <div ref={ref} className="relative overflow-x-auto overflow-y-hidden">
      {room > 0 ? (
        <svg
          role="application"
          aria-label={summary}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its squares are read with the arrow keys
          tabIndex={0}
          width={width}
          height={height}
          onKeyDown={press}
          onFocus={() => setActive((now) => now ?? 0)}
          onBlur={() => setActive(null)}
          onMouseLeave={() => setActive(null)}
        >
          {grid.rows.map((row, index) => (
            <text key={row} x={0} y={getY(index) + 18} fontSize={12} fill="var(--chart-axis)">
              {row}
            </text>
          ))}
          {grid.cells.map(({ row, column }, index) => {
            const value = values[index] ?? null
            const step = heatStep(value, range)
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: pointing shows what the arrow keys read
              <g key={data.points[index]?.long} onMouseEnter={() => setActive(index)}>
                <rect
                  x={getX(column)}
                  y={getY(row)}
                  width={cell}
                  height={cellHeight}
                  rx={5}
                  fill={step.fill}
                  stroke={active === index ? 'var(--color-ring)' : 'none'}
                  strokeWidth={2}
                />
                {cell >= wideEnoughForText && value !== null ? (
                  <text
                    x={getX(column) + cell / 2}
                    y={getY(row) + 18}
                    textAnchor="middle"
                    fontSize={12}
                    fill={step.ink}
                  >
                    {getFigureFormats(data.unit).short(value)}
                  </text>
                ) : null}
              </g>
            )
          })}
          {grid.marks.map(({ column, label }) => (
            <text key={column} x={getX(column)} y={height - 5} fontSize={12} fill="var(--chart-axis)">
              {label}
            </text>
          ))}
        </svg>
      ) : null}
      {at ? (
        <div
          className="pointer-events-none absolute z-10"
          style={{
            left: Math.min(getX(at.column) + cell / 2, Math.max(0, width - 160)),
            top: at.row > 3 ? getY(at.row) - 62 : getY(at.row) + cellHeight + 6,
          }}
        >
          <ChartTooltip data={data} at={active ?? 0} />
        </div>
      ) : null}
    </div>
  )
}

/** Legend of the colours. */
export function HeatLegend({ lowest, highest }: { lowest: string; highest: string }) {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-muted">
      {lowest}
      <span aria-hidden="true" className="flex gap-1">
        {heatSteps.map(({ fill }) => (
          <i key={fill} className="h-3 w-5 rounded-[4px]" style={{ background: fill }} />
        ))}
      </span>
      {highest}
    </p>
  )
}
