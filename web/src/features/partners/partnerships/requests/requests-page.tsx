import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useOwnPartnerships } from '../../../../data/own-partnerships.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { pageAddress } from '../../../../parts/list/list-address.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { RequestRow } from './request-row.tsx'

/** Invitations to answer, requests that wait, and what hotels have declined. */
export function RequestsPage() {
  useTitle(say('Requests'))
  const { page } = pageAddress.read(useLocation().search)
  const list = useOwnPartnerships({ view: 'requests', page })
  return (
    <>
      <PartnershipTabs current="requests" />
      <ListResults
        list={list}
        address={pageAddress}
        label={say('Requests and invitations')}
        failed={say('Your requests did not load')}
        loading={<ListSkeleton />}
        nothing={{
          title: say('No requests and no invitations'),
          text: say(
            'Your requests to hotels and their invitations to you are listed here until they are agreed.',
          ),
          action: <ButtonLink to="/partnerships/find">{say('Find hotels')}</ButtonLink>,
        }}
      >
        {(partnerships) => (
          <ul>
            {partnerships.map((partnership) => (
              <RequestRow key={partnership.id} partnership={partnership} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
