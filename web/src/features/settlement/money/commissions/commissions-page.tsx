import type { CommissionStanding } from '@roomlark/contract/partners/commission-list'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useCommissions } from '../../../../data/commission-list.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { FilterSegments, ListHead, ListPage } from '../../../../ui/list-page.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { CommissionTable } from './commission-table.tsx'
import { commissionAddress } from './commissions-address.ts'

const standingWords: Record<CommissionStanding, string> = {
  expected: say('Expected'),
  earned: say('Earned'),
  payable: say('Payable'),
  held: say('On hold'),
  disputed: say('Disputed'),
  settled: say('In statement'),
  void: say('Void'),
}

const { read, narrow } = commissionAddress

/** Commissions of all bookings through partners, with their status; each leads to its receipt. */
export function CommissionsPage() {
  useTitle(say('Commissions'))
  const { search } = useLocation()
  const filter = read(search)
  const list = useCommissions(filter)
  const meta = list.data?.meta
  return (
    <ListPage
      list={list}
      address={commissionAddress}
      head={
        <>
          <ListHead
            title={say('Commissions')}
            count={
              meta && !list.isPlaceholderData
                ? say('{total, plural, one {# commission} other {# commissions}}', { total: meta.total })
                : ''
            }
          />
          <AdminMoneyTabs current="commissions" />
        </>
      }
      searchLabel={say('Search commissions')}
      placeholder={say('Reference, hotel or partner')}
      filters={
        <>
          <FilterSegments
            label={say('Status')}
            words={standingWords}
            value={filter.standing}
            counts={meta?.countsByStanding}
            to={(standing) => narrow(search, { standing })}
          />
          {filter.hotelId || filter.affiliateId ? (
            <ButtonLink
              to={{ search: narrow(search, { hotelId: null, affiliateId: null }) }}
              variant="quiet"
              size="sm"
            >
              <X aria-hidden="true" className="size-4" />
              {filter.hotelId ? say('Only one hotel') : say('Only one partner')}
            </ButtonLink>
          ) : null}
        </>
      }
      failed={say('The commissions did not load')}
      nothing={{
        title: say('No commissions yet'),
        text: say('The first booking through a partner brings the first one.'),
      }}
      notFound={{ text: say('No commission matches your search and filters.') }}
    >
      {(commissions) => <CommissionTable commissions={commissions} />}
    </ListPage>
  )
}
