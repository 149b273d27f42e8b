import {
  type OwedSum,
  type StatementListMeta,
  statementStandings,
} from '@roomlark/contract/settlement/statement-list'
import { useLocation } from 'react-router'
import { type StatementFilter, useStatements } from '../../../../data/statements.ts'
import { cx } from '../../../../lib/cx.ts'
import { counted } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterSegment } from '../../../../ui/filter-segment.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { ListResults } from '../../../../ui/list-results.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { StatementTable } from './statement-table.tsx'
import { standingWords } from './statement-words.ts'
import { readStatements, withParts, withSearch } from './statements-address.ts'

/** What hotels owe by their closed statements, and what they have paid. */
export function StatementsPage() {
  useTitle('Statements')
  const { search } = useLocation()
  const filter = readStatements(search)
  const list = useStatements(filter)
  const meta = list.data?.meta
  return (
    <>
      <div className="mb-5">
        <h1 className="max-md:text-[26px] max-md:leading-8">Statements</h1>
        <p role="status" className="mt-1 min-h-[22px] text-muted">
          {meta && !list.isPlaceholderData ? counted(meta.total, 'closed statement') : ''}
        </p>
      </div>
      <AdminMoneyTabs current="statements" />
      {meta && meta.owed.length > 0 ? <Owed owed={meta.owed} /> : null}
      <div className="mb-[18px] flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search statements"
          placeholder="Number or hotel"
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={withSearch}
          className="min-w-0 basis-full md:max-w-[300px] md:min-w-60 md:grow md:basis-60"
        />
        <Standings filter={filter} meta={meta} />
        {filter.hotelId ? (
          <ButtonLink
            to={{ search: withParts(search, { hotel: null, page: 1 }) }}
            variant="quiet"
            size="sm"
            className="md:ml-auto"
          >
            <X aria-hidden="true" className="size-4" />
            Only one hotel
          </ButtonLink>
        ) : null}
      </div>
      <ListResults
        list={list}
        page={filter.page}
        toPage={(next) => ({ search: withParts(search, { page: next }) })}
        failed="The statements did not load"
        empty={() => <Nothing isFiltered={search !== ''} />}
      >
        {(rows) => <StatementTable statements={rows} />}
      </ListResults>
    </>
  )
}

/** What is left to pay in each currency, whatever is searched for. */
function Owed({ owed }: { owed: readonly OwedSum[] }) {
  return (
    <dl className="mb-5 flex flex-wrap gap-px overflow-hidden rounded-lg border border-border bg-border">
      {owed.map(({ currency, openCents, overdueCents }) => (
        <div key={currency} className="grow basis-40 bg-surface px-4 py-3.5 md:basis-56 md:px-6 md:py-4">
          <dt className="text-[14px] text-muted">Hotels owe in {currency}</dt>
          <dd className="font-display text-[17px] leading-7 tabular-nums md:text-[21px] md:leading-8">
            {moneyText(openCents, currency)}
          </dd>
          <dd className={cx('text-[14px]', overdueCents > 0 ? 'text-error-text' : 'text-muted')}>
            {overdueCents > 0 ? `${moneyText(overdueCents, currency)} overdue` : 'Nothing overdue'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Standings({ filter, meta }: { filter: StatementFilter; meta: StatementListMeta | undefined }) {
  const { search } = useLocation()
  return (
    <nav aria-label="Status" className="max-w-full overflow-x-auto">
      <ul className="inline-flex gap-0.5 rounded-[10px] bg-sunken p-[3px]">
        <FilterSegment
          to={withParts(search, { status: null, page: 1 })}
          isOn={filter.standing === undefined}
          label="All"
        />
        {statementStandings.map((standing) => (
          <FilterSegment
            key={standing}
            to={withParts(search, { status: standing, page: 1 })}
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
      text="No statement matches your search and filters."
      action={<ButtonLink to={{ search: '' }}>Show everything</ButtonLink>}
    />
  ) : (
    <EmptyState
      spot={<KeyRackSpot />}
      title="No closed statements yet"
      text="The statement of a month closes on the 5th of the next, where partners brought stays."
    />
  )
}
