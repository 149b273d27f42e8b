import { createIcon } from '../create-icon.ts'

export const Mountain = createIcon('M8 3l4 8 5-5 5 15H2L8 3z')
