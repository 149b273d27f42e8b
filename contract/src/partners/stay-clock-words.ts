import { dateIn, daysBetween } from '../dates.ts'
import type { ClockDays } from './stay-clock-days.ts'
import type { ClockFormats, ClockMoment, StayClockFacts, VoidCause } from './stay-clock-facts.ts'

export const voidWords: Record<VoidCause, string> = {
  'free-cancellation': 'Cancelled free of charge',
  'hotel-cancelled': 'Cancelled by the hotel',
  'no-show': 'No-show, and the hotel kept nothing',
  dispute: 'Agreed that the hotel kept nothing',
  hold: 'Voided after a review',
  refund: 'Refunded in full',
}

export function firstWait({ outcome }: StayClockFacts): string {
  if (outcome === 'cancelled') return 'until it was cancelled'
  return outcome === 'no-show' ? 'until the no-show' : 'until check-out'
}

export function earnedReason({ stage, outcome }: StayClockFacts): string {
  if (outcome === 'cancelled') return 'Cancelled late, the hotel kept a fee'
  if (outcome === 'no-show') return 'No-show, the hotel kept a fee'
  if (stage === 'expected') return 'When the check-out can no longer be undone'
  return stage === 'ended' ? 'Until then the check-out can be undone' : 'The guest checked out'
}

export function payableReason({ stage, holdDays }: StayClockFacts): string {
  return stage === 'payable' ? `${holdDays} days passed, nothing is disputed` : 'If nothing is disputed'
}

export function statementReason({ settlement, needsHotelPayment }: StayClockFacts): string {
  if (settlement) return settlement.number
  return needsHotelPayment ? 'Once the hotel has paid' : 'Drawn up on the 1st'
}

export function paidReason({ settlement }: StayClockFacts): string {
  if (settlement?.state === 'carried') return 'Carried over to a later payout'
  if (settlement?.state === 'returned') return 'Returned by the bank, to be paid again'
  return settlement?.state === 'paid' ? 'With the payout of that month' : 'On the 5th'
}

type Said = { title: string; summary: string; next: string }

export function sayStage(facts: StayClockFacts, at: number, days: ClockDays, { day }: ClockFormats): Said {
  const { settlement } = facts
  if (settlement) {
    if (at === 4) return { title: 'Paid', summary: `on ${day(days.payOn)}`, next: day(days.payOn) }
    const waits = settlement.state === 'approved' ? `paid ${onDay(days.payOn, days, day)}` : paidReason(facts)
    return {
      title: 'In statement',
      summary: `${settlement.number}, ${lower(waits)}`,
      next: settlement.number,
    }
  }
  if (at === 2)
    return {
      title: 'Payable',
      summary: `paid ${onDay(days.payOn, days, day)}${facts.needsHotelPayment ? ', if the hotel has paid by then' : ''}`,
      next: `paid ${day(days.payOn)}`,
    }
  if (at === 1)
    return {
      title: 'Earned',
      summary: `payable ${onDay(days.payableOn, days, day)}`,
      next: `payable ${day(days.payableOn)}`,
    }
  return { title: 'Expected', ...sayExpected(facts, days, day) }
}

function sayExpected(facts: StayClockFacts, days: ClockDays, day: ClockFormats['day']): Omit<Said, 'title'> {
  if (facts.stage === 'ended')
    return { summary: `earned ${onDay(days.earnedOn, days, day)}`, next: `earned ${day(days.earnedOn)}` }
  if (facts.checkOutOn < days.today)
    return { summary: 'the hotel has yet to confirm whether the guest came', next: 'awaiting the hotel' }
  const next = `check-out ${day(facts.checkOutOn)}`
  return { summary: days.today < facts.checkInOn ? 'the stay is upcoming' : next, next }
}

/** `in 19 days, on Sun 5 July` */
function onDay(on: string, { today }: ClockDays, day: ClockFormats['day']): string {
  const left = daysBetween(today, on)
  if (left <= 0) return `on ${day(on)}`
  return left === 1 ? `tomorrow, ${day(on)}` : `in ${left} days, on ${day(on)}`
}

type Pause = Said & { on: string; moment: Pick<ClockMoment, 'word' | 'reason' | 'wait' | 'isUntil'> }

/** A hold counts more than a dispute, because only Roomlark can end it before its day. */
export function findPause(
  { heldUntil, dispute, timeZone }: StayClockFacts,
  { day }: ClockFormats,
): Pause | null {
  const toHotelDay = (at: string) => dateIn(timeZone, new Date(at))
  if (heldUntil) {
    const on = toHotelDay(heldUntil)
    return {
      title: 'On hold',
      summary: `Roomlark is reviewing it, released automatically on ${day(on)}`,
      next: `releases ${day(on)}`,
      on,
      moment: {
        word: 'On hold',
        isUntil: true,
        reason: 'Under review, the partner may answer',
        wait: 'releases automatically',
      },
    }
  }
  if (!dispute) return null
  const wait = dispute.standsAt
    ? `proposal takes effect on ${day(toHotelDay(dispute.standsAt))}`
    : `answer by ${day(toHotelDay(dispute.answerBy))}`
  return {
    title: dispute.side === 'hotel' ? 'Disputed by the hotel' : 'Disputed by the partner',
    summary: wait,
    next: wait,
    on: toHotelDay(dispute.openedAt),
    moment: { word: 'Disputed', reason: 'Neither billed nor paid until settled', wait },
  }
}

/** For the middle of a sentence. */
export function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
