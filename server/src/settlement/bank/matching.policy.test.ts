import { expect, test } from 'vitest'
import { findMatches } from './matching.policy.ts'

const posting = (transactionId: number, openCents: number, ...names: string[]) => ({
  transactionId,
  openCents,
  names,
})
const line = (id: number, openCents: number, text: string) => ({ id, openCents, text })

test.each([
  [
    'by number and amount',
    [line(1, 500, 'Invoice ST-2026-0042, thanks')],
    [posting(7, 500, 'ST-2026-0042')],
    [[1, [7]]],
  ],
  [
    'however the number is written',
    [line(1, 500, 'st 2026/0042')],
    [posting(7, 500, 'ST-2026-0042')],
    [[1, [7]]],
  ],
  ['not by the number alone', [line(1, 400, 'ST-2026-0042')], [posting(7, 500, 'ST-2026-0042')], []],
  ['not by the amount alone', [line(1, 500, 'Rent')], [posting(7, 500, 'ST-2026-0042')], []],
  ['not against the direction', [line(1, -500, 'ST-2026-0042')], [posting(7, 500, 'ST-2026-0042')], []],
  [
    'a run that the bank paid as a whole',
    [line(1, -900, 'RLK-PR-2026-07-IBAN')],
    [posting(7, -500, 'PA-1', 'PR-2026-07'), posting(8, -400, 'PA-2', 'PR-2026-07')],
    [[1, [7, 8]]],
  ],
  [
    'two lines that say the same, one movement each',
    [line(1, 500, 'ST-2026-0042'), line(2, 500, 'ST-2026-0042')],
    [posting(7, 500, 'ST-2026-0042')],
    [[1, [7]]],
  ],
  [
    'a payment and its second half by their own amounts',
    [line(1, 300, 'ST-2026-0042'), line(2, 200, 'ST-2026-0042')],
    [posting(7, 300, 'ST-2026-0042'), posting(8, 200, 'ST-2026-0042')],
    [
      [1, [7]],
      [2, [8]],
    ],
  ],
] as const)('matches %s', (_, lines, postings, expected) => {
  const found = [...findMatches(lines, postings)].map(([id, ones]) => [
    id,
    ones.map(({ transactionId }) => transactionId),
  ])
  expect(found).toEqual(expected)
})
