import { createIcon } from '../create-icon.ts'

export const Percent = createIcon(
  'M19 5L5 19M4 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
)
