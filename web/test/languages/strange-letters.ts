import { parseText } from '@roomlark/contract/parse-text'
import type { Part } from '@roomlark/contract/split-text'

/** From `A` to `Ａ`: letters of full width have upper and lower case too, and nothing of ours is written in them. */
const distance = 'Ａ'.charCodeAt(0) - 'A'.charCodeAt(0)

/** In letters that show where a text has come from. */
export function toStrange(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + distance))
}

export function fromStrange(text: string): string {
  return text.replace(/[Ａ-Ｚａ-ｚ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - distance))
}

/** A message of which all words are strange; what is put into it stays as it is. */
export function translate(text: string): string {
  const parts = parseText(text.replace(/##.*/, ''))
  const isPlain = parts.every((part) => typeof part === 'string' || part.length === 1)
  return writeAll(parts, isPlain ? toStrange : (words) => quote(toStrange(words)))
}

function writeAll(parts: readonly Part[], write: (words: string) => string): string {
  return parts.map((part) => writePart(part, write)).join('')
}

function writePart(part: Part, write: (words: string) => string): string {
  if (typeof part === 'string') return write(part)
  if (part.length === 1) return part[0] === '#' ? '#' : `{${part[0]}}`
  if (part[1] === 'tag') return `<${part[0]}>${writeAll(part[2], write)}</${part[0]}>`
  const choices = Object.entries(part[2]).map(([choice, inner]) => `${choice} {${writeAll(inner, write)}}`)
  return `{${part[0]}, ${part[1] === 'number' ? 'plural' : 'select'}, ${choices.join(' ')}}`
}

function quote(words: string): string {
  return words.replaceAll("'", "''").replace(/[{}<#]/g, "'$&'")
}
