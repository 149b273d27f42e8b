import { say } from '../say.ts'
import type { DisputeObstacle, DisputeReason, DisputeState } from './disputes.ts'

export const disputeStateWords: Record<DisputeState, string> = {
  open: say('Open##state'),
  proposed: say('Proposal'),
  settled: say('Settled'),
  rejected: say('Rejected'),
  withdrawn: say('Withdrawn'),
}

export const disputeReasonWords: Record<DisputeReason, string> = {
  'shorter-stay': say('The guest stayed fewer nights'),
  'not-stayed': say('The guest did not stay'),
  refunded: say('The guest was refunded'),
  'not-theirs': say('The partner did not bring this guest'),
  'too-little': say('The amount is too low'),
  stayed: say('The guest did stay'),
  'wrong-rate': say('The rate is not what was agreed'),
  other: say('Something else'),
}

/** Reasons why a commission cannot be disputed now. */
export const disputeObstacleWords: Record<DisputeObstacle, string> = {
  upcoming: say('The stay has not ended yet. You can object once it has.'),
  nothing: say('Nothing is owed for this booking, so there is nothing to object to.'),
  open: say('This commission is being disputed already. Answer there.'),
  decided: say('This was decided before, and the booking has not changed since.'),
  'too-late': say('Objections have to reach us within 90 days of the statement, and that period has ended.'),
}
