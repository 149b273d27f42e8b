import { createIcon } from '../create-icon.ts'

export const CircleDot = createIcon(
  'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
)
