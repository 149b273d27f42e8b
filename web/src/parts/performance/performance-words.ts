import type {
  Performance,
  PerformanceBreakdown,
  PerformanceFigures,
  PerformanceRow,
  ReferralMethod,
} from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import { changePercent } from '../../lib/change-percent.ts'
import { dayText, longRangeWords, monthWords } from '../../lib/day-words.ts'
import { countText, figurePercent, wholePercent } from '../../lib/format-number.ts'
import { listWords } from '../../lib/list-words.ts'
import { moneyText } from '../money/money-text.ts'

export const methodWords: Record<ReferralMethod, { name: string; why: string }> = {
  link: { name: 'Link, with consent', why: say('Remembered for as long as the window of the partnership') },
  visit: {
    name: 'Link, this visit only',
    why: say('No consent to marketing cookies, the booking counts all the same'),
  },
  'promo-code': { name: 'Promo code', why: say('Typed at checkout, beats any link') },
  embed: { name: 'Availability box', why: say('Booked from a box on your site') },
  desk: { name: 'Entered by the hotel', why: say('The desk named you as the partner who sent the guest') },
}

export const breakdownWords: Record<PerformanceBreakdown, string> = {
  link: 'Link',
  hotel: 'Hotel',
  day: 'Day',
  method: 'Tracking',
}

export function usd(cents: number): string {
  return moneyText(cents, 'USD')
}

/** `17 May to 15 June`, with the days it is compared with. */
export function periodWords({ fromOn, untilOn, before }: Performance): string {
  const span = longRangeWords(fromOn, untilOn)
  return before ? `${span}, compared with ${longRangeWords(before.fromOn, before.untilOn)}` : span
}

/** Guests who did not come, in words: `5 cancelled`, `2 no-shows`, or both. */
export function lostWords({ cancelled, noShows }: PerformanceFigures): string {
  const parts = [
    ...(cancelled > 0 ? [`${countText(cancelled)} cancelled`] : []),
    ...(noShows > 0 ? [say('{noShows, plural, one {# no-show} other {# no-shows}}', { noShows })] : []),
  ]
  return parts.join(', ')
}

/** Sums up the bookings by outcome: `34 stayed, 19 upcoming, 5 cancelled`. */
export function outcomeWords(figures: PerformanceFigures): string {
  const { stays, toCome } = figures
  return listed(`${countText(stays)} stayed`, `${countText(toCome)} upcoming`, lostWords(figures))
}

/** The whole page in one sentence. */
export function summaryWords({ totals, before }: Performance): string {
  const { clicks, bookings, cancelled, earningsUsdCents, soFarUsdCents, toComeUsdCents } = totals
  const brought =
    clicks === null
      ? `${say('{bookings, plural, one {# booking} other {# bookings}}', { bookings })} in this period`
      : `${say('{clicks, plural, one {# click} other {# clicks}}', { clicks })} led to ${say('{bookings, plural, one {# booking} other {# bookings}}', { bookings })}`
  if (bookings + cancelled === 0) return `${brought}.`
  const standing = bookings === 0 ? '' : `: ${outcomeWords({ ...totals, cancelled: 0 })}`
  const gone = cancelled === 0 ? '' : `; ${countText(cancelled)} more cancelled`
  const money = `${usd(soFarUsdCents)} earned so far and ${usd(toComeUsdCents)} expected`
  const change = before && changePercent(earningsUsdCents, before.totals.earningsUsdCents)
  const compared =
    change === undefined || change === null
      ? ''
      : Math.round(change) === 0
        ? ', as much as in the period before'
        : `, ${wholePercent(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than in the period before`
  return `${brought}${standing}${gone}. ${money}${compared}.`
}

/** Returns the notes below the four figures. */
export function figureNotes(
  figures: PerformanceFigures,
): Record<'clicks' | 'bookings' | 'stays' | 'earnings', string> {
  const { conversionRate, stays, toCome, bookings, earningsUsdCents } = figures
  const standing = stays + toCome
  return {
    clicks: clickNote(figures),
    bookings: conversionRate === null ? 'In this period' : `${figurePercent(conversionRate)} of clicks book`,
    stays: bookings === 0 ? 'None yet' : `${wholePercent((stays / bookings) * 100)} of bookings so far`,
    earnings:
      standing === 0
        ? 'After Roomlark’s share'
        : `${usd(Math.round(earningsUsdCents / standing))} a booking, after Roomlark’s share`,
  }
}

function clickNote({ clicks, suspectedClicks, perClickUsdCents }: PerformanceFigures): string {
  if (clicks === null) return 'Not told apart by tracking'
  const earned = perClickUsdCents === null ? 'No clicks yet' : `${usd(perClickUsdCents)} earned per click`
  return listed(earned, suspectedWords(suspectedClicks))
}

/** `5 suspected`, or nothing; they are not among the clicks. */
export function suspectedWords(suspectedClicks: number | null): string {
  return suspectedClicks ? `${countText(suspectedClicks)} suspected` : ''
}

/** Returns the name of a row, and the text below it. */
export function rowWords(row: PerformanceRow): { name: string; below: string } {
  const { link, promoCode, method, hotel, fromOn, untilOn } = row
  const at = hotel?.name ?? ''
  if (link) return { name: link.label || link.code, below: at }
  if (promoCode !== null) return { name: promoCode, below: listed(at, 'promo code') }
  if (fromOn !== null && untilOn !== null) {
    return { name: fromOn === untilOn ? dayText(fromOn) : monthWords(fromOn), below: '' }
  }
  if (method !== null) {
    return hotel
      ? { name: at, below: methodWords[method].name }
      : { name: methodWords[method].name, below: methodWords[method].why }
  }
  return { name: at, below: '' }
}

function listed(...words: string[]): string {
  return words.filter((word) => word !== '').join(', ')
}

/** `7 links and 1 promo code, best earners first` */
export function rowsWords(by: PerformanceBreakdown, { rows, moreRows, step }: Performance): string {
  if (by === 'day') return step === 'day' ? 'Days in UTC' : 'Months in UTC'
  const best = moreRows > 0 ? `the best ${rows.length} earners` : 'best earners first'
  if (by === 'method') return 'A click does not say how its visitor will be recognised'
  if (by === 'hotel')
    return `${say('{value, plural, one {# hotel} other {# hotels}}', { value: rows.length + moreRows })}, ${best}`
  const links = rows.filter(({ link }) => link !== null).length
  const codes = rows.filter(({ promoCode }) => promoCode !== null).length
  const kinds = [
    ...(links > 0 ? [say('{links, plural, one {# link} other {# links}}', { links })] : []),
    ...(codes > 0 ? [say('{codes, plural, one {# promo code} other {# promo codes}}', { codes })] : []),
  ]
  return kinds.length > 0 ? `${listWords(kinds)}, ${best}` : best
}
