import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dayRange, monthWords } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { OtherDates } from '@roomlark/contract/guest-site/search'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { makeAddress, stayWords } from '../page-address.ts'
import { SearchForm } from '../search-form.tsx'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { Crumbs, listCrumbs } from './crumbs.tsx'
import { PlaceList } from './place-list.tsx'
import { describePlace, formatFrom, placeTitle } from './place-text.ts'
import { placeLabel, placeName } from './place-words.ts'
import { StayCard } from './stay-card.tsx'

type PlacePage = GuestPageOf<'place'>

/** A city or a country: its hotels this weekend, later weekends, and places around. */
export function PlacePage({ page }: { page: PlacePage }) {
  const { visit, today, place, stay, hits, meta, weekends, around } = page
  const { language } = visit
  const words = textsIn(language).find
  const name = placeName(language, place)
  const form = { checkInOn: null, checkOutOn: null, adults: 2, childAges: [], rooms: 1 }
  const field = { text: placeLabel(language, place), place: place.place }
  const later = weekends.filter(({ checkInOn }) => checkInOn !== stay.checkInOn)
  return (
    <SiteLayout visit={visit} className={`${column} pb-14`}>
      <Crumbs visit={visit} above={listCrumbs(visit, place).slice(0, -1)} here={name} />
      <h1 className="pt-2 text-[32px] leading-[38px] text-balance wrap-anywhere md:text-[42px] md:leading-12">
        {placeTitle(page)}
      </h1>
      <p className="mt-2 mb-6 max-w-[44rem] text-md leading-[26px] text-muted wrap-anywhere">
        {describePlace(page)}
      </p>
      <SearchForm visit={visit} form={form} today={today} action="/stays/search" place={field} fault={null} />
      {hits.length > 0 ? (
        <Section
          title={textsIn(language).landing.weekend}
          text={fill(words.placeWeekend, {
            dates: dayRange(language, stay.checkInOn, stay.checkOutOn),
          })}
        >
          <ul className="grid gap-5 md:grid-cols-3">
            {hits.map((hit) => (
              <li key={hit.slug} className="grid">
                <StayCard visit={visit} hit={hit} stay={stay} />
              </li>
            ))}
          </ul>
          {meta.total > hits.length ? (
            <a
              href={makeAddress(visit, '/stays/search', [['place', place.place], ...stayWords(stay)])}
              className={`${buttonClass({ variant: 'secondary' })} mt-6`}
            >
              {fill(words.seeAll, { stays: sayCount(language, words.stays, meta.total) })}
            </a>
          ) : null}
        </Section>
      ) : null}
      {later.length > 0 ? (
        <Section title={words.weekendsAhead} text={words.weekendsText}>
          <ul className="grid gap-3 md:grid-cols-3">
            {later.map((dates) => (
              <li key={dates.checkInOn} className="grid">
                <Weekend page={page} dates={dates} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {around.length > 0 ? (
        <Section
          title={fill(place.kind === 'country' ? words.placesIn : words.elsewhere, {
            country: placeName(language, { ...place, kind: 'country' }),
          })}
        >
          <PlaceList visit={visit} places={around} />
        </Section>
      ) : null}
    </SiteLayout>
  )
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="pt-11">
      <h2 className="text-xl wrap-anywhere">{title}</h2>
      {text ? <p className="text-muted">{text}</p> : null}
      <div className="pt-5">{children}</div>
    </section>
  )
}

function Weekend({ page, dates }: { page: PlacePage; dates: OtherDates }) {
  const { visit, place, stay } = page
  const { language } = visit
  const words = textsIn(language).find
  const { checkInOn, checkOutOn } = dates
  const asked: StayQuery = { ...stay, checkInOn, checkOutOn }
  return (
    <a
      href={makeAddress(visit, '/stays/search', [['place', place.place], ...stayWords(asked)])}
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-border bg-surface px-5 py-4 hover:border-control"
    >
      <span className="grow">
        <b className="block font-display text-md font-medium first-letter:uppercase">
          {monthWords(language, checkInOn)}
        </b>
        <span className="block text-sm text-muted">
          {dayRange(language, checkInOn, checkOutOn)}, {sayCount(language, words.stays, dates.hotels)}
        </span>
      </span>
      <span className="font-display text-[19px] font-medium tabular-nums">
        {fill(words.priceFrom, { from: formatFrom(page, dates) })}
      </span>
    </a>
  )
}
