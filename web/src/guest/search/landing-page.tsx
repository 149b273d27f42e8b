import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { countryIn, dayRange, wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf, GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import type { ExploredPlace } from '@roomlark/contract/guest-site/guest-search-page'
import { fill, sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { Horizon } from '../../ui/horizon.tsx'
import { ArrowRight } from '../../ui/icons/arrow-right.ts'
import { BadgeDollarSign } from '../../ui/icons/badge-dollar-sign.ts'
import { CalendarX2 } from '../../ui/icons/calendar-x-2.ts'
import { ChevronRight } from '../../ui/icons/chevron-right.ts'
import { ConciergeBell } from '../../ui/icons/concierge-bell.ts'
import { KeyRound } from '../../ui/icons/key-round.ts'
import { TicketCheck } from '../../ui/icons/ticket-check.ts'
import { UserText } from '../../ui/user-text.tsx'
import { Island } from '../island.tsx'
import { makeAddress, stayWords } from '../page-address.ts'
import { SavedList } from '../saved/saved-list.tsx'
import { SearchForm } from '../search-form.tsx'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { Cover } from './cover.tsx'
import { StayCard } from './stay-card.tsx'

const nowhere = { text: '', place: null }

export function LandingPage({
  page: { visit, today, stay, places, hits, sent, arePaymentsOpen },
}: {
  page: GuestPageOf<'landing'>
}) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.landing
  const form = { checkInOn: null, checkOutOn: null, adults: 2, childAges: [], rooms: 1 }
  const dates = fill(words.weekendDates, {
    dates: dayRange(language, stay.checkInOn, stay.checkOutOn),
    nights: sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn)),
    guests: sayCount(language, texts.count.guests, stay.adults),
  })
  const { lang } = visit.carried
  const saved = (
    <Island
      name="saved"
      of={SavedList}
      props={{
        sent: sent.map(({ slug, name, city, country }) => ({
          slug,
          name,
          place: `${city}, ${countryIn(language, country)}`,
        })),
        url: visit.publicUrl + makeAddress({ carried: { ...(lang && { lang }) } }, '/stays'),
        carried: makeAddress(visit, ''),
        words: texts.saved,
      }}
    />
  )
  return (
    <SiteLayout visit={visit}>
      <div className="-mt-15 bg-[linear-gradient(var(--sky-top),var(--sky-mid)_52%,var(--sky-low)_86%)] pt-15 md:-mt-18 md:pt-18">
        <div className={`${column} pt-8 text-center md:pt-12`}>
          <h1 className="text-2xl text-balance md:text-[56px] md:leading-[62px]">{words.heading}</h1>
          <p className="mx-auto mt-3 mb-7 max-w-[35rem] text-md text-balance text-muted">{words.lead}</p>
          <div className="mx-auto max-w-[1016px] text-left">
            <SearchForm
              visit={visit}
              form={form}
              today={today}
              action="/stays/search"
              place={nowhere}
              fault={null}
            />
          </div>
        </div>
        <Horizon className="mt-6 h-[150px] md:h-60" />
      </div>
      <div className="bg-(--hz-ground) text-on-ground">
        <ul className={`${column} grid gap-3 py-5 text-[14px] font-medium md:flex md:justify-between`}>
          {[
            { Icon: BadgeDollarSign, text: words.wholePrice },
            { Icon: KeyRound, text: arePaymentsOpen ? words.payAsOffered : words.payAtHotel },
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
        {sent.length > 0 ? saved : null}
        {places.length > 1 ? <Places visit={visit} places={places} stay={stay} dates={dates} /> : null}
        {hits.length > 0 ? (
          <section aria-labelledby="weekend" className="pt-11">
            <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <div>
                <h2 id="weekend" className="text-xl">
                  {words.weekend}
                </h2>
                <p className="text-muted">{dates}</p>
              </div>
              <a
                href={makeAddress(visit, '/stays/search', stayWords(stay))}
                className="inline-flex min-h-6 items-center gap-1.5 rounded-sm font-medium text-primary-text hover:underline"
              >
                {texts.find.weekendMore}
                <ArrowRight aria-hidden="true" className="size-4" />
              </a>
            </div>
            <ul className="grid gap-5 md:grid-cols-3">
              {hits.map((hit) => (
                <li key={hit.slug} className="grid">
                  <StayCard visit={visit} hit={hit} stay={stay} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <ul className="grid gap-3 pt-11 md:grid-cols-2 md:gap-5">
          {[
            {
              href: makeAddress(visit, '/stays/bookings'),
              Icon: TicketCheck,
              title: texts.find.booked,
              text: texts.find.bookedText,
            },
            { href: '/register', Icon: ConciergeBell, title: words.keepHotel, text: words.keepHotelText },
          ].map(({ href, Icon, title, text }) => (
            <li key={href} className="grid">
              <a
                href={href}
                className="flex items-center gap-4 rounded-lg bg-sunken p-5 hover:bg-primary-soft"
              >
                <Icon aria-hidden="true" className="size-6 shrink-0 text-primary-text" />
                <span className="grow">
                  <b className="block">{title}</b>
                  <span className="text-[14px] text-muted">{text}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </a>
            </li>
          ))}
        </ul>
        {sent.length > 0 ? null : saved}
      </div>
    </SiteLayout>
  )
}

type PlacesProps = { visit: GuestVisit; places: ExploredPlace[]; stay: StayQuery; dates: string }

/** The first is the largest; four in a row beside and below it. */
function Places({ visit, places, stay, dates }: PlacesProps) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.find
  const formatAmount = ({ cents, currency }: { cents: number; currency: string }, hotels: string) => {
    const amount = wholeMoneyIn(language, cents, currency)
    return currency === hotels ? amount : fill(texts.results.about, { amount })
  }
  return (
    <section aria-labelledby="places" className="pt-11">
      <h2 id="places" className="text-xl">
        {words.mornings}
      </h2>
      <p className="mb-5 text-muted">
        {words.morningsText}: {dates}
      </p>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-5 md:grid-cols-4 md:gap-x-5 md:gap-y-6.5">
        {places.map(({ place, hit, from }, index) => (
          <li key={place.place} className={cx('grid', index === 0 && 'col-span-2 md:row-span-2')}>
            <a
              href={makeAddress(visit, '/stays/search', [['place', place.place], ...stayWords(stay)])}
              className="group flex flex-col rounded-lg"
            >
              <span
                className={cx(
                  'relative block overflow-hidden rounded-lg bg-sunken',
                  index === 0 ? 'aspect-[16/10] md:aspect-auto md:grow' : 'aspect-4/3',
                )}
              >
                <span className="absolute inset-0">
                  <Cover
                    language={language}
                    hit={hit}
                    sizes={index === 0 ? '(min-width: 48rem) 580px, 92vw' : '(min-width: 48rem) 280px, 45vw'}
                  />
                </span>
              </span>
              <span className="flex-wrap items-baseline justify-between gap-x-3 pt-2.5 md:flex">
                <b className="block font-display text-md font-medium wrap-anywhere group-hover:underline md:text-[18px]">
                  <UserText>{place.name}</UserText>
                </b>
                {from ? (
                  <span className="text-sm text-muted tabular-nums">
                    {fill(words.priceFrom, { from: formatAmount(from, hit.cheapest.currency) })}
                  </span>
                ) : null}
              </span>
              <span className="text-[14px] text-muted">
                {countryIn(language, place.country)}, {sayCount(language, words.hotels, place.hotels)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
