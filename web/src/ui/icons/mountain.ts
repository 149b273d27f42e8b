import { createIcon } from '../create-icon.ts'

export const Mountain = createIcon([['path', { d: 'm8 3 4 8 5-5 5 15H2L8 3z' }]])
