import { createIcon } from '../create-icon.ts'

export const Martini = createIcon(
  'M12 12 4.207 4.207A.707.707 0 0 1 4.707 3h14.586a.707.707 0 0 1 .5 1.207zM12 12v10M7 22h10',
)
