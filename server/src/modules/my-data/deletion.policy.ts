import type { DeletionObstacle } from '@roomlark/contract/my-data'

type Commission = { bookings: number; cents: number }
type Owed = { stays: number; toAffiliates: Commission; toThem: Commission }

/** Lists the reasons why an account cannot be deleted yet. */
export function obstaclesOf({ stays, toAffiliates, toThem }: Owed): DeletionObstacle[] {
  const obstacles: DeletionObstacle[] = [
    { kind: 'stays-owed', params: { bookings: stays } },
    { kind: 'affiliates-owed', params: owedOf(toAffiliates) },
    { kind: 'you-owed', params: owedOf(toThem) },
  ]
  return obstacles.filter(({ params }) => params.bookings > 0)
}

function owedOf({ bookings, cents }: Commission) {
  return { bookings, usdCents: cents }
}
