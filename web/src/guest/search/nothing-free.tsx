import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dayRange, moneyIn } from '@roomlark/contract/guest-formats'
import type { OtherDates, SearchPlace, StaySearchMeta } from '@roomlark/contract/guest-site/search'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { X } from '../../ui/icons/x.ts'
import { KeyRackSpot } from '../../ui/spot.tsx'
import { makeAddress, stayWords } from '../page-address.ts'
import { listReasons } from '../reasons.ts'
import { textsIn } from '../texts/texts.ts'
import { DatesCard } from './dates-card.tsx'
import { PlaceList } from './place-list.tsx'
import { placeName } from './place-words.ts'
import { resultsTitle } from './results-title.ts'
import { countFilters, noFilters, type Results, searchAddress } from './search-address.ts'

type NothingProps = { page: Results; place: SearchPlace; stay: StayQuery; meta: StaySearchMeta }

/** Nothing for the stay: the nearest dates with rooms, then places around; of one hotel also why not. */
export function NothingFree({ page, place, stay, meta }: NothingProps) {
  const { visit, whyNot } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.find
  const name = placeName(language, place)
  const crowded = meta.tooManyGuests
  const asked = {
    place: name,
    rooms: sayCount(language, texts.count.rooms, stay.rooms),
    dates: dayRange(language, stay.checkInOn, stay.checkOutOn),
    guests: sayCount(language, texts.count.guests, stay.adults + stay.childAges.length),
  }
  const reasons = listReasons(language, whyNot)
  const listing = ({ hotels, fromAboutCents }: OtherDates) => {
    const amount = moneyIn(language, fromAboutCents, meta.currency)
    return {
      note: sayCount(language, words.stays, hotels),
      price: visit.currency ? fill(texts.results.about, { amount }) : amount,
    }
  }
  return (
    <div className="mx-auto w-full max-w-[860px] pt-4">
      <div className="grid justify-items-center text-center">
        <KeyRackSpot />
        <h1 className="mt-3 text-[28px] leading-[34px] text-balance wrap-anywhere md:text-[34px] md:leading-[40px]">
          {resultsTitle(page)}
        </h1>
        {reasons.length > 0 ? (
          <>
            <p className="mt-1.5 text-muted">{fill(words.hotelFullText, asked)}</p>
            <ul className="mt-1 font-medium">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        ) : (
          <p className="mt-1.5 max-w-[54ch] text-balance text-muted">
            {fill(crowded ? words.crowdedText : words.noneText, asked)}
          </p>
        )}
        {crowded?.rooms ? (
          <a
            href={searchAddress({ ...page, form: { ...stay, rooms: crowded.rooms } })}
            className={`${buttonClass()} mt-4`}
          >
            {fill(words.crowdedSearch, { rooms: sayCount(language, texts.count.rooms, crowded.rooms) })}
          </a>
        ) : null}
        {place.kind === 'hotel' ? (
          <a
            href={makeAddress(visit, `/stays/${place.place.slice('hotel:'.length)}`, stayWords(stay))}
            className={`${buttonClass({ variant: 'secondary' })} mt-4`}
          >
            {words.seeHotel}
          </a>
        ) : null}
      </div>
      {meta.otherDates.length > 0 ? (
        <Section title={fill(words.otherDates, { place: name })}>
          <ul className="grid gap-3 md:grid-cols-3">
            {meta.otherDates.map((dates) => (
              <li key={dates.checkInOn}>
                <DatesCard
                  visit={visit}
                  stay={stay}
                  dates={dates}
                  {...listing(dates)}
                  href={searchAddress({ ...page, form: { ...stay, ...pickDates(dates) } })}
                />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {meta.widerPlaces.length > 0 ? (
        <Section title={words.closeBy}>
          <PlaceList visit={visit} places={meta.widerPlaces} form={page.form} />
        </Section>
      ) : null}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="mb-3 text-lg wrap-anywhere">{title}</h2>
      {children}
    </section>
  )
}

function pickDates({ checkInOn, checkOutOn }: OtherDates) {
  return { checkInOn, checkOutOn }
}

/** There are stays, but the filters leave none. */
export function NothingLeft({ page, place, meta }: Omit<NothingProps, 'stay'>) {
  const { visit, filters } = page
  const { language } = visit
  const words = textsIn(language).find
  const stays = sayCount(language, words.stays, meta.unfiltered)
  return (
    <div className="grid justify-items-center py-8 text-center">
      <KeyRackSpot />
      <h1 className="mt-3 text-[28px] leading-[34px] text-balance">{words.filteredTitle}</h1>
      <p className="mt-1.5 text-muted">{fill(words.filteredText, { stays })}</p>
      <a
        href={searchAddress(page, { filters: noFilters })}
        className={`${buttonClass({ variant: 'secondary' })} mt-5`}
      >
        <X aria-hidden="true" className="size-4" />
        {sayCount(language, words.clearCount, countFilters(filters))}
      </a>
      <p className="mt-2 text-[14px] text-muted">
        {fill(words.clearShows, { stays, place: placeName(language, place) })}
      </p>
    </div>
  )
}
