import { dateIn, daysBetween } from '../dates.ts'
import { say } from '../say.ts'
import type { ClockDays } from './stay-clock-days.ts'
import type {
  ClockFormats,
  ClockMoment,
  CommissionSettlement,
  StayClockFacts,
  VoidCause,
} from './stay-clock-facts.ts'

/** Words of their own, and the same within a line. */
export const voidWords: Record<VoidCause, { reason: string; next: string }> = {
  'free-cancellation': {
    reason: say('Cancelled free of charge'),
    next: say('cancelled free of charge'),
  },
  'hotel-cancelled': { reason: say('Cancelled by the hotel'), next: say('cancelled by the hotel') },
  'no-show': {
    reason: say('No-show, and the hotel kept nothing'),
    next: say('no-show, and the hotel kept nothing'),
  },
  dispute: {
    reason: say('Agreed that the hotel kept nothing'),
    next: say('agreed that the hotel kept nothing'),
  },
  hold: { reason: say('Voided after a review'), next: say('voided after a review') },
  refund: { reason: say('Refunded in full'), next: say('refunded in full') },
}

export function firstWait({ outcome }: StayClockFacts): string {
  if (outcome === 'cancelled') return say('until it was cancelled')
  return outcome === 'no-show' ? say('until the no-show') : say('until check-out')
}

export function earnedReason({ stage, outcome }: StayClockFacts): string {
  if (outcome === 'cancelled') return say('Cancelled late, the hotel kept a fee')
  if (outcome === 'no-show') return say('No-show, the hotel kept a fee')
  if (stage === 'expected') return say('When the check-out can no longer be undone')
  return stage === 'ended' ? say('Until then the check-out can be undone') : say('The guest checked out')
}

export function payableReason({ stage, holdDays }: StayClockFacts): string {
  return stage === 'payable'
    ? say('{days} days passed, nothing is disputed', { days: holdDays })
    : say('If nothing is disputed')
}

export function statementReason({ settlement, needsHotelPayment }: StayClockFacts): string {
  if (settlement) return settlement.number
  return needsHotelPayment ? say('Once the hotel has paid') : say('Drawn up on the 1st')
}

export function paidReason({ settlement }: StayClockFacts): string {
  if (settlement?.state === 'carried') return say('Carried over to a later payout')
  if (settlement?.state === 'returned') return say('Returned by the bank, to be paid again')
  return settlement?.state === 'paid' ? say('With the payout of that month') : say('On the 5th')
}

type Said = { title: string; summary: string; next: string }

export function sayStage(facts: StayClockFacts, at: number, days: ClockDays, { day }: ClockFormats): Said {
  const { settlement } = facts
  const payOn = day(days.payOn)
  const left = daysBetween(days.today, days.payOn)
  if (settlement) {
    if (at === 4)
      return { title: say('Paid##a commission'), summary: say('on {day}', { day: payOn }), next: payOn }
    return {
      title: say('In statement'),
      summary: `${settlement.number}, ${sayWaiting(settlement.state, left, payOn)}`,
      next: settlement.number,
    }
  }
  if (at === 2)
    return {
      title: say('Payable'),
      summary: facts.needsHotelPayment
        ? say('{paid}, if the hotel has paid by then', { paid: sayPaid(left, payOn) })
        : sayPaid(left, payOn),
      next: say('paid {day}', { day: payOn }),
    }
  if (at === 1) {
    const payableOn = day(days.payableOn)
    return {
      title: say('Earned'),
      summary: sayPayable(daysBetween(days.today, days.payableOn), payableOn),
      next: say('payable {day}', { day: payableOn }),
    }
  }
  return { title: say('Expected'), ...sayExpected(facts, days, day) }
}

function sayWaiting(state: CommissionSettlement['state'], left: number, day: string): string {
  if (state === 'approved') return sayPaid(left, day)
  if (state === 'carried') return say('carried over to a later payout')
  return state === 'returned' ? say('returned by the bank, to be paid again') : say('on the 5th')
}

function sayExpected(facts: StayClockFacts, days: ClockDays, day: ClockFormats['day']): Omit<Said, 'title'> {
  if (facts.stage === 'ended') {
    const earnedOn = day(days.earnedOn)
    return {
      summary: sayEarned(daysBetween(days.today, days.earnedOn), earnedOn),
      next: say('earned {day}', { day: earnedOn }),
    }
  }
  if (facts.checkOutOn < days.today)
    return {
      summary: say('the hotel has yet to confirm whether the guest came'),
      next: say('awaiting the hotel'),
    }
  const next = say('check-out {day}', { day: day(facts.checkOutOn) })
  return { summary: days.today < facts.checkInOn ? say('the stay is upcoming') : next, next }
}

/** `paid in 19 days, on Sun 5 July` */
function sayPaid(left: number, day: string): string {
  if (left <= 0) return say('paid on {day}', { day })
  return left === 1
    ? say('paid tomorrow, {day}', { day })
    : say('paid in {left} days, on {day}', { left, day })
}

function sayPayable(left: number, day: string): string {
  if (left <= 0) return say('payable on {day}', { day })
  return left === 1
    ? say('payable tomorrow, {day}', { day })
    : say('payable in {left} days, on {day}', { left, day })
}

function sayEarned(left: number, day: string): string {
  if (left <= 0) return say('earned on {day}', { day })
  return left === 1
    ? say('earned tomorrow, {day}', { day })
    : say('earned in {left} days, on {day}', { left, day })
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
      title: say('On hold'),
      summary: say('Roomlark is reviewing it, released automatically on {day}', { day: day(on) }),
      next: say('releases {day}', { day: day(on) }),
      on,
      moment: {
        word: say('On hold'),
        isUntil: true,
        reason: say('Under review, the partner may answer'),
        wait: say('releases automatically'),
      },
    }
  }
  if (!dispute) return null
  const wait = dispute.standsAt
    ? say('proposal takes effect on {day}', { day: day(toHotelDay(dispute.standsAt)) })
    : say('answer by {day}', { day: day(toHotelDay(dispute.answerBy)) })
  return {
    title: dispute.side === 'hotel' ? say('Disputed by the hotel') : say('Disputed by the partner'),
    summary: wait,
    next: wait,
    on: toHotelDay(dispute.openedAt),
    moment: { word: say('Disputed'), reason: say('Neither billed nor paid until settled'), wait },
  }
}
