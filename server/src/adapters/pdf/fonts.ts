import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import besley from '@fontsource/besley/unicode.json' with { type: 'json' }
import hankenGrotesk from '@fontsource/hanken-grotesk/unicode.json' with { type: 'json' }
import notoSans from '@fontsource/noto-sans/unicode.json' with { type: 'json' }
import type { Face } from './theme.ts'
import { unpackWoff } from './woff.ts'

/** One file of a font, and which characters it is for. */
export type FontFile = { name: string; has: (codePoint: number) => boolean; read: () => Promise<Buffer> }

/**
 * The files of each face in the order in which they are asked for a character. The fonts of the product are
 * Latin; names of places and people in Greek and Cyrillic letters fall back to Noto Sans.
 */
const files: Record<Face, readonly FontFile[]> = {
  text: sansFiles(400),
  strong: sansFiles(600),
  display: [...filesOf('besley', besley, ['latin', 'latin-ext'], 500), ...sansFiles(500)],
}

function sansFiles(weight: number): FontFile[] {
  return [
    ...filesOf('hanken-grotesk', hankenGrotesk, ['latin', 'latin-ext', 'vietnamese'], weight),
    ...filesOf('noto-sans', notoSans, ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'], weight),
  ]
}

function filesOf<Subset extends string>(
  font: string,
  ranges: Record<Subset, string>,
  subsets: readonly Subset[],
  weight: number,
): FontFile[] {
  return subsets.map((subset) => {
    const name = `${font}-${subset}-${weight}-normal`
    const address = import.meta.resolve(`@fontsource/${font}/files/${name}.woff`)
    let bytes: Promise<Buffer> | undefined
    return {
      name,
      has: readRanges(ranges[subset]),
      read() {
        bytes ??= readFile(fileURLToPath(address)).then(unpackWoff)
        return bytes
      },
    }
  })
}

/** Reads `U+0000-00FF,U+0131`, as in a style sheet. */
function readRanges(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (codePoint) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to)
}

/** A character that no file is for is left to the first, which draws an empty box. */
export function fileFor(face: Face, codePoint: number): FontFile {
  const [first] = files[face]
  const found = files[face].find((file) => file.has(codePoint)) ?? first
  if (!found) throw new Error(`face ${face} has no files`)
  return found
}
