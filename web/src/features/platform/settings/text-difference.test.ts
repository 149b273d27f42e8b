import { expect, test } from 'vitest'
import { compareTexts, isDifferent } from './text-difference.ts'

const before = '## One\n\nPayouts are monthly.\n\n## Two\n\nStays the same.\n\nGoes away.'

test('shows changed words within a paragraph, counts unchanged paragraphs, and shows unrelated ones whole', () => {
  const after = '## One\n\nPayouts are weekly.\n\n## Two\n\nStays the same.\n\n## Three'
  expect(compareTexts(before, after)).toEqual([
    { kind: 'same', paragraphs: 1 },
    {
      kind: 'changed',
      pieces: [
        { kind: 'same', text: 'Payouts are ' },
        { kind: 'removed', text: 'monthly' },
        { kind: 'added', text: 'weekly' },
        { kind: 'same', text: '.' },
      ],
    },
    { kind: 'same', paragraphs: 2 },
    {
      kind: 'changed',
      pieces: [
        { kind: 'removed', text: 'Goes away.' },
        { kind: 'added', text: '## Three' },
      ],
    },
  ])
})

test('shows a new paragraph as added and one that is gone as removed', () => {
  expect(compareTexts('a', 'a\n\nb')).toEqual([
    { kind: 'same', paragraphs: 1 },
    { kind: 'added', pieces: [{ kind: 'added', text: 'b' }] },
  ])
  expect(compareTexts('a\n\nb', 'b')[0]).toEqual({
    kind: 'removed',
    pieces: [{ kind: 'removed', text: 'a' }],
  })
})

test('line ends and blank lines make no difference', () => {
  expect(isDifferent(compareTexts('a\n\nb', 'a\r\n\r\n\r\nb\n'))).toBe(false)
})

test('does not compare words if two long texts have nothing in common', () => {
  const words = (seed: string) => Array.from({ length: 9000 }, (_, n) => `${seed}${n}`).join(' ')
  const began = performance.now()
  expect(isDifferent(compareTexts(words('a'), words('b')))).toBe(true)
  expect(performance.now() - began).toBeLessThan(5000)
})
