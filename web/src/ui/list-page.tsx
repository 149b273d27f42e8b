import { say } from '@roomlark/contract/say'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { FilterSegment } from './filter-segment.tsx'
import { ListResults } from './list-results.tsx'
import { SearchBox } from './search-box.tsx'

type ListPageProps<Row> = ComponentProps<typeof ListResults<Row>> & {
  address: { withText: (search: string, text: string) => string }
  head: ReactNode
  searchLabel: string
  placeholder: string
  /** Beside the search. */
  filters?: ReactNode
  /** Under the search. */
  below?: ReactNode
  /** The search takes the room that the filters leave. */
  hasWideSearch?: boolean
}

/** A page that is a list: its head, search and filters, which are part of the address, and the results. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { head, searchLabel, placeholder, filters, below, hasWideSearch = false, ...results } = props
  const { list, address } = results
  return (
    <>
      {head}
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-3 gap-y-2.5',
          hasWideSearch ? 'mb-3.5' : 'mb-[18px]',
        )}
      >
        <SearchBox
          label={searchLabel}
          placeholder={placeholder}
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={address.withText}
          className={cx(
            'min-w-0 basis-full md:min-w-60 md:grow md:basis-60',
            !hasWideSearch && 'md:max-w-[300px]',
          )}
        />
        {filters}
      </div>
      {below}
      <ListResults {...results} />
    </>
  )
}

type ListHeadProps = {
  title: string
  /** Number of rows in words, once that is known. */
  count: string | undefined
  actions?: ReactNode
}

export function ListHead({ title, count, actions }: ListHeadProps) {
  return (
    <div className={cx(actions ? 'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5' : 'mb-5')}>
      <div className="min-w-0">
        <h1 className="max-md:text-[26px] max-md:leading-8">{title}</h1>
        <p role="status" className="mt-1 min-h-[22px] text-muted">
          {count}
        </p>
      </div>
      {actions}
    </div>
  )
}

type FilterSegmentsProps<T extends string> = {
  label: string
  words: Readonly<Record<T, string>>
  value: T | undefined
  counts: Readonly<Record<T, number>> | undefined
  /** The address of a choice; undefined is all of them. */
  to: (value: T | undefined) => string
}

/** A few ways to narrow a list side by side, with how many there are of each. */
export function FilterSegments<T extends string>({
  label,
  words,
  value,
  counts,
  to,
}: FilterSegmentsProps<T>) {
  return (
    <nav aria-label={label} className="max-w-full overflow-x-auto">
      <ul className="inline-flex gap-0.5 rounded-[10px] bg-sunken p-[3px]">
        <FilterSegment to={to(undefined)} isOn={value === undefined} label={say('All')} />
        {(Object.keys(words) as T[]).map((choice) => (
          <FilterSegment
            key={choice}
            to={to(choice)}
            isOn={value === choice}
            label={words[choice]}
            count={counts?.[choice]}
          />
        ))}
      </ul>
    </nav>
  )
}
