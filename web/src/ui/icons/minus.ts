import { createIcon } from '../create-icon.ts'

export const Minus = createIcon([['path', { d: 'M5 12h14' }]])
