import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import type { GuestVisit, StayFault, StayForm } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Search } from '../ui/icons/search.ts'
import { Island } from './island.tsx'
import { carriedWords } from './page-address.ts'
import { PartyBox } from './party/party-box.tsx'
import { typedParty } from './party/party-fields.tsx'
import { PlaceField } from './search/place-field.tsx'
import { StayDates } from './stay-dates.tsx'
import { textsIn } from './texts/texts.ts'

type SearchFormProps = {
  visit: GuestVisit
  action: string
  form: StayForm
  today: string
  fault: StayFault | null
  /** Left out on a hotel's page, which has a price calendar instead. */
  place?: { text: string; place: string | null }
  slug?: string
  /** Further parameters that the form passes on. */
  children?: ReactNode
}

/** Anchor of the answer on a hotel's page: the rooms, or the error about the dates or the party. */
export const answerId = 'answer'
export const stayFormId = 'find-stay'

/** A plain form to an address: the same on the landing, the results and the page of a hotel. */
export function SearchForm(props: SearchFormProps) {
  const { visit, action, form, today, fault, place, slug, children } = props
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.search
  const pricesWord = form.checkInOn && form.checkOutOn ? words.update : words.show
  const submitWord = place === undefined ? pricesWord : words.submit
  return (
    <search id={stayFormId} aria-label={words.label} className="relative z-10 block has-[[data-sheet]]:z-60">
      {fault ? (
        // It is the answer to the form that led here, so it is shown and focused without script: as the target of
        // the address, or by itself where the address has none.
        <p
          id={answerId}
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a form that was refused leads to the reason
          autoFocus
          className="mb-3 scroll-mt-4 rounded-md bg-error-soft px-3.5 py-2.5 text-[14px] font-medium text-error-text"
        >
          {fill(texts.faults[fault], { adults: partyLimits.adults })}
        </p>
      ) : null}
      <form
        action={action}
        className="flex flex-col gap-1 rounded-lg border border-[color-mix(in_srgb,var(--color-control)_55%,var(--color-surface))] bg-surface p-1.5 [box-shadow:var(--shadow-sm)] md:flex-row md:items-center md:max-lg:flex-wrap"
      >
        {place === undefined ? null : (
          <Island
            name="place"
            of={PlaceField}
            // The browser's own date fields, which are there until the calendar is, leave no room for it on a tablet.
            className="md:flex-[1.4] md:max-lg:basis-full"
            props={{
              language,
              text: place.text,
              place: place.place,
              words: {
                where: words.where,
                placeholder: words.wherePlaceholder,
                none: texts.find.noSuggestions,
              },
              counts: { suggestions: texts.find.suggestions, hotels: texts.find.hotels },
            }}
          />
        )}
        <Island
          name="dates"
          of={StayDates}
          className="md:flex-2"
          props={{
            language,
            today,
            checkInOn: form.checkInOn,
            checkOutOn: form.checkOutOn,
            adults: form.adults,
            childAges: form.childAges.join(','),
            rooms: form.rooms,
            slug: slug ?? null,
            words: { ...texts.calendar, checkIn: words.checkIn, checkOut: words.checkOut },
            nights: texts.count.nights,
          }}
        />
        <Island
          name="party"
          of={PartyBox}
          className="md:flex-1"
          props={{
            language,
            party: typedParty(form),
            words,
            counts: { guests: texts.count.guests, rooms: texts.count.rooms },
            isOpen: fault === 'party' || fault === 'child-age',
          }}
        />
        {carriedWords(visit.carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <button
          type="submit"
          className={cx(
            buttonClass({ variant: place === undefined ? 'secondary' : 'primary', size: 'lg' }),
            'gap-2',
          )}
        >
          {place === undefined ? null : <Search aria-hidden="true" className="size-[18px]" />}
          {submitWord}
        </button>
      </form>
    </search>
  )
}
