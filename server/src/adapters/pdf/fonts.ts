import { readFile } from 'node:fs/promises'
import besley from '../../../fonts/besley/unicode.json' with { type: 'json' }
import hankenGrotesk from '../../../fonts/hanken-grotesk/unicode.json' with { type: 'json' }
import kosugi from '../../../fonts/kosugi/unicode.json' with { type: 'json' }
import nanumGothic from '../../../fonts/nanum-gothic/unicode.json' with { type: 'json' }
import notoSans from '../../../fonts/noto-sans/unicode.json' with { type: 'json' }
import notoSansArabic from '../../../fonts/noto-sans-arabic/unicode.json' with { type: 'json' }
import notoSansHebrew from '../../../fonts/noto-sans-hebrew/unicode.json' with { type: 'json' }
import notoSansThai from '../../../fonts/noto-sans-thai/unicode.json' with { type: 'json' }
import zcoolXiaowei from '../../../fonts/zcool-xiaowei/unicode.json' with { type: 'json' }
import type { Face } from './theme.ts'
import { unpackWoff } from './woff.ts'

/** One file of a font, and which characters it is for. */
export type FontFile = { name: string; has: (codePoint: number) => boolean; read: () => Promise<Buffer> }

/**
 * The files of each face in the order in which they are asked for a character. The fonts of the product are
 * Latin; names of places and people in other letters fall back to Noto Sans.
 */
const files: Record<Face, readonly FontFile[]> = {
  text: sansFiles(400),
  strong: sansFiles(600),
  display: [...makeFontFiles('besley', besley, ['latin', 'latin-ext'], 500), ...sansFiles(500)],
}

function sansFiles(weight: number): FontFile[] {
  return [
    ...makeFontFiles('hanken-grotesk', hankenGrotesk, ['latin', 'latin-ext', 'vietnamese'], weight),
    ...makeFontFiles(
      'noto-sans',
      notoSans,
      ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'],
      weight,
    ),
    ...makeFontFiles('noto-sans-arabic', notoSansArabic, ['arabic'], weight),
    ...makeFontFiles('noto-sans-hebrew', notoSansHebrew, ['hebrew'], weight),
    ...makeFontFiles('noto-sans-thai', notoSansThai, ['thai'], weight),
  ]
}

/**
 * Japanese, Chinese and Korean share characters and differ in how they draw them, so a run of such characters is written in
 * the first font that has all of them. Each has one weight: Noto has all, at 75 MB for each language.
 */
const eastAsianFiles: readonly FontFile[] = [
  wholeFile('kosugi', 'japanese', kosugi),
  wholeFile('zcool-xiaowei', 'chinese-simplified', zcoolXiaowei),
  wholeFile('nanum-gothic', 'korean', nanumGothic),
]

/** A font whose ranges are those of many small files, of which it is the whole. */
function wholeFile(font: string, subset: string, ranges: Record<string, string>): FontFile {
  return makeFontFile(font, `${font}-${subset}-400-normal`, Object.values(ranges).join(','))
}

function makeFontFiles<Subset extends string>(
  font: string,
  ranges: Record<Subset, string>,
  subsets: readonly Subset[],
  weight: number,
): FontFile[] {
  return subsets.map((subset) => makeFontFile(font, `${font}-${subset}-${weight}-normal`, ranges[subset]))
}

/** The signs of currencies that fonts have; their ranges name all that there are. */
const currencySigns: Readonly<Record<string, string>> = {
  besley: '€',
  'hanken-grotesk': '€₫₱₴₸₽',
  'noto-sans': '₴₹',
  'noto-sans-hebrew': '₪',
}

const isCurrencySign = (codePoint: number) => codePoint >= 0x20a0 && codePoint <= 0x20c0

function makeFontFile(font: string, name: string, ranges: string): FontFile {
  const address = new URL(`../../../fonts/${font}/${name}.woff`, import.meta.url)
  let bytes: Promise<Buffer> | undefined
  let has: FontFile['has'] | undefined
  return {
    name,
    has(codePoint) {
      has ??= readRanges(ranges)
      const isThere =
        !isCurrencySign(codePoint) || currencySigns[font]?.includes(String.fromCodePoint(codePoint))
      return isThere === true && has(codePoint)
    },
    read() {
      bytes ??= readFile(address).then(unpackWoff)
      return bytes
    },
  }
}

/** Reads `U+0000-00FF,U+0131`, as in a style sheet. */
function readRanges(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (codePoint) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to)
}

/** A word in its parts, each in one font. */
export type Part = { file: FontFile; text: string }

/** Cuts a word where the font changes. A character that no font has is left to the first, which draws an empty box. */
export function splitByFont(face: Face, word: string): Part[] {
  const parts: Part[] = []
  const add = (file: FontFile, text: string) => {
    const last = parts.at(-1)
    if (last?.file === file) last.text += text
    else parts.push({ file, text })
  }
  let run = ''
  const finishRun = () => {
    if (run === '') return
    const whole = eastAsianFiles.find((file) => hasAll(file, run))
    if (whole) add(whole, run)
    else for (const character of run) add(eastAsianFileFor(character) ?? spaceFile(face), character)
    run = ''
  }
  for (const character of word) {
    const file = ownFileFor(face, character)
    if (file) {
      finishRun()
      add(file, character)
    } else run += character
  }
  finishRun()
  return parts
}

/** The file that spaces are written with. */
export function spaceFile(face: Face): FontFile {
  const [first] = files[face]
  if (!first) throw new Error(`face ${face} has no files`)
  return first
}

const known: Record<Face, Map<string, FontFile | undefined>> = {
  text: new Map(),
  strong: new Map(),
  display: new Map(),
}

/** Names repeat few characters, and ranges take long to look through. */
function ownFileFor(face: Face, character: string): FontFile | undefined {
  const seen = known[face]
  if (seen.has(character)) return seen.get(character)
  const codePoint = character.codePointAt(0) ?? 32
  const file = files[face].find((candidate) => candidate.has(codePoint))
  if (seen.size < 5000) seen.set(character, file)
  return file
}

function eastAsianFileFor(character: string): FontFile | undefined {
  return eastAsianFiles.find((file) => hasAll(file, character))
}

function hasAll(file: FontFile, text: string): boolean {
  return [...text].every((character) => file.has(character.codePointAt(0) ?? 32))
}
