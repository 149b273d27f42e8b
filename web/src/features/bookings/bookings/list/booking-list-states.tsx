import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { BellSpot, KeyRackSpot } from '../../../../ui/spot.tsx'

type NoBookingsProps = {
  total: number
  isNarrowed: boolean
  toFirstPage: string
  toAll: string
  toNew: string
}

export function NoBookings({ total, isNarrowed, toFirstPage, toAll, toNew }: NoBookingsProps) {
  if (total > 0) {
    return (
      <EmptyState
        spot={<KeyRackSpot />}
        title="No bookings on this page"
        text="They are all on earlier pages."
        action={<ButtonLink to={{ search: toFirstPage }}>Go to page 1</ButtonLink>}
      />
    )
  }
  if (isNarrowed) {
    return (
      <EmptyState
        spot={<KeyRackSpot />}
        title="No bookings found"
        text="Nothing matches your search and filters."
        action={<ButtonLink to={{ search: toAll }}>Show all bookings</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      spot={<BellSpot />}
      title="No bookings yet"
      text="Bookings appear here as they come in. You can also enter one yourself."
      action={
        <ButtonLink to={toNew}>
          <Plus aria-hidden="true" className="size-[18px]" />
          New booking
        </ButtonLink>
      }
    />
  )
}

export function ListSkeleton() {
  return (
    <SkeletonArea className="overflow-hidden rounded-lg border border-border bg-surface">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <div
          key={row}
          className="flex h-[61px] items-center gap-6 border-t border-border px-6 first:border-t-0"
        >
          <Skeleton className="h-9 grow" />
          <Skeleton className="h-6 w-16" />
          <Skeleton className="h-9 w-24 max-md:hidden" />
          <Skeleton className="h-6 w-20 max-md:hidden" />
        </div>
      ))}
    </SkeletonArea>
  )
}
