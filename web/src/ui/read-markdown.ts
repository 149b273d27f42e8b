export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/** The part of Markdown our texts use: headings, paragraphs, lists, bold, code and links. The rest stays text. */
export function readMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}|\n(?=#{2,3} )/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .flatMap(readChunk)
}

function readChunk(chunk: string): Block[] {
  const [first = '', ...rest] = chunk.split('\n')
  const heading = /^(#{2,3}) (.+)$/.exec(first)
  if (heading) {
    const text = heading[2] ?? ''
    const block: Block = { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text, id: anchorOf(text) }
    return rest.length === 0 ? [block] : [block, ...readChunk(rest.join('\n'))]
  }
  const marker = /^(?:[-*]|\d+\.) /
  if (!marker.test(first)) return [{ kind: 'paragraph', inline: readInline(chunk.replaceAll('\n', ' ')) }]
  const items: string[] = []
  for (const line of [first, ...rest]) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return [{ kind: 'list', ordered: /^\d/.test(first), items: items.map(readInline) }]
}

function readInline(text: string): Inline[] {
  const found: Inline[] = []
  const readers = { '*': strongIn(text), '`': codeIn(text), '[': linkIn(text) }
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/[*`[]/g)) {
    const read = index < from ? null : readers[mark as keyof typeof readers](index)
    if (!read) continue
    if (index > from) found.push({ kind: 'text', text: text.slice(from, index) })
    found.push(read.inline)
    from = read.end
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

type Reader = (at: number) => { inline: Inline; end: number } | null

function strongIn(text: string): Reader {
  const findEnd = finderIn(text, '**')
  return (at) => {
    const end = text[at + 1] === '*' ? findEnd(at + 3) : null
    return end === null ? null : { inline: { kind: 'strong', text: text.slice(at + 2, end) }, end: end + 2 }
  }
}

function codeIn(text: string): Reader {
  const findEnd = finderIn(text, '`')
  return (at) => {
    const end = findEnd(at + 1)
    if (end === null || end === at + 1) return null
    return { inline: { kind: 'code', text: text.slice(at + 1, end) }, end: end + 1 }
  }
}

const longestHref = 2000

function linkIn(text: string): Reader {
  const [findOpening, findLabelEnd, findHrefEnd] = [
    finderIn(text, '['),
    finderIn(text, ']'),
    finderIn(text, ')'),
  ]
  return (at) => {
    const labelEnd = findLabelEnd(at + 1)
    if (labelEnd === null || labelEnd === at + 1 || text[labelEnd + 1] !== '(') return null
    if ((findOpening(at + 1) ?? labelEnd) < labelEnd) return null
    const end = findHrefEnd(labelEnd + 2)
    if (end === null || end === labelEnd + 2 || end - labelEnd - 2 > longestHref) return null
    const [label, href] = [text.slice(at + 1, labelEnd), text.slice(labelEnd + 2, end)]
    if (/\s/.test(href)) return null
    const inline: Inline = isSafe(href)
      ? { kind: 'link', text: label, href }
      : { kind: 'text', text: text.slice(at, end + 1) }
    return { inline, end: end + 1 }
  }
}

/**
 * Finds where something stands next, from further and further on. It searches no part of the text twice: a text of
 * nothing but brackets would otherwise take minutes to read.
 */
function finderIn(text: string, piece: string): (from: number) => number | null {
  let next = -1
  return (from) => {
    if (next !== Number.POSITIVE_INFINITY && next < from) {
      const at = text.indexOf(piece, from)
      next = at === -1 ? Number.POSITIVE_INFINITY : at
    }
    return Number.isFinite(next) ? next : null
  }
}

/** A path of ours, or an address a browser opens without running anything. */
function isSafe(href: string): boolean {
  return /^\/(?!\/)|^#|^https?:\/\/|^mailto:/.test(href)
}

export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
