import type { Column } from './bench.ts'
import { findMedian } from './measure.ts'
import { writeCell } from './report.ts'

const width = 760
const left = 330
/** Wide enough for the values, which have a column of their own, so that no bar and no goal crosses them. */
const right = 190
const rowHeight = 34
const top = 40

/** Readable on light and dark pages: the colours follow what the reader's system asks for. */
const style = `
    text { font: 13px system-ui, sans-serif; fill: #1f2328; }
    .muted { fill: #59636e; font-size: 12px; }
    .bar { fill: #86c5b1; }
    .axis { stroke: #59636e; }
    .spread { stroke: #1f2328; stroke-width: 1.5; }
    .goal { stroke: #b35900; stroke-width: 1.5; stroke-dasharray: 4 3; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .muted { fill: #9198a1; }
      .bar { fill: #2f6f5e; }
      .axis { stroke: #9198a1; }
      .spread { stroke: #e6edf3; }
      .goal { stroke: #f0a35e; }
    }`

/** One bar for each row, as long as the median, with a line from the least to the most; the goal is dashed. */
export function drawPlot(column: Column, rows: { name: string; values: number[] }[]): string {
  const most = Math.max(column.goal ?? 0, ...rows.flatMap(({ values }) => values)) * 1.05 || 1
  const x = (value: number) => Number((left + (value / most) * (width - left - right)).toFixed(1))
  const height = top + rows.length * rowHeight + 8
  const bars = rows.map(({ name, values }, index) => {
    const y = top + index * rowHeight
    const [least, highest] = [Math.min(...values), Math.max(...values)]
    return [
      writeName(name, y),
      `<rect class="bar" x="${left}" y="${y + 3}" width="${Math.max(1, x(findMedian(values)) - left).toFixed(1)}" height="18"/>`,
      `<line class="spread" x1="${x(least)}" x2="${x(highest)}" y1="${y + 12}" y2="${y + 12}"/>`,
      `<text class="muted" x="${width - 10}" y="${y + 16}" text-anchor="end">${escaped(writeCell(column, values))}</text>`,
    ].join('\n  ')
  })
  const goal =
    column.goal === undefined
      ? ''
      : `\n  <line class="goal" x1="${x(column.goal)}" x2="${x(column.goal)}" y1="${top - 8}" y2="${height - 8}"/>\n  <text class="muted" x="${x(column.goal)}" y="${top - 12}" text-anchor="middle">goal ${column.goal}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(column.title)}">
  <style>${style}
  </style>
  <text class="muted" x="10" y="18">${escaped(column.title)}</text>
  ${bars.join('\n  ')}
  <line class="axis" x1="${left}" x2="${left}" y1="${top - 4}" y2="${height - 8}"/>${goal}
</svg>
`
}

/** A long name takes two lines. */
function writeName(name: string, y: number): string {
  const text = (line: string, at: number) =>
    `<text x="${left - 10}" y="${at}" text-anchor="end">${escaped(line)}</text>`
  if (name.length <= longestLine) return text(name, y + 16)
  const end = name.lastIndexOf(' ', longestLine)
  const rest = name.slice(end + 1)
  const second = rest.length > longestLine ? `${rest.slice(0, longestLine - 1)}…` : rest
  return [text(name.slice(0, end), y + 9), text(second, y + 24)].join('\n  ')
}

const longestLine = 44

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
