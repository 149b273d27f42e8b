import type { DeclineReason } from '@roomlark/contract/partnership-events'
import { say } from '@roomlark/contract/say'

/** From how many days on a declined affiliate may ask again, unless the hotel chooses another day. */
export const shippedWaitDays: Record<DeclineReason, number> = {
  'more-detail': 0,
  requirements: 30,
  'not-a-fit': 30,
  other: 30,
}

export function waitWords(reason: DeclineReason): string {
  if (reason === 'other') return say('You say what')
  const days = shippedWaitDays[reason]
  return days === 0
    ? say('They may ask again immediately')
    : say('They may ask again after {days} days', { days })
}
