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

test.each(['[', '[a', '[a](x', '**', '`', '* a\n', '## a\n', '\n', ' ', '*'])(
  'a legal text of nothing but %j is read quickly',
  (unit) => {
    const started = process.threadCpuUsage()
    readMarkdown(unit.repeat(60_000 / unit.length))
    const { user } = process.threadCpuUsage(started)
    expect(user / 1000).toBeLessThan(200)
  },
)
