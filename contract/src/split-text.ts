/** The parts of an ICU message: text, `{name}`, a choice by number or by word, and `<tag>…</tag>`. */
export type Part =
  | string
  | [name: string]
  | [name: string, kind: 'number' | 'word', choices: Record<string, Part[]>]
  | [tag: string, kind: 'tag', inner: Part[]]

/** Splits a text at its names in braces. The built web has only this one: the build parsed all other texts. */
export function parseText(text: string): Part[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, at): Part => (at % 2 === 0 ? part : [part]))
    .filter((part) => part !== '')
}
