import type { GuestHotel } from '@roomlark/contract/guest-site/guest-hotels'
import { isolate } from '@roomlark/contract/isolate'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useGuestHotel } from '../../data/guest-hotels.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Gallery } from '../../ui/gallery.tsx'
import { MapPin } from '../../ui/icons/map-pin.ts'
import { starWords } from '../../ui/star-words.ts'
import { Stars } from '../../ui/stars.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { StayAmenities, StayHighlights } from './stay-amenities.tsx'
import { StayBooking } from './stay-booking.tsx'
import { StayLocation } from './stay-location.tsx'
import { StayPolicies } from './stay-policies.tsx'
import { StayRooms } from './stay-rooms.tsx'
import { StayNotLoaded, StaySkeleton } from './stay-states.tsx'

export function Stay({ slug }: { slug: string }) {
  const query = useGuestHotel(slug)
  const hotel = query.data
  useTitle(hotel ? `${isolate(hotel.name)}, ${isolate(hotel.city)}` : say('Stay'))
  if (query.isPending) return <StaySkeleton />
  if (!hotel) return <StayNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_300px] desk:grid-cols-[minmax(0,1fr)_392px] desk:gap-x-10">
      <div className="min-w-0">
        <StayTitle hotel={hotel} />
        <Gallery
          photos={hotel.photos}
          name={hotel.name}
          tiles={5}
          moreLabel={say('{count, plural, one {# photo} other {All # photos}}', {
            count: hotel.photos.length,
          })}
          className="-mx-[18px] h-[250px] md:mx-0 md:h-[340px] md:rounded-xl"
        />
        <StayHighlights hotel={hotel} />
        <p
          dir="auto"
          className="max-w-[66ch] leading-[23px] whitespace-pre-line text-muted wrap-anywhere md:text-md md:leading-[26px]"
        >
          {hotel.description}
        </p>
      </div>
      <StayBooking hotel={hotel} />
      <div className="grid min-w-0 gap-9 pt-3 md:col-start-1">
        <StayRooms hotel={hotel} />
        <StayAmenities hotel={hotel} />
        <StayPolicies hotel={hotel} />
        <StayLocation hotel={hotel} />
      </div>
    </div>
  )
}

function StayTitle({ hotel }: { hotel: GuestHotel }) {
  return (
    <div className="mb-[18px]">
      <h1 className="mb-[5px] text-[32px] leading-[38px] wrap-anywhere md:text-[42px] md:leading-12">
        {hotel.name}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted">
        <span className="inline-flex items-center gap-2">
          <Stars count={hotel.starRating} />
          {starWords(hotel.starRating)}
        </span>
        <span className="inline-flex items-center gap-[5px]">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <UserText>{hotel.city}</UserText>, {sayCountry(hotel.country)}
          </span>
        </span>
      </p>
    </div>
  )
}
