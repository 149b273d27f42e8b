import { say } from '@roomlark/contract/say'
import { Button } from './button.tsx'
import { RotateCw } from './icons/rotate-cw.ts'
import { Skeleton, SkeletonArea } from './skeleton.tsx'

type Waiting = { isPending: boolean; isError: boolean; refetch: () => unknown }

/** A card until its query has an answer. */
export function CardWaiting({ query }: { query: Waiting }) {
  if (query.isPending) return <CardSkeleton />
  return query.isError ? <CardError retry={() => void query.refetch()} /> : null
}

export function CardSkeleton() {
  return (
    <SkeletonArea className="grid gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </SkeletonArea>
  )
}

export function CardError({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-muted">
      {say('This did not load.')}
      <Button variant="secondary" size="sm" onClick={retry}>
        <RotateCw aria-hidden="true" className="size-4" />
        {say('Try again')}
      </Button>
    </div>
  )
}
