import { groupStates } from '@roomlark/contract/bookings/groups'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type GroupFilter, useGroupPage } from '../../../../data/groups.ts'
import { useHotelChoices } from '../../../../data/hotels.ts'
import { cx } from '../../../../lib/cx.ts'
import { counted } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { May } from '../../../../session/may.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListFilter } from '../../../../ui/icons/list-filter.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { readGroups, withGroupParts, withGroupText } from './group-address.ts'
import { GroupDialog } from './group-dialog.tsx'
import { groupStateNames } from './group-state.tsx'
import { GroupTable } from './group-table.tsx'

const states = [
  { value: 'all', label: 'All groups' },
  ...groupStates.map((value) => ({ value, label: groupStateNames[value] })),
] as const

export function GroupsPage() {
  useTitle('Groups')
  const filter = readGroups(useLocation().search)
  const list = useGroupPage(filter)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const meta = list.data?.meta
  return (
    <>
      <BookingsHead subtitle={meta && !list.isPlaceholderData ? counted(meta.total, 'group') : ''} />
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search groups"
          placeholder="Name of the group"
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={withGroupText}
          className="min-w-0 basis-full md:min-w-60 md:grow md:basis-60"
        />
        <Filters filter={filter} />
        <May do="work-desk">
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-[18px]" />
            New group
          </Button>
        </May>
      </div>
      <Results list={list} filter={filter} onAdd={() => setAdding(true)} />
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
  const hotels = useHotelChoices('')
  const change = useAddressParts(withGroupParts)
  return (
    <>
      {(hotels.data?.meta.total ?? 0) > 1 || filter.hotelId ? (
        <HotelChoice
          label={<span className="sr-only">Hotel</span>}
          placeholder="All hotels"
          value={filter.hotelId}
          onChoose={(hotel) => change({ hotel, page: 1 })}
          className="w-full md:w-52 [&>label]:mb-0"
        />
      ) : null}
      <ChipSelect
        label="State"
        icon={<ListFilter />}
        value={filter.state ?? 'all'}
        choices={states}
        isOn={filter.state !== undefined}
        onChoose={(state) => change({ state: state === 'all' ? null : state, page: 1 })}
      />
    </>
  )
}

type ResultsProps = { list: ReturnType<typeof useGroupPage>; filter: GroupFilter; onAdd: () => void }

/** While another page or search is loading the last results stay, faded. */
function Results({ list, filter, onAdd }: ResultsProps) {
  const { search } = useLocation()
  const top = useRef<HTMLElement>(null)
  if (list.isError && !list.data) {
    return (
      <NotLoaded title="The groups did not load" retry={() => void list.refetch()} isBusy={list.isFetching} />
    )
  }
  if (!list.data) return <ListSkeleton />
  const { data: groups, meta } = list.data
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
        {groups.length === 0 ? (
          <Nothing filter={filter} total={meta.total} onAdd={onAdd} />
        ) : (
          <GroupTable groups={groups} />
        )}
      </section>
      <Pagination
        {...meta}
        page={filter.page}
        toPage={(page) => ({ search: withGroupParts(search, { page }) })}
        onMove={() => {
          top.current?.focus({ preventScroll: true })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}

function Nothing({ filter, total, onAdd }: { filter: GroupFilter; total: number; onAdd: () => void }) {
  const { search } = useLocation()
  if (!filter.search && !filter.hotelId && !filter.state && total === 0) {
    return (
      <EmptyState
        spot={<KeyRackSpot />}
        title="No groups yet"
        text="Set rooms aside for a wedding, a team or a tour until a cut-off date, and book them guest by guest."
        action={
          <May do="work-desk">
            <Button onClick={onAdd}>Add your first group</Button>
          </May>
        }
      />
    )
  }
  return (
    <EmptyState
      spot={<KeyRackSpot />}
      title={total > 0 ? 'Nothing on this page' : 'No group found'}
      text={total > 0 ? 'All results are on earlier pages.' : 'No group matches your search.'}
      action={
        <ButtonLink to={{ search: total > 0 ? withGroupParts(search, { page: 1 }) : '' }}>
          {total > 0 ? 'Go to page 1' : 'Show all groups'}
        </ButtonLink>
      }
    />
  )
}
