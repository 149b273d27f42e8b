import type { Hotel } from '@roomlark/contract/hotels'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../ui/spot.tsx'
import { NotLoaded } from './booking-list-states.tsx'
import { isNothing } from './bookings.api.ts'
import { BookingsHead } from './bookings-head.tsx'
import type { useChosenHotel } from './use-chosen-hotel.ts'

type HotelGateProps = {
  chosen: ReturnType<typeof useChosenHotel>
  children: (hotel: Hotel) => ReactNode
}

/** A view of one hotel, once it is known which. */
export function HotelGate({ chosen, children }: HotelGateProps) {
  if (chosen.hotel && !isNothing(chosen.error)) return children(chosen.hotel)
  return (
    <>
      <BookingsHead subtitle="" />
      <Waiting chosen={chosen} />
    </>
  )
}

function Waiting({ chosen }: Pick<HotelGateProps, 'chosen'>) {
  if (isNothing(chosen.error)) {
    return (
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title="We have no key for this hotel"
          text="It may have been removed, or it is looked after by somebody else."
          action={<ButtonLink to={{ search: '' }}>Show your own</ButtonLink>}
        />
      </Card>
    )
  }
  if (chosen.error) return <NotLoaded title="The hotel did not load" retry={chosen.retry} isBusy={false} />
  if (chosen.isNone) {
    return (
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title="No hotel yet"
          text="Add your first property and its bookings will be kept here."
          action={
            <ButtonLink to="/hotels/create">
              <Plus aria-hidden="true" className="size-[18px]" />
              Add Hotel
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  return (
    <SkeletonArea>
      <Skeleton className="h-120 rounded-lg!" />
    </SkeletonArea>
  )
}
