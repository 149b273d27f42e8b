import { expect, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

test('headings, paragraphs and lists', () => {
  const text = '## First steps\nOne\ntwo.\n\n- a **bold** word\n  that goes on\n- `code`\n\n1. one\n2. two'
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 2, text: 'First steps', id: 'first-steps' },
    { kind: 'paragraph', inline: [{ kind: 'text', text: 'One two.' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', text: 'bold' },
          { kind: 'text', text: ' word that goes on' },
        ],
        [{ kind: 'code', text: 'code' }],
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
    },
  ])
})

test.each([
  ['/settings', true],
  ['https://example.com/a', true],
  ['mailto:help@example.com', true],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['data:text/html,x', false],
])('a link to %s is a link: %s', (href, isLink) => {
  const [block] = readMarkdown(`[here](${href})`)
  const kinds = block?.kind === 'paragraph' ? block.inline.map(({ kind }) => kind) : []
  expect(kinds.includes('link')).toBe(isLink)
})

test('tags stay text', () => {
  const [block] = readMarkdown('<img src=x onerror=alert(1)>')
  expect(block).toEqual({
    kind: 'paragraph',
    inline: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }],
  })
})

test('a heading may name its anchor, so that its words can change', () => {
  expect(readMarkdown('## The agreement {#agreement}')).toEqual([
    { kind: 'heading', level: 2, text: 'The agreement', id: 'agreement' },
  ])
})

test('terms and what they mean', () => {
  const text = (words: string) => [{ kind: 'text', text: words }]
  expect(readMarkdown('Hotel\n: Lists rooms.\nGuest\n: Stays\n: in them.')).toEqual([
    {
      kind: 'definitions',
      items: [
        { term: 'Hotel', meaning: text('Lists rooms.') },
        { term: 'Guest', meaning: text('Stays in them.') },
      ],
    },
  ])
})

test('a table with its caption', () => {
  expect(readMarkdown('| Name | Kept for |\n| --- | --- |\n| `token` | 7 days |\nTable: Cookies')).toEqual([
    {
      kind: 'table',
      caption: 'Cookies',
      head: ['Name', 'Kept for'],
      rows: [[[{ kind: 'code', text: 'token' }], [{ kind: 'text', text: '7 days' }]]],
    },
  ])
})

/** The least processor time of a few tries, because whatever else the machine does only ever adds to it. */
function leastMs(work: () => unknown): number {
  const tries = Array.from({ length: 3 }, () => {
    const started = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1000
  })
  return Math.min(...tries)
}

/** Short times are measured no better than this, on any machine. */
const clockTickMs = 10

test.each([
  '[',
  '[a',
  '[a](x',
  '**',
  '`',
  '* a\n',
  '## a\n',
  '\n',
  ' ',
  '*',
  '## {#',
  '|-\n',
  '|',
  'a\n: ',
  ' {#a',
])(
  'a long legal text of nothing but %j takes no longer to read than as many short ones',
  (unit) => {
    const makeText = (length: number) => unit.repeat(length / unit.length)
    const [short, long] = [makeText(4000), makeText(16 * 4000)]
    const shortMs = leastMs(() => {
      for (let times = 0; times < 16; times += 1) readMarkdown(short)
    })
    // Reading that grows with the square of the length would take 16 times as long.
    expect(leastMs(() => readMarkdown(long))).toBeLessThan(6 * (shortMs + clockTickMs))
  },
  120_000,
)
