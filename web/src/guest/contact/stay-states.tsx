import { say } from '@roomlark/contract/say'
import { isNotOpen } from '../../data/guest-hotels.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoadedContent } from '../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../ui/spot.tsx'

export function StayNotLoaded({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="grid grow place-content-center">
      <h1 className="sr-only">{say('Stay')}</h1>
      {isNotOpen(error) ? (
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('This hotel is not taking bookings here')}
          text={say('It may have closed for a while, or the address has changed.')}
          action={
            <ButtonLink to="/" variant="secondary">
              {say('Go Home')}
            </ButtonLink>
          }
        />
      ) : (
        <NotLoadedContent
          title={say("This hotel's page did not load")}
          text={say('Check your connection, then try again.')}
          retry={retry}
        />
      )}
    </div>
  )
}

export function StaySkeleton() {
  return (
    <SkeletonArea className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_300px] desk:grid-cols-[minmax(0,1fr)_392px] desk:gap-x-10">
      <div>
        <h1 className="sr-only">{say('Stay')}</h1>
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="mt-2 mb-[18px] h-[22px] w-2/5" />
        <Skeleton className="h-[250px] rounded-xl! md:h-[340px]" />
        <Skeleton className="mt-[22px] h-5 w-4/5" />
        <Skeleton className="mt-5 h-24" />
      </div>
      <Skeleton className="h-72 rounded-lg!" />
    </SkeletonArea>
  )
}
