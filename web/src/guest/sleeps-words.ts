import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { fill, sayCount } from '@roomlark/contract/say'
import { textsIn } from './texts/texts.ts'

type Capacity = { maxAdults: number; maxChildren: number }

/** Says adults and children apart, because a place for a child is none for an adult. */
export function sleepsIn(language: GuestLanguage, { maxAdults, maxChildren }: Capacity): string {
  const { count, hotel } = textsIn(language)
  return fill(maxChildren > 0 ? hotel.sleepsFamily : hotel.sleeps, {
    adults: sayCount(language, count.adults, maxAdults),
    children: sayCount(language, count.children, maxChildren),
  })
}
