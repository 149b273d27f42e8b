import { say } from '@roomlark/contract/say'
import { isNotThere } from '../../../lib/api-error.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoadedContent } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'

const above = [{ label: say('Hotels'), to: '/hotels' }]

/** A hotel of somebody else looks the same as one that does not exist. */
export function HotelNotLoaded({ error, retry }: { error: unknown; retry: () => void }) {
  const isGone = isNotThere(error)
  return (
    <>
      <Breadcrumbs above={above} here={isGone ? say('Not found') : say('Hotel')} />
      <h1 className="sr-only">{say('Hotel')}</h1>
      <Card>
        {isGone ? (
          <EmptyState
            spot={<KeyRackSpot />}
            title={say('We have no key for this hotel')}
            text={say('It may have been removed, or it belongs to somebody else.')}
            action={<ButtonLink to="/hotels">{say('Back to hotels')}</ButtonLink>}
          />
        ) : (
          <NotLoadedContent title={say('This hotel did not load')} retry={retry} />
        )}
      </Card>
    </>
  )
}

export function HotelDetailSkeleton() {
  return (
    <SkeletonArea>
      <h1 className="sr-only">{say('Hotel')}</h1>
      <Skeleton className="mb-2.5 h-[22px] w-44" />
      <div className="mb-[22px] grid gap-x-7 gap-y-4 desk:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <Skeleton className="h-60 rounded-lg! desk:h-[200px]" />
        <div className="grid content-between gap-4">
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="h-10" />
          <Skeleton className="h-(--control-h) w-2/3" />
        </div>
      </div>
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_392px]">
        <Skeleton className="h-96 rounded-lg!" />
        <div className="grid gap-5">
          <Skeleton className="h-24 rounded-lg!" />
          <Skeleton className="h-64 rounded-lg!" />
        </div>
      </div>
    </SkeletonArea>
  )
}
