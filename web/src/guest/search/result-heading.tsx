import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { dayRange } from '@roomlark/contract/guest-formats'
import { staySorts } from '@roomlark/contract/guest-site/search'
import { fill, sayCount } from '@roomlark/contract/say'
import { Check } from '../../ui/icons/check.ts'
import { ChevronDown } from '../../ui/icons/chevron-down.ts'
import { textsIn } from '../texts/texts.ts'
import { resultsTitle } from './results-title.ts'
import { type Results, searchAddress } from './search-address.ts'

/** Number of results, dates and order: three links in a menu, so that it works without script. */
export function ResultHeading({ page, stay }: { page: Results; stay: StayQuery }) {
  const { visit, filters } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.find
  const lead = fill(words.lead, {
    dates: dayRange(language, stay.checkInOn, stay.checkOutOn),
    nights: sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn)),
    guests: sayCount(language, texts.count.guests, stay.adults + stay.childAges.length),
  })
  return (
    <div className="mb-4 items-end justify-between gap-6 md:flex">
      <div className="min-w-0">
        <h1 className="text-[26px] leading-8 wrap-anywhere md:text-[30px] md:leading-9">
          {resultsTitle(page)}
        </h1>
        <p className="mt-0.5 text-muted max-md:text-[14px]">
          <span className="max-md:hidden">{lead} </span>
          {words.wholePrice}
        </p>
      </div>
      <div className="relative flex shrink-0 items-center gap-2.5 text-[14px] max-md:mt-3">
        <span aria-hidden="true" className="text-muted">
          {words.sortBy}
        </span>
        <details className="relative">
          <summary className="flex h-11 items-center gap-1.5 rounded-full border border-border bg-surface px-4 font-medium hover:border-control md:h-8.5">
            <span className="sr-only">{words.sortBy} </span>
            {words.sorts[filters.sort]}
            <ChevronDown aria-hidden="true" className="size-[15px]" />
          </summary>
          <div className="absolute z-30 mt-1.5 w-72 rounded-lg border border-border bg-raised p-1.5 [box-shadow:var(--shadow-md)] md:right-0">
            <ul>
              {staySorts.map((sort) => (
                <li key={sort}>
                  <a
                    href={searchAddress(page, { filters: { sort } })}
                    aria-current={sort === filters.sort ? 'true' : undefined}
                    className="flex min-h-11 items-center justify-between gap-3 rounded-[9px] px-3 hover:bg-sunken md:min-h-9"
                  >
                    {words.sorts[sort]}
                    {sort === filters.sort ? (
                      <Check aria-hidden="true" className="size-4 text-primary-text" />
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
            <p className="border-t border-border px-3 pt-2 pb-1.5 text-sm text-muted">{words.sortNote}</p>
          </div>
        </details>
      </div>
    </div>
  )
}
