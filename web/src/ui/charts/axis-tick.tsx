import { say } from '@roomlark/contract/say'
import type { ChartData } from './chart-data.ts'

const lineHeight = 14
/** At 12 pixels, in our typeface. */
const letterWidth = 6.2
const mostLines = 3

type AxisTickProps = {
  data: ChartData
  x?: number | string
  y?: number | string
  width?: number | string
  index?: number
  payload?: { value: string; index?: number }
}

/** Returns the number of lines that the labels below a chart may take. */
export function axisLines({ points, isNamed = false }: ChartData): number {
  if (isNamed) return mostLines
  return points.some(({ isRunning }) => isRunning) ? 2 : 1
}

/** A label below a chart: a long name wraps instead of being cut off, and an unfinished period says so. */
export function AxisTick({ data, x, y, width, payload }: AxisTickProps) {
  const label = payload?.value ?? ''
  const point = payload?.index === undefined ? undefined : data.points[payload.index]
  const room = Math.floor(Number(width) / Math.max(1, data.points.length) / letterWidth) || label.length
  const lines = data.isNamed ? wrapLabel(label, room, mostLines) : [label]
  if (point?.isRunning) lines.push(say('so far'))
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={12} fill="var(--chart-axis)">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <tspan key={at} x={x} dy={at === 0 ? '0.71em' : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Wraps words into as few lines as fit; whatever remains stays on the last one. */
export function wrapLabel(label: string, letters: number, mostLines: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last !== undefined && (joined.length <= letters || lines.length === mostLines)) {
      lines[lines.length - 1] = joined
    } else lines.push(word)
  }
  return lines
}
