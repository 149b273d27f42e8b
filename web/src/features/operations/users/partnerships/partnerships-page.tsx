import type { AllPartnershipsMeta } from '@roomlark/contract/partners/all-partnerships'
import { partnershipSorts } from '@roomlark/contract/partners/all-partnerships'
import { partnershipStates } from '@roomlark/contract/partnership-events'
import { stateWords } from '@roomlark/contract/partnership-words'
import { useLocation } from 'react-router'
import { type AllPartnershipsFilter, useAllPartnerships } from '../../../../data/all-partnerships.ts'
import { counted } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { FilterSegment } from '../../../../ui/filter-segment.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { Results } from '../results.tsx'
import { SearchBox } from '../search-box.tsx'
import { readPartnerships, withParts } from '../users-address.ts'
import { UsersTabs } from '../users-tabs.tsx'
import { PartnershipTable } from './partnership-table.tsx'

const sortNames = { newest: 'Latest change', hotel: 'Hotel', partner: 'Partner' } as const
const sorts = partnershipSorts.map((value) => ({ value, label: sortNames[value] }))

/** All partnerships of the platform, for administrators. */
export function PartnershipsPage() {
  useTitle('Partnerships')
  const { search } = useLocation()
  const filter = readPartnerships(search)
  const list = useAllPartnerships(filter)
  const changeParts = useAddressParts(withParts)
  const meta = list.data?.meta
  return (
    <>
      <div className="mb-5">
        <h1 className="max-md:text-[26px] max-md:leading-8">Partnerships</h1>
        <p role="status" className="mt-1 min-h-[22px] text-muted">
          {meta && !list.isPlaceholderData ? counted(meta.total, 'partnership') : ''}
        </p>
      </div>
      <UsersTabs current="partnerships" />
      <div className="mb-[18px] flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search partnerships"
          placeholder="Partner, email or hotel"
          isBusy={list.isPlaceholderData && list.isFetching}
        />
        <StateSegments filter={filter} meta={meta} />
        <span className="flex flex-wrap gap-2.5 md:ml-auto">
          {filter.userId || filter.hotelId ? (
            <ButtonLink
              to={{ search: withParts(search, { user: null, hotel: null, page: 1 }) }}
              variant="quiet"
              size="sm"
            >
              <X aria-hidden="true" className="size-4" />
              {filter.userId ? 'Only one account' : 'Only one hotel'}
            </ButtonLink>
          ) : null}
          <ChipSelect
            label="Sort"
            value={filter.sort}
            choices={sorts}
            isOn={false}
            onChoose={(sort) => changeParts({ sort, page: 1 })}
          />
        </span>
      </div>
      <Results list={list} page={filter.page}>
        {(partnerships) => <PartnershipTable partnerships={partnerships} />}
      </Results>
    </>
  )
}

type StateSegmentsProps = { filter: AllPartnershipsFilter; meta: AllPartnershipsMeta | undefined }

function StateSegments({ filter, meta }: StateSegmentsProps) {
  const { search } = useLocation()
  return (
    <nav aria-label="Status" className="max-w-full overflow-x-auto">
      <ul className="inline-flex gap-0.5 rounded-[10px] bg-sunken p-[3px]">
        <FilterSegment to={withParts(search, { state: null, page: 1 })} isOn={!filter.state} label="All" />
        {partnershipStates.map((state) => (
          <FilterSegment
            key={state}
            to={withParts(search, { state, page: 1 })}
            isOn={filter.state === state}
            label={stateWords[state]}
            count={meta?.countsByState[state]}
          />
        ))}
      </ul>
    </nav>
  )
}
