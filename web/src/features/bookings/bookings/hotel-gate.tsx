import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHotelChoices, useOptionalHotel } from '../../../data/hotels.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { HotelChoice } from '../../../parts/hotel-choice/hotel-choice.tsx'
import { May } from '../../../session/may.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Plus } from '../../../ui/icons/plus.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { readHotelId, withParts } from './booking-address.ts'
import { BookingsHead } from './bookings-head.tsx'

type Chosen = ReturnType<typeof useChosenHotel>

/** A view of one hotel once it is known which; `picker` switches between several. */
export function HotelGate({ children }: { children: (hotel: Hotel, picker: ReactNode) => ReactNode }) {
  const chosen = useChosenHotel()
  if (chosen.hotel && !isNotThere(chosen.error)) {
    return children(chosen.hotel, chosen.hasSeveral ? <Picker chosen={chosen} /> : null)
  }
  return (
    <>
      <BookingsHead subtitle="" />
      <Waiting chosen={chosen} />
    </>
  )
}

function Picker({ chosen }: { chosen: Chosen }) {
  return (
    <HotelChoice
      label={<span className="sr-only">{say('Hotel')}</span>}
      placeholder={say('Choose a hotel')}
      value={chosen.hotel?.id}
      onChoose={(id) => id && chosen.choose(id)}
      className="w-full md:w-52 [&>label]:mb-0"
    />
  )
}

function Waiting({ chosen }: { chosen: Chosen }) {
  if (isNotThere(chosen.error)) {
    return (
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('We have no key for this hotel')}
          text={say('It may have been removed, or it belongs to somebody else.')}
          action={<ButtonLink to={{ search: '' }}>{say('Show your own')}</ButtonLink>}
        />
      </Card>
    )
  }
  if (chosen.error)
    return <NotLoaded title={say('The hotel did not load')} retry={chosen.retry} isBusy={false} />
  if (chosen.isNone) {
    return (
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('No hotel yet')}
          text={say('Add your first property and its bookings will be kept here.')}
          action={
            <May do="own-hotels">
              <ButtonLink to="/hotels/create">
                <Plus aria-hidden="true" className="size-[18px]" />
                {say('Add Hotel')}
              </ButtonLink>
            </May>
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

/** The hotel the address names, else the first there is. */
function useChosenHotel() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = readHotelId(search)
  const choices = useHotelChoices('')
  const id = named ?? choices.data?.data[0]?.id
  const hotel = useOptionalHotel(id)
  return {
    id,
    hotel: hotel.data,
    /** There is no hotel to show anything of. */
    isNone: named === undefined && choices.data?.meta.total === 0,
    hasSeveral: (choices.data?.meta.total ?? 0) > 1 || named !== undefined,
    error: hotel.error ?? (named === undefined ? choices.error : null),
    retry: () => void (hotel.error ? hotel.refetch() : choices.refetch()),
    choose: (hotelId: string | null) =>
      navigate({ search: withParts(search, { hotel: hotelId, booking: null }) }),
  }
}
