import { dayWords } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { StayHit } from '@roomlark/contract/guest-site/search'
import { fill } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'

/** Until when it can be cancelled for free; null where it cannot. */
export function freeWords(language: GuestLanguage, { freeCancellation }: StayHit['cheapest']): string | null {
  const words = textsIn(language).find
  if (!freeCancellation) return null
  const { until } = freeCancellation
  return until
    ? fill(words.freeUntil, { day: dayWords(language, until.slice(0, 10)) })
    : words.freeCancellation
}
