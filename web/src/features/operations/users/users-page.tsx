import type { Person } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { readPeopleCsv, usePeople } from '../../../data/people.ts'
import { countText } from '../../../lib/format-number.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { CsvButton } from '../../../parts/csv/csv-button.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ScrollText } from '../../../ui/icons/scroll-text.ts'
import { UserPlus } from '../../../ui/icons/user-plus.ts'
import { FilterSegments, ListHead, ListPage } from '../../../ui/list-page.tsx'
import { ListSkeleton } from '../../../ui/list-results.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleChips } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import { useSelection } from './use-selection.ts'
import { peopleAddress } from './users-address.ts'
import { UsersTabs } from './users-tabs.tsx'

const nobody: Person[] = []
const typeNames = { hotel: say('Hotels'), affiliate: say('Affiliates'), admin: say('Admins') } as const

export function UsersPage() {
  useTitle(say('Users'))
  const { search } = useLocation()
  const filter = peopleAddress.read(search)
  const list = usePeople(filter)
  const selection = useSelection(search, list.data?.data ?? nobody)
  const [isInviting, setInviting] = useState(false)
  const meta = list.data?.meta
  return (
    <>
      <ListPage
        list={list}
        address={peopleAddress}
        head={
          <>
            <ListHead
              title={say('Users')}
              count={meta && !list.isPlaceholderData ? countWords(meta.total, meta.waiting) : ''}
              actions={
                <div className="flex flex-wrap gap-2.5">
                  <ButtonLink to="/users/audit" variant="quiet">
                    <ScrollText aria-hidden="true" className="size-[18px]" />
                    {say('Audit log')}
                  </ButtonLink>
                  <CsvButton read={() => readPeopleCsv(filter)} isEmpty={(meta?.total ?? 0) === 0} />
                  <Button onClick={() => setInviting(true)}>
                    <UserPlus aria-hidden="true" className="size-[18px]" />
                    {say('Invite user')}
                  </Button>
                </div>
              }
            />
            <UsersTabs current="people" />
          </>
        }
        searchLabel={say('Search users')}
        placeholder={say('Name, email or company')}
        filters={
          <>
            <FilterSegments
              label={say('Account type')}
              words={typeNames}
              value={filter.userType}
              counts={meta?.countsByType}
              to={(userType) => peopleAddress.narrow(search, { userType })}
            />
            <span className="flex flex-wrap gap-2.5 md:ml-auto">
              <PeopleChips filter={filter} />
            </span>
          </>
        }
        loading={<ListSkeleton hasPictures />}
        notFound={{}}
      >
        {(people) => <PeopleTable people={people} selection={selection} />}
      </ListPage>
      <BulkBar selection={selection} />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  )
}

function countWords(total: number, waiting: number): string {
  return waiting === 0
    ? say('{total, plural, one {# account} other {# accounts}}', { total })
    : say('{total, plural, one {# account} other {# accounts}}, {waiting} waiting for you', {
        total,
        waiting: countText(waiting),
      })
}
