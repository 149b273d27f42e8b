import type { PartnershipState } from '@roomlark/contract/partnership-events'
import { stateWords } from '@roomlark/contract/partnership-words'
import { Badge } from '../../../ui/badge.tsx'

const tones = {
  invited: 'accent',
  requested: 'warning',
  active: 'success',
  paused: 'warning',
  ended: 'neutral',
  declined: 'error',
} as const

/** `words` stands for states that have another name where they are shown, such as a request that was withdrawn. */
export function StateBadge({ state, words }: { state: PartnershipState; words?: string }) {
  return <Badge tone={tones[state]}>{words ?? stateWords[state]}</Badge>
}
