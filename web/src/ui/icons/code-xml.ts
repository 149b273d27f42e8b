import { createIcon } from '../create-icon.ts'

export const CodeXml = createIcon('M18 16l4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16')
