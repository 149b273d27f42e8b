import { createIcon } from '../create-icon.ts'

export const ChartNoAxesColumn = createIcon('M5 21v-6M12 21V3M19 21V9')
