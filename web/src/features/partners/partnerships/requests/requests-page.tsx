import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useOwnPartnerships } from '../../../../data/own-partnerships.ts'
import { changeParts, readPage } from '../../../../lib/address-parts.ts'
import { cx } from '../../../../lib/cx.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { RequestRow } from './request-row.tsx'

/** Invitations to answer, requests that wait, and what hotels have declined. */
export function RequestsPage() {
  useTitle(say('Requests'))
  const { search } = useLocation()
  const page = readPage(search)
  const list = useOwnPartnerships({ view: 'requests', page })
  const top = useRef<HTMLElement>(null)
  return (
    <>
      <PartnershipTabs current="requests" />
      {list.isError ? (
        <NotLoaded
          title={say('Your requests did not load')}
          isBusy={list.isFetching}
          retry={() => void list.refetch()}
        />
      ) : list.data ? (
        <>
          <section
            ref={top}
            tabIndex={-1}
            aria-label={say('Requests and invitations')}
            aria-busy={list.isPlaceholderData}
            className={cx(
              'overflow-hidden rounded-lg border border-border bg-surface outline-none transition-opacity',
              list.isPlaceholderData && 'opacity-55',
            )}
          >
            {list.data.data.length > 0 ? (
              <ul>
                {list.data.data.map((partnership) => (
                  <RequestRow key={partnership.id} partnership={partnership} />
                ))}
              </ul>
            ) : (
              <EmptyState
                spot={<KeyRackSpot />}
                title={
                  list.data.meta.total > 0
                    ? say('Nothing on this page')
                    : say('No requests and no invitations')
                }
                text={say(
                  'Your requests to hotels and their invitations to you are listed here until they are agreed.',
                )}
                action={<ButtonLink to="/partnerships/find">{say('Find hotels')}</ButtonLink>}
              />
            )}
          </section>
          <Pagination
            {...list.data.meta}
            page={page}
            toPage={(next) => ({ search: changeParts(search, { page: next }, { page: 1 }) })}
            onMove={() => {
              top.current?.focus({ preventScroll: true })
              window.scrollTo(0, 0)
            }}
          />
        </>
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
