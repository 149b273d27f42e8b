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
import { figurePercent, wholePercent } from '../../lib/format-number.ts'
import { listWords } from '../../lib/list-words.ts'
import { moneyText } from '../money/money-text.ts'

export const methodWords: Record<ReferralMethod, { name: string; why: string }> = {
  link: {
    name: say('Link, with consent'),
    why: say('Remembered for as long as the window of the partnership'),
  },
  visit: {
    name: say('Link, this visit only'),
    why: say('No consent to marketing cookies, the booking counts all the same'),
  },
  'promo-code': { name: say('Promo code'), why: say('Typed at checkout, beats any link') },
  embed: { name: say('Availability box'), why: say('Booked from a box on your site') },
  desk: {
    name: say('Entered by the hotel'),
    why: say('The desk named you as the partner who sent the guest'),
  },
}

export const breakdownWords: Record<PerformanceBreakdown, string> = {
  link: say('Link'),
  hotel: say('Hotel'),
  tag: say('Tag'),
  site: say('Site'),
  day: say('Day'),
  method: say('Tracking'),
}

export function usd(cents: number): string {
  return moneyText(cents, 'USD')
}

/** `17 May to 15 June`, with the days it is compared with. */
export function periodWords({ fromOn, untilOn, before }: Performance): string {
  const period = longRangeWords(fromOn, untilOn)
  if (!before) return period
  return say('{period}, compared with {earlier}', {
    period,
    earlier: longRangeWords(before.fromOn, before.untilOn),
  })
}

/** Guests who did not come, in words: `5 cancelled`, `2 no-shows`, or both. */
export function lostWords({ cancelled, noShows }: PerformanceFigures): string {
  const parts = [
    ...(cancelled > 0
      ? [say('{count, plural, one {# cancelled} other {# cancelled}}', { count: cancelled })]
      : []),
    ...(noShows > 0 ? [say('{count, plural, one {# no-show} other {# no-shows}}', { count: noShows })] : []),
  ]
  return parts.join(', ')
}

/** Sums up the bookings by outcome: `34 stayed, 19 upcoming, 5 cancelled`. */
export function outcomeWords(figures: PerformanceFigures): string {
  return listed(stayedWords(figures), upcomingWords(figures), lostWords(figures))
}

export function stayedWords({ stays }: PerformanceFigures): string {
  return say('{count, plural, one {# stayed} other {# stayed}}', { count: stays })
}

export function upcomingWords({ toCome }: PerformanceFigures): string {
  return say('{count, plural, one {# upcoming} other {# upcoming}}', { count: toCome })
}

/** The whole page in one sentence. */
export function summaryWords({ totals, before }: Performance): string {
  const { clicks, bookings, cancelled, earningsUsdCents, soFarUsdCents, toComeUsdCents } = totals
  const brought =
    clicks === null
      ? say('{bookings, plural, one {# booking} other {# bookings}} in this period', { bookings })
      : say(
          '{clicks, plural, one {# click} other {# clicks}} led to {bookings, plural, one {# booking} other {# bookings}}',
          { clicks, bookings },
        )
  if (bookings + cancelled === 0) return `${brought}.`
  const standing = bookings === 0 ? '' : `: ${outcomeWords({ ...totals, cancelled: 0 })}`
  const gone =
    cancelled === 0
      ? ''
      : `; ${say('{count, plural, one {# more cancelled} other {# more cancelled}}', { count: cancelled })}`
  const change = before && changePercent(earningsUsdCents, before.totals.earningsUsdCents)
  const money = moneyWords({ earned: usd(soFarUsdCents), expected: usd(toComeUsdCents) }, change ?? null)
  return `${brought}${standing}${gone}. ${money}`
}

function moneyWords(amounts: { earned: string; expected: string }, change: number | null): string {
  if (change === null) return say('{earned} earned so far and {expected} expected.', amounts)
  const percent = wholePercent(Math.abs(change))
  if (Math.round(change) === 0)
    return say('{earned} earned so far and {expected} expected, as much as in the period before.', amounts)
  return change > 0
    ? say('{earned} earned so far and {expected} expected, {percent} more than in the period before.', {
        ...amounts,
        percent,
      })
    : say('{earned} earned so far and {expected} expected, {percent} less than in the period before.', {
        ...amounts,
        percent,
      })
}

/** Returns the notes below the four figures. */
export function figureNotes(
  figures: PerformanceFigures,
): Record<'clicks' | 'bookings' | 'stays' | 'earnings', string> {
  const { conversionRate, stays, toCome, bookings, earningsUsdCents } = figures
  const standing = stays + toCome
  return {
    clicks: clickNote(figures),
    bookings:
      conversionRate === null
        ? say('In this period')
        : say('{percent} of clicks book', { percent: figurePercent(conversionRate) }),
    stays:
      bookings === 0
        ? say('None yet')
        : say('{percent} of bookings so far', { percent: wholePercent((stays / bookings) * 100) }),
    earnings:
      standing === 0
        ? say('After Roomlark’s share')
        : say('{amount} a booking, after Roomlark’s share', {
            amount: usd(Math.round(earningsUsdCents / standing)),
          }),
  }
}

function clickNote({ clicks, suspectedClicks, perClickUsdCents }: PerformanceFigures): string {
  if (clicks === null) return say('Not told apart by tracking')
  const earned =
    perClickUsdCents === null
      ? say('No clicks yet')
      : say('{amount} earned per click', { amount: usd(perClickUsdCents) })
  return listed(earned, suspectedWords(suspectedClicks))
}

/** `5 suspected`, or nothing; they are not among the clicks. */
export function suspectedWords(suspectedClicks: number | null): string {
  return suspectedClicks
    ? say('{count, plural, one {# suspected} other {# suspected}}', { count: suspectedClicks })
    : ''
}

/** Returns the name of a row, and the text below it. */
export function rowWords(row: PerformanceRow, by: PerformanceBreakdown): { name: string; below: string } {
  const { link, promoCode, method, hotel, tag, site, fromOn, untilOn } = row
  const at = hotel?.name ?? ''
  if (by === 'tag') return { name: tag || say('No tag'), below: '' }
  if (by === 'site') return { name: site?.name ?? say('No site'), below: '' }
  if (link) return { name: link.label || link.code, below: at }
  if (promoCode !== null) return { name: promoCode, below: listed(at, say('promo code')) }
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
  if (by === 'day') return step === 'day' ? say('Days in UTC') : say('Months in UTC')
  const best =
    moreRows > 0
      ? say('{count, plural, one {the best # earner} other {the best # earners}}', { count: rows.length })
      : say('best earners first')
  if (by === 'method') return say('A click does not say how its visitor will be recognised')
  if (by === 'hotel')
    return `${say('{count, plural, one {# hotel} other {# hotels}}', { count: rows.length + moreRows })}, ${best}`
  if (by === 'tag') {
    const tags = rows.filter(({ tag }) => tag).length + moreRows
    return tags > 0 ? `${say('{tags, plural, one {# tag} other {# tags}}', { tags })}, ${best}` : best
  }
  if (by === 'site') {
    const sites = rows.filter(({ site }) => site !== null).length + moreRows
    return sites > 0 ? `${say('{sites, plural, one {# site} other {# sites}}', { sites })}, ${best}` : best
  }
  const links = rows.filter(({ link }) => link !== null).length
  const codes = rows.filter(({ promoCode }) => promoCode !== null).length
  const kinds = [
    ...(links > 0 ? [say('{links, plural, one {# link} other {# links}}', { links })] : []),
    ...(codes > 0 ? [say('{codes, plural, one {# promo code} other {# promo codes}}', { codes })] : []),
  ]
  return kinds.length > 0 ? `${listWords(kinds)}, ${best}` : best
}
