import type { StaySearchMeta } from '@roomlark/contract/guest-site/search'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { carriedWords } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { PriceFilter } from './price-filter.tsx'
import {
  areaWords,
  countFilters,
  noFilters,
  type Results,
  searchAddress,
  searchWords,
  sortWords,
} from './search-address.ts'
import { SheetHead } from './sheet-head.tsx'

/** So many of the catalogue are shown at once. */
const amenitiesShown = 5

export const filterSheet = 'filter-sheet'

/**
 * A plain form to the search's own address: beside the list, on a phone a sheet above it. With script each change is
 * sent at once (`live-results.ts`).
 */
export function ResultFilters({ page, meta }: { page: Results; meta: StaySearchMeta }) {
  const { visit, filters } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.find
  const hidden = [
    ...searchWords(page),
    ...areaWords(filters),
    ...sortWords(filters),
    ...carriedWords(visit.carried),
  ]
  const { counts, histogram, currency } = meta
  const amenities = counts.amenities
    .map((one) => ({ ...one, isChosen: filters.amenities.includes(one.value) }))
    .filter(({ hotels, isChosen }) => hotels > 0 || isChosen)
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.hotels - a.hotels)
  const amenityBox = ({ value, hotels, isChosen }: (typeof amenities)[number]) => (
    <Box
      key={value}
      name="amenities"
      value={value}
      hotels={hotels}
      isChosen={isChosen}
      label={texts.amenities[value]}
    />
  )
  return (
    <div id={filterSheet} popover="auto" className="sheet">
      <form action="/stays/search" data-live aria-label={words.filters} className="max-md:pb-22">
        {hidden.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SheetHead language={language} sheet={filterSheet} title={words.filters} />
        <Group legend={words.cancellation}>
          <Box
            name="freeCancellation"
            value="yes"
            hotels={counts.freeCancellation}
            isChosen={filters.freeCancellation === 'yes'}
            label={words.freeCancellation}
          />
        </Group>
        {histogram ? (
          <Group legend={words.total}>
            <PriceFilter page={page} histogram={histogram} currency={currency} />
          </Group>
        ) : null}
        <Group legend={words.meals}>
          {counts.meals
            .map((one) => ({ ...one, isChosen: filters.meals.includes(one.value) }))
            .filter(({ hotels, isChosen }) => hotels > 0 || isChosen)
            .map(({ value, ...one }) => (
              <Box key={value} {...one} name="meals" value={value} label={texts.meals[value]} />
            ))}
        </Group>
        {counts.score.some(({ hotels }) => hotels > 0) || filters.score !== 'any' ? (
          <Group legend={words.score}>
            <Box name="score" value="any" isChosen={filters.score === 'any'} label={words.anyScore} isOne />
            {counts.score.map(({ value, hotels }) => (
              <Box
                key={value}
                name="score"
                value={value}
                hotels={hotels}
                isChosen={filters.score === value}
                label={fill(words.scoreFrom, { score: value })}
                isOne
              />
            ))}
          </Group>
        ) : null}
        <Group legend={words.stars}>
          {counts.stars
            .map(({ value, hotels }) => ({
              value,
              hotels,
              isChosen: filters.stars.some((one) => Number(one) === value),
            }))
            .filter(({ hotels, isChosen }) => hotels > 0 || isChosen)
            .map(({ value, ...one }) => (
              <Box
                key={value}
                {...one}
                name="stars"
                value={String(value)}
                label={sayCount(language, texts.count.stars, value)}
              />
            ))}
        </Group>
        {amenities.length > 0 ? (
          <Group legend={words.amenities}>
            {amenities.slice(0, amenitiesShown).map(amenityBox)}
            {amenities.length > amenitiesShown ? (
              <details>
                <summary className="w-fit rounded-sm py-1 text-[14px] font-medium text-primary-text underline underline-offset-4">
                  {sayCount(language, words.showAll, amenities.length - amenitiesShown)}
                </summary>
                {amenities.slice(amenitiesShown).map(amenityBox)}
              </details>
            ) : null}
          </Group>
        ) : null}
        <div className="only-plain">
          <button
            type="submit"
            className={cx(buttonClass({ variant: 'secondary', block: true }), 'max-md:hidden')}
          >
            {words.apply}
          </button>
        </div>
        <div className="fixed inset-x-0 bottom-0 flex items-center gap-2.5 border-t border-border bg-raised px-4.5 pt-3 pb-4 md:hidden">
          {countFilters(filters) > 0 ? (
            <a
              href={searchAddress(page, { filters: noFilters })}
              className={buttonClass({ variant: 'quiet', size: 'lg' })}
            >
              {words.clear}
            </a>
          ) : null}
          <button type="submit" className={cx(buttonClass({ size: 'lg' }), 'grow')}>
            {sayCount(language, words.show, meta.total)}
          </button>
        </div>
      </form>
    </div>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-border py-3 first-of-type:border-t-0 md:py-4.5 md:first-of-type:pt-0">
      <legend className="float-left mb-2 w-full font-strong">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

type BoxProps = {
  name: string
  value: string
  label: string
  hotels?: number
  isChosen: boolean
  /** Only one of these can be chosen. */
  isOne?: boolean
}

function Box({ name, value, label, hotels, isChosen, isOne = false }: BoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-8.5">
      <input
        id={`filter-${name}-${value}`}
        type={isOne ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="grow">{label}</span>
      <span className="text-sm text-muted tabular-nums">{hotels}</span>
    </label>
  )
}
