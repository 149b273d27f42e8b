import { isolate } from '@roomlark/contract/isolate'
import type { PartnerHotel } from '@roomlark/contract/partners/partner-find'
import { sayCountry } from '@roomlark/contract/places'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { BlurredImage } from '../../../ui/blurred-image.tsx'
import { ImageOff } from '../../../ui/icons/image-off.ts'

export function placeWords({ city, country }: Pick<PartnerHotel, 'city' | 'country'>): string {
  return `${isolate(city)}, ${sayCountry(country)}`
}

type HotelLineProps = { hotel: PartnerHotel; size?: 'sm' | 'md'; children?: ReactNode }

/** A hotel in a row: its picture, name and place, and what else there is to say below. */
export function HotelLine({ hotel, size = 'md', children }: HotelLineProps) {
  return (
    <div className="flex min-w-0 items-start gap-4 max-md:gap-3">
      <HotelThumb hotel={hotel} className={size === 'sm' ? 'h-[46px] w-[62px]' : 'h-[62px] w-[84px]'} />
      <div className="min-w-0">
        <b className="block font-strong wrap-anywhere">{hotel.name}</b>
        <span className="block text-[14px] leading-5 text-muted wrap-anywhere">{placeWords(hotel)}</span>
        {children}
      </div>
    </div>
  )
}

/** Decoration: the name stands beside it. */
export function HotelThumb({ hotel, className }: { hotel: PartnerHotel; className: string }) {
  return (
    <span className={cx('relative block shrink-0 overflow-hidden rounded-md bg-sunken', className)}>
      <BlurredImage
        src={hotel.imageUrl ?? undefined}
        alt=""
        blur={null}
        fallback={<ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-5 text-muted" />}
        className="absolute inset-0"
      />
    </span>
  )
}
