import type { PdfCell, PdfColumn, PdfTable } from './document.ts'
import type { Flow, Piece } from './flow.ts'
import { drawLines, type Ink, lineWidth, sumLineHeights, type TextLine, wrapText } from './text.ts'
import { colours, type Style, styles } from './theme.ts'

const gap = 12
const padding = 5
/** A column that grows stays at least this wide. */
const narrowest = 60

export function tableFlow(ink: Ink, table: PdfTable, width: number): Flow {
  const { columns, rows, totals = [], hasHead = true } = table
  const widths = columnWidths(ink, table, width)
  const pieces: Piece[] = []
  for (const [index, cells] of rows.entries()) {
    const isLast = index === rows.length - 1 && totals.length > 0
    pieces.push(rowPiece(ink, columns, widths, cells, isLast ? 'last' : 'row'))
    ink.goOn()
  }
  const sums = totals.map((cells, index) =>
    rowPiece(ink, columns, widths, cells, index === 0 ? 'first total' : 'total'),
  )
  // Totals stay with the last row, or a page would show a sum of nothing.
  const end = stacked([...pieces.splice(-1), ...sums])
  const flow = { gap: hasHead ? 14 : 2, pieces: [...pieces, end] }
  return hasHead ? { ...flow, head: headPiece(ink, columns, widths) } : flow
}

type RowLook = 'row' | 'last' | 'first total' | 'total'

/** Columns without `grow` are as wide as their widest text; the others share what is left. */
function columnWidths(ink: Ink, table: PdfTable, width: number): number[] {
  const { columns, rows, totals = [], hasHead = true } = table
  const widest = columns.map(({ label, grow }) =>
    hasHead && grow === undefined ? lineWidth(ink, label, styles.head) : 0,
  )
  for (const [index, cells] of [...rows, ...totals].entries()) {
    columns.forEach(({ grow }, column) => {
      if (grow !== undefined) return
      const { text, note, style } = readCell(cells[column] ?? '', index >= rows.length)
      const noteWidth = note === undefined ? 0 : lineWidth(ink, note, styles.small)
      widest[column] = Math.max(widest[column] ?? 0, lineWidth(ink, text, style), noteWidth)
    })
    ink.goOn()
  }
  const growing = columns.filter(({ grow = 0 }) => grow > 0)
  const shares = growing.reduce((total, { grow = 0 }) => total + grow, 0)
  const room = width - gap * (columns.length - 1)
  const most = widestThatFits(widest, room - narrowest * growing.length)
  const fixed = widest.map((wide) => Math.min(wide, most))
  const free = room - fixed.reduce((total, wide) => total + wide, 0)
  return columns.map(({ grow = 0 }, column) =>
    grow === 0 ? (fixed[column] ?? 0) : Math.max(narrowest, (free * grow) / shares),
  )
}

/** Finds how wide a column may be for all to fit. Only what somebody typed, like a long name, is wider. */
function widestThatFits(widths: readonly number[], room: number): number {
  let left = room
  for (const [index, wide] of widths.toSorted((a, b) => a - b).entries()) {
    const share = left / (widths.length - index)
    if (wide > share) return share
    left -= wide
  }
  return Number.POSITIVE_INFINITY
}

function readCell(cell: PdfCell, isTotal: boolean) {
  const { text, note, look } =
    typeof cell === 'string' ? { text: cell, note: undefined, look: undefined } : cell
  const style: Style =
    isTotal || look === 'strong' ? styles.strong : look === 'muted' ? styles.muted : styles.body
  return { text, note, style }
}

function rowPiece(
  ink: Ink,
  columns: readonly PdfColumn[],
  widths: readonly number[],
  cells: readonly PdfCell[],
  look: RowLook,
): Piece {
  const isTotal = look === 'first total' || look === 'total'
  const written = columns.map((_, index) => {
    const { text, note, style } = readCell(cells[index] ?? '', isTotal)
    const width = widths[index] ?? 0
    const notes = note === undefined ? [] : wrapText(ink, note, styles.small, width)
    return [...wrapText(ink, text, style, width), ...notes]
  })
  const height = Math.max(...written.map(sumLineHeights)) + 2 * padding
  const total = sumWidth(widths)
  return {
    height,
    draw(x, y) {
      drawCells(ink, columns, widths, written, x, y + padding)
      if (look === 'first total') rule(ink, x, y, total, { size: 1.2, colour: colours.text })
      if (look === 'row') rule(ink, x, y + height, total, { size: 0.7, colour: colours.line })
    },
  }
}

function headPiece(ink: Ink, columns: readonly PdfColumn[], widths: readonly number[]): Piece {
  const written = columns.map(({ label }, index) => wrapText(ink, label, styles.head, widths[index] ?? 0))
  const height = Math.max(...written.map(sumLineHeights)) + padding + 1
  return {
    height,
    draw(x, y) {
      drawCells(ink, columns, widths, written, x, y)
      rule(ink, x, y + height, sumWidth(widths), { size: 0.9, colour: colours.text })
    },
  }
}

function drawCells(
  ink: Ink,
  columns: readonly PdfColumn[],
  widths: readonly number[],
  written: readonly TextLine[][],
  x: number,
  y: number,
): void {
  let left = x
  columns.forEach(({ align = 'left' }, index) => {
    const width = widths[index] ?? 0
    drawLines(ink, written[index] ?? [], { x: left, y, width, align })
    left += width + gap
  })
}

function rule(
  { doc }: Ink,
  x: number,
  y: number,
  width: number,
  { size, colour }: { size: number; colour: string },
) {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(size)
    .stroke(colour)
}

function sumWidth(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0) + gap * (widths.length - 1)
}

function stacked(pieces: readonly Piece[]): Piece {
  return {
    height: pieces.reduce((height, piece) => height + piece.height, 0),
    draw(x, y) {
      let top = y
      for (const piece of pieces) {
        piece.draw(x, top)
        top += piece.height
      }
    },
  }
}
