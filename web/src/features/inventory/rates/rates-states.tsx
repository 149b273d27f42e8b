import { say } from '@roomlark/contract/say'
import { isNotThere } from '../../../lib/api-error.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'

const above = [{ label: say('Hotels'), to: '/hotels' }]

/** A hotel of somebody else looks the same as one that does not exist. */
export function HouseNotLoaded({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <Breadcrumbs above={above} here={say('Rates & availability')} />
      <h1 className="sr-only">{say('Rates & availability')}</h1>
      {isNotThere(error) ? (
        <Card>
          <EmptyState
            spot={<KeyRackSpot />}
            title={say('We have no key for this hotel')}
            text={say('It may have been removed, or it belongs to somebody else.')}
            action={<ButtonLink to="/hotels">{say('Back to hotels')}</ButtonLink>}
          />
        </Card>
      ) : (
        <NotLoaded title={say('This page did not load')} retry={retry} />
      )}
    </>
  )
}

export function CalendarSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton className="h-96 rounded-lg!" />
    </SkeletonArea>
  )
}

export function HouseSkeleton() {
  return (
    <SkeletonArea>
      <h1 className="sr-only">{say('Rates & availability')}</h1>
      <Skeleton className="mb-2.5 h-[22px] w-64" />
      <Skeleton className="mb-6 h-9 w-72" />
      <Skeleton className="mb-6 h-10 w-96 max-w-full" />
      <Skeleton className="h-96 rounded-lg!" />
    </SkeletonArea>
  )
}
