import type { Booking } from '@roomlark/contract/bookings/booking'
import { nightlyTotals } from '@roomlark/contract/bookings/booking-fee'
import { hasPassed } from '@roomlark/contract/hotel-clock'
import {
  type CancellationFee,
  cancellationPeriods,
  feeCents,
} from '@roomlark/contract/inventory/cancellation'
import { say } from '@roomlark/contract/say'
import { feeText } from '../../../parts/cancellation/policy-text.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { localTimeWords } from './stay-words.ts'

export type Mark = 'done' | 'now' | 'next'
type PolicyStep = { mark: Mark; title: string; detail: string }

type Insured = Pick<
  Booking,
  'cancellationPolicy' | 'checkInOn' | 'checkInTime' | 'timeZone' | 'stays' | 'currency'
>

/** The policy of a booking as steps in time, seen from one moment. */
export function policySteps(booking: Insured, at: Date): PolicyStep[] {
  const nightlyCents = nightlyTotals(booking.stays)
  const periods = cancellationPeriods(booking.cancellationPolicy, { ...booking, nightlyCents })
  const hasCome = (time: string) => hasPassed(time, at, booking.timeZone)
  return periods.map(({ from, until, fee }) => ({
    mark: until !== null && hasCome(until) ? 'done' : from === null || hasCome(from) ? 'now' : 'next',
    title: costWords(fee, feeCents(fee, nightlyCents), booking.currency),
    detail: whenWords(from, until),
  }))
}

function costWords(fee: CancellationFee, cents: number, currency: string): string {
  const isFree = fee.kind === 'percent' && fee.percent === 0
  return isFree ? say('Free cancellation') : `${feeText(fee)}, ${moneyText(cents, currency)}`
}

function whenWords(from: string | null, until: string | null): string {
  if (until === null)
    return from === null ? say('From the time of booking') : say('After that, and for no-shows')
  const time = localTimeWords(until)
  return from === null ? say('Until {time}', { time }) : say('Then until {time}', { time })
}

/** `Free until Thu 11 June, 15:00, then the first night.` Steps that are over are left out. */
export function policySentence(
  policy: Booking['cancellationPolicy'],
  arrival: { checkInOn: string; checkInTime: string; timeZone: string },
  at: Date,
): string {
  const periods = cancellationPeriods(policy, { ...arrival, nightlyCents: [] })
  const ahead = periods.filter(({ until }) => until === null || !hasPassed(until, at, arrival.timeZone))
  const parts = ahead.map(({ until, fee }, index) => {
    const words = feeText(fee)
    const time = until && localTimeWords(until)
    if (index === 0) return time ? say('{fee} until {time}', { fee: words, time }) : words
    const then = words.charAt(0).toLowerCase() + words.slice(1)
    return time ? say('then {fee} until {time}', { fee: then, time }) : say('then {fee}', { fee: then })
  })
  return parts.length === 1
    ? say('{fee} is owed from the time of booking.', { fee: parts[0] })
    : `${parts.join(', ')}.`
}
