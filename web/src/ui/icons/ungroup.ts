import { createIcon } from '../create-icon.ts'

export const Ungroup = createIcon([
  ['rect', { x: '11', y: '14', width: '10', height: '7', rx: '2' }],
  ['rect', { x: '3', y: '3', width: '10', height: '7', rx: '2' }],
])
