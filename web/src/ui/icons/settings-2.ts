import { createIcon } from '../create-icon.ts'

export const Settings2 = createIcon(
  'M14 17H5M19 7h-9M14 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
)
