import { isolate } from '../isolate.ts'
import type { bedKinds, RoomTypeInput } from './rooms.ts'

export type BedKind = (typeof bedKinds)[number]

export const bedNames: Record<BedKind, string> = {
  single: 'Single bed',
  double: 'Double bed',
  queen: 'Queen bed',
  king: 'King bed',
  sofa: 'Sofa bed',
  bunk: 'Bunk bed',
  cot: 'Cot',
}

type Space = Pick<RoomTypeInput, 'maxAdults' | 'maxChildren' | 'sizeSqm'>

/** Writes, for example, `Sleeps 2 adults and 1 child, 46 m²`. */
export function sleepsWords({ maxAdults, maxChildren, sizeSqm }: Space): string {
  const adults = `${maxAdults} adult${maxAdults === 1 ? '' : 's'}`
  const children = maxChildren === 0 ? '' : ` and ${maxChildren} ${maxChildren === 1 ? 'child' : 'children'}`
  return [`Sleeps ${adults}${children}`, sizeSqm === null ? '' : `${sizeSqm} m²`].filter(Boolean).join(', ')
}

/** Writes, for example, `1 double bed, 2 single beds`. */
export function bedWords({ beds }: Pick<RoomTypeInput, 'beds'>): string {
  return beds
    .map(({ kind, count }) => `${count} ${bedNames[kind].toLowerCase()}${count === 1 ? '' : 's'}`)
    .join(', ')
}

/** `2 × Double, Suite`: the rooms of a booking by their types. */
export function roomsWords(stays: readonly { roomTypeName: string }[]): string {
  return [...Map.groupBy(stays, ({ roomTypeName }) => roomTypeName)]
    .map(([name, { length }]) => (length === 1 ? isolate(name) : `${length} × ${isolate(name)}`))
    .join(', ')
}
