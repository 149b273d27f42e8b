import type { HoldFact } from '@roomlark/contract/partners/commission-holds'
import type { SignalFinding } from '@roomlark/contract/signal-kinds'

/** A guest who reads the page of a hotel and enters a name takes longer than this. */
const quickSeconds = 120

type Found = { found: SignalFinding; at: Date }
type Facts = {
  secondsAfterClick: number | null
  usualSeconds: number | null
  checkedInAt: Date | null
  keptCents: number | null
  currency: string
  endedOn: string | null
  stays: number
  releasedBefore: number
  voidedBefore: number
}

export function factsAgainst(findings: readonly Found[], facts: Facts): HoldFact[] {
  const { secondsAfterClick: seconds, usualSeconds, voidedBefore } = facts
  const isQuick = seconds !== null && seconds >= 0 && seconds < quickSeconds
  return [
    ...findings.map(({ found, at }): HoldFact => ({ fact: 'signal', found, at: at.toISOString() })),
    ...(isQuick ? [{ fact: 'quick', seconds, usualSeconds } as const] : []),
    ...(voidedBefore > 0 ? [{ fact: 'voided-before', holds: voidedBefore } as const] : []),
  ]
}

export function factsFor(facts: Facts): HoldFact[] {
  const { checkedInAt, keptCents, currency, endedOn, stays, releasedBefore } = facts
  return [
    ...(checkedInAt ? [{ fact: 'checked-in', at: checkedInAt.toISOString() } as const] : []),
    ...(keptCents !== null && endedOn !== null
      ? [{ fact: 'kept', cents: keptCents, currency, endedOn } as const]
      : []),
    ...(stays > 0 ? [{ fact: 'stays', stays, releasedHolds: releasedBefore } as const] : []),
  ]
}

/** Reduces a finding to what its affiliate may read: a guest's address, its provider included, is private. */
export function ownFinding(found: SignalFinding): SignalFinding {
  return found.kind === 'disposable-email' ? { ...found, evidence: null } : found
}
