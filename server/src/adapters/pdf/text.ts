import type { PdfText } from './document.ts'
import { type FontFile, spaceFile, splitByFont } from './fonts.ts'
import { colours, type Style, styles } from './theme.ts'

/** The part of the document that text is measured and written with. */
export type Ink = {
  doc: PDFKit.PDFDocument
  /** The files that are registered with the document. */
  fonts: ReadonlySet<string>
  /** Words that were measured before, because tables repeat them. */
  widths: Map<string, number>
  /** Called after each row; throws if nobody waits for the document any more. */
  goOn: () => void
}

type Segment = { font: string; style: Style; text: string; width: number; isRightToLeft?: boolean }
export type TextLine = { segments: readonly Segment[]; width: number; leading: number }

/** Lays text out in lines no wider than `width`. */
export function wrapText(ink: Ink, text: PdfText, style: Style, width: number): TextLine[] {
  const lines: TextLine[] = []
  let line: Segment[] = []
  let used = 0
  const finish = () => {
    const segments = joined(ink, inOrder(line))
    lines.push({ segments, width: sumWidths(segments), leading: style.leading })
    line = []
    used = 0
  }
  for (const { word, look } of splitWords(text, style)) {
    let rest = word
    while (rest !== '') {
      const segments = splitSegments(ink, rest, look)
      const wide = sumWidths(segments)
      const space = line.length > 0 ? measureWidth(ink, ' ', spaceFile(look.face).name, look) : 0
      if (used + space + wide <= width + 0.01) {
        if (line.length > 0) line.push({ ...makeSpace(look), width: space })
        line.push(...segments)
        used += space + wide
        rest = ''
      } else if (line.length > 0) finish()
      else {
        // A word that is wider than the line is broken where the line ends.
        const fits = charactersThatFit(ink, rest, look, width)
        line.push(...splitSegments(ink, rest.slice(0, fits), look))
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

export function sumLineHeights(lines: readonly TextLine[]): number {
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

function splitWords(text: PdfText, style: Style): { word: string; look: Style }[] {
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

/** Currencies whose signs no font has are written by their codes. */
const currencyCodes: Readonly<Record<string, string>> = {
  '֏': 'AMD',
  '৳': 'BDT',
  '៛': 'KHR',
  '₡': 'CRC',
  '₦': 'NGN',
  '₩': 'KRW',
  '₭': 'LAK',
  '₮': 'MNT',
  '₲': 'PYG',
  '₵': 'GHS',
  '₺': 'TRY',
  '₼': 'AZN',
  '₾': 'GEL',
  '⃀': 'KGS',
}

/**
 * Somebody's own words may have line breaks, control characters and marks of direction, which no font has; nor has any
 * the spaces of other widths that numbers and date ranges are written with, or emoji.
 */
function plain(text: string): string {
  return text
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(
      /(?:GH)?([֏৳៛₡₦₩₭₮₲₵₺₼₾⃀])(?=([\d−-]?))/gu,
      (_, sign, next) => `${currencyCodes[sign] ?? ''}${next === '' ? '' : '\u00a0'}`,
    )
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|[\u200d\ufe0f])*/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+|(?!\u00a0)\p{Zs}/gu, ' ')
}

function splitSegments(ink: Ink, word: string, style: Style): Segment[] {
  return splitByFont(style.face, word).map(({ file, text }) => {
    const font = ink.fonts.has(file.name) ? file.name : spaceFile(style.face).name
    return {
      font,
      style,
      text,
      width: measureWidth(ink, text, font, style),
      isRightToLeft: rightToLeft.test(text),
    }
  })
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * The library shapes and turns round the letters of one word; the order of several words is ours. Papers are read from left
 * to right, and within them words of the other direction, with spaces and numbers between them, from right to left.
 */
function inOrder(line: readonly Segment[]): Segment[] {
  const ordered: Segment[] = []
  for (let at = 0; at < line.length; ) {
    let end = at
    for (let next = at; next < line.length; next++) {
      const segment = line[next]
      if (segment?.isRightToLeft) end = next + 1
      else if (end === at || !/^[\d\s.,:/-]+$/.test(segment?.text ?? '')) break
    }
    if (end > at) ordered.push(...line.slice(at, end).reverse())
    else ordered.push(...line.slice(at, at + 1))
    at = Math.max(end, at + 1)
  }
  return ordered
}

function makeSpace(style: Style): Omit<Segment, 'width'> {
  return { font: spaceFile(style.face).name, style, text: ' ' }
}

/** Neighbours in one font are written as one text, so that they are found as one. */
function joined(ink: Ink, segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const segment of segments) {
    const last = result.at(-1)
    const isAlike = last && last.font === segment.font && last.style === segment.style
    if (isAlike && !last.isRightToLeft && !segment.isRightToLeft) {
      const text = last.text + segment.text
      result[result.length - 1] = { ...last, text, width: measureWidth(ink, text, last.font, last.style) }
    } else result.push(segment)
  }
  return result
}

function charactersThatFit(ink: Ink, word: string, style: Style, width: number): number {
  let fits = 0
  for (const character of word) {
    const next = fits + character.length
    if (fits > 0 && sumWidths(splitSegments(ink, word.slice(0, next), style)) > width) break
    fits = next
  }
  return fits
}

function measureWidth({ doc, widths }: Ink, text: string, font: string, style: Style): number {
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

function sumWidths(segments: readonly { width: number }[]): number {
  return segments.reduce((total, { width }) => total + width, 0)
}

/** Names the files that a document needs, so that only those are read and embedded. */
export function filesNeeded(texts: Iterable<string>): Map<string, FontFile> {
  const words = new Set<string>([' '])
  for (const text of texts) for (const word of plain(text).split(' ')) words.add(word)
  const files = new Map<string, FontFile>()
  for (const face of ['text', 'strong', 'display'] as const)
    for (const word of words) for (const { file } of splitByFont(face, word)) files.set(file.name, file)
  return files
}
