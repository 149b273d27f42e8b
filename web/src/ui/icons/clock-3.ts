import { createIcon } from '../create-icon.ts'

export const Clock3 = createIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6h4')
