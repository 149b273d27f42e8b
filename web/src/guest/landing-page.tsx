import { daysBetween } from '@roomlark/contract/dates'
import type { GuestPageOf } from '@roomlark/contract/guest-page'
import { ArrowRight, BadgeDollarSign, CalendarX2, ConciergeBell, KeyRound } from 'lucide-react'
import { Horizon } from '../ui/horizon.tsx'
import { dayRange } from './formats.ts'
import { OfferedHotelCard } from './offered-hotel-card.tsx'
import { addressOf, stayWords } from './page-address.ts'
import { say, sayCount } from './say.ts'
import { SearchForm } from './search-form.tsx'
import { column, SiteLayout } from './site-layout.tsx'
import { textsIn } from './texts/languages.ts'

export function LandingPage({ page: { visit, today, weekend } }: { page: GuestPageOf<'landing'> }) {
  const { language } = visit
  const texts = textsIn[language]
  const words = texts.landing
  const { stay, hotels } = weekend
  const form = { checkInOn: null, checkOutOn: null, adults: 2, childAges: [], rooms: 1 }
  const dates = say(words.weekendDates, {
    dates: dayRange(language, stay.checkInOn, stay.checkOutOn),
    nights: sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn)),
    guests: sayCount(language, texts.count.guests, stay.adults),
  })
  return (
    <SiteLayout visit={visit}>
      <div className="-mt-15 bg-[linear-gradient(var(--sky-top),var(--sky-mid)_52%,var(--sky-low)_86%)] pt-15 md:-mt-18 md:pt-18">
        <div className={`${column} pt-8 text-center md:pt-12`}>
          <h1 className="text-2xl text-balance md:text-[56px] md:leading-[62px]">{words.heading}</h1>
          <p className="mx-auto mt-3 mb-7 max-w-[60ch] text-md text-balance text-muted">{words.lead}</p>
          <div className="mx-auto max-w-[1016px] text-left">
            <SearchForm {...{ visit, form, today }} action="/stays/search" place="" fault={null} />
          </div>
        </div>
        <Horizon className="mt-6 h-[150px] md:h-60" />
      </div>
      <div className="bg-(--hz-ground) text-on-ground">
        <ul className={`${column} grid gap-3 py-5 text-[14px] font-medium md:flex md:justify-between`}>
          {[
            { Icon: BadgeDollarSign, text: words.wholePrice },
            { Icon: KeyRound, text: words.payAtHotel },
            { Icon: CalendarX2, text: words.cancelling },
          ].map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-2.5">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-(--hz-window)" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={`${column} pb-14`}>
        {hotels.length > 0 ? (
          <section aria-labelledby="weekend" className="pt-11">
            <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <div>
                <h2 id="weekend" className="text-xl">
                  {words.weekend}
                </h2>
                <p className="text-muted">{dates}</p>
              </div>
              <a
                href={addressOf(visit, '/stays/search', stayWords(stay))}
                className="inline-flex items-center gap-1.5 rounded-sm font-medium text-primary-text hover:underline"
              >
                {words.weekendAll}
                <ArrowRight aria-hidden="true" className="size-4" />
              </a>
            </div>
            <ul className="grid gap-5 md:grid-cols-3">
              {hotels.map((hotel) => (
                <li key={hotel.slug} className="grid">
                  <OfferedHotelCard {...{ visit, hotel, stay }} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <a
          href="/register"
          className="mt-11 flex items-center gap-4 rounded-lg bg-sunken p-5 hover:bg-primary-soft"
        >
          <ConciergeBell aria-hidden="true" className="size-6 shrink-0 text-primary-text" />
          <span>
            <b className="block">{words.keepHotel}</b>
            <span className="text-[14px] text-muted">{words.keepHotelText}</span>
          </span>
        </a>
      </div>
    </SiteLayout>
  )
}
