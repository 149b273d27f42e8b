import { createIcon } from '../create-icon.ts'

export const CalendarCheck2 = createIcon(
  'M 19 3 L 5 3M 21 13 L 21 5M 21 5 A2 2 0 0 0 19 3M 3 19 A2 2 0 0 0 5 21M 3 5 L 3 19M 5 3 A2 2 0 0 0 3 5M16 19l2 2 4-4M16 2v3M3 9h18M5 21 L12.5 21M8 2v3',
)
