import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { sayCountry } from '@roomlark/contract/places'
import { townLine } from '@roomlark/contract/postal-address'
import { say } from '@roomlark/contract/say'
import { useHotelSetup } from '../../../../data/hotel-setup.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { May } from '../../../../session/may.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Gallery } from '../../../../ui/gallery.tsx'
import { ExternalLink } from '../../../../ui/icons/external-link.ts'
import { EyeOff } from '../../../../ui/icons/eye-off.ts'
import { ImagePlus } from '../../../../ui/icons/image-plus.ts'
import { MapPin } from '../../../../ui/icons/map-pin.ts'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Star } from '../../../../ui/icons/star.ts'
import { starWords } from '../../../../ui/star-words.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import { HotelMenu } from './hotel-menu.tsx'

/** The hotel at a glance, and its actions. */
export function HotelHero({ hotel }: { hotel: Hotel }) {
  return (
    <header className="mb-[22px] grid gap-x-7 gap-y-4 desk:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      <Gallery
        photos={hotel.photos}
        name={hotel.name}
        tiles={3}
        moreLabel={say('{count, plural, one {# photo} other {# photos}}', { count: hotel.photos.length })}
        empty={<NoPhotos hotelId={hotel.id} />}
        className="h-60 rounded-lg desk:h-[200px]"
      />
      <div className="flex min-w-0 flex-col justify-between gap-4 py-0.5">
        <div>
          <div className="flex items-start justify-between gap-4">
            <h1 className="min-w-0 wrap-anywhere">{hotel.name}</h1>
            <span className="mt-1">
              <ActiveBadge hotel={hotel} />
            </span>
          </div>
          <p className="mt-1 flex gap-1.5 text-muted">
            <MapPin aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <UserText>{hotel.streetAddress}</UserText>, <UserText>{townLine(hotel)}</UserText>,{' '}
              {sayCountry(hotel.country)}
            </span>
          </p>
        </div>
        <HeroFacts hotel={hotel} />
        <div className="flex flex-wrap items-center gap-2.5">
          <May do="change-offer" at={hotel.id}>
            <ButtonLink to={`/hotels/${hotel.id}/edit`}>
              <Pencil aria-hidden="true" className="size-[18px]" />
              {say('Edit hotel')}
            </ButtonLink>
          </May>
          <GuestPage hotel={hotel} />
          <HotelMenu hotel={hotel} />
        </div>
      </div>
    </header>
  )
}

function GuestPage({ hotel }: { hotel: Hotel }) {
  const { data: setup } = useHotelSetup(hotel.id)
  if (!hotel.isActive || setup?.isOnSale === false) {
    return (
      <p className="flex items-center gap-1.5 text-muted">
        <EyeOff aria-hidden="true" className="size-4 shrink-0" />
        {hotel.isActive ? say('No guest page yet') : say('No guest page while inactive')}
      </p>
    )
  }
  return (
    <ButtonLink to={`/stay/${hotel.slug}`} target="_blank" rel="noopener" variant="secondary">
      {say('Guest page')}
      <span className="sr-only">{say('in a new tab')}</span>
      <ExternalLink aria-hidden="true" className="size-[18px]" />
    </ButtonLink>
  )
}

function HeroFacts({ hotel }: { hotel: Hotel }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-2.5 md:grid-cols-[repeat(4,auto)] md:justify-between">
      <Fact term={say('Rating')}>
        <Star
          aria-hidden="true"
          className="mr-1 -mb-px inline size-[15px] fill-accent stroke-none align-baseline"
        />
        {starWords(hotel.starRating)}
      </Fact>
      {hotel.baseCommissionRate === null ? null : (
        <Fact term={say('Commission')}>
          {say('{rate} base', { rate: percentText(hotel.baseCommissionRate) })}
        </Fact>
      )}
      <Fact term={say('Check-in')}>{say('from {time}', { time: hotel.checkInTime })}</Fact>
      <Fact term={say('Check-out')}>{say('until {time}', { time: hotel.checkOutTime })}</Fact>
    </dl>
  )
}

function NoPhotos({ hotelId }: { hotelId: string }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-3 text-muted">
      {say('No image')}
      <May do="change-offer" at={hotelId}>
        <ButtonLink to={`/hotels/${hotelId}/edit`} variant="secondary" size="sm">
          <ImagePlus aria-hidden="true" className="size-4" />
          {say('Add photos')}
        </ButtonLink>
      </May>
    </div>
  )
}
