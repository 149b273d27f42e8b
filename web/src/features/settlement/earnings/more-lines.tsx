import { say } from '@roomlark/contract/say'
import type { useEarningsLines } from '../../../data/earnings.ts'
import { Button } from '../../../ui/button.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'

/** Loading, failed, or there are more. */
export function MoreLines({ lines }: { lines: ReturnType<typeof useEarningsLines> }) {
  if (lines.isPending) return <CardSkeleton />
  if (lines.isError) return <CardError retry={() => void lines.refetch()} />
  if (!lines.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={lines.isFetchingNextPage && say('Loading...')}
      onClick={() => void lines.fetchNextPage()}
    >
      {say('Show more stays')}
    </Button>
  )
}
