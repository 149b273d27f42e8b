import type { ChosenStay, StayQuery } from '@roomlark/contract/bookings/offers'
import { moneyIn } from '@roomlark/contract/guest-formats'
import type { Alternatives } from '@roomlark/contract/guest-site/guest-hotels'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isolate } from '@roomlark/contract/isolate'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { includedIn } from '../charge-lines.ts'
import { choiceWords, makeAddress, stayWords } from '../page-address.ts'
import { DatesCard } from '../search/dates-card.tsx'
import { StayCard } from '../search/stay-card.tsx'
import { textsIn } from '../texts/texts.ts'
import { WaitingForm } from '../waiting/waiting-form.tsx'
import { countRooms } from './kept-choice.ts'

type PageProps = { page: GuestPageOf<'hotel'>; stay: StayQuery }

/** No room takes the stay as asked for: rooms that take it together, the nearest dates, and other hotels of the place. */
export function NothingFits({ page, stay, alternatives }: PageProps & { alternatives: Alternatives }) {
  const { visit, hotel, offers } = page
  const { language } = visit
  const words = textsIn(language).hotel
  const { dates, hits } = alternatives
  const mix = offers?.mix
  return (
    <div className="mb-6 grid gap-6">
      {mix ? <RoomMix page={page} stay={stay} mix={mix} /> : null}
      {dates.length > 0 ? (
        <Section title={words.otherDates}>
          <ul className="grid gap-3 md:grid-cols-3">
            {dates.map((one) => {
              const { checkInOn, checkOutOn } = one
              const moved = stayWords({ ...stay, checkInOn, checkOutOn })
              return (
                <li key={checkInOn}>
                  <DatesCard
                    visit={visit}
                    stay={stay}
                    dates={one}
                    href={makeAddress(visit, `/stays/${hotel.slug}`, moved)}
                    price={moneyIn(language, one.fromAboutCents, hotel.currency)}
                  />
                </li>
              )
            })}
          </ul>
        </Section>
      ) : null}
      {page.canWait ? <WaitingForm page={page} stay={stay} /> : null}
      {hits.length > 0 && !page.visit.frame ? (
        <Section title={fill(words.elsewhere, { city: isolate(hotel.city) })}>
          <ul className="grid gap-4 md:grid-cols-2 desk:grid-cols-3">
            {hits.map((hit) => (
              <li key={hit.slug} className="flex">
                <StayCard visit={visit} hit={hit} stay={stay} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}

function RoomMix({ page: { visit, hotel }, stay, mix }: PageProps & { mix: ChosenStay }) {
  const { language } = visit
  const { hotel: words, count } = textsIn(language)
  const { quote, rooms } = mix
  const names = rooms.map(({ roomTypeId, quantity }) => {
    const name = isolate(hotel.rooms.find(({ id }) => id === roomTypeId)?.name ?? '')
    return quantity === 1 ? name : `${quantity} × ${name}`
  })
  const asked = stayWords({ ...stay, rooms: countRooms(mix) })
  return (
    <Section
      title={fill(words.mix, {
        rooms: sayCount(language, count.rooms, countRooms(mix)),
        guests: sayCount(language, count.guests, stay.adults + stay.childAges.length),
      })}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg border border-border bg-surface p-5">
        <p className="min-w-0 flex-1 basis-60">
          <b className="block wrap-anywhere">{names.join(' + ')}</b>
          <span className="text-sm text-muted">{mix.ratePlanName}</span>
        </p>
        <p className="text-right">
          <b className="block font-display text-lg font-medium">
            {moneyIn(language, quote.totalCents, quote.currency)}
          </b>
          <span className="text-sm text-muted">{words[includedIn(quote)]}</span>
        </p>
        <a
          href={makeAddress(visit, `/stays/${hotel.slug}`, [...asked, ...choiceWords(mix)])}
          className={buttonClass()}
        >
          {words.chooseMix}
        </a>
      </div>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-display text-lg font-medium wrap-anywhere">{title}</h3>
      {children}
    </section>
  )
}
