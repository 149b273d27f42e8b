import { createIcon } from '../create-icon.ts'

export const ListFilter = createIcon('M2 5h20M6 12h12M9 19h6')
