import { buffer } from 'node:stream/consumers'
import { fill } from '@roomlark/contract/say'
import PDFDocument from 'pdfkit'
import type { PdfDocument } from './document.ts'
import { archiveOptions, embedData } from './embedded-data.ts'
import type { Flow, Piece } from './flow.ts'
import { drawLark } from './lark.ts'
import { layOutBlock } from './pieces.ts'
import { drawLines, filesNeeded, type Ink, wrapText } from './text.ts'
import { listTexts } from './texts.ts'
import { colours, contentWidth, page, styles } from './theme.ts'

/**
 * Makes a PDF of A4 pages with the fonts of the product embedded. `goOn` is called after each row, and throws if nobody
 * waits for the document any more.
 */
export async function renderPdf(document: PdfDocument, goOn = () => {}): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: '',
    lang: document.language ?? 'en',
    displayTitle: true,
    ...(document.data && archiveOptions),
    info: {
      Title: document.running,
      Author: 'Roomlark',
      CreationDate: document.madeAt,
      ModDate: document.madeAt,
    },
  })
  const written = buffer(doc)
  const files = filesNeeded(listTexts(document))
  for (const [name, file] of files) doc.registerFont(name, await file.read())
  const ink: Ink = { doc, fonts: new Set(files.keys()), widths: new Map(), goOn }
  const sheet = { ink, y: drawLetterhead(ink, document), isFresh: false, document }
  const flows: Flow[] = []
  for (const block of document.blocks) flows.push(layOutBlock(ink, block, contentWidth))
  placeAll(sheet, flows)
  drawFooters(ink, document)
  if (document.data) embedData(doc, document.data, document.madeAt)
  doc.end()
  return written
}

type Sheet = {
  ink: Ink
  document: PdfDocument
  y: number
  /** True at the top of a page, where no space is left above. */
  isFresh: boolean
}

const pageEnd = page.height - page.bottom

function placeAll(sheet: Sheet, flows: readonly Flow[]): void {
  for (const [index, flow] of flows.entries()) {
    if (flow.letterhead) beginPage(sheet, flow.letterhead)
    else if (flow.columns) placeColumns(sheet, flow.columns)
    else placeFlow(sheet, flow, flow.staysWithNext ? firstHeight(flows[index + 1]) : 0)
  }
}

function beginPage(sheet: Sheet, letterhead: { title: string; subtitle: string }): void {
  sheet.ink.doc.addPage()
  sheet.y = drawLetterhead(sheet.ink, { brand: sheet.document.brand, ...letterhead })
  sheet.isFresh = false
}

function placeFlow(sheet: Sheet, { gap, head, pieces }: Flow, below: number): void {
  if (!sheet.isFresh) sheet.y += gap
  for (const [index, piece] of pieces.entries()) {
    const headHeight = index === 0 ? (head?.height ?? 0) : 0
    if (sheet.y + headHeight + piece.height + below > pageEnd && !sheet.isFresh) turnPage(sheet)
    if (head && (index === 0 || sheet.isFresh)) place(sheet, head)
    place(sheet, piece)
    sheet.ink.goOn()
  }
}

function place(sheet: Sheet, piece: Piece): void {
  piece.draw(page.side, sheet.y)
  sheet.y += piece.height
  sheet.isFresh = false
}

/** Columns begin together, on a new page where they would then stay together; each goes on where it has to. */
function placeColumns(sheet: Sheet, columns: NonNullable<Flow['columns']>): void {
  const queues = columns.map(({ x, flows }) => ({ x, waiting: flows.flatMap(placePieces) }))
  const height = Math.max(
    ...queues.map(({ waiting }) => waiting.reduce((sum, { height, gap }) => sum + height + gap, 0)),
  )
  if (!sheet.isFresh && sheet.y + height > pageEnd && height <= pageEnd - freshTop) turnPage(sheet)
  for (;;) {
    const from = sheet.y
    let end = from
    for (const { x, waiting } of queues) {
      let y = from
      for (let next = waiting[0]; next; next = waiting[0]) {
        const above = y === from && sheet.isFresh ? 0 : next.gap
        const isAlone = y === from && sheet.isFresh
        if (y + above + next.height + next.below > pageEnd && !isAlone) break
        next.draw(page.side + x, y + above)
        y += above + next.height
        waiting.shift()
        sheet.ink.goOn()
      }
      end = Math.max(end, y)
    }
    sheet.y = end
    sheet.isFresh = false
    if (queues.every(({ waiting }) => waiting.length === 0)) return
    turnPage(sheet)
  }
}

/** Within a column a head is only above the first row. */
function placePieces(
  { gap, head, pieces, staysWithNext }: Flow,
  index: number,
  flows: readonly Flow[],
): (Piece & { gap: number; below: number })[] {
  const below = staysWithNext ? firstHeight(flows[index + 1]) : 0
  return [...(head ? [head] : []), ...pieces].map((piece, at) => ({
    ...piece,
    gap: at === 0 ? gap : 0,
    below,
  }))
}

/** Returns the height that has to fit below a heading. */
function firstHeight(flow: Flow | undefined): number {
  if (!flow) return 0
  if (flow.columns) return Math.max(...flow.columns.map(({ flows }) => firstHeight(flows[0])))
  return flow.gap + (flow.head?.height ?? 0) + (flow.pieces[0]?.height ?? 0)
}

const freshTop = page.top + 34

function turnPage(sheet: Sheet): void {
  const { ink, document } = sheet
  ink.doc.addPage()
  const { brand } = document
  if (brand === undefined) drawLark(ink.doc, page.side, page.top - 3, 19)
  drawLines(ink, wrapText(ink, brand ?? 'Roomlark', styles.runningBrand, contentWidth * 0.6), {
    x: page.side + (brand === undefined ? 25 : 0),
    y: page.top - 1,
    width: contentWidth,
  })
  drawLines(ink, wrapText(ink, document.running, styles.subtitle, contentWidth * 0.7), {
    x: page.side,
    y: page.top,
    width: contentWidth,
    align: 'right',
  })
  sheet.y = freshTop
  sheet.isFresh = true
}

type Letterhead = Pick<PdfDocument, 'title' | 'subtitle' | 'brandNote'> & { brand?: string | undefined }

/** The name of a hotel may be long, so it shares the width with the title. */
function drawLetterhead(ink: Ink, { brand, brandNote = '', title, subtitle }: Letterhead): number {
  if (brand === undefined) drawLark(ink.doc, page.side, page.top + 4, 26)
  const nameEnd = drawLines(
    ink,
    wrapText(ink, brand ?? 'Roomlark', styles.brand, brand === undefined ? contentWidth : contentWidth * 0.5),
    { x: page.side + (brand === undefined ? 34 : 0), y: page.top + 8, width: contentWidth },
  )
  const brandEnd = drawLines(ink, wrapText(ink, brandNote, styles.subtitle, contentWidth * 0.5), {
    x: page.side,
    y: nameEnd + 2,
    width: contentWidth,
  })
  const titleWidth = contentWidth * (brand === undefined ? 0.7 : 0.46)
  const right = { x: page.side, width: contentWidth, align: 'right' } as const
  const below = drawLines(ink, wrapText(ink, title, styles.title, titleWidth), { ...right, y: page.top })
  const end = drawLines(ink, wrapText(ink, subtitle, styles.subtitle, titleWidth), { ...right, y: below })
  return brand === undefined ? end : Math.max(end, brandEnd)
}

function drawFooters(ink: Ink, { issuer, number, pageText }: PdfDocument): void {
  const { start, count } = ink.doc.bufferedPageRange()
  const y = page.height - page.footer
  for (let index = 0; index < count; index++) {
    ink.doc.switchToPage(start + index)
    ink.doc
      .moveTo(page.side, y - 8)
      .lineTo(page.width - page.side, y - 8)
      .lineWidth(0.7)
      .stroke(colours.line)
    const [left] = wrapText(ink, issuer, styles.small, contentWidth * 0.68)
    if (left) drawLines(ink, [left], { x: page.side, y, width: contentWidth })
    if (number === '' && pageText === undefined) continue
    const place = fill(pageText ?? '{number}, page {page} of {pages}', {
      number,
      page: index + 1,
      pages: count,
    })
    drawLines(ink, wrapText(ink, place, styles.small, contentWidth), {
      x: page.side,
      y,
      width: contentWidth,
      align: 'right',
    })
  }
}
