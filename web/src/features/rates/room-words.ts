import type { RoomType } from '@roomlark/contract/rooms'
import type { BedKind } from './room-draft.ts'

export const bedNames: Record<BedKind, string> = {
  single: 'Single bed',
  double: 'Double bed',
  queen: 'Queen bed',
  king: 'King bed',
  sofa: 'Sofa bed',
  bunk: 'Bunk bed',
  cot: 'Cot',
}

/** `Sleeps 3, 46 m²` */
export function sleepsWords({ maxAdults, maxChildren, sizeSqm }: RoomType): string {
  return [`Sleeps ${maxAdults + maxChildren}`, sizeSqm === null ? '' : `${sizeSqm} m²`]
    .filter(Boolean)
    .join(', ')
}

/** `1 double bed, 2 single beds` */
export function bedWords({ beds }: RoomType): string {
  return beds
    .map(({ kind, count }) => `${count} ${bedNames[kind].toLowerCase()}${count === 1 ? '' : 's'}`)
    .join(', ')
}

export function roomCount(count: number): string {
  return count === 1 ? '1 room' : `${count.toLocaleString('en')} rooms`
}
