import type { PdfDrawing, PdfField, PdfText } from './document.ts'
import type { Piece } from './flow.ts'
import { drawLines, type Ink, sumLineHeights, wrapText } from './text.ts'
import { colours, styles } from './theme.ts'

/** The space between what stands beside one another. */
export const columnGap = 30

/** Puts fields beside one another in pairs, except wide ones. */
export function fieldRows(fields: readonly PdfField[]): PdfField[][] {
  const rows: PdfField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const isPair = last?.length === 1 && !last[0]?.isWide && !field.isWide
    if (isPair) last.push(field)
    else rows.push([field])
  }
  return rows
}

export function fieldsPiece(ink: Ink, fields: readonly PdfField[], width: number): Piece {
  const half = (width - columnGap) / 2
  const cells = fields.map(({ label, value = '', isWide, drawn }) => {
    const wide = isWide ? width : half
    return {
      wide,
      drawn,
      values: wrapText(ink, value, styles.body, wide),
      labels: wrapText(ink, label, styles.small, wide),
    }
  })
  // A hand needs this much room above the line.
  const above = Math.max(
    20,
    ...cells.map(({ values, drawn }) => (drawn ? drawingHeight : sumLineHeights(values) + 4)),
  )
  return {
    height: above + Math.max(...cells.map(({ labels }) => sumLineHeights(labels))) + 7,
    draw(x, y) {
      for (const [index, { wide, values, labels, drawn }] of cells.entries()) {
        const left = x + index * (half + columnGap)
        if (drawn) drawByHand(ink, drawn, { x: left, y: y + above - drawingHeight })
        drawLines(ink, values, { x: left, y: y + above - sumLineHeights(values) - 2, width: wide })
        ink.doc
          .moveTo(left, y + above)
          .lineTo(left + wide, y + above)
          .lineWidth(0.7)
          .stroke(colours.muted)
        drawLines(ink, labels, { x: left, y: y + above + 3, width: wide })
      }
    },
  }
}

const drawingHeight = 46

/** Draws lines as they were drawn on a screen, as high as there is room. */
function drawByHand({ doc }: Ink, { path, height }: PdfDrawing, at: { x: number; y: number }): void {
  doc
    .save()
    .translate(at.x, at.y)
    .scale(drawingHeight / height)
    .path(path)
    .lineWidth(4)
    .lineCap('round')
    .lineJoin('round')
    .stroke(colours.text)
    .restore()
}

export function tickPiece(ink: Ink, text: PdfText, width: number): Piece {
  const side = 10
  const lines = wrapText(ink, text, styles.body, width - side - 9)
  return {
    height: Math.max(sumLineHeights(lines), side) + 2,
    draw(x, y) {
      ink.doc
        .rect(x, y + 1.5, side, side)
        .lineWidth(0.8)
        .stroke(colours.muted)
      drawLines(ink, lines, { x: x + side + 9, y, width: width - side - 9 })
    },
  }
}
