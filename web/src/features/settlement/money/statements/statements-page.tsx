import { say } from '@roomlark/contract/say'
import { type OwedSum, statementStandings } from '@roomlark/contract/settlement/hotel-statement-list'
import { useLocation } from 'react-router'
import { useStatements } from '../../../../data/hotel-statement-payments.ts'
import { cx } from '../../../../lib/cx.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { FilterSegments, ListHead, ListPage } from '../../../../ui/list-page.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { StatementTable } from './statement-table.tsx'
import { standingWords } from './statement-words.ts'

const statementAddress = listAddress({
  ...paged,
  standing: choice(statementStandings, 'status'),
  hotelId: idIn('hotel'),
})

/** Closed statements of hotels, with their payments. */
export function StatementsPage() {
  useTitle(say('Statements'))
  const { search } = useLocation()
  const filter = statementAddress.read(search)
  const list = useStatements(filter)
  const meta = list.data?.meta
  return (
    <ListPage
      list={list}
      address={statementAddress}
      head={
        <>
          <ListHead
            title={say('Statements')}
            count={
              meta && !list.isPlaceholderData
                ? say('{total, plural, one {# closed statement} other {# closed statements}}', {
                    total: meta.total,
                  })
                : ''
            }
          />
          <AdminMoneyTabs current="statements" />
          {meta && meta.owed.length > 0 ? <Owed owed={meta.owed} /> : null}
        </>
      }
      searchLabel={say('Search statements')}
      placeholder={say('Number or hotel')}
      filters={
        <>
          <FilterSegments
            label={say('Status')}
            words={standingWords}
            value={filter.standing}
            counts={meta?.countsByStanding}
            to={(standing) => statementAddress.narrow(search, { standing })}
          />
          {filter.hotelId ? (
            <ButtonLink
              to={{ search: statementAddress.narrow(search, { hotelId: null }) }}
              variant="quiet"
              size="sm"
              className="md:ml-auto"
            >
              <X aria-hidden="true" className="size-4" />
              {say('Only one hotel')}
            </ButtonLink>
          ) : null}
        </>
      }
      failed={say('The statements did not load')}
      nothing={{
        title: say('No closed statements yet'),
        text: say('The statement of a month closes on the 5th of the next, where partners brought stays.'),
      }}
      notFound={{ text: say('No statement matches your search and filters.') }}
    >
      {(rows) => <StatementTable statements={rows} />}
    </ListPage>
  )
}

/** Unpaid amounts in each currency, whatever is searched for. */
function Owed({ owed }: { owed: readonly OwedSum[] }) {
  return (
    <dl className="mb-5 flex flex-wrap gap-px overflow-hidden rounded-lg border border-border bg-border">
      {owed.map(({ currency, openCents, overdueCents }) => (
        <div key={currency} className="grow basis-40 bg-surface px-4 py-3.5 md:basis-56 md:px-6 md:py-4">
          <dt className="text-[14px] text-muted">{say('Hotels owe in {currency}', { currency })}</dt>
          <dd className="font-display text-[17px] leading-7 tabular-nums md:text-[21px] md:leading-8">
            {moneyText(openCents, currency)}
          </dd>
          <dd className={cx('text-[14px]', overdueCents > 0 ? 'text-error-text' : 'text-muted')}>
            {overdueCents > 0
              ? say('{amount} overdue', { amount: moneyText(overdueCents, currency) })
              : say('Nothing overdue')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
