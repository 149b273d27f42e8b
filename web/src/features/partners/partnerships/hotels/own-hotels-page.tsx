import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useOwnPartnerships, usePartnershipCounts } from '../../../../data/own-partnerships.ts'
import { cx } from '../../../../lib/cx.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { OwnHotelCard } from './own-hotel-card.tsx'
import { OwnHotelList } from './own-hotel-list.tsx'
import { ownHotelAddress, ownStates } from './own-hotels-address.ts'

/** The hotels an affiliate recommends, with the terms and the first link of the chosen one. */
export function OwnHotelsPage() {
  useTitle(say('Partnerships'))
  const { search } = useLocation()
  const { partnerId: _, ...filter } = ownHotelAddress.read(search)
  const list = useOwnPartnerships({ view: 'hotels', ...filter })
  return (
    <>
      <PartnershipTabs current="hotels" />
      {list.isError ? (
        <NotLoaded
          title={say('Your hotels did not load')}
          isBusy={list.isFetching}
          retry={() => void list.refetch()}
        />
      ) : list.data ? (
        <Shown
          list={list.data}
          isBusy={list.isPlaceholderData}
          isNarrowed={Boolean(filter.search || filter.state)}
        />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}

type ShownProps = {
  list: NonNullable<ReturnType<typeof useOwnPartnerships>['data']>
  isBusy: boolean
  isNarrowed: boolean
}

function Shown({ list: { data: partnerships, meta }, isBusy, isNarrowed }: ShownProps) {
  const { search } = useLocation()
  const top = useRef<HTMLElement>(null)
  const asked = ownHotelAddress.read(search).partnerId
  const chosen = partnerships.find(({ id }) => id === asked) ?? partnerships[0]
  if (meta.total === 0 && !isNarrowed) return <NoHotels />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_372px]">
      <div>
        <section
          ref={top}
          tabIndex={-1}
          aria-label={say('Your hotels')}
          aria-busy={isBusy}
          className={cx(
            'overflow-hidden rounded-lg border border-border bg-surface outline-none transition-opacity',
            isBusy && 'opacity-55',
          )}
        >
          <Head isBusy={isBusy} />
          {partnerships.length > 0 ? (
            <OwnHotelList partnerships={partnerships} chosenId={chosen?.id} />
          ) : (
            <Nothing total={meta.total} />
          )}
        </section>
        <Pagination
          {...meta}
          toPage={(page) => ({ search: ownHotelAddress.with(search, { page, partnerId: null }) })}
          onMove={() => {
            top.current?.focus({ preventScroll: true })
            window.scrollTo(0, 0)
          }}
        />
      </div>
      {chosen ? (
        <OwnHotelCard key={chosen.id} partnership={chosen} isAskedFor={isAsked(chosen, asked)} />
      ) : null}
    </div>
  )
}

function isAsked({ id }: OwnPartnership, asked: string | undefined): boolean {
  return id === asked
}

function Head({ isBusy }: { isBusy: boolean }) {
  const { search } = useLocation()
  const { data: counts } = usePartnershipCounts()
  const { state } = ownHotelAddress.read(search)
  const names = { active: say('Active'), paused: say('Paused'), ended: say('Ended') }
  const choices = [
    { value: 'all', label: say('All') },
    ...ownStates.map((value) => ({
      value,
      label: counts ? `${names[value]} ${counts[value]}` : names[value],
    })),
  ] as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-[18px] pt-[18px] pb-3.5 md:px-6">
      <SearchBox
        label={say('Search your hotels')}
        placeholder={say('City, country or name')}
        isBusy={isBusy}
        withText={ownHotelAddress.withText}
        className="w-full md:w-[260px]"
      />
      <Segments
        label={say('State')}
        size="sm"
        value={state ?? 'all'}
        choices={choices}
        toChoice={(value) => ({
          search: ownHotelAddress.narrow(search, { state: value === 'all' ? null : value, partnerId: null }),
        })}
      />
    </div>
  )
}

function Nothing({ total }: { total: number }) {
  const { search } = useLocation()
  return (
    <EmptyState
      spot={<KeyRackSpot />}
      title={total > 0 ? say('Nothing on this page') : say('Nothing found')}
      text={total > 0 ? say('All results are on earlier pages.') : say('None of your hotels matches this.')}
      action={
        <ButtonLink to={{ search: total > 0 ? ownHotelAddress.with(search, { page: 1 }) : '' }}>
          {total > 0 ? say('Go to page 1') : say('Show all of them')}
        </ButtonLink>
      }
    />
  )
}

function NoHotels() {
  return (
    <Card>
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('You recommend no hotel yet')}
        text={say('Ask a hotel for a partnership. Once it agrees, you get a link that earns.')}
        action={<ButtonLink to="/partnerships/find">{say('Find hotels')}</ButtonLink>}
      />
    </Card>
  )
}
