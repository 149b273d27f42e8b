import type { DisputeObstacle, DisputeReason, DisputeState } from './disputes.ts'

export const disputeStateWords: Record<DisputeState, string> = {
  open: 'Open',
  proposed: 'Proposal',
  settled: 'Settled',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export const disputeReasonWords: Record<DisputeReason, string> = {
  'shorter-stay': 'The guest stayed fewer nights',
  'not-stayed': 'The guest did not stay',
  refunded: 'The guest was refunded',
  'not-theirs': 'The partner did not bring this guest',
  'too-little': 'The amount is too low',
  stayed: 'The guest did stay',
  'wrong-rate': 'The rate is not what was agreed',
  other: 'Something else',
}

/** Reasons why a commission cannot be disputed now. */
export const disputeObstacleWords: Record<DisputeObstacle, string> = {
  upcoming: 'The stay has not ended yet. You can object once it has.',
  nothing: 'Nothing is owed for this booking, so there is nothing to object to.',
  open: 'This commission is being disputed already. Answer there.',
  decided: 'This was decided before, and the booking has not changed since.',
  'too-late': 'Objections have to reach us within 90 days of the statement, and that period has ended.',
}
