import type { GroupState, GroupSummary } from '@roomlark/contract/bookings/groups'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../../lib/day-words.ts'
import { Badge } from '../../../../ui/badge.tsx'

export const groupStateNames: Record<GroupState, string> = {
  open: say('Open##state'),
  released: say('Released##group'),
  cancelled: say('Cancelled##group'),
}
const tones = { open: 'primary', released: 'neutral', cancelled: 'error' } as const

export function GroupStateBadge({ state }: { state: GroupState }) {
  return <Badge tone={tones[state]}>{groupStateNames[state]}</Badge>
}

/** The cut-off on the clock of the hotel: `3 December 2026, 18:00`. */
export function cutOffWords({ cutOffAt, timeZone }: Pick<GroupSummary, 'cutOffAt' | 'timeZone'>): string {
  const [day = '', time = ''] = hotelTime(new Date(cutOffAt), timeZone).split('T')
  return `${dayText(day)}, ${time}`
}
