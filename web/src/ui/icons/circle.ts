import { createIcon } from '../create-icon.ts'

export const Circle = createIcon([['circle', { cx: '12', cy: '12', r: '10' }]])
