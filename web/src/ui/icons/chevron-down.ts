import { createIcon } from '../create-icon.ts'

export const ChevronDown = createIcon([['path', { d: 'm6 9 6 6 6-6' }]])
