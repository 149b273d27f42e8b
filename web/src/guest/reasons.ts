import type { WhyNot } from '@roomlark/contract/bookings/offers'
import { dayWords } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { fill, sayCount } from '@roomlark/contract/say'
import { textsIn } from './texts/texts.ts'

/** Each reason once, in the words of the language; a few are enough. */
export function listReasons(language: GuestLanguage, why: readonly WhyNot[]): string[] {
  const texts = textsIn(language)
  const words = why.map((reason) =>
    fill(texts.why[reason.kind], {
      ...('night' in reason && { day: dayWords(language, reason.night) }),
      ...('left' in reason && { count: reason.left }),
      ...('nights' in reason && { nights: sayCount(language, texts.count.nights, reason.nights) }),
    }),
  )
  return [...new Set(words)].slice(0, 4)
}
