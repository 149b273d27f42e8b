import { createIcon } from '../create-icon.ts'

export const DoorClosed = createIcon([
  ['path', { d: 'M19 21V5a2 2 0 00-2-2H7a2 2 0 00-2 2v16' }],
  ['path', { d: 'M2 21h20' }],
  ['path', { d: 'M9 12h.01' }],
])
