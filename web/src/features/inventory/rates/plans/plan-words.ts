import { findPreset, type PresetName } from '@roomlark/contract/inventory/cancellation'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { findTermsInForce } from '@roomlark/contract/inventory/payment-terms'
import type { PromoCode } from '@roomlark/contract/inventory/promo-codes'
import type { PriceEffect, PriceRule, RatePlan } from '@roomlark/contract/inventory/rates'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../../lib/day-words.ts'
import { countText, percentText, signedPercent } from '../../../../lib/format-number.ts'
import { priceText } from '../../../../parts/money/money-text.ts'
import { datedRangeWords, weekdayWords } from '../date-words.ts'

/** `−10% on every night, $15 per adult and night` */
export function planPriceWords({ percent, perAdultCents }: RatePlan, currency: string): string {
  const words = [
    percent === 0 ? '' : say('{percent} on every night', { percent: signedPercent(percent) }),
    perAdultCents === 0
      ? ''
      : say('{amount} per adult and night', { amount: priceText(perAdultCents, currency) }),
  ].filter(Boolean)
  return words.length === 0 ? say('the list price') : words.join(', ')
}

/** `meals worth €12 per adult and night`, where they have a value of their own. */
export function planMealWords({ mealValue }: RatePlan, currency: string): string[] {
  if (mealValue === null) return []
  const amount = priceText(mealValue.adultCents, currency)
  return [say('meals worth {amount} per adult and night', { amount })]
}

export function planPolicyWords({ cancellationPolicy }: RatePlan): string {
  if (cancellationPolicy === null) return say("The hotel's cancellation terms")
  const preset = findPreset(cancellationPolicy)
  return preset ? presetNames[preset] : say('Its own cancellation terms')
}

/** `deposit of 30%, the rest 7 days before arrival` */
export function planPaymentWords(
  { paymentTerms, cancellationPolicy }: RatePlan,
  hotel: Pick<Hotel, 'cancellationPolicy' | 'currency'>,
): string {
  const terms = findTermsInForce(paymentTerms, cancellationPolicy ?? hotel.cancellationPolicy, true)
  if (terms.kind === 'at-hotel') return say('paid at the hotel')
  if (terms.kind === 'guarantee') return say('a card as a guarantee')
  if (terms.kind === 'prepaid') return say('prepaid')
  const { size, restDaysBefore: days } = terms
  const part =
    size.kind === 'first-night'
      ? say('the first night as a deposit')
      : say('deposit of {size}', {
          size: size.kind === 'percent' ? percentText(size.percent) : priceText(size.cents, hotel.currency),
        })
  return days === null
    ? say('{deposit}, the rest at the hotel', { deposit: part })
    : say('{deposit}, the rest {days, plural, one {# day} other {# days}} before arrival', {
        deposit: part,
        days,
      })
}

const presetNames: Record<PresetName, string> = {
  Flexible: say('Flexible'),
  Moderate: say('Moderate'),
  Strict: say('Strict'),
  'Non-refundable': say('Non-refundable'),
}

/** `2 to 14 nights`, `sold until 31 December 2026` */
export function planLimitWords({ minStay, maxStay, sellFromOn, sellUntilOn }: RatePlan): string[] {
  return [stayWords(minStay, maxStay), sellWords(sellFromOn, sellUntilOn)].filter(Boolean)
}

function stayWords(least: number | null, most: number | null): string {
  if (least !== null && most !== null)
    return least === most
      ? say('{count, plural, one {# night only} other {# nights only}}', { count: most })
      : say('{least} to {most, plural, one {# night} other {# nights}}', { least, most })
  if (least !== null) return say('at least {count, plural, one {# night} other {# nights}}', { count: least })
  return most === null ? '' : say('at most {count, plural, one {# night} other {# nights}}', { count: most })
}

function sellWords(from: string | null, until: string | null): string {
  if (from !== null && until !== null)
    return say('sold {days}', { days: datedRangeWords({ fromOn: from, untilOn: until }) })
  if (from !== null) return say('sold from {day}', { day: dayText(from) })
  return until === null ? '' : say('sold until {day}', { day: dayText(until) })
}

/** `3 of 50 bookings, until 31 August 2026` */
export function promoCodeUseWords({ bookings, maxBookings, fromOn, untilOn }: PromoCode): string {
  const used =
    maxBookings === null
      ? say('{count, plural, one {# booking} other {# bookings}}', { count: bookings })
      : say('{used} of {count, plural, one {# booking} other {# bookings}}', {
          used: countText(bookings),
          count: maxBookings,
        })
  return [used, promoCodeTimeWords(fromOn, untilOn)].filter(Boolean).join(', ')
}

function promoCodeTimeWords(fromOn: string | null, untilOn: string | null): string {
  if (fromOn !== null && untilOn !== null) return datedRangeWords({ fromOn, untilOn })
  if (fromOn !== null) return say('from {day}', { day: dayText(fromOn) })
  return untilOn === null ? '' : say('until {day}', { day: dayText(untilOn) })
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
  if (fromOn !== null) return say('From {day}', { day: dayText(fromOn) })
  return untilOn === null ? '' : say('Until {day}', { day: dayText(untilOn) })
}
