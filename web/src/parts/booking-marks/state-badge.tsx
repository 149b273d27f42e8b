import type { BookingState } from '@roomlark/contract/booking-states'
import { Badge } from '../../ui/badge.tsx'
import { stateTones, stateWords } from './state-words.ts'

export function StateBadge({ state }: { state: BookingState }) {
  return <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
}
