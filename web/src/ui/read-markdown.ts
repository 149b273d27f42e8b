export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'definitions'; items: { term: string; meaning: Inline[] }[] }
  | Table

export type Table = { kind: 'table'; caption: string; head: string[]; rows: Inline[][][] }

/**
 * The part of Markdown our texts use: headings, with an anchor of their own (`{#id}`) or one made of their words,
 * paragraphs, lists, definitions (a line with the term, then `: ` and what it means), tables (with their caption below,
 * `Table: …`), bold, code and links. The rest stays text.
 */
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
  if (/^#{2,3} ./.test(first)) {
    const block: Block = { kind: 'heading', level: first.startsWith('###') ? 3 : 2, ...readHeading(first) }
    return rest.length === 0 ? [block] : [block, ...readChunk(rest.join('\n'))]
  }
  if (first.startsWith('|') && /^\|[-| ]+$/.test(rest[0] ?? '')) return [readTable(chunk.split('\n'))]
  if (rest[0]?.startsWith(': ')) return [readDefinitions(chunk)]
  const marker = /^(?:[-*]|\d+\.) /
  if (!marker.test(first)) return [{ kind: 'paragraph', inline: readInline(chunk.replaceAll('\n', ' ')) }]
  const items: string[] = []
  for (const line of [first, ...rest]) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return [{ kind: 'list', ordered: /^\d/.test(first), items: items.map(readInline) }]
}

/** `## The agreement {#agreement}` */
export function readHeading(line: string): { text: string; id: string } {
  const [, text = '', id = toAnchor(text)] = /^#+ (.+?)(?: \{#([\w-]+)\})?$/.exec(line) ?? []
  return { text, id }
}

function readDefinitions(chunk: string): Block {
  const items = chunk.split(/\n(?!: )/).map((item) => {
    const [term = '', ...meaning] = item.split('\n: ')
    return { term, meaning: readInline(meaning.join(' ')) }
  })
  return { kind: 'definitions', items }
}

function readTable([head = '', , ...lines]: string[]): Table {
  const [rows, others] = [lines.filter(isRow), lines.filter((line) => !isRow(line))]
  return {
    kind: 'table',
    caption: others.join(' ').replace(/^Table: /, ''),
    head: readCells(head),
    rows: rows.map((row) => readCells(row).map(readInline)),
  }
}

function isRow(line: string): boolean {
  return line.startsWith('|')
}

function readCells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

/** Labels and addresses have an end in the pattern, too: without one, a text of brackets would take minutes to read. */
const inlinePattern = /\*\*(.+?)\*\*|`([^`]+)`|\[([^[\]]+)\]\(([^)\s]{1,2000})\)/g

function readInline(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of text.matchAll(inlinePattern)) {
    const [whole, strong, code, label, href] = match
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    from = match.index + whole.length
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (label !== undefined && href !== undefined && isSafe(href))
      found.push({ kind: 'link', text: label, href })
    else found.push({ kind: 'text', text: whole })
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

/** A path of ours, or an address a browser opens without running anything. */
function isSafe(href: string): boolean {
  return /^\/(?!\/)|^#|^https?:\/\/|^mailto:/.test(href)
}

function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
