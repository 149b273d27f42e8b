import { createIcon } from '../create-icon.ts'

export const CircleStop = createIcon(
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M10 9h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z',
)
