import { createIcon } from '../create-icon.ts'

export const UserRoundCheck = createIcon(
  'M2 21a8 8 0 0 1 13.292-6M5 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0M16 19l2 2 4-4',
)
