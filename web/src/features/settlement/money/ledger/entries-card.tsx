import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import type { LedgerFilter, useLedgerTransactions } from '../../../../data/ledger.ts'
import { cx } from '../../../../lib/cx.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { X } from '../../../../ui/icons/x.ts'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { ledgerAddress } from './ledger-address.ts'
import { accountChoices } from './ledger-sides.ts'
import { Transaction } from './transaction.tsx'

type EntriesCardProps = { list: ReturnType<typeof useLedgerTransactions>; filter: LedgerFilter }

/** Transactions with their entries, newest first. */
export function EntriesCard({ list, filter }: EntriesCardProps) {
  return (
    <section aria-label={say('Entries')} className="min-w-0 rounded-lg border border-border bg-surface">
      <div className="px-[18px] pt-[18px] pb-3.5 md:px-6 md:pt-6">
        <h2>{say('Entries')}</h2>
        <p className="mt-0.5 text-[14px] leading-5 text-muted">{say('Newest first')}</p>
        <Filters filter={filter} isBusy={list.isPlaceholderData && list.isFetching} />
      </div>
      <Results list={list} filter={filter} />
    </section>
  )
}

function Filters({ filter, isBusy }: { filter: LedgerFilter; isBusy: boolean }) {
  const { search } = useLocation()
  const change = useAddressParts(ledgerAddress.with)
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2">
      <SearchBox
        label={say('Search entries')}
        placeholder={say('Booking, statement or L-number')}
        isBusy={isBusy}
        withText={ledgerAddress.withText}
        className="min-w-0 basis-full md:min-w-56 md:grow md:basis-56"
      />
      <ChipSelect
        label={say('Account')}
        value={filter.account ?? ''}
        choices={[{ value: '', label: say('Any') }, ...accountChoices(filter.book)]}
        isOn={filter.account !== undefined}
        onChoose={(account) => change({ account })}
      />
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        {(['fromOn', 'untilOn'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={<span className="text-muted">{end === 'fromOn' ? say('From') : say('until')}</span>}
            value={filter[end] ?? ''}
            onChange={(event) => change({ [end]: event.target.value })}
            className="flex min-w-0 items-center gap-2 [&_input]:w-[9rem] [&>label]:mb-0"
          />
        ))}
      </span>
      {filter.holderId ? (
        <ButtonLink to={{ search: ledgerAddress.with(search, { holderId: null }) }} variant="quiet" size="sm">
          <X aria-hidden="true" className="size-4" />
          {say('Only one holder')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function Results({ list, filter }: EntriesCardProps) {
  const { search } = useLocation()
  if (list.isError && !list.data) {
    return (
      <div className="px-[18px] pb-6 md:px-6">
        <CardError retry={() => void list.refetch()} />
      </div>
    )
  }
  if (!list.data) {
    return (
      <div className="px-[18px] pb-6 md:px-6">
        <CardSkeleton />
      </div>
    )
  }
  const { data: transactions, meta } = list.data
  const last = transactions.at(-1)
  if (!last) return <Nothing filter={filter} />
  return (
    <>
      <div className={cx('overflow-x-auto transition-opacity', list.isPlaceholderData && 'opacity-55')}>
        <table className="w-full border-collapse tabular-nums" aria-busy={list.isPlaceholderData}>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="px-3 pb-2.5 pl-[18px] text-left font-[560] md:pl-6">
                {say('Transaction')}
              </th>
              <th scope="col" className="w-[84px] pb-2.5 pl-2 text-right font-[560] md:w-[122px] md:px-3">
                {say('Debit')}
              </th>
              <th
                scope="col"
                className="w-[84px] pr-[18px] pb-2.5 pl-2 text-right font-[560] md:w-[122px] md:pr-6 md:pl-3"
              >
                {say('Credit##side of the ledger')}
              </th>
            </tr>
          </thead>
          {transactions.map((transaction) => (
            <Transaction key={transaction.id} transaction={transaction} />
          ))}
        </table>
      </div>
      {meta.hasMore || filter.before ? (
        <nav
          aria-label={say('Older and newer')}
          className="flex justify-between gap-3 border-t border-border px-[18px] py-3 md:px-6"
        >
          {filter.before ? (
            <ButtonLink to={{ search: ledgerAddress.with(search, {}) }} variant="quiet" size="sm">
              <ChevronLeft aria-hidden="true" className="size-4" />
              {say('Newest')}
            </ButtonLink>
          ) : (
            <span />
          )}
          {meta.hasMore ? (
            <ButtonLink
              to={{ search: ledgerAddress.with(search, { before: last.id }) }}
              variant="quiet"
              size="sm"
            >
              {say('Older')}
              <ChevronRight aria-hidden="true" className="size-4" />
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

function Nothing({ filter: { book, ...filter } }: { filter: LedgerFilter }) {
  const isNarrowed = Object.keys(filter).length > 0 || book !== 'partners'
  return (
    <EmptyState
      spot={<KeyRackSpot />}
      title={isNarrowed ? say('Nothing found') : say('No entries yet')}
      text={
        isNarrowed
          ? say('No entry matches your search and filters.')
          : say('The first booking through a partner writes the first one.')
      }
      action={isNarrowed ? <ButtonLink to={{ search: '' }}>{say('Show everything')}</ButtonLink> : null}
    />
  )
}
