import { createIcon } from '../create-icon.ts'

export const CreditCard = createIcon([
  ['rect', { width: '20', height: '14', x: '2', y: '5', rx: '2' }],
  ['path', { d: 'M2 10h20' }],
])
