import { partyLimits } from '@roomlark/contract/booking-input'
import type { GuestVisit, StayFault, StayForm } from '@roomlark/contract/guest-page'
import { say, sayCount } from '@roomlark/contract/say'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Island } from './island.tsx'
import { carriedWords } from './page-address.ts'
import { PlaceField } from './search/place-field.tsx'
import { fieldClass, StayDates } from './stay-dates.tsx'
import { textsIn } from './texts/languages.ts'

type SearchFormProps = {
  visit: GuestVisit
  action: string
  form: StayForm
  today: string
  fault: StayFault | null
  /** Left out on a hotel's page, which has a price calendar instead. */
  place?: { text: string; place: string | null }
  slug?: string
  /** What else the address carries on. */
  children?: ReactNode
}

const number = 'h-10 w-full rounded-md border border-control bg-surface px-3 text-text'

/** A plain form to an address: the same on the landing, the results and the page of a hotel. */
export function SearchForm(props: SearchFormProps) {
  const { visit, action, form, today, fault, place, slug, children } = props
  const { language } = visit
  const texts = textsIn[language]
  const words = texts.search
  const guests = form.adults + form.childAges.length
  return (
    <search aria-label={words.label} className="relative z-10 block">
      <form
        action={action}
        className="flex flex-col gap-1 rounded-lg border border-[color-mix(in_srgb,var(--color-control)_55%,var(--color-surface))] bg-surface p-1.5 [box-shadow:var(--shadow-sm)] md:flex-row md:items-center"
      >
        {place === undefined ? null : (
          <Island
            name="place"
            of={PlaceField}
            className="md:flex-[1.4]"
            props={{
              ...{ language, text: place.text, place: place.place },
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
            ...{ language, today, checkInOn: form.checkInOn, checkOutOn: form.checkOutOn },
            ...{ adults: form.adults, childAges: form.childAges.join(','), slug: slug ?? null },
            words: { ...texts.calendar, checkIn: words.checkIn, checkOut: words.checkOut },
            nights: texts.count.nights,
          }}
        />
        <details open={fault === 'party'} className="relative md:flex-1">
          <summary className={cx(fieldClass, 'hover:bg-sunken')}>
            {words.guests}
            <b className="block truncate font-display text-md font-medium text-text">
              {sayCount(language, texts.count.guests, guests)},{' '}
              {sayCount(language, texts.count.rooms, form.rooms)}
            </b>
          </summary>
          <div className="z-30 mt-2 grid gap-3 rounded-lg border border-border bg-raised p-4 md:absolute md:right-0 md:w-72 md:[box-shadow:var(--shadow-md)]">
            <label className="grid gap-1 text-sm text-muted">
              {words.adults}
              <input
                {...{ type: 'number', name: 'adults', min: 1, max: partyLimits.adults, required: true }}
                defaultValue={form.typed?.adults ?? form.adults}
                className={number}
              />
            </label>
            <label className="grid gap-1 text-sm text-muted">
              {words.childAges}
              <input
                {...{ name: 'childAges', inputMode: 'numeric', maxLength: 120, autoComplete: 'off' }}
                defaultValue={form.typed?.childAges ?? form.childAges.join(', ')}
                placeholder={words.childAgesHint}
                className={cx(number, 'placeholder:text-muted')}
              />
            </label>
            <label className="grid gap-1 text-sm text-muted">
              {words.rooms}
              <input
                {...{ type: 'number', name: 'rooms', min: 1, max: 8, required: true }}
                defaultValue={form.typed?.rooms ?? form.rooms}
                className={number}
              />
            </label>
          </div>
        </details>
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
          {place === undefined ? words.update : words.submit}
        </button>
        {fault ? (
          <p
            role="alert"
            className="px-3 py-2 text-[14px] font-medium text-error-text md:absolute md:top-full md:left-0"
          >
            {say(texts.faults[fault], { adults: partyLimits.adults })}
          </p>
        ) : null}
      </form>
    </search>
  )
}
