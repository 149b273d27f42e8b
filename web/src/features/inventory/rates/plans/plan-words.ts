import { findPreset } from '@roomlark/contract/inventory/cancellation'
import type { PromoCode } from '@roomlark/contract/inventory/promo-codes'
import type { mealPlans, PriceEffect, PriceRule, RatePlan } from '@roomlark/contract/inventory/rates'
import { say } from '@roomlark/contract/say'
import { dayText, nightsWords } from '../../../../lib/day-words.ts'
import { countText, signedPercent } from '../../../../lib/format-number.ts'
import { priceText } from '../../../../parts/money/money-text.ts'
import { datedRangeWords, weekdayWords } from '../date-words.ts'

export const mealNames: Record<(typeof mealPlans)[number], string> = {
  'room-only': 'Room only',
  breakfast: 'Breakfast',
  'half-board': 'Half board',
  'full-board': 'Full board',
  'all-inclusive': 'All inclusive',
}

/** `−10% on every night, $15 per adult and night` */
export function planPriceWords({ percent, perAdultCents }: RatePlan, currency: string): string {
  const words = [
    percent === 0 ? '' : `${signedPercent(percent)} on every night`,
    perAdultCents === 0 ? '' : `${priceText(perAdultCents, currency)} per adult and night`,
  ].filter(Boolean)
  return words.length === 0 ? 'the list price' : words.join(', ')
}

export function planPolicyWords({ cancellationPolicy }: RatePlan): string {
  if (cancellationPolicy === null) return "The hotel's cancellation terms"
  return findPreset(cancellationPolicy) ?? 'Its own cancellation terms'
}

/** `2 to 14 nights`, `sold until 31 December 2026` */
export function planLimitWords({ minStay, maxStay, sellFromOn, sellUntilOn }: RatePlan): string[] {
  return [stayWords(minStay, maxStay), sellWords(sellFromOn, sellUntilOn)].filter(Boolean)
}

function stayWords(least: number | null, most: number | null): string {
  if (least !== null && most !== null)
    return least === most ? `${nightsWords(most)} only` : `${least} to ${nightsWords(most)}`
  if (least !== null) return `at least ${nightsWords(least)}`
  return most === null ? '' : `at most ${nightsWords(most)}`
}

function sellWords(from: string | null, until: string | null): string {
  if (from !== null && until !== null) return `sold ${datedRangeWords({ fromOn: from, untilOn: until })}`
  if (from !== null) return `sold from ${dayText(from)}`
  return until === null ? '' : `sold until ${dayText(until)}`
}

/** `3 of 50 bookings, until 31 August 2026` */
export function promoCodeUseWords({ bookings, maxBookings, fromOn, untilOn }: PromoCode): string {
  const used =
    maxBookings === null
      ? say('{bookings, plural, one {# booking} other {# bookings}}', { bookings })
      : `${countText(bookings)} of ${say('{maxBookings, plural, one {# booking} other {# bookings}}', { maxBookings })}`
  const time = seasonWords(fromOn, untilOn)
  return time ? `${used}, ${time[0]?.toLowerCase()}${time.slice(1)}` : used
}

export function effectWords(effect: PriceEffect, currency: string): string {
  return effect.kind === 'price' ? priceText(effect.cents, currency) : signedPercent(effect.percent)
}

/** `1 July to 31 August 2026, Fri and Sat` */
export function ruleTimeWords({ fromOn, untilOn, weekdays }: PriceRule): string {
  return [seasonWords(fromOn, untilOn), weekdayWords(weekdays)].filter(Boolean).join(', ')
}

function seasonWords(fromOn: string | null, untilOn: string | null): string {
  if (fromOn !== null && untilOn !== null) return datedRangeWords({ fromOn, untilOn })
  if (fromOn !== null) return `From ${dayText(fromOn)}`
  return untilOn === null ? '' : `Until ${dayText(untilOn)}`
}
