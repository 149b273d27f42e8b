import { cx } from '../../../lib/cx.ts'

type HotelThumbProps = { hotel: { imageUrl: string | null }; className?: string }

/** Decoration beside the name of a hotel. */
export function HotelThumb({ hotel, className }: HotelThumbProps) {
  const look = cx('h-7 w-[38px] shrink-0 rounded-[6px] bg-sunken object-cover', className)
  return hotel.imageUrl ? (
    <img src={hotel.imageUrl} alt="" loading="lazy" className={look} />
  ) : (
    <span aria-hidden="true" className={look} />
  )
}
