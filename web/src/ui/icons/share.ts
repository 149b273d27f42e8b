import { createIcon } from '../create-icon.ts'

export const Share = createIcon('M12 2v13m4-9-4-4-4 4m-4 6v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8')
