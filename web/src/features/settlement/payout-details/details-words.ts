import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type {
  MaskedPayee,
  PayoutDetailsChange,
  PayoutDetailsSet,
} from '@roomlark/contract/settlement/payout-details'
import { currentYear, dayText, getYear, longDay, weekdayLongDay } from '../../../lib/day-words.ts'
import { clockTime, isoDate } from '../../../lib/format-date.ts'
import { accountKindWords } from '../../../parts/money/account-kind-words.ts'

/** `Tue 16 June, 10:24` */
export function momentWords(instant: string): string {
  const at = new Date(instant)
  return `${weekdayLongDay(isoDate(at))}, ${clockTime(at)}`
}

/** `16 June`, with the year unless it is this one. */
export function shortDayWords(instant: string): string {
  const day = isoDate(new Date(instant))
  return getYear(day) === currentYear() ? longDay(day) : dayText(day)
}

/** `Handelsbanken, Sweden, paid in SEK` */
export function bankWords({ account, currency }: Pick<PayoutDetailsSet, 'account' | 'currency'>): string {
  const { kind, bankName, country } = account
  const bank = kind === 'paypal' || kind === 'wise' ? accountKindWords[kind] : bankName
  const parts = [bank, country === '' ? '' : sayCountry(country), say('paid in {currency}', { currency })]
  return parts.filter((part) => part !== '').join(', ')
}

export function addressWords({ street, postalCode, city, region, country }: MaskedPayee): string {
  const place = [postalCode, city].filter((part) => part !== '').join(' ')
  return [street, place, region, sayCountry(country)].filter((part) => part !== '').join(', ')
}

export function changeWords({ subject, lastFour }: PayoutDetailsChange): string {
  return subject === 'payee' ? say('Payee changed') : say('Account ending {lastFour} saved', { lastFour })
}
