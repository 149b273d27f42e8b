import { createIcon } from '../create-icon.ts'

export const ArrowDownRight = createIcon([
  ['path', { d: 'm7 7 10 10' }],
  ['path', { d: 'M17 7v10H7' }],
])
