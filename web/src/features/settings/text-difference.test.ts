import { expect, onTestFinished, test, vi } from 'vitest'
import { differenceOf, isDifferent } from './text-difference.ts'

const before = '## One\n\nPayouts are monthly.\n\n## Two\n\nStays the same.\n\nGoes away.'

test('shows changed words within a paragraph, counts unchanged paragraphs, and shows unrelated ones whole', () => {
  const after = '## One\n\nPayouts are weekly.\n\n## Two\n\nStays the same.\n\n## Three'
  expect(differenceOf(before, after)).toEqual([
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
  expect(differenceOf('a', 'a\n\nb')).toEqual([
    { kind: 'same', paragraphs: 1 },
    { kind: 'added', pieces: [{ kind: 'added', text: 'b' }] },
  ])
  expect(differenceOf('a\n\nb', 'b')[0]).toEqual({
    kind: 'removed',
    pieces: [{ kind: 'removed', text: 'a' }],
  })
})

test('line ends and blank lines make no difference', () => {
  expect(isDifferent(differenceOf('a\n\nb', 'a\r\n\r\n\r\nb\n'))).toBe(false)
})

test('gives up comparing words if two long texts have nothing in common', () => {
  const words = (seed: string) => Array.from({ length: 9000 }, (_, n) => `${seed}${n}`).join(' ')
  const [before, after] = [words('a'), words('b')]
  // Time passes only as it is looked at: without a limit it would be for each of 18,000 steps.
  let now = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1
    return now
  })
  onTestFinished(() => clock.mockRestore())
  expect(differenceOf(before, after)).toEqual([
    {
      kind: 'changed',
      pieces: [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ],
    },
  ])
  expect(clock.mock.calls.length).toBeGreaterThan(100)
  expect(clock.mock.calls.length).toBeLessThan(1000)
})
