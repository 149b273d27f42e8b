import { createIcon } from '../create-icon.ts'

export const Link2Off = createIcon('M9 17H7A5 5 0 0 1 7 7M15 7h2a5 5 0 0 1 4 8M8 12L12 12M2 2L22 22')
