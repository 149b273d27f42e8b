/** Grid with the position of each point of the data. */
export type HeatGrid = {
  rows: readonly string[]
  columns: number
  /** Labels below some of the columns. */
  marks: readonly { column: number; label: string }[]
  cells: readonly { row: number; column: number }[]
}

const steps = new Map(
  Object.entries({
    ArrowUp: { row: -1, column: 0 },
    ArrowDown: { row: 1, column: 0 },
    ArrowLeft: { row: 0, column: -1 },
    ArrowRight: { row: 0, column: 1 },
  }),
)

/** The point a key leads to; the same one at the edge, `null` for a key that leads nowhere. */
export function cellAfter(grid: HeatGrid, at: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return grid.cells.length - 1
  const step = steps.get(key)
  const from = grid.cells[at]
  if (!step || !from) return null
  const [row, column] = [from.row + step.row, from.column + step.column]
  const next = grid.cells.findIndex((cell) => cell.row === row && cell.column === column)
  return next === -1 ? at : next
}
