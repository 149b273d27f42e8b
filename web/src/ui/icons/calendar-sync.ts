import { createIcon } from '../create-icon.ts'

export const CalendarSync = createIcon(
  'M11 10v4h4M11 14l1.535-1.605a5 5 0 018 1.5M16 2v3M21 18l-1.535 1.605a5 5 0 01-8-1.5M21 22v-4h-4M21 8.517V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h3.517M3 9h4M8 2v3',
)
