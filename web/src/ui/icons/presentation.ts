import { createIcon } from '../create-icon.ts'

export const Presentation = createIcon('M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5')
