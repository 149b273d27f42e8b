import { disputeStateWords } from '@roomlark/contract/partners/dispute-words'
import type { DisputeMeta } from '@roomlark/contract/partners/disputes'
import { useLocation } from 'react-router'
import { useDisputes } from '../../../../data/disputes.ts'
import { cx } from '../../../../lib/cx.ts'
import { counted, countText } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { besidePanel } from '../../../../ui/side-panel.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { DisputePanel } from './dispute-panel.tsx'
import { DisputeTable } from './dispute-table.tsx'
import { readDisputeId, readFilter, withParts, withText } from './disputes-address.ts'

/** What hotels and partners object to, those in progress first; one of them opens beside the list. */
export function DisputesPage() {
  useTitle('Disputes')
  const { search } = useLocation()
  const filter = readFilter(search)
  const list = useDisputes(filter)
  const meta = list.data?.meta
  const openId = readDisputeId(search)
  return (
    <>
      <div className={cx('flex grow flex-col', openId && besidePanel)}>
        <div className="mb-5">
          <h1 className="max-md:text-[26px] max-md:leading-8">Disputes</h1>
          <p role="status" className="mt-1 min-h-[22px] text-muted">
            {meta && !list.isPlaceholderData ? countWords(meta) : ''}
          </p>
        </div>
        <AdminMoneyTabs current="disputes" />
        <p className="mb-4 max-w-[720px] text-muted">
          A commission that a hotel or a partner objects to is neither billed nor paid until it is settled.
          Propose what the hotel kept of the stay: it stands by itself on its day unless somebody answers.
        </p>
        <div className="mb-[18px] flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5">
          <SearchBox
            label="Search disputes"
            placeholder="Reference, hotel or partner"
            isBusy={list.isPlaceholderData && list.isFetching}
            withText={withText}
            className="min-w-0 basis-full md:max-w-[300px] md:min-w-60 md:grow md:basis-60"
          />
          <Segments
            label="Show"
            value={filter.show ?? 'all'}
            choices={listChoices(meta)}
            toChoice={(show) => ({
              search: withParts(search, { show: show === 'all' ? null : show, page: 1 }),
            })}
          />
        </div>
        <ListResults
          list={list}
          page={filter.page}
          toPage={(next) => ({ search: withParts(search, { page: next }) })}
          empty={() => <Nothing search={search} />}
        >
          {(disputes) => <DisputeTable disputes={disputes} openId={openId} />}
        </ListResults>
      </div>
      {openId ? <DisputePanel id={openId} /> : null}
    </>
  )
}

function Nothing({ search }: { search: string }) {
  return search === '' ? (
    <EmptyState
      spot={<KeyRackSpot />}
      title="Nobody objects"
      text="Objections of hotels and partners appear here."
    />
  ) : (
    <EmptyState
      spot={<KeyRackSpot />}
      title="Nothing found"
      text="No dispute matches your search and filter."
      action={<ButtonLink to={{ search: '' }}>Show everything</ButtonLink>}
    />
  )
}

function listChoices(meta: DisputeMeta | undefined) {
  const label = (words: string, count: number | undefined) =>
    count === undefined ? words : `${words} ${countText(count)}`
  return [
    { value: 'all', label: 'All' },
    { value: 'open', label: label(disputeStateWords.open, meta?.counts.open) },
    { value: 'proposed', label: label('Proposed', meta?.counts.proposed) },
    { value: 'ended', label: label('Ended', meta?.counts.ended) },
  ] as const
}

function countWords({ total, counts }: DisputeMeta): string {
  const inProgress = counts.open + counts.proposed
  return `${counted(total, 'dispute')}, ${countText(inProgress)} in progress`
}
