import type { PdfAddress, PdfBlock, PdfFact, PdfSumLine, PdfText } from './document.ts'
import { columnGap, fieldRows, fieldsPiece, tickPiece } from './fields.ts'
import type { Flow, Piece } from './flow.ts'
import { tableFlow } from './table.ts'
import { drawLines, type Ink, sumLineHeights, type TextLine, wrapText } from './text.ts'
import { colours, type Style, styles } from './theme.ts'

export function layOutBlock(ink: Ink, block: PdfBlock, width: number): Flow {
  switch (block.kind) {
    case 'heading':
      return { gap: 22, pieces: [textPiece(ink, block.text, styles.heading, width, 5)], staysWithNext: true }
    case 'paragraph':
      return { gap: 6, pieces: paragraph(ink, block.text, block.look ? styles.muted : styles.body, width) }
    case 'address':
      return { gap: 26, pieces: [addressPiece(ink, block, width)] }
    case 'facts':
      return { gap: 6, pieces: block.facts.map((fact) => factPiece(ink, fact, width)) }
    case 'due':
      return { gap: 20, pieces: [duePiece(ink, block, width)] }
    case 'moments':
      return { gap: 20, pieces: [momentsPiece(ink, block.moments, width)] }
    case 'sum':
      return { gap: 6, pieces: block.lines.map((line) => sumPiece(ink, line, width)) }
    case 'table':
      return tableFlow(ink, block, width)
    case 'columns':
      return columnsFlow(ink, block.columns, width)
    case 'closing':
      return { gap: 24, pieces: [closingPiece(ink, block.text, width)] }
    case 'fields':
      return { gap: 8, pieces: fieldRows(block.fields).map((row) => fieldsPiece(ink, row, width)) }
    case 'tick':
      return { gap: 12, pieces: [tickPiece(ink, block.text, width)] }
    case 'page':
      return { gap: 0, pieces: [], letterhead: block }
  }
}

function textPiece(ink: Ink, text: PdfText, style: Style, width: number, below = 0): Piece {
  const lines = wrapText(ink, text, style, width)
  return { height: sumLineHeights(lines) + below, draw: (x, y) => drawLines(ink, lines, { x, y, width }) }
}

/** A page may end between any two lines. */
function paragraph(ink: Ink, text: PdfText, style: Style, width: number): Piece[] {
  return wrapText(ink, text, style, width).map((line) => ({
    height: line.leading,
    draw: (x, y) => drawLines(ink, [line], { x, y, width }),
  }))
}

function factPiece(ink: Ink, { label, value }: PdfFact, width: number): Piece {
  const labels = wrapText(ink, label, styles.muted, width * 0.5)
  const values = wrapText(ink, value, styles.strong, width * 0.62)
  return {
    height: Math.max(sumLineHeights(labels), sumLineHeights(values)) + 4.5,
    draw(x, y) {
      drawLines(ink, labels, { x, y, width })
      drawLines(ink, values, { x, y, width, align: 'right' })
    },
  }
}

function addressPiece(
  ink: Ink,
  { label, lines, facts, issuer }: Extract<PdfBlock, { kind: 'address' }>,
  width: number,
): Piece {
  const factsWidth = width * 0.48
  const left = width - factsWidth - 24
  const written = addressLines(ink, { label, lines }, left)
  const below = issuer ? addressLines(ink, issuer, left) : []
  const gap = issuer ? 12 : 0
  const right = facts.map((fact) => factPiece(ink, fact, factsWidth))
  return {
    height: Math.max(sumLineHeights(written) + gap + sumLineHeights(below), sumOfHeights(right)),
    draw(x, y) {
      const end = drawLines(ink, written, { x, y, width: left })
      drawLines(ink, below, { x, y: end + gap, width: left })
      drawStack(right, x + width - factsWidth, y)
    },
  }
}

function addressLines(ink: Ink, { label, lines }: PdfAddress, width: number): TextLine[] {
  const [name = '', ...others] = lines
  return [
    ...wrapText(ink, label, styles.small, width),
    ...wrapText(ink, name, styles.strong, width),
    ...others.flatMap((line) => wrapText(ink, line, styles.body, width)),
  ]
}

function duePiece(
  ink: Ink,
  { label, amount, text }: Extract<PdfBlock, { kind: 'due' }>,
  width: number,
): Piece {
  const inset = 16
  const amounts = [
    ...wrapText(ink, label, styles.small, width * 0.45),
    ...wrapText(ink, amount, styles.amount, width * 0.45),
  ]
  const amountWidth = Math.max(110, ...amounts.map((line) => line.width))
  const textWidth = width - 2 * inset - amountWidth - 28
  const texts = wrapText(ink, text, styles.muted, textWidth)
  const inner = Math.max(sumLineHeights(amounts), sumLineHeights(texts))
  return {
    height: inner + 2 * 12,
    draw(x, y) {
      ink.doc.roundedRect(x, y, width, inner + 24, 9).fill(colours.box)
      drawLines(ink, amounts, {
        x: x + inset,
        y: y + 12 + (inner - sumLineHeights(amounts)) / 2,
        width: amountWidth,
      })
      const textX = x + inset + amountWidth + 28
      drawLines(ink, texts, { x: textX, y: y + 12 + (inner - sumLineHeights(texts)) / 2, width: textWidth })
    },
  }
}

type Moments = Extract<PdfBlock, { kind: 'moments' }>['moments']

function momentsPiece(ink: Ink, moments: Moments, width: number): Piece {
  const wide = width / Math.max(5, moments.length)
  const columns = moments.map(({ word, day, reason, isOver }) => [
    ...wrapText(ink, word, isOver ? styles.strong : styles.muted, wide - 10),
    ...wrapText(ink, day, isOver ? styles.day : { ...styles.day, colour: colours.muted }, wide - 10),
    ...wrapText(ink, reason, styles.small, wide - 10),
  ])
  const { doc } = ink
  return {
    height: 20 + Math.max(...columns.map(sumLineHeights)),
    draw(x, y) {
      columns.forEach((lines, index) => {
        const left = x + index * wide
        const isOver = moments[index]?.isOver ?? false
        const colour = isOver ? colours.primary : colours.line
        if (index < columns.length - 1)
          doc
            .moveTo(left + 12, y + 5)
            .lineTo(left + wide - 5, y + 5)
            .lineWidth(1.2)
            .stroke(colour)
        doc.circle(left + 4.5, y + 5, 3.8).lineWidth(1.2)
        if (isOver) doc.fillAndStroke(colour, colour)
        else doc.fillAndStroke(colours.paper, colour)
        drawLines(ink, lines, { x: left, y: y + 17, width: wide - 10 })
      })
    },
  }
}

function sumPiece(ink: Ink, { label, note, amount, weight }: PdfSumLine, width: number): Piece {
  const { doc } = ink
  const above = weight === 'result' ? 8 : weight === 'subtotal' ? 5 : 3
  const labels = [
    ...wrapText(ink, label, weight ? styles.strong : styles.body, width * 0.66),
    ...(note === undefined ? [] : wrapText(ink, note, styles.small, width * 0.66)),
  ]
  const style = weight === 'result' ? styles.result : weight ? styles.strong : styles.body
  const amounts = wrapText(ink, amount, style, width * 0.5)
  const inner = Math.max(sumLineHeights(labels), sumLineHeights(amounts))
  return {
    height: above + inner + 3,
    draw(x, y) {
      if (weight) {
        const line =
          weight === 'result' ? { size: 1.5, colour: colours.text } : { size: 0.7, colour: colours.line }
        doc
          .moveTo(x, y + 1)
          .lineTo(x + width, y + 1)
          .lineWidth(line.size)
          .stroke(line.colour)
      }
      const labelTop = weight === 'result' ? (sumLineHeights(amounts) - styles.strong.leading) / 2 : 0
      drawLines(ink, labels, { x, y: y + above + labelTop, width: width * 0.66 })
      drawLines(ink, amounts, { x, y: y + above, width, align: 'right' })
    },
  }
}

function closingPiece(ink: Ink, text: PdfText, width: number): Piece {
  const lines = wrapText(ink, text, styles.muted, width)
  return {
    height: sumLineHeights(lines) + 11,
    draw(x, y) {
      ink.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .stroke(colours.line)
      drawLines(ink, lines, { x, y: y + 11, width })
    },
  }
}

function columnsFlow(
  ink: Ink,
  columns: Extract<PdfBlock, { kind: 'columns' }>['columns'],
  width: number,
): Flow {
  const shares = columns.reduce((total, { grow }) => total + grow, 0)
  const free = width - columnGap * (columns.length - 1)
  const laidOut: { x: number; flows: Flow[] }[] = []
  let x = 0
  for (const { grow, blocks } of columns) {
    const wide = (free * grow) / shares
    const flows: Flow[] = []
    for (const block of blocks) flows.push(layOutBlock(ink, block, wide))
    laidOut.push({ x, flows })
    x += wide + columnGap
  }
  return { gap: 0, pieces: [], columns: laidOut }
}

function sumOfHeights(pieces: readonly Piece[]): number {
  return pieces.reduce((height, piece) => height + piece.height, 0)
}

function drawStack(pieces: readonly Piece[], x: number, y: number): void {
  let top = y
  for (const piece of pieces) {
    piece.draw(x, top)
    top += piece.height
  }
}
