import { type Debt, debtorSorts } from '@roomlark/contract/bookings/invoice-journal'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDebtorPage } from '../../../../data/companies.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelFilter } from '../../../../parts/hotel-choice/hotel-filter.tsx'
import { choice, choiceOr, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { ArrowDownUp } from '../../../../ui/icons/arrow-down-up.ts'
import { ListFilter } from '../../../../ui/icons/list-filter.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { ListPage } from '../../../../ui/list-page.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { ListSkeleton } from '../list/booking-list-states.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { CompanyTable } from './company-table.tsx'

const companyAddress = listAddress({
  ...paged,
  hotelId: idIn('hotel'),
  state: choice(['active', 'archived'] as const),
  sort: choiceOr('name', debtorSorts),
})

const states = [
  { value: 'all', label: say('All companies') },
  { value: 'active', label: say('In use') },
  { value: 'archived', label: say('Archived') },
] as const

const sortNames = {
  name: say('Name'),
  open: say('What they owe'),
  overdue: say('Overdue'),
} as const
const sorts = debtorSorts.map((value) => ({ value, label: sortNames[value] }))

/** Companies that send guests and pay for them, with what they owe. */
export function CompaniesPage() {
  useTitle(say('Companies'))
  const filter = companyAddress.read(useLocation().search)
  const change = useAddressParts(companyAddress.narrow)
  const list = useDebtorPage(filter)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const meta = list.data?.meta
  return (
    <>
      <ListPage
        list={list}
        address={companyAddress}
        head={
          <BookingsHead
            subtitle={
              meta && !list.isPlaceholderData
                ? [
                    say('{total, plural, one {# company} other {# companies}}', { total: meta.total }),
                    ...meta.debts.map(debtWords),
                  ].join(', ')
                : ''
            }
          />
        }
        searchLabel={say('Search companies')}
        placeholder={say('Name, town or VAT id')}
        hasWideSearch
        filters={
          <>
            <HotelFilter value={filter.hotelId} onChoose={(hotelId) => change({ hotelId })} />
            <ChipSelect
              label={say('State')}
              icon={<ListFilter />}
              value={filter.state ?? 'all'}
              choices={states}
              isOn={filter.state !== undefined}
              onChoose={(state) => change({ state: state === 'all' ? null : state })}
            />
            <ChipSelect
              label={say('Sort by')}
              icon={<ArrowDownUp />}
              value={filter.sort}
              choices={sorts}
              isOn={false}
              onChoose={(sort) => change({ sort })}
            />
            <May do="work-desk">
              <Button variant="secondary" onClick={() => setAdding(true)}>
                <Plus aria-hidden="true" className="size-[18px]" />
                {say('New company')}
              </Button>
            </May>
          </>
        }
        failed={say('The companies did not load')}
        loading={<ListSkeleton />}
        nothing={{
          title: say('No companies yet'),
          text: say(
            'Keep the address, the VAT id and the terms of companies whose guests you have, and choose them when you book.',
          ),
          action: (
            <May do="work-desk">
              <Button onClick={() => setAdding(true)}>{say('Add your first company')}</Button>
            </May>
          ),
        }}
        notFound={{
          title: say('No company found'),
          text: say('No company matches your search.'),
          all: say('Show all companies'),
        }}
      >
        {(companies) => <CompanyTable companies={companies} />}
      </ListPage>
      {isAdding ? (
        <CompanyDialog
          hotelId={filter.hotelId}
          existing={null}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => navigate(`/bookings/companies/${id}`)}
        />
      ) : null}
    </>
  )
}

/** `€1,240.00 owed, €300.00 of it overdue` */
function debtWords({ currency, openCents, overdueCents }: Debt): string {
  const amount = moneyText(openCents, currency)
  if (overdueCents === 0) return say('{amount} owed', { amount })
  return say('{amount} owed, {overdue} of it overdue', { amount, overdue: moneyText(overdueCents, currency) })
}
