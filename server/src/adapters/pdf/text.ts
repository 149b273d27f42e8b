import type { PdfText } from './document.ts'
import { type FontFile, fileFor } from './fonts.ts'
import { colours, type Style, styles } from './theme.ts'

/** The part of the document that text is measured and written with. */
export type Ink = {
  doc: PDFKit.PDFDocument
  /** The files that are registered with the document. */
  fonts: ReadonlySet<string>
  /** Words that were measured before, because tables repeat them. */
  widths: Map<string, number>
  /** Called after each row, so that a long document does not keep the thread. */
  takeTurn: () => Promise<void>
}

type Segment = { font: string; style: Style; text: string; width: number }
export type TextLine = { segments: readonly Segment[]; width: number; leading: number }

/** Lays text out in lines no wider than `width`. */
export function wrapText(ink: Ink, text: PdfText, style: Style, width: number): TextLine[] {
  const lines: TextLine[] = []
  let line: Segment[] = []
  let used = 0
  const finish = () => {
    const segments = joined(ink, line)
    lines.push({ segments, width: sumOf(segments), leading: style.leading })
    line = []
    used = 0
  }
  for (const { word, look } of wordsOf(text, style)) {
    let rest = word
    while (rest !== '') {
      const segments = segmentsOf(ink, rest, look)
      const wide = sumOf(segments)
      const space = line.length > 0 ? widthOf(ink, ' ', fileFor(look.face, 32).name, look) : 0
      if (used + space + wide <= width + 0.01) {
        if (line.length > 0) line.push({ ...spaceOf(look), width: space })
        line.push(...segments)
        used += space + wide
        rest = ''
      } else if (line.length > 0) finish()
      else {
        // A word that is wider than the line is broken where the line ends.
        const fits = charactersThatFit(ink, rest, look, width)
        line.push(...segmentsOf(ink, rest.slice(0, fits), look))
        rest = rest.slice(fits)
        finish()
      }
    }
  }
  if (line.length > 0 || lines.length === 0) finish()
  return lines
}

/** The width that text takes on one line. */
export function lineWidth(ink: Ink, text: PdfText, style: Style): number {
  return Math.max(...wrapText(ink, text, style, Number.POSITIVE_INFINITY).map(({ width }) => width))
}

export function heightOf(lines: readonly TextLine[]): number {
  return lines.reduce((height, { leading }) => height + leading, 0)
}

/** Writes lines below one another and returns where they end. */
export function drawLines(
  { doc }: Ink,
  lines: readonly TextLine[],
  { x, y, width, align = 'left' }: { x: number; y: number; width: number; align?: 'left' | 'right' },
): number {
  let top = y
  for (const { segments, width: used, leading } of lines) {
    let left = align === 'right' ? x + width - used : x
    for (const { font, style, text, width: wide } of segments) {
      // All fonts of a line stand on one baseline.
      const baseline = top + leading / 2 + style.size * 0.34
      doc.font(font, style.size).fillColor(style.colour)
      doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...spacing(style) })
      left += wide
    }
    top += leading
  }
  return top
}

function wordsOf(text: PdfText, style: Style): { word: string; look: Style }[] {
  const parts = typeof text === 'string' ? [text] : text
  return parts.flatMap((part) => {
    const [words, look] =
      typeof part === 'string'
        ? [part, style]
        : [part.strong, { ...style, face: 'strong', colour: colours.text } as const]
    return plain(words)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ word, look }))
  })
}

/** Somebody's own words may have line breaks and control characters, which no font has. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.normalize('NFC').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
}

function segmentsOf(ink: Ink, word: string, style: Style): Segment[] {
  const segments: { font: string; text: string }[] = []
  for (const character of word) {
    const { name } = knownFile(ink, style, character)
    const last = segments.at(-1)
    if (last?.font === name) last.text += character
    else segments.push({ font: name, text: character })
  }
  return segments.map(({ font, text }) => ({ font, style, text, width: widthOf(ink, text, font, style) }))
}

function knownFile({ fonts }: Ink, { face }: Style, character: string): FontFile {
  const file = fileFor(face, character.codePointAt(0) ?? 32)
  return fonts.has(file.name) ? file : fileFor(face, 32)
}

function spaceOf(style: Style): Omit<Segment, 'width'> {
  return { font: fileFor(style.face, 32).name, style, text: ' ' }
}

/** Neighbours in one font are written as one text, so that they are found as one. */
function joined(ink: Ink, segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const segment of segments) {
    const last = result.at(-1)
    if (last && last.font === segment.font && last.style === segment.style) {
      const text = last.text + segment.text
      result[result.length - 1] = { ...last, text, width: widthOf(ink, text, last.font, last.style) }
    } else result.push(segment)
  }
  return result
}

function charactersThatFit(ink: Ink, word: string, style: Style, width: number): number {
  let fits = 0
  for (const character of word) {
    const next = fits + character.length
    if (fits > 0 && sumOf(segmentsOf(ink, word.slice(0, next), style)) > width) break
    fits = next
  }
  return fits
}

function widthOf({ doc, widths }: Ink, text: string, font: string, style: Style): number {
  const key = `${font} ${style.size} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const width = doc.font(font, style.size).widthOfString(text, spacing(style))
  widths.set(key, width)
  return width
}

/** Large letters of the display face stand a little closer. */
function spacing(style: Style): { characterSpacing?: number } {
  return style.face === 'display' && style.size > styles.heading.size
    ? { characterSpacing: -0.02 * style.size }
    : {}
}

function sumOf(segments: readonly { width: number }[]): number {
  return segments.reduce((total, { width }) => total + width, 0)
}

/** Names the files that a document needs, so that only those are read and embedded. */
export function filesNeeded(texts: Iterable<string>): Map<string, FontFile> {
  const characters = new Set<number>([32])
  for (const text of texts)
    for (const character of plain(text)) characters.add(character.codePointAt(0) ?? 32)
  const files = new Map<string, FontFile>()
  for (const face of ['text', 'strong', 'display'] as const)
    for (const codePoint of characters) {
      const file = fileFor(face, codePoint)
      files.set(file.name, file)
    }
  return files
}
