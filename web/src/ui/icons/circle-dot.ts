import { createIcon } from '../create-icon.ts'

export const CircleDot = createIcon([
  ['circle', { cx: '12', cy: '12', r: '1' }],
  ['circle', { cx: '12', cy: '12', r: '10' }],
])
