import { partnershipSorts } from '@roomlark/contract/partners/all-partnerships'
import { stateWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useAllPartnerships } from '../../../../data/all-partnerships.ts'
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

const sortNames = { newest: say('Latest change'), hotel: say('Hotel'), partner: say('Partner') } as const
const sorts = partnershipSorts.map((value) => ({ value, label: sortNames[value] }))

/** All partnerships of the platform, for administrators. */
export function PartnershipsPage() {
  useTitle(say('Partnerships'))
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
            title={say('Partnerships')}
            count={
              meta && !list.isPlaceholderData
                ? say('{total, plural, one {# partnership} other {# partnerships}}', { total: meta.total })
                : ''
            }
          />
          <UsersTabs current="partnerships" />
        </>
      }
      searchLabel={say('Search partnerships')}
      placeholder={say('Partner, email or hotel')}
      filters={
        <>
          <FilterSegments
            label={say('Status')}
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
                {filter.userId ? say('Only one account') : say('Only one hotel')}
              </ButtonLink>
            ) : null}
            <ChipSelect
              label={say('Sort')}
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
