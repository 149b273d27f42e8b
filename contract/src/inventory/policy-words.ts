import { say } from '../say.ts'
import {
  type CancellationFee,
  type CancellationPolicy,
  type CancellationStep,
  cancellationPeriods,
  comingPeriods,
} from './cancellation.ts'
import type { HotelInput } from './hotel-input.ts'

export const childrenPolicies: Record<HotelInput['childrenPolicy'], string> = {
  welcome: say('Children of all ages are welcome'),
  'over-12': say('Children aged 12 and over are welcome'),
  'adults-only': say('Adults only'),
}

export const petsPolicies: Record<HotelInput['petsPolicy'], string> = {
  welcome: say('Pets are welcome'),
  'on-request': say('Pets on request'),
  'not-allowed': say('No pets'),
}

export type CancellationTerm = {
  /** For example, `Until 5 days before check-in`. */
  when: string
  /**
   * For example, `Thu 11 June, 15:00` in the hotel's local time; null for the last term, which has no end.
   */
  until: string | null
  /** For example, `50% of the stay`. */
  fee: string
}

/** Says how dates and percentages are written: in English, unless an account has its own formats. */
export type TermWriters = {
  /** Takes a date such as `2026-06-11`. */
  day: (date: string) => string
  percent: (percent: number) => string
}

const english: TermWriters = {
  day: (date) => moment.format(new Date(`${date}T00:00:00Z`)).replace(',', ''),
  percent: (percent) => `${percent}%`,
}

/**
 * Puts the periods of a policy into words, with the times at which they end for one arrival. With a moment, those that
 * are over by then are left out.
 */
export function cancellationTerms(
  policy: CancellationPolicy,
  arrival: { checkInOn: string; checkInTime: string },
  write = english,
  now?: { at: Date; timeZone: string },
): CancellationTerm[] {
  const stay = { ...arrival, nightlyCents: [] }
  const all = cancellationPeriods(policy, stay)
  const periods = now ? comingPeriods(policy, stay, now.at, now.timeZone) : all
  return periods.map(({ from, until, fee }, index) => {
    const step = policy.steps[index + all.length - periods.length]
    const last = from === null ? say('From the time of booking') : say('After that, and for no-shows')
    return {
      when: step ? leadWords(step.until) : last,
      until: until === null ? null : momentWords(until, write),
      fee: feeWords(fee, write),
    }
  })
}

export function feeWords(fee: CancellationFee, write: Pick<TermWriters, 'percent'> = english): string {
  if (fee.kind === 'nights')
    return say('{nights, plural, one {The first night} other {The first # nights}}', { nights: fee.nights })
  if (fee.percent === 0) return say('Free##of charge')
  return fee.percent === 100
    ? say('The whole stay')
    : say('{percent} of the stay', { percent: write.percent(fee.percent) })
}

function leadWords({ amount, unit }: CancellationStep['until']): string {
  if (amount === 0) return say('Until check-in')
  return unit === 'days'
    ? say('Until {days, plural, one {# day} other {# days}} before check-in', { days: amount })
    : say('Until {hours, plural, one {# hour} other {# hours}} before check-in', { hours: amount })
}

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** The moment is already in the hotel's local time, so UTC only stands in for a clock without summer time. */
function momentWords(local: string, { day }: TermWriters): string {
  return `${day(local.slice(0, 10))}, ${local.slice(11)}`
}
