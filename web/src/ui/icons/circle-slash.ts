import { createIcon } from '../create-icon.ts'

export const CircleSlash = createIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M9 15L15 9')
