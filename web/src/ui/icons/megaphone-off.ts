import { createIcon } from '../create-icon.ts'

export const MegaphoneOff = createIcon(
  'M11.636 6A13 13 0 0 0 19.4 3.2 1 1 0 0 1 21 4v11.344M14.378 14.357A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h1M2 2l20 20M6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 8v6',
)
