import type { GuestPageOf } from '@roomlark/contract/guest-page'
import { buttonClass } from '../ui/button-class.ts'
import { OfferedHotelCard } from './offered-hotel-card.tsx'
import { addressOf, stayWords } from './page-address.ts'
import { say } from './say.ts'
import { SearchForm } from './search-form.tsx'
import { column, SiteLayout } from './site-layout.tsx'
import { textsIn } from './texts/languages.ts'

/** What can be booked for the stay, the most stars first. */
export function ResultsPage({ page }: { page: GuestPageOf<'results'> }) {
  const { visit, today, place, form, stay, fault, hotels, next } = page
  const texts = textsIn[visit.language].results
  return (
    <SiteLayout visit={visit} className={`${column} pb-14`}>
      <h1 className="pt-2 pb-4 text-2xl wrap-anywhere">
        {place ? say(texts.title, { place }) : texts.anywhere}
      </h1>
      <SearchForm {...{ visit, form, today, fault, place }} action="/stays/search" />
      {stay && hotels.length > 0 ? (
        <ul className="grid gap-5 pt-8 md:grid-cols-3">
          {hotels.map((hotel, index) => (
            <li key={hotel.slug} className="grid">
              <OfferedHotelCard {...{ visit, hotel, stay }} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
      {stay && hotels.length === 0 && !next ? (
        <section className="py-20 text-center">
          <h2>{texts.none}</h2>
          <p className="mt-1 text-muted">{texts.noneText}</p>
        </section>
      ) : null}
      {stay && next ? (
        <p className="pt-8 text-center">
          <a
            href={addressOf(visit, '/stays/search', [['place', place], ...stayWords(stay), ['after', next]])}
            className={buttonClass({ variant: 'secondary' })}
          >
            {texts.more}
          </a>
        </p>
      ) : null}
    </SiteLayout>
  )
}
