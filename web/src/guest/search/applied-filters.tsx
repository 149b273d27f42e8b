import { wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { SearchFilters } from '@roomlark/contract/guest-site/guest-search-page'
import type { StaySearchMeta } from '@roomlark/contract/guest-site/search'
import { minorUnits } from '@roomlark/contract/money'
import { fill, sayCount } from '@roomlark/contract/say'
import { X } from '../../ui/icons/x.ts'
import { textsIn } from '../texts/texts.ts'
import { noFilters, type Results, searchAddress } from './search-address.ts'

/** Each filter that is set, as a link that takes it away. On a phone the button of the filters counts them. */
export function AppliedFilters({ page, meta }: { page: Results; meta: StaySearchMeta }) {
  const words = textsIn(page.visit.language).find
  const applied = appliedFilters(page, meta.currency)
  if (applied.length === 0) return null
  return (
    <ul
      aria-label={words.filters}
      className="mb-4.5 flex flex-wrap items-center gap-2 text-[14px] max-md:hidden"
    >
      {applied.map(({ label, without }) => (
        <li key={label}>
          <a
            href={searchAddress(page, { filters: without })}
            aria-label={fill(words.removeFilter, { filter: label })}
            className="flex h-8.5 items-center gap-2 rounded-full bg-primary-soft px-3.5 font-medium text-primary-text hover:underline"
          >
            {label}
            <X aria-hidden="true" className="size-[15px]" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={searchAddress(page, { filters: noFilters })}
          className="ml-1.5 rounded-sm font-medium text-primary-text underline underline-offset-4"
        >
          {words.clear}
        </a>
      </li>
    </ul>
  )
}

type Applied = { label: string; without: Partial<SearchFilters> }

function appliedFilters({ visit, filters }: Results, currency: string): Applied[] {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.find
  const { stars, meals, amenities, minPrice, maxPrice } = filters
  const amount = (units: number) => wholeMoneyIn(language, units * minorUnits(currency), currency)
  const price =
    minPrice === null && maxPrice === null
      ? []
      : [minPrice === null ? words.priceUpTo : maxPrice === null ? words.priceFrom : words.priceBetween]
  return [
    ...(filters.freeCancellation === 'yes'
      ? [{ label: words.freeCancellation, without: { freeCancellation: 'no' as const } }]
      : []),
    ...price.map((text) => ({
      label: fill(text, { from: amount(minPrice ?? 0), to: amount(maxPrice ?? 0) }),
      without: { minPrice: null, maxPrice: null },
    })),
    ...(filters.area ? [{ label: words.area, without: { area: null } }] : []),
    ...meals.map((meal) => ({
      label: texts.meals[meal],
      without: { meals: meals.filter((other) => other !== meal) },
    })),
    ...(filters.score === 'any'
      ? []
      : [{ label: fill(words.scoreFrom, { score: filters.score }), without: { score: 'any' as const } }]),
    ...stars.map((one) => ({
      label: sayCount(language, texts.count.stars, Number(one)),
      without: { stars: stars.filter((other) => other !== one) },
    })),
    ...amenities.map((amenity) => ({
      label: texts.amenities[amenity],
      without: { amenities: amenities.filter((other) => other !== amenity) },
    })),
  ]
}
