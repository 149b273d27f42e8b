import type { PageMeta } from '@roomlark/contract/paging'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../lib/cx.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../ui/spot.tsx'
import { withParts } from './users-address.ts'

type ResultsProps<Row> = {
  list: {
    data: { data: Row[]; meta: PageMeta } | undefined
    isError: boolean
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  page: number
  children: (rows: Row[]) => ReactNode
}

/** While another page or search is loading the last results stay, faded. */
export function Results<Row>({ list, page, children }: ResultsProps<Row>) {
  const { search } = useLocation()
  const top = useRef<HTMLElement>(null)
  if (list.isError) {
    return <NotLoaded title="This list did not load" isBusy={list.isFetching} retry={() => list.refetch()} />
  }
  if (!list.data) return <ListSkeleton />
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
        {rows.length === 0 ? <Nothing total={meta.total} search={search} /> : children(rows)}
      </section>
      <Pagination
        {...meta}
        page={page}
        toPage={(next) => ({ search: withParts(search, { page: next }) })}
        onMove={() => {
          top.current?.focus({ preventScroll: true })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}

function Nothing({ total, search }: { total: number; search: string }) {
  return (
    <EmptyState
      spot={<KeyRackSpot />}
      title={total > 0 ? 'Nothing on this page' : 'Nothing found'}
      text={total > 0 ? 'All results are on earlier pages.' : 'Nothing matches your search and filters.'}
      action={
        <ButtonLink to={{ search: total > 0 ? withParts(search, { page: 1 }) : '' }}>
          {total > 0 ? 'Go to page 1' : 'Show everything'}
        </ButtonLink>
      }
    />
  )
}

function ListSkeleton() {
  return (
    <SkeletonArea className="overflow-hidden rounded-lg border border-border bg-surface">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <div
          key={row}
          className="flex h-[65px] items-center gap-6 border-t border-border px-6 first:border-t-0"
        >
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-9 grow" />
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-6 w-24 max-md:hidden" />
        </div>
      ))}
    </SkeletonArea>
  )
}
