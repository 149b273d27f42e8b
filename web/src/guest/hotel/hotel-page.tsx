import type { GuestPageOf } from '@roomlark/contract/guest-page'
import { Images, MapPin } from 'lucide-react'
import { cx } from '../../lib/cx.ts'
import { Stars } from '../../ui/stars.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { countryIn } from '../formats.ts'
import { Picture } from '../picture.tsx'
import { say, sayCount } from '../say.ts'
import { SearchForm } from '../search-form.tsx'
import { column, SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/languages.ts'
import { HotelAmenities, HotelContact, HotelLocation, HotelPolicies } from './hotel-about.tsx'
import { HotelRooms } from './hotel-rooms.tsx'
import { StickyTotal } from './sticky-total.tsx'

type PageProps = { page: GuestPageOf<'hotel'> }

export function HotelPage({ page }: PageProps) {
  const { visit, hotel, form, today, fault } = page
  const { language } = visit
  const texts = textsIn[language]
  return (
    <SiteLayout visit={visit}>
      <div className={`${column} pb-12`}>
        <h1 className="pt-1 text-[32px] leading-[38px] wrap-anywhere md:text-[42px] md:leading-12">
          {hotel.name}
        </h1>
        <p className="mt-1 mb-4.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted">
          <span className="inline-flex items-center gap-2">
            <Stars count={hotel.starRating} />
            {sayCount(language, texts.count.stars, hotel.starRating)}
          </span>
          <span className="inline-flex items-center gap-[5px]">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span>
              <UserText>{hotel.city}</UserText>, {countryIn(language, hotel.country)}
            </span>
          </span>
        </p>
        <HotelGallery page={page} />
        <p
          dir="auto"
          className="mt-5 mb-6 max-w-[66ch] text-md leading-[26px] whitespace-pre-line text-muted wrap-anywhere"
        >
          {hotel.description}
        </p>
        <div className={cx(fault && 'md:mb-10')}>
          <SearchForm
            {...{ visit, form, today, fault }}
            slug={hotel.slug}
            action={`/stays/${hotel.slug}#rooms`}
          />
        </div>
        <HotelRooms page={page} />
        <div className="grid gap-10 pt-11">
          <HotelAmenities page={page} />
          <HotelPolicies page={page} />
          <HotelLocation page={page} />
          <HotelContact page={page} />
        </div>
      </div>
      <StickyTotal page={page} />
    </SiteLayout>
  )
}

const most = 5

/** A mosaic of links to the pictures themselves, which need no script. */
function HotelGallery({ page: { visit, hotel } }: PageProps) {
  const { language } = visit
  const texts = textsIn[language]
  const total = hotel.photos.length
  const shown = hotel.photos.slice(0, total >= most ? most : Math.min(total, 3))
  if (total === 0) {
    return (
      <p className="grid h-40 place-items-center rounded-xl bg-sunken text-muted">{texts.site.noImage}</p>
    )
  }
  return (
    <div className="relative -mx-[18px] h-[250px] overflow-hidden bg-sunken md:mx-0 md:h-[380px] md:rounded-xl">
      <ul className={cx('grid size-full gap-2', layouts[shown.length])}>
        {shown.map((photo, index) => (
          <li key={photo.id} className={cx('min-h-0 min-w-0', index > 0 && 'max-md:hidden')}>
            <a
              href={photo.largeUrl}
              aria-label={say(texts.gallery.open, { number: index + 1, total })}
              className="block size-full -outline-offset-4!"
            >
              <Picture
                photo={photo}
                isFirst={index === 0}
                sizes={index === 0 ? '(min-width: 1224px) 620px, 100vw' : '(min-width: 768px) 280px, 1px'}
              />
            </a>
          </li>
        ))}
      </ul>
      <span className="pointer-events-none absolute right-2.5 bottom-2.5 flex min-h-8 items-center gap-1.5 rounded-[8px] bg-[rgb(6_30_35/.78)] px-2.5 text-sm font-[540] text-[white]">
        <Images aria-hidden="true" className="size-[15px]" />
        {sayCount(language, texts.count.photos, total)}
      </span>
    </div>
  )
}

const layouts: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-[2fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
  5: 'md:grid-cols-[2.2fr_1fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
}
