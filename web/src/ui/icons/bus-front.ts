import { createIcon } from '../create-icon.ts'

export const BusFront = createIcon(
  'M4 6 2 7M10 6h4M22 7l-2-1M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM4 11h16M8 15h.01M16 15h.01M6 19v2M18 21v-2',
)
