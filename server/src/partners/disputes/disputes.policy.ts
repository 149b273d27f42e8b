import { addDays, dateIn } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import {
  type DisputeObstacle,
  type DisputeParty,
  type DisputeSide,
  type DisputeState,
  type DisputeStep,
  disputeLimits,
} from '@roomlark/contract/partners/disputes'

/** The moment at which a day of the hotel's calendar ends. */
function getDayEnd(day: string, timeZone: string): Date {
  return new Date(toInstant(addDays(day, 1), '00:00', timeZone).getTime() - 1)
}

export function computeAnswerBy(now: Date, timeZone: string): Date {
  return getDayEnd(addDays(dateIn(timeZone, now), disputeLimits.answerDays), timeZone)
}

/** A proposal gives both sides a week, and the other side at least the time it was given to answer. */
export function computeStandsAt(now: Date, answerBy: Date, timeZone: string): Date {
  const standsAt = getDayEnd(addDays(dateIn(timeZone, now), disputeLimits.proposalDays), timeZone)
  return standsAt > answerBy ? standsAt : answerBy
}

export type Standing = {
  state: DisputeState
  openedBy: DisputeParty
  hotelAcceptedAt: Date | null
  affiliateAcceptedAt: Date | null
}

export function acceptedBy({ hotelAcceptedAt, affiliateAcceptedAt }: Standing): DisputeParty[] {
  return [
    ...(hotelAcceptedAt ? (['hotel'] as const) : []),
    ...(affiliateAcceptedAt ? (['affiliate'] as const) : []),
  ]
}

/** Lists the steps that a side can take in a dispute now. */
export function listDisputeSteps(dispute: Standing, side: DisputeSide): DisputeStep[] {
  const { state, openedBy } = dispute
  if (state !== 'open' && state !== 'proposed') return []
  if (side === 'admin') return ['answer', 'propose', 'reject']
  return [
    'answer',
    ...(state === 'proposed' && !acceptedBy(dispute).includes(side) ? (['accept'] as const) : []),
    ...(openedBy === side ? (['withdraw'] as const) : []),
  ]
}

export type Disputable = {
  stage: 'expected' | 'ended' | 'earned' | 'payable' | 'void'
  isDisputed: boolean
  /** True if an objection of this side was decided and the booking has not changed since. */
  isDecided: boolean
  /** The last day on which this side can object; null while there is none. */
  untilOn: string | null
}

/** Why a side cannot object to a commission today, or null if it can. */
export function obstacleTo(
  { stage, isDisputed, isDecided, untilOn }: Disputable,
  side: DisputeParty,
  today: string,
): DisputeObstacle | null {
  if (isDisputed) return 'open'
  if (stage === 'expected') return 'upcoming'
  if (stage === 'void' && side === 'hotel') return 'nothing'
  if (isDecided) return 'decided'
  return untilOn !== null && untilOn < today ? 'too-late' : null
}
