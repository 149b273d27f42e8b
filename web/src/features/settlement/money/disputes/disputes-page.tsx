import { disputeStateWords } from '@roomlark/contract/partners/dispute-words'
import type { DisputeMeta } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useDisputes } from '../../../../data/disputes.ts'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ListHead, ListPage } from '../../../../ui/list-page.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { besidePanel } from '../../../../ui/side-panel.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { DisputePanel } from './dispute-panel.tsx'
import { DisputeTable } from './dispute-table.tsx'
import { disputeAddress } from './disputes-address.ts'

/** Disputes of hotels and partners, those in progress first; one of them opens beside the list. */
export function DisputesPage() {
  useTitle(say('Disputes'))
  const { search } = useLocation()
  const { openId, ...filter } = disputeAddress.read(search)
  const list = useDisputes(filter)
  const meta = list.data?.meta
  return (
    <>
      <div className={cx('flex grow flex-col', openId && besidePanel)}>
        <ListPage
          list={list}
          address={disputeAddress}
          head={
            <>
              <ListHead
                title={say('Disputes')}
                count={meta && !list.isPlaceholderData ? countWords(meta) : ''}
              />
              <AdminMoneyTabs current="disputes" />
              <p className="mb-4 max-w-[720px] text-muted">
                {say(
                  'A commission that a hotel or a partner objects to is neither billed nor paid until it is settled. Propose the amount that the hotel kept of the stay: it takes effect automatically on its day unless somebody answers.',
                )}
              </p>
            </>
          }
          searchLabel={say('Search disputes')}
          placeholder={say('Reference, hotel or partner')}
          filters={
            <div className="max-w-full md:ml-auto">
              <Segments
                label={say('Show')}
                value={filter.show ?? 'all'}
                choices={listChoices(meta)}
                toChoice={(show) => ({
                  search: disputeAddress.narrow(search, { show: show === 'all' ? null : show }),
                })}
              />
            </div>
          }
          nothing={{ title: say('No disputes'), text: say('Objections of hotels and partners appear here.') }}
          notFound={{ text: say('No dispute matches your search and filter.') }}
        >
          {(disputes) => <DisputeTable disputes={disputes} openId={openId} />}
        </ListPage>
      </div>
      {openId ? <DisputePanel id={openId} /> : null}
    </>
  )
}

function listChoices(meta: DisputeMeta | undefined) {
  const label = (words: string, count: number | undefined) =>
    count === undefined ? words : `${words} ${countText(count)}`
  return [
    { value: 'all', label: say('All') },
    { value: 'open', label: label(disputeStateWords.open, meta?.counts.open) },
    { value: 'proposed', label: label(say('Proposed'), meta?.counts.proposed) },
    { value: 'ended', label: label(say('Ended'), meta?.counts.ended) },
  ] as const
}

function countWords({ total, counts }: DisputeMeta): string {
  const inProgress = counts.open + counts.proposed
  return say('{total, plural, one {# dispute} other {# disputes}}, {open, plural, other {# in progress}}', {
    total,
    open: inProgress,
  })
}
