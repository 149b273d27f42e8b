import { expect, test } from 'vitest'
import { type KnownTrouble, nextTrouble } from './trouble.policy.ts'

const start = Date.parse('2026-11-15T08:00:00Z')

/** Takes what is found at some hours of a day, and returns the hours at which administrators are notified. */
function notifiedAt(looks: [hour: number, isWell: boolean][]): number[] {
  let known: KnownTrouble | null = null
  return looks.flatMap(([hour, isWell]) => {
    const next = nextTrouble(known, isWell, new Date(start + hour * 3_600_000))
    known = next.known
    return next.notifies ? [hour] : []
  })
}

test.each<[string, [number, boolean][], number[]]>([
  ['nobody if all is well', [[0, true]], []],
  [
    'once when it starts',
    [
      [0, false],
      [0.1, false],
      [12, false],
    ],
    [0],
  ],
  [
    'once a day while it lasts',
    [
      [0, false],
      [23, false],
      [24, false],
      [47, false],
      [48, false],
    ],
    [0, 24, 48],
  ],
  [
    'not again if it comes and goes',
    [
      [0, false],
      [1, true],
      [2, false],
      [3, true],
      [4, false],
    ],
    [0],
  ],
  [
    'again after it has been well for a while',
    [
      [0, false],
      [1, true],
      [8, false],
    ],
    [0, 8],
  ],
])('notifies %s', (_what, looks, expected) => {
  expect(notifiedAt(looks)).toEqual(expected)
})
