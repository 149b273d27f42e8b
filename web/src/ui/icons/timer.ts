import { createIcon } from '../create-icon.ts'

export const Timer = createIcon('M10 2L14 2M12 14L15 11M4 14a8 8 0 1 0 16 0 8 8 0 1 0-16 0')
