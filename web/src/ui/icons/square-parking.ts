import { createIcon } from '../create-icon.ts'

export const SquareParking = createIcon([
  ['path', { d: 'M9 12h4a2 2 0 0 0 0-4H9.5a.5.5 0 0 0-.5.5V16' }],
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
])
