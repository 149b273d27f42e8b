import { dayRange } from '@roomlark/contract/guest-formats'
import type { StaySearchMeta } from '@roomlark/contract/guest-site/search'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { fill, sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Search } from '../../ui/icons/search.ts'
import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.ts'
import { makeAddress, stayWords } from '../page-address.ts'
import { SearchForm } from '../search-form.tsx'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { NothingFree, NothingLeft } from './nothing-free.tsx'
import { PlaceList } from './place-list.tsx'
import { placeLabel, placeName } from './place-words.ts'
import { ResultCard } from './result-card.tsx'
import { filterSheet, ResultFilters } from './result-filters.tsx'
import { ResultHeading } from './result-heading.tsx'
import { ResultMap } from './result-map.tsx'
import { resultsTitle } from './results-title.ts'
import { countFilters, filterWords, type Results, searchAddress } from './search-address.ts'
import { SheetHead } from './sheet-head.tsx'

const searchSheet = 'search-sheet'

/** Hotels that can be booked in a place for a stay, at their whole price. Everything is in the address. */
export function ResultsPage({ page }: { page: Results }) {
  const { visit, today, place, typed, form, fault, filters, found } = page
  const { language } = visit
  const isSummed = found !== null && place !== null && fault === null
  const field = { text: place ? placeLabel(language, place) : typed, place: place?.place ?? null }
  const search = (
    <SearchForm visit={visit} form={form} today={today} fault={fault} place={field} action="/stays/search">
      <span id="carried-filters" hidden>
        {filterWords(filters).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </span>
    </SearchForm>
  )
  return (
    <SiteLayout visit={visit} className={`${column} pb-14`}>
      {isSummed ? (
        <>
          <PhoneBar page={page} />
          <div id={searchSheet} popover="auto" className="sheet sheet-tall">
            <SheetHead language={language} sheet={searchSheet} title={textsIn(language).search.label} />
            {search}
          </div>
        </>
      ) : (
        search
      )}
      <p id="found-words" role="status" className="sr-only" />
      <div id="found" className="pt-4 md:pt-7.5">
        <Found page={page} />
      </div>
    </SiteLayout>
  )
}

function Found({ page }: { page: Results }) {
  const { visit, place, typed, stay, found, popular, otherPlaces } = page
  const { language } = visit
  const words = textsIn(language).find
  if (!place) {
    return (
      <section>
        <h1 className="text-2xl text-balance wrap-anywhere">{resultsTitle(page)}</h1>
        <p className="mt-1 mb-5 text-muted">{typed ? words.unknownText : words.chooseText}</p>
        <PlaceList visit={visit} places={popular} form={page.form} />
      </section>
    )
  }
  const meant = otherPlaces.length > 0 ? <Meant page={page} /> : null
  if (!found || !stay) {
    return (
      <>
        {meant}
        <h1 className="pt-6 text-2xl wrap-anywhere">{resultsTitle(page)}</h1>
      </>
    )
  }
  const { hits, meta } = found
  const tellsPayment = hits.some(({ cheapest }) => isPaidOnline(cheapest.payment))
  if (meta.unfiltered === 0) {
    return (
      <>
        {meant}
        <NothingFree page={page} place={place} stay={stay} meta={meta} />
      </>
    )
  }
  return (
    <>
      {meant}
      <div className="grid items-start gap-10 md:grid-cols-[248px_minmax(0,1fr)]">
        <ResultFilters page={page} meta={meta} />
        <div className="min-w-0">
          {meta.total > 0 ? (
            <ResultHeading page={page} stay={stay} />
          ) : (
            <NothingLeft page={page} place={place} meta={meta} />
          )}
          {meta.total > 0 ? <AppliedFilters page={page} meta={meta} /> : null}
          <ResultMap page={page} hits={hits} currency={meta.currency} />
          <ol className="grid gap-4.5 md:gap-4">
            {hits.map((hit, index) => (
              <li key={hit.slug}>
                <ResultCard
                  visit={visit}
                  hit={hit}
                  stay={stay}
                  tellsPayment={tellsPayment}
                  currency={meta.currency}
                  isFirst={index === 0}
                />
              </li>
            ))}
          </ol>
          <Pages page={page} meta={meta} />
        </div>
      </div>
    </>
  )
}

/** Other places that the typed text may mean. */
function Meant({ page: { visit, form, otherPlaces } }: { page: Results }) {
  const { language } = visit
  const words = textsIn(language).find
  return (
    <nav
      aria-label={words.didYouMean}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px]"
    >
      <span className="text-muted">{words.didYouMean}</span>
      {otherPlaces.map((other) => (
        <a
          key={other.place}
          href={makeAddress(visit, '/stays/search', [['place', other.place], ...stayWords(form)])}
          className="inline-flex min-h-6 items-center rounded-sm font-medium text-primary-text underline underline-offset-4 wrap-anywhere"
        >
          {placeLabel(language, other)}
        </a>
      ))}
    </nav>
  )
}

const barButton = 'flex h-14 items-center rounded-lg border border-control bg-surface'

/** The search in one line; its form and the filters open over the list. */
function PhoneBar({ page }: { page: Results }) {
  const { visit, place, stay, filters, found } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.find
  if (!place || !stay) return null
  const set = countFilters(filters)
  const asked = {
    place: placeName(language, place),
    dates: dayRange(language, stay.checkInOn, stay.checkOutOn),
    guests: sayCount(language, texts.count.guests, stay.adults + stay.childAges.length),
  }
  return (
    <div
      id="phone-bar"
      className="sticky top-0 z-15 -mx-[18px] flex gap-2 bg-bg px-[18px] pt-2 pb-2.5 md:hidden"
    >
      <button
        type="button"
        popoverTarget={searchSheet}
        className={cx(barButton, 'min-w-0 grow gap-3 px-4 text-left')}
      >
        <Search aria-hidden="true" className="size-5 shrink-0 text-primary-text" />
        <span className="min-w-0">
          <span className="sr-only">{words.change} </span>
          <b className="block truncate font-display text-md leading-[22px] font-medium">{asked.place}</b>
          <span className="block truncate text-sm text-muted">
            {asked.dates}, {asked.guests}
          </span>
        </span>
      </button>
      {found && found.meta.unfiltered > 0 ? (
        <button
          type="button"
          popoverTarget={filterSheet}
          aria-label={set > 0 ? sayCount(language, words.filtersSet, set) : words.filters}
          className={cx(barButton, 'relative w-14 shrink-0 justify-center')}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {set > 0 ? (
            <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-primary px-1.5 text-xs leading-5 font-strong text-on-primary">
              {set}
            </span>
          ) : null}
        </button>
      ) : null}
    </div>
  )
}

function Pages({ page, meta }: { page: Results; meta: StaySearchMeta }) {
  const { language } = page.visit
  const words = textsIn(language).find
  const { total, totalPages, limit } = meta
  if (totalPages < 2) return null
  const first = (meta.page - 1) * limit + 1
  const link = buttonClass({ variant: 'secondary' })
  return (
    <nav
      aria-label={words.pages}
      className="flex flex-wrap items-center justify-center gap-4 pt-6.5 text-[14px]"
    >
      {meta.page > 1 ? (
        <a rel="prev" href={searchAddress(page, { pageNumber: meta.page - 1 })} className={link}>
          {words.previous}
        </a>
      ) : null}
      <span className="text-muted tabular-nums">
        {fill(words.pageOf, { first, last: Math.min(total, first + limit - 1), total })}
      </span>
      {meta.page < totalPages ? (
        <a rel="next" href={searchAddress(page, { pageNumber: meta.page + 1 })} className={link}>
          {words.next}
        </a>
      ) : null}
    </nav>
  )
}
