import { dayRange, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { OtherDates } from '@roomlark/contract/guest-site/search'
import { fill, sayCount } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'
import { placeLabel } from './place-words.ts'

type PlacePage = GuestPageOf<'place'>

export function placeTitle({ visit: { language }, place }: PlacePage): string {
  return fill(textsIn(language).find.placeTitle, { place: placeLabel(language, place) })
}

/** Says what the hotels of a place have in common, and what this weekend costs. */
export function describePlace(page: PlacePage): string {
  const { visit, place, stay, meta, weekends } = page
  const { language } = visit
  const { find: words, count } = textsIn(language)
  const countStays = (hotels: number) => sayCount(language, words.stays, hotels)
  const dates = dayRange(language, stay.checkInOn, stay.checkOutOn)
  const coming = weekends.find(({ checkInOn }) => checkInOn === stay.checkInOn)
  const ratings = meta.counts.stars.flatMap(({ value, hotels }) => (hotels > 0 ? [value] : []))
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)]
  const stars = sayCount(language, count.stars, most)
  const breakfast = meta.counts.meals.find(({ value }) => value === 'breakfast')?.hotels ?? 0
  return [
    fill(words.placeHotels, { hotels: sayCount(language, words.hotels, place.hotels) }),
    meta.unfiltered === 0
      ? fill(words.placeFull, { dates })
      : fill(words.placeFree, {
          dates,
          stays: countStays(meta.unfiltered),
          stars: least === most ? stars : fill(words.starsFrom, { least, stars }),
        }),
    ...(coming ? [fill(words.placeFrom, { from: formatFrom(page, coming) })] : []),
    ...(meta.counts.freeCancellation > 0
      ? [fill(words.placeCancels, { stays: countStays(meta.counts.freeCancellation) })]
      : []),
    ...(breakfast > 0 ? [fill(words.placeBreakfast, { stays: countStays(breakfast) })] : []),
  ].join(' ')
}

/** The lowest price of a weekend, as about as much if the guest reads it in another currency than the hotels'. */
export function formatFrom({ visit, hits, meta }: PlacePage, { fromAboutCents }: OtherDates): string {
  const { language } = visit
  const amount = moneyIn(language, fromAboutCents, meta.currency)
  const isExact = hits.every(({ cheapest }) => cheapest.currency === meta.currency)
  return isExact ? amount : fill(textsIn(language).results.about, { amount })
}
