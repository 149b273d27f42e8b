import type { DeletionObstacle } from '@roomlark/contract/operations/my-data'

type Owed = {
  stays: number
  commission: { cents: number; currency: string }[]
  earnedUsdCents: number
  inTransitUsdCents: number
  recommended: { bookings: number; usdCents: number }
}

/** Lists the reasons why an account cannot be deleted yet. */
export function listDeletionObstacles(owed: Owed, payoutMinimumCents: number): DeletionObstacle[] {
  const { stays, commission, earnedUsdCents, recommended } = owed
  const obstacles: DeletionObstacle[] = []
  if (stays > 0) obstacles.push({ kind: 'stays-owed', params: { bookings: stays } })
  if (commission.length > 0) obstacles.push({ kind: 'commission-owed', params: { amounts: commission } })
  if (earnedUsdCents > 0 && computeUnpayable(owed, payoutMinimumCents) === 0) {
    obstacles.push({ kind: 'you-owed', params: { usdCents: earnedUsdCents } })
  }
  if (recommended.bookings > 0) obstacles.push({ kind: 'stays-recommended', params: recommended })
  return obstacles
}

/**
 * Returns what an account is owed if that is below the payout minimum. Without further bookings it would never be paid,
 * so waiting for it would keep the account open forever.
 */
export function computeUnpayable(
  { earnedUsdCents, inTransitUsdCents }: Owed,
  payoutMinimumCents: number,
): number {
  const isPayable = inTransitUsdCents > 0 || earnedUsdCents >= payoutMinimumCents
  return isPayable ? 0 : Math.max(0, earnedUsdCents)
}
