import type { Bar, TapeRow } from './tape-rows.ts'

/** The bars of each row that has any, from top to bottom and from left to right. */
export function barLines(rows: readonly TapeRow[]): Bar[][] {
  return rows
    .map((row) => {
      if (row.kind === 'room') return row.bars
      return row.kind === 'lane' ? row.stays.map(({ bar }) => bar) : []
    })
    .filter((bars) => bars.length > 0)
    .map((bars) => [...bars].sort((a, b) => a.checkInOn.localeCompare(b.checkInOn)))
}

/** The bar an arrow key leads to, if any. */
export function barBeside(lines: readonly Bar[][], stayId: string, key: string): Bar | undefined {
  const row = lines.findIndex((line) => line.some((bar) => bar.stayId === stayId))
  const line = lines[row]
  const column = line?.findIndex((bar) => bar.stayId === stayId) ?? -1
  const from = line?.[column]
  if (!line || !from) return undefined
  switch (key) {
    case 'ArrowRight':
      return line[column + 1]
    case 'ArrowLeft':
      return line[column - 1]
    case 'ArrowDown':
      return nearest(lines[row + 1], from)
    case 'ArrowUp':
      return nearest(lines[row - 1], from)
    case 'Home':
      return line[0]
    case 'End':
      return line.at(-1)
    default:
      return undefined
  }
}

function nearest(line: Bar[] | undefined, from: Bar): Bar | undefined {
  const distance = (bar: Bar) => Math.abs(Date.parse(bar.checkInOn) - Date.parse(from.checkInOn))
  return line?.reduce((best, bar) => (distance(bar) < distance(best) ? bar : best))
}
