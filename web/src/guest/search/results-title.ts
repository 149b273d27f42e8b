import { fill, sayCount } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'
import { placeName } from './place-words.ts'
import type { Results } from './search-address.ts'

/** Returns the title: what was found, or why nothing could be. */
export function resultsTitle({ visit, place, typed, found, form }: Results): string {
  const { language } = visit
  const { find: words, count } = textsIn(language)
  if (!place) return typed ? fill(words.unknownTitle, { place: typed }) : words.chooseTitle
  const name = placeName(language, place)
  if (!found) return name
  const { total, unfiltered } = found.meta
  if (found.meta.tooManyGuests && place.kind !== 'hotel') {
    return fill(words.crowdedTitle, {
      guests: sayCount(language, count.guests, form.adults + form.childAges.length),
      rooms: sayCount(language, count.rooms, form.rooms),
    })
  }
  if (unfiltered === 0)
    return fill(place.kind === 'hotel' ? words.hotelFull : words.noneTitle, { place: name, hotel: name })
  if (total === 0) return words.filteredTitle
  return place.kind === 'hotel'
    ? name
    : fill(words.title, { stays: sayCount(language, words.stays, total), place: name })
}
