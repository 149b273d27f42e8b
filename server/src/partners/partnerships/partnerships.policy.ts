import type { PartnershipStep } from '@roomlark/contract/partners/partnerships'
import type {
  PartnershipEventKind,
  PartnershipSide,
  PartnershipState,
} from '@roomlark/contract/partnership-events'

/** Somebody who can take a step; the hotel's side is its owner. */
export type StepTaker = Exclude<PartnershipSide, 'system'>

type Rule = {
  kind: PartnershipEventKind
  to: PartnershipState
  /** Sides that may take the step, by the state in which they may take it. */
  from: Partial<Record<PartnershipState, readonly StepTaker[]>>
}

const keepers = ['hotel', 'admin'] as const
const everyone = ['hotel', 'affiliate', 'admin'] as const

const rules: Record<PartnershipStep, Rule> = {
  approve: { kind: 'approved', to: 'active', from: { requested: keepers } },
  decline: { kind: 'declined', to: 'declined', from: { requested: keepers } },
  withdraw: { kind: 'withdrawn', to: 'ended', from: { requested: ['affiliate'], invited: keepers } },
  accept: { kind: 'accepted', to: 'active', from: { invited: ['affiliate'] } },
  'decline-invitation': { kind: 'invitation-declined', to: 'declined', from: { invited: ['affiliate'] } },
  pause: { kind: 'paused', to: 'paused', from: { active: keepers } },
  resume: { kind: 'resumed', to: 'active', from: { paused: keepers } },
  end: { kind: 'ended', to: 'ended', from: { active: everyone, paused: everyone } },
}

/** Returns the state after a step, or undefined if this side cannot take it now. */
export function findStepOutcome(
  step: PartnershipStep,
  { state, pausedByAdmin }: { state: PartnershipState; pausedByAdmin: boolean },
  side: StepTaker,
): { kind: PartnershipEventKind; to: PartnershipState } | undefined {
  const { kind, to, from } = rules[step]
  if (!from[state]?.includes(side)) return undefined
  if (step === 'resume' && pausedByAdmin && side !== 'admin') return undefined
  return { kind, to }
}

/** Tells whether an affiliate may ask, or a hotel invite, given their previous partnership. */
export function isFresh(state: PartnershipState): boolean {
  return state === 'ended' || state === 'declined'
}
