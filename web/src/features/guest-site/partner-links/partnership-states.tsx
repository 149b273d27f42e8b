import { say } from '@roomlark/contract/say'
import { isNotThere } from '../../../lib/api-error.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { DoorSpot } from '../../../ui/spot.tsx'

export function PartnershipSkeleton() {
  return (
    <SkeletonArea className="grid gap-5">
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-20" />
      <Skeleton className="h-80" />
    </SkeletonArea>
  )
}

export function PartnershipNotLoaded({ error, retry }: { error: unknown; retry: () => void }) {
  if (!isNotThere(error)) return <NotLoaded title={say('This partnership did not load')} retry={retry} />
  return (
    <Card>
      <EmptyState
        spot={<DoorSpot />}
        title={say('There is no such partnership')}
        text={say('It may be somebody else’s, or the address is not complete.')}
        action={<ButtonLink to="/partnerships">{say('To your hotels')}</ButtonLink>}
      />
    </Card>
  )
}
