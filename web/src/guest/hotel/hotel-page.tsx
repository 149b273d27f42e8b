import { countryIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { sayCount } from '@roomlark/contract/say'
import { MapPin } from '../../ui/icons/map-pin.ts'
import { Stars } from '../../ui/stars.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { Island } from '../island.tsx'
import { makeAddress, stayWords } from '../page-address.ts'
import { HotelReviews, ReviewsLink } from '../reviews/hotel-reviews.tsx'
import { HotelActions } from '../saved/hotel-actions.tsx'
import { Crumbs, listCrumbs } from '../search/crumbs.tsx'
import { answerId, SearchForm } from '../search-form.tsx'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { FromPriceLine } from './from-price.tsx'
import { Gallery } from './gallery.tsx'
import { HotelAmenities, HotelContact, HotelLocation, HotelPolicies } from './hotel-about.tsx'
import { HotelRooms } from './hotel-rooms.tsx'
import { RecommendedBy } from './recommended-by.tsx'
import { StickyTotal } from './sticky-total.tsx'

type PageProps = { page: GuestPageOf<'hotel'> }

export function HotelPage({ page }: PageProps) {
  const { visit, hotel, form, today, fault, stay, fromPrices } = page
  const { language } = visit
  const texts = textsIn(language)
  return (
    <SiteLayout visit={visit}>
      <div className={`${column} pb-12`}>
        {page.city && !visit.frame ? (
          <Crumbs visit={visit} above={listCrumbs(visit, page.city)} here={hotel.name} />
        ) : null}
        <RecommendedBy page={page} />
        <h1 className="pt-1 text-[32px] leading-[38px] wrap-anywhere md:text-[42px] md:leading-12">
          {hotel.name}
        </h1>
        <p className="mt-1 mb-4.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted">
          <ReviewsLink page={page} />
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
        {visit.frame ? null : (
          <Island
            name="actions"
            of={HotelActions}
            className="-mt-3 mb-2 flex md:-mt-14 md:justify-end"
            props={{
              hotel: {
                slug: hotel.slug,
                name: hotel.name,
                place: `${hotel.city}, ${countryIn(language, hotel.country)}`,
              },
              url: `${visit.publicUrl}${makeAddress({ carried: {} }, `/stays/${hotel.slug}`, stay ? stayWords(stay) : [])}`,
              words: texts.saved,
            }}
          />
        )}
        <HotelGallery page={page} />
        <div className="mt-5 empty:hidden">
          <FromPriceLine page={page} price={fromPrices[0]} />
        </div>
        <p
          dir="auto"
          className="mt-5 mb-6 max-w-[38.5rem] text-md leading-[26px] whitespace-pre-line text-muted wrap-anywhere"
        >
          {hotel.description}
        </p>
        <SearchForm
          visit={visit}
          form={form}
          today={today}
          fault={fault}
          slug={hotel.slug}
          action={`/stays/${hotel.slug}#${answerId}`}
        />
        <HotelRooms page={page} />
        <div className="grid gap-10 pt-11">
          <HotelAmenities page={page} />
          <HotelPolicies page={page} />
          <HotelReviews page={page} />
          <HotelLocation page={page} />
          <HotelContact page={page} />
        </div>
      </div>
      <StickyTotal page={page} />
    </SiteLayout>
  )
}

function HotelGallery({ page: { visit, hotel } }: PageProps) {
  const { language } = visit
  const texts = textsIn(language)
  if (hotel.photos.length === 0) {
    return (
      <p className="grid h-40 place-items-center rounded-xl bg-sunken text-muted">{texts.site.noImage}</p>
    )
  }
  return (
    <Island
      name="gallery"
      of={Gallery}
      className="relative -mx-[18px] h-[250px] overflow-hidden bg-sunken md:mx-0 md:h-[380px] md:rounded-xl"
      props={{
        photos: hotel.photos,
        look: 'mosaic',
        words: texts.gallery,
        count: sayCount(language, texts.count.photos, hotel.photos.length),
      }}
    />
  )
}
