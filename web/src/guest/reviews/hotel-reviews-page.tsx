import { tripKinds } from '@roomlark/contract/bookings/reviews'
import { guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { ReviewFilters } from '@roomlark/contract/guest-site/guest-reviews-page'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ArrowLeft } from '../../ui/icons/arrow-left.ts'
import { fieldClass } from '../bookings/booking-form.ts'
import { carriedWords, makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { ReviewList } from './review-list.tsx'
import { ScoreSummary } from './score-summary.tsx'

type PageProps = { page: GuestPageOf<'hotel-reviews'> }

/** All reviews of a hotel, the newest first. The filters are a plain form to the page itself. */
export function HotelReviewsPage({ page }: PageProps) {
  const { visit, hotel, found, filters, page: number } = page
  const { language } = visit
  const words = textsIn(language).reviews.list
  const address = (pageNumber: number) =>
    makeAddress(visit, visit.path, [
      ...filterWords(filters),
      ...(pageNumber > 1 ? [['page', String(pageNumber)] as const] : []),
    ])
  return (
    <SiteLayout visit={visit}>
      <div className={`${column} pt-4 pb-14`}>
        <a
          href={makeAddress(visit, `/stays/${hotel.slug}`)}
          className="inline-flex items-center gap-1.5 rounded-sm text-[14px] font-medium text-primary-text hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          <bdi className="wrap-anywhere">{hotel.name}</bdi>
        </a>
        <h1 className="mt-2 mb-5 text-2xl text-balance wrap-anywhere">
          {fill(textsIn(language).reviews.list.title, { hotel: hotel.name, city: hotel.city })}
        </h1>
        <ScoreSummary visit={visit} scores={found.scores} />
        <Filters page={page} />
        {found.reviews.length === 0 ? (
          <p className="text-muted">{filterWords(filters).length > 0 ? words.noneFound : words.none}</p>
        ) : (
          <ReviewList language={language} reviews={found.reviews} />
        )}
        {number > 1 || found.hasMore ? (
          <nav aria-label={words.pages} className="mt-5 flex gap-3">
            {number > 1 ? (
              <a rel="prev" href={address(number - 1)} className={buttonClass({ variant: 'secondary' })}>
                {words.newer}
              </a>
            ) : null}
            {found.hasMore ? (
              <a rel="next" href={address(number + 1)} className={buttonClass({ variant: 'secondary' })}>
                {words.older}
              </a>
            ) : null}
          </nav>
        ) : null}
      </div>
    </SiteLayout>
  )
}

function Filters({ page: { visit, filters, found } }: PageProps) {
  const texts = textsIn(visit.language).reviews
  const words = texts.list
  if (found.scores.reviews === 0) return null
  const scores = [5, 4, 3, 2, 1] as const
  return (
    <form
      action={visit.path}
      aria-label={words.filters}
      className="my-6 grid items-end gap-3 rounded-lg border border-border bg-surface p-4 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
    >
      {carriedWords(visit.carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Choice
        label={words.trip}
        name="trip"
        any={words.any}
        chosen={filters.trip ?? ''}
        options={tripKinds.map((kind) => [kind, texts.trips[kind]])}
      />
      <Choice
        label={words.language}
        name="written"
        any={words.any}
        chosen={filters.language ?? ''}
        options={guestLanguageCodes.map((code) => [code, guestLanguages[code]])}
      />
      <Choice
        label={words.score}
        name="score"
        any={words.any}
        chosen={String(filters.score ?? '')}
        options={scores.map((score) => [String(score), `${score} · ${texts.scores[score]}`])}
      />
      <div className="flex gap-2">
        <button type="submit" className={cx(buttonClass(), 'grow')}>
          {words.apply}
        </button>
        {filterWords(filters).length > 0 ? (
          <a href={makeAddress(visit, visit.path)} className={buttonClass({ variant: 'quiet' })}>
            {words.clear}
          </a>
        ) : null}
      </div>
    </form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  any: string
  chosen: string
  options: (readonly [string, string])[]
}

function Choice({ label, name, any, chosen, options }: ChoiceProps) {
  return (
    <label className="block min-w-0 text-[14px] font-medium">
      {label}
      <select name={name} defaultValue={chosen} className={cx(fieldClass, 'mt-1.5')}>
        <option value="">{any}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function filterWords({ trip, language, score }: ReviewFilters): (readonly [string, string])[] {
  return [
    ...(trip ? [['trip', trip] as const] : []),
    ...(language ? [['written', language] as const] : []),
    ...(score ? [['score', String(score)] as const] : []),
  ]
}
