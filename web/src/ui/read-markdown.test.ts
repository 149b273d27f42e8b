import { expect, test, vi } from 'vitest'
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

/** Counts how many characters are passed by searches in texts. */
function stepsOf(work: () => unknown): number {
  let steps = 0
  const { indexOf } = String.prototype
  const { exec } = RegExp.prototype
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, piece, from = 0) {
    const at = indexOf.call(this, piece, from)
    steps += 1 + (at === -1 ? this.length : at) - from
    return at
  })
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    // A sticky expression looks at one place.
    const end = match ? match.index + match[0].length : this.sticky ? from : text.length
    steps += 1 + end - from
    return match
  })
  try {
    work()
  } finally {
    vi.restoreAllMocks()
  }
  return steps
}

test.each(['[', '[a', '[a](x', '[a] ', '](', '**', '`', '* a\n', '## a\n', '\n', ' ', '*'])(
  'a text of nothing but %j that is twice as long takes about twice as many steps to read',
  (unit) => {
    const textOf = (length: number) => `${unit.repeat(length / unit.length)}](x)`
    const steps = (length: number) => stepsOf(() => readMarkdown(textOf(length)))
    expect(steps(20_000)).toBeGreaterThan(0)
    expect(steps(40_000) / steps(20_000)).toBeLessThanOrEqual(2.5)
  },
)
