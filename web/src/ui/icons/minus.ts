import { createIcon } from '../create-icon.ts'

export const Minus = createIcon('M5 12h14')
