import type { HotelField, HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import { isSame } from '../../../../lib/is-same.ts'
import { changedFields } from './hotel-form-values.ts'

export type Side = 'mine' | 'theirs'
export type Difference = { field: HotelField; suggested: Side }

/**
 * Lists the fields in which the newer version and the form differ. A field that only the others changed defaults to
 * theirs; values typed here are never dropped without asking.
 */
export function differences(
  base: HotelFormValues,
  mine: HotelFormValues,
  theirs: HotelFormValues,
): Difference[] {
  return changedFields(mine, theirs).map((field) => ({
    field,
    suggested: isSame(base[field], mine[field]) ? 'theirs' : 'mine',
  }))
}

export function merge(
  mine: HotelFormValues,
  theirs: HotelFormValues,
  choices: ReadonlyMap<HotelField, Side>,
): HotelFormValues {
  const merged = { ...mine }
  const take = <F extends HotelField>(field: F) => {
    merged[field] = theirs[field]
  }
  for (const [field, side] of choices) if (side === 'theirs') take(field)
  return merged
}
