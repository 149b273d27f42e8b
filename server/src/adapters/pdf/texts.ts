import type { PdfBlock, PdfCell, PdfDocument, PdfText } from './document.ts'

/** All text of a document, to know which fonts it needs. */
export function* listTexts(document: PdfDocument): Generator<string> {
  const { title, subtitle, running, number, issuer, brand = 'Roomlark', brandNote = '' } = document
  const { pageText = ', page of' } = document
  yield* [title, subtitle, running, number, issuer, brand, brandNote, pageText, ' 0123456789']
  for (const block of document.blocks) yield* textsOfBlock(block)
}

function* textsOfBlock(block: PdfBlock): Generator<string> {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'closing':
    case 'tick':
      return yield* plainText(block.text)
    case 'fields':
      return yield* block.fields.flatMap(({ label, value = '' }) => [label, value])
    case 'page':
      return yield* [block.title, block.subtitle]
    case 'address':
      for (const { label, lines } of [block, block.issuer ?? { label: '', lines: [] }])
        yield* [label, ...lines]
      return yield* block.facts.flatMap(({ label, value }) => [label, value])
    case 'facts':
      return yield* block.facts.flatMap(({ label, value }) => [label, value])
    case 'due':
      yield* [block.label, block.amount]
      return yield* plainText(block.text)
    case 'moments':
      return yield* block.moments.flatMap(({ word, day, reason }) => [word, day, reason])
    case 'sum':
      for (const { label, note = '', amount } of block.lines) {
        yield* plainText(label)
        yield* plainText(note)
        yield amount
      }
      return
    case 'table':
      yield* block.columns.map(({ label }) => label)
      for (const row of [...block.rows, ...(block.totals ?? [])])
        for (const cell of row) yield* textsOfCell(cell)
      return
    case 'columns':
      for (const column of block.columns) for (const inner of column.blocks) yield* textsOfBlock(inner)
  }
}

function* textsOfCell(cell: PdfCell): Generator<string> {
  if (typeof cell === 'string') return yield cell
  yield* plainText(cell.text)
  yield* plainText(cell.note ?? '')
}

function plainText(text: PdfText): string[] {
  return typeof text === 'string'
    ? [text]
    : text.map((part) => (typeof part === 'string' ? part : part.strong))
}
