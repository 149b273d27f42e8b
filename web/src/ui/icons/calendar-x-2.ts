import { createIcon } from '../create-icon.ts'

export const CalendarX2 = createIcon(
  'M16 2v3M17 16l5 5M17 21l5-5M21 12V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8M3 9h18M8 2v3',
)
