import { percentIn } from '../guest-formats.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import { inEachLanguage } from '../guest-texts.ts'
import type { CancellationFee } from '../inventory/cancellation.ts'
import { fill, sayCount } from '../say.ts'

/** Writes, for example, `50% of the stay`, for use within a sentence; `Free` stands on its own. */
export function guestFeeWords(language: GuestLanguage, fee: CancellationFee): string {
  const words = guestWordsIn(language).cancelling
  if (fee.kind === 'nights') return sayCount(language, words.nights, fee.nights)
  if (fee.percent === 0) return words.free
  return fee.percent === 100
    ? words.wholeStay
    : fill(words.share, { percent: percentIn(language, fee.percent) })
}

/** The words that the guest site and the emails to guests share. */
export const guestWordsIn = inEachLanguage((translate) => ({
  count: {
    guests: translate('{count, plural, one {# guest} other {# guests}}'),
    rooms: translate('{count, plural, one {# room} other {# rooms}}'),
    nights: translate('{count, plural, one {# night} other {# nights}}'),
  },
  cancelling: {
    heading: translate('If you cancel'),
    clock: translate('By the clock in {city}'),
    free: translate('Free'),
    until: translate('until {moment}'),
    after: translate('after that'),
    always: translate('from the booking on'),
    wholeStay: translate('the whole stay'),
    share: translate('{percent} of the stay'),
    nights: translate('{count, plural, one {the first night} other {the first # nights}}'),
    example: translate('For an arrival on {day}.'),
  },
  meals: {
    'room-only': translate('Room only##to guests'),
    breakfast: translate('Breakfast##to guests'),
    'half-board': translate('Half board'),
    'full-board': translate('Full board'),
    'all-inclusive': translate('All inclusive'),
  },
  /** The same as lines of a price. A booking may have changed to a plan without them. */
  chargedMeals: {
    'room-only': translate('Meals##charged'),
    breakfast: translate('Breakfast'),
    'half-board': translate('Half board'),
    'full-board': translate('Full board'),
    'all-inclusive': translate('All inclusive'),
  },
}))
