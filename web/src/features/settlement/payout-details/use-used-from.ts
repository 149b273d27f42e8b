import { coolingOffDays } from '@roomlark/contract/settlement/payout-details'
import { useState } from 'react'

/** Returns the time from which a change saved now would be used; it stays the same while a dialog is open. */
export function useUsedFrom(): string {
  const [from] = useState(() => new Date(Date.now() + coolingOffDays * 24 * 60 * 60 * 1000).toISOString())
  return from
}
