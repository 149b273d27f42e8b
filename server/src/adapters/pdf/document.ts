/** Text of one size, in which some words may be strong. */
export type PdfText = string | readonly (string | { strong: string })[]

/** Text of a cell of a table; the note is smaller and below. */
export type PdfCell = string | { text: PdfText; note?: PdfText | undefined; look?: 'strong' | 'muted' }

export type PdfColumn = {
  label: string
  /** Amounts stand at the right, so that their digits lie below one another. */
  align?: 'left' | 'right'
  /** Share of the free space that the column takes; without it, the column is as wide as its content. */
  grow?: number
}

export type PdfTable = {
  kind: 'table'
  columns: readonly PdfColumn[]
  /** A small table beside others does without a head. */
  hasHead?: boolean
  rows: readonly (readonly PdfCell[])[]
  /** Below a strong line; they stay on the page of the last row. */
  totals?: readonly (readonly PdfCell[])[]
}

/** A line of a sum. A subtotal has a thin line above it, the result a strong one. */
export type PdfSumLine = {
  label: PdfText
  note?: PdfText | undefined
  amount: string
  weight?: 'subtotal' | 'result'
}

export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: PdfText; look?: 'muted' }
  /** Recipient, below that the issuer, and at the right the facts: number, period, dates. */
  | ({ kind: 'address'; facts: readonly PdfFact[]; issuer?: PdfAddress } & PdfAddress)
  | { kind: 'facts'; facts: readonly PdfFact[] }
  /** The one tinted box, for what is due. */
  | { kind: 'due'; label: string; amount: string; text: PdfText }
  /** Moments beside one another, each with its word, its day and its reason. */
  | { kind: 'moments'; moments: readonly { word: string; day: string; reason: string; isOver: boolean }[] }
  | { kind: 'sum'; lines: readonly PdfSumLine[] }
  | PdfTable
  | { kind: 'columns'; columns: readonly { grow: number; blocks: readonly PdfBlock[] }[] }
  /** Small print below a thin line. */
  | { kind: 'closing'; text: PdfText }
  /** Lines to write on by hand, two beside one another, some of them filled in already. */
  | { kind: 'fields'; fields: readonly PdfField[] }
  /** A box to tick by hand, with what it means. */
  | { kind: 'tick'; text: PdfText }
  /** The next page begins here, with a letterhead of its own. */
  | { kind: 'page'; title: string; subtitle: string }

export type PdfAddress = { label: string; lines: readonly string[] }

export type PdfFact = { label: string; value: string }

/** A wide field has the whole line to itself. */
export type PdfField = { label: string; value?: string; isWide?: boolean; drawn?: PdfDrawing }

/** Lines drawn by hand, as the path of an SVG within a box of this size. */
export type PdfDrawing = { path: string; width: number; height: number }

export type PdfDocument = {
  /** The name at the top, if it is not Roomlark's: the hotel's. */
  brand?: string
  /** Below the name, such as an address. */
  brandNote?: string
  /** At the bottom right, in the language of the document: `Page {page} of {pages}`. */
  pageText?: string
  /** The language it is written in, if that is not the reader's. */
  language?: string
  /** The large word at the top right, such as `Statement`, and what stands below it. */
  title: string
  subtitle: string
  /** At the top of every further page: `Statement HS-2026-00006, June 2026`. */
  running: string
  /** At the bottom of every page, before its number: `HS-2026-00006`. If it is empty, pages have no numbers. */
  number: string
  /** At the bottom left of every page: who issues it. */
  issuer: string
  madeAt: Date
  blocks: readonly PdfBlock[]
  /** The same as data, embedded for programs to read; the file is then a PDF/A-3. */
  data?: PdfData
}

export type PdfData = { xml: string; description: string }
