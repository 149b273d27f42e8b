import {
  type CommissionListMeta,
  type CommissionStanding,
  commissionStandings,
} from '@roomlark/contract/partners/commission-list'
import { useLocation } from 'react-router'
import { type CommissionFilter, useCommissions } from '../../../../data/commission-list.ts'
import { counted } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterSegment } from '../../../../ui/filter-segment.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { ListResults } from '../../../../ui/list-results.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { CommissionTable } from './commission-table.tsx'
import { readCommissions, withParts, withText } from './commissions-address.ts'

const standingWords: Record<CommissionStanding, string> = {
  expected: 'Expected',
  earned: 'Earned',
  payable: 'Payable',
  held: 'On hold',
  disputed: 'Disputed',
  settled: 'In statement',
  void: 'Void',
}

/** What every booking through a partner earns and where it stands; each leads to its receipt. */
export function CommissionsPage() {
  useTitle('Commissions')
  const { search } = useLocation()
  const filter = readCommissions(search)
  const list = useCommissions(filter)
  const meta = list.data?.meta
  return (
    <>
      <div className="mb-5">
        <h1 className="max-md:text-[26px] max-md:leading-8">Commissions</h1>
        <p role="status" className="mt-1 min-h-[22px] text-muted">
          {meta && !list.isPlaceholderData ? counted(meta.total, 'commission') : ''}
        </p>
      </div>
      <AdminMoneyTabs current="commissions" />
      <div className="mb-[18px] flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search commissions"
          placeholder="Reference, hotel or partner"
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={withText}
          className="min-w-0 basis-full md:max-w-[300px] md:min-w-60 md:grow md:basis-60"
        />
        <Standings filter={filter} meta={meta} />
        {filter.hotelId || filter.affiliateId ? (
          <ButtonLink
            to={{ search: withParts(search, { hotel: null, partner: null }) }}
            variant="quiet"
            size="sm"
          >
            <X aria-hidden="true" className="size-4" />
            {filter.hotelId ? 'Only one hotel' : 'Only one partner'}
          </ButtonLink>
        ) : null}
      </div>
      <ListResults
        list={list}
        page={filter.page}
        toPage={(next) => ({ search: withParts(search, { page: next }) })}
        failed="The commissions did not load"
        empty={() => <Nothing isFiltered={search !== ''} />}
      >
        {(commissions) => <CommissionTable commissions={commissions} />}
      </ListResults>
    </>
  )
}

type StandingsProps = { filter: CommissionFilter; meta: CommissionListMeta | undefined }

function Standings({ filter, meta }: StandingsProps) {
  const { search } = useLocation()
  return (
    <nav aria-label="Status" className="max-w-full overflow-x-auto">
      <ul className="inline-flex gap-0.5 rounded-[10px] bg-sunken p-[3px]">
        <FilterSegment
          to={withParts(search, { status: null })}
          isOn={filter.standing === undefined}
          label="All"
        />
        {commissionStandings.map((standing) => (
          <FilterSegment
            key={standing}
            to={withParts(search, { status: standing })}
            isOn={filter.standing === standing}
            label={standingWords[standing]}
            count={meta?.countsByStanding[standing]}
          />
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      spot={<KeyRackSpot />}
      title="Nothing found"
      text="No commission matches your search and filters."
      action={<ButtonLink to={{ search: '' }}>Show everything</ButtonLink>}
    />
  ) : (
    <EmptyState
      spot={<KeyRackSpot />}
      title="No commissions yet"
      text="The first booking through a partner brings the first one."
    />
  )
}
