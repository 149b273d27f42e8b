import { groupStates } from '@roomlark/contract/bookings/groups'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type GroupFilter, useGroupPage } from '../../../../data/groups.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelFilter } from '../../../../parts/hotel-choice/hotel-filter.tsx'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { ListFilter } from '../../../../ui/icons/list-filter.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { ListPage } from '../../../../ui/list-page.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { groupStateNames } from './group-state.tsx'
import { GroupTable } from './group-table.tsx'

const groupAddress = listAddress({ ...paged, hotelId: idIn('hotel'), state: choice(groupStates) })

const states = [
  { value: 'all', label: say('All groups') },
  ...groupStates.map((value) => ({ value, label: groupStateNames[value] })),
] as const

export function GroupsPage() {
  useTitle(say('Groups'))
  const filter = groupAddress.read(useLocation().search)
  const list = useGroupPage(filter)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const meta = list.data?.meta
  return (
    <>
      <ListPage
        list={list}
        address={groupAddress}
        head={
          <BookingsHead
            subtitle={
              meta && !list.isPlaceholderData
                ? say('{total, plural, one {# group} other {# groups}}', { total: meta.total })
                : ''
            }
          />
        }
        searchLabel={say('Search groups')}
        placeholder={say('Group name')}
        hasWideSearch
        filters={
          <>
            <Filters filter={filter} />
            <May do="work-desk">
              <Button variant="secondary" onClick={() => setAdding(true)}>
                <Plus aria-hidden="true" className="size-[18px]" />
                {say('New group')}
              </Button>
            </May>
          </>
        }
        failed={say('The groups did not load')}
        loading={<ListSkeleton />}
        nothing={{
          title: say('No groups yet'),
          text: say(
            'Set rooms aside for a wedding, a team or a tour until a cut-off date, and book them guest by guest.',
          ),
          action: (
            <May do="work-desk">
              <Button onClick={() => setAdding(true)}>{say('Add your first group')}</Button>
            </May>
          ),
        }}
        notFound={{
          title: say('No group found'),
          text: say('No group matches your search.'),
          all: say('Show all groups'),
        }}
      >
        {(groups) => <GroupTable groups={groups} />}
      </ListPage>
      {isAdding ? (
        <GroupDialog
          hotelId={filter.hotelId}
          existing={null}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => navigate(`/bookings/groups/${id}`)}
        />
      ) : null}
    </>
  )
}

function Filters({ filter }: { filter: GroupFilter }) {
  const change = useAddressParts(groupAddress.narrow)
  return (
    <>
      <HotelFilter value={filter.hotelId} onChoose={(hotelId) => change({ hotelId })} />
      <ChipSelect
        label={say('State')}
        icon={<ListFilter />}
        value={filter.state ?? 'all'}
        choices={states}
        isOn={filter.state !== undefined}
        onChoose={(state) => change({ state: state === 'all' ? null : state })}
      />
    </>
  )
}
