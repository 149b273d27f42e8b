import { partnershipSorts } from '@roomlark/contract/partners/all-partnerships'
import { stateWords } from '@roomlark/contract/partnership-words'
import { useLocation } from 'react-router'
import { useAllPartnerships } from '../../../../data/all-partnerships.ts'
import { counted } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { FilterSegments, ListHead, ListPage } from '../../../../ui/list-page.tsx'
import { ListSkeleton } from '../../../../ui/list-results.tsx'
import { partnershipAddress } from '../users-address.ts'
import { UsersTabs } from '../users-tabs.tsx'
import { PartnershipTable } from './partnership-table.tsx'

const sortNames = { newest: 'Latest change', hotel: 'Hotel', partner: 'Partner' } as const
const sorts = partnershipSorts.map((value) => ({ value, label: sortNames[value] }))

/** All partnerships of the platform, for administrators. */
export function PartnershipsPage() {
  useTitle('Partnerships')
  const { search } = useLocation()
  const filter = partnershipAddress.read(search)
  const list = useAllPartnerships(filter)
  const change = useAddressParts(partnershipAddress.narrow)
  const meta = list.data?.meta
  return (
    <ListPage
      list={list}
      address={partnershipAddress}
      head={
        <>
          <ListHead
            title="Partnerships"
            count={meta && !list.isPlaceholderData ? counted(meta.total, 'partnership') : ''}
          />
          <UsersTabs current="partnerships" />
        </>
      }
      searchLabel="Search partnerships"
      placeholder="Partner, email or hotel"
      filters={
        <>
          <FilterSegments
            label="Status"
            words={stateWords}
            value={filter.state}
            counts={meta?.countsByState}
            to={(state) => partnershipAddress.narrow(search, { state })}
          />
          <span className="flex flex-wrap gap-2.5 md:ml-auto">
            {filter.userId || filter.hotelId ? (
              <ButtonLink
                to={{ search: partnershipAddress.narrow(search, { userId: null, hotelId: null }) }}
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
              onChoose={(sort) => change({ sort })}
            />
          </span>
        </>
      }
      loading={<ListSkeleton hasPictures />}
      notFound={{}}
    >
      {(partnerships) => <PartnershipTable partnerships={partnerships} />}
    </ListPage>
  )
}
