import { isolate } from '../isolate.ts'
import { say } from '../say.ts'
import type { bedKinds, RoomTypeInput } from './rooms.ts'

export type BedKind = (typeof bedKinds)[number]

export const bedNames: Record<BedKind, string> = {
  single: say('Single bed'),
  double: say('Double bed'),
  queen: say('Queen bed'),
  king: say('King bed'),
  sofa: say('Sofa bed'),
  bunk: say('Bunk bed'),
  cot: say('Cot'),
}

type Space = Pick<RoomTypeInput, 'maxAdults' | 'maxChildren' | 'sizeSqm'>

/** Writes, for example, `Sleeps 2 adults and 1 child, 46 m²`. */
export function sleepsWords({ maxAdults, maxChildren, sizeSqm }: Space): string {
  const sleeps =
    maxChildren === 0
      ? say('Sleeps {adults, plural, one {# adult} other {# adults}}', { adults: maxAdults })
      : say(
          'Sleeps {adults, plural, one {# adult} other {# adults}} and {children, plural, one {# child} other {# children}}',
          { adults: maxAdults, children: maxChildren },
        )
  return sizeSqm === null ? sleeps : `${sleeps}, ${sizeSqm} m²`
}

/** Writes, for example, `1 double bed, 2 single beds`. */
export function bedWords({ beds }: Pick<RoomTypeInput, 'beds'>): string {
  return beds.map(({ kind, count }) => countBeds[kind](count)).join(', ')
}

const countBeds: Record<BedKind, (count: number) => string> = {
  single: (count) => say('{count, plural, one {# single bed} other {# single beds}}', { count }),
  double: (count) => say('{count, plural, one {# double bed} other {# double beds}}', { count }),
  queen: (count) => say('{count, plural, one {# queen bed} other {# queen beds}}', { count }),
  king: (count) => say('{count, plural, one {# king bed} other {# king beds}}', { count }),
  sofa: (count) => say('{count, plural, one {# sofa bed} other {# sofa beds}}', { count }),
  bunk: (count) => say('{count, plural, one {# bunk bed} other {# bunk beds}}', { count }),
  cot: (count) => say('{count, plural, one {# cot} other {# cots}}', { count }),
}

/** `2 × Double, Suite`: the rooms of a booking by their types. */
export function roomsWords(stays: readonly { roomTypeName: string }[]): string {
  return [...Map.groupBy(stays, ({ roomTypeName }) => roomTypeName)]
    .map(([name, { length }]) => (length === 1 ? isolate(name) : `${length} × ${isolate(name)}`))
    .join(', ')
}
