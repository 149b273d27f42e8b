import { say } from '@roomlark/contract/say'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../lib/cx.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Pagination } from './pagination.tsx'
import { Skeleton, SkeletonArea } from './skeleton.tsx'
import { KeyRackSpot } from './spot.tsx'

type PagedList<Row> = {
  data: { data: Row[]; meta: { total: number; totalPages: number; limit: number } } | undefined
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type Words = { title: string; text: string }

type ListResultsProps<Row> = {
  list: PagedList<Row>
  address: {
    read: (search: string) => { page: number }
    with: (search: string, change: { page: number }) => string
    isNarrowed: (search: string) => boolean
  }
  label?: string
  /** Message if it did not load. */
  failed?: string
  loading?: ReactNode
  /** Shown while there is nothing at all, unless the search and the filters are always to blame. */
  nothing?: Words & { spot?: ReactNode; action?: ReactNode }
  /** Shown if nothing matches, with the button that shows everything. */
  notFound?: Partial<Words> & { all?: string }
  /** In the frame of the results, above them. */
  top?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** The results of a searched list with its pages. While others are loading the last ones stay, faded. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { list, address, failed = say('This list did not load'), loading, children } = props
  const { label = say('Results'), top } = props
  const { search } = useLocation()
  const results = useRef<HTMLElement>(null)
  // A failed refresh keeps the list; the error replaces it only if there is nothing to show.
  if (list.isError && !list.data) {
    return <NotLoaded title={failed} query={list} />
  }
  if (!list.data) return loading ?? <ListSkeleton />
  const { data: rows, meta } = list.data
  return (
    <>
      <section
        ref={results}
        tabIndex={-1}
        aria-label={label}
        aria-busy={list.isPlaceholderData}
        className={cx(
          'overflow-x-auto rounded-lg border border-border bg-surface outline-none transition-opacity',
          list.isPlaceholderData && 'opacity-55',
        )}
      >
        {top}
        {rows.length === 0 ? <NoRows {...props} total={meta.total} search={search} /> : children(rows)}
      </section>
      <Pagination
        {...meta}
        page={address.read(search).page}
        toPage={(page) => ({ search: address.with(search, { page }) })}
        onMove={() => {
          results.current?.focus({ preventScroll: true })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}

type NoRowsProps<Row> = ListResultsProps<Row> & { total: number; search: string }

function NoRows<Row>({ address, nothing, notFound, total, search }: NoRowsProps<Row>) {
  const spot = <KeyRackSpot />
  if (total > 0) {
    return (
      <EmptyState
        spot={spot}
        title={say('Nothing on this page')}
        text={say('All results are on earlier pages.')}
        action={
          <ButtonLink to={{ search: address.with(search, { page: 1 }) }}>{say('Go to page 1')}</ButtonLink>
        }
      />
    )
  }
  if (nothing && !address.isNarrowed(search)) return <EmptyState spot={spot} {...nothing} />
  const {
    title = say('Nothing found'),
    text = say('Nothing matches your search and filters.'),
    all = say('Show everything'),
  } = notFound ?? {}
  return (
    <EmptyState
      spot={spot}
      title={title}
      text={text}
      action={<ButtonLink to={{ search: '' }}>{all}</ButtonLink>}
    />
  )
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** Rows to come, perhaps with the picture of a person each. */
export function ListSkeleton({ hasPictures = false }: { hasPictures?: boolean }) {
  return (
    <SkeletonArea className="overflow-hidden rounded-lg border border-border bg-surface">
      {rows.map((row) => (
        <div
          key={row}
          className="flex h-[65px] items-center gap-6 border-t border-border px-6 first:border-t-0"
        >
          {hasPictures ? <Skeleton className="size-10 rounded-full" /> : <Skeleton className="h-6 w-28" />}
          <Skeleton className="h-9 grow" />
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-6 w-24 max-md:hidden" />
        </div>
      ))}
    </SkeletonArea>
  )
}
