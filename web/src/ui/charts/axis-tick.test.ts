import { expect, test } from 'vitest'
import { wrapLabel } from './axis-tick.tsx'

test.each([
  ['5–7 nights', 12, ['5–7 nights']],
  ['5–7 nights', 8, ['5–7', 'nights']],
  ['8 nights or more', 9, ['8 nights', 'or more']],
  ['8 nights or more', 3, ['8', 'nights', 'or more']],
  ['Direct', 3, ['Direct']],
])('writes %s with room for %d letters', (label, letters, lines) => {
  expect(wrapLabel(label, letters, 3)).toEqual(lines)
})
