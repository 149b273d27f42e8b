import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListResults, ListSkeleton } from '../../../ui/list-results.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { withParts } from './users-address.ts'

type ResultsProps<Row> = Pick<ComponentProps<typeof ListResults<Row>>, 'list' | 'page' | 'children'>

export function Results<Row>({ list, page, children }: ResultsProps<Row>) {
  const { search } = useLocation()
  return (
    <ListResults
      list={list}
      page={page}
      toPage={(next) => ({ search: withParts(search, { page: next }) })}
      loading={<ListSkeleton hasPictures />}
      empty={(total) => <Nothing total={total} search={search} />}
    >
      {children}
    </ListResults>
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
