import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useOwnPartnerships, usePartnershipCounts } from '../../../../data/own-partnerships.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { OwnHotelCard } from './own-hotel-card.tsx'
import { OwnHotelList } from './own-hotel-list.tsx'
import { ownHotelAddress, ownStates } from './own-hotels-address.ts'

/** Another page has other hotels, so none of them is chosen yet. */
const address = {
  ...ownHotelAddress,
  with: (search: string, { page }: { page: number }) =>
    ownHotelAddress.with(search, { page, partnerId: null }),
}

/** The hotels an affiliate recommends, with the terms and the first link of the chosen one. */
export function OwnHotelsPage() {
  useTitle(say('Partnerships'))
  const { search } = useLocation()
  const { partnerId, ...filter } = ownHotelAddress.read(search)
  const list = useOwnPartnerships({ view: 'hotels', ...filter })
  const partnerships = list.data?.data ?? []
  const chosen = partnerships.find(({ id }) => id === partnerId) ?? partnerships[0]
  const results = (
    <ListResults
      list={list}
      address={address}
      label={say('Your hotels')}
      failed={say('Your hotels did not load')}
      loading={<ListSkeleton />}
      notFound={{ text: say('None of your hotels match.'), all: say('Show all of them') }}
      top={<Head isBusy={list.isPlaceholderData} />}
    >
      {(rows) => <OwnHotelList partnerships={rows} chosenId={chosen?.id} />}
    </ListResults>
  )
  return (
    <>
      <PartnershipTabs current="hotels" />
      {!list.data ? (
        results
      ) : list.data.meta.total === 0 && !filter.search && !filter.state ? (
        <NoHotels />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_372px]">
          <div>{results}</div>
          {chosen ? (
            <OwnHotelCard key={chosen.id} partnership={chosen} isAskedFor={chosen.id === partnerId} />
          ) : null}
        </div>
      )}
    </>
  )
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
