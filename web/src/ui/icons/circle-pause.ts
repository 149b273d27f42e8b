import { createIcon } from '../create-icon.ts'

export const CirclePause = createIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M10 15L10 9M14 15L14 9')
