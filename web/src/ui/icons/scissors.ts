import { createIcon } from '../create-icon.ts'

export const Scissors = createIcon(
  'M3 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14.8 14.8 20 20',
)
