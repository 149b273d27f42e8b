import type { Calendar } from '@roomlark/contract/inventory/calendar'
import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import { say } from '@roomlark/contract/say'
import { amountText } from '../../../../parts/money/money-text.ts'
import { nightCount } from '../calendar/period.ts'
import { rangeWords } from '../date-words.ts'
import type { SelectedArea } from '../grid/grid-selection.ts'

export type SelectionFacts = {
  roomTypeIds: string[]
  /** Over all room types. */
  count: number
  /** `Sea View Double, 25 to 27 June` */
  words: string
  /** The selected nights that are shown. */
  nights: CalendarNight[]
  isAnyOpen: boolean
  isAnyClosed: boolean
  isAnyOverridden: boolean
}

export function getSelectionFacts({ roomTypes }: Calendar, area: SelectedArea): SelectionFacts {
  const types = roomTypes.slice(area.firstRow, area.lastRow + 1)
  const nights = types.flatMap((type) =>
    type.nights.filter(({ night }) => area.fromOn <= night && night <= area.untilOn),
  )
  const [only] = types
  const who =
    types.length === 1 && only
      ? only.name
      : say('{count, plural, one {# room type} other {# room types}}', { count: types.length })
  return {
    roomTypeIds: types.map(({ id }) => id),
    count: types.length * nightCount(area),
    words: `${who}, ${rangeWords(area)}`,
    nights,
    isAnyOpen: nights.some(({ closed }) => !closed),
    isAnyClosed: nights.some(({ closed }) => closed),
    isAnyOverridden: nights.some(({ overridden }) => overridden),
  }
}

/** `282`, or from the lowest to the highest. */
export function priceSpan(nights: readonly CalendarNight[], currency: string): string {
  return span(
    nights.map(({ priceCents }) => priceCents),
    (cents) => amountText(cents, currency),
  )
}

export function capacitySpan(nights: readonly CalendarNight[]): string {
  return span(nights.map(({ capacity }) => capacity))
}

/** Without a limit the shortest stay is one night. */
export function minStaySpan(nights: readonly CalendarNight[]): string {
  return span(nights.map(({ minStay }) => minStay ?? 1))
}

function span(values: number[], write: (value: number) => string = String): string {
  if (values.length === 0) return ''
  const least = write(Math.min(...values))
  const most = write(Math.max(...values))
  return least === most ? least : `${least}–${most}`
}
