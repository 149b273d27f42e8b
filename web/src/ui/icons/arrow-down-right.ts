import { createIcon } from '../create-icon.ts'

export const ArrowDownRight = createIcon('M7 7l10 10M17 7v10H7')
