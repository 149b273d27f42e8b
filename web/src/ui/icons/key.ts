import { createIcon } from '../create-icon.ts'

export const Key = createIcon(
  'M2 21l9.6-9.6M7.5 15.5l2.3 2.3a1 1 0 0 1 0 1.4l-2.1 2.1a1 1 0 0 1-1.4 0L4 19M10 7.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0',
)
