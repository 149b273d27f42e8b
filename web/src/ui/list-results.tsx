import { type ReactNode, useRef } from 'react'
import type { To } from 'react-router'
import { cx } from '../lib/cx.ts'
import { NotLoaded } from './not-loaded.tsx'
import { Pagination } from './pagination.tsx'
import { Skeleton, SkeletonArea } from './skeleton.tsx'

type PagedList<Row> = {
  data: { data: Row[]; meta: { total: number; totalPages: number; limit: number } } | undefined
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type ListResultsProps<Row> = {
  list: PagedList<Row>
  page: number
  toPage: (page: number) => To
  /** What is said if it did not load. */
  failed?: string
  loading?: ReactNode
  /** What stands there without a row; how many there are on other pages. */
  empty: (total: number) => ReactNode
  children: (rows: Row[]) => ReactNode
}

/** The results of a searched list with its pages. While others are loading the last ones stay, faded. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { list, page, toPage, failed = 'This list did not load', loading, empty, children } = props
  const top = useRef<HTMLElement>(null)
  // A failed refresh keeps the list; the error replaces it only if there is nothing to show.
  if (list.isError && !list.data) {
    return <NotLoaded title={failed} isBusy={list.isFetching} retry={() => void list.refetch()} />
  }
  if (!list.data) return loading ?? <ListSkeleton />
  const { data: rows, meta } = list.data
  return (
    <>
      <section
        ref={top}
        tabIndex={-1}
        aria-label="Results"
        aria-busy={list.isPlaceholderData}
        className={cx(
          'overflow-x-auto rounded-lg border border-border bg-surface outline-none transition-opacity',
          list.isPlaceholderData && 'opacity-55',
        )}
      >
        {rows.length === 0 ? empty(meta.total) : children(rows)}
      </section>
      <Pagination
        {...meta}
        page={page}
        toPage={toPage}
        onMove={() => {
          top.current?.focus({ preventScroll: true })
          window.scrollTo(0, 0)
        }}
      />
    </>
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
