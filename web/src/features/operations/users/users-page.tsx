import type { Person } from '@roomlark/contract/operations/people'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { readPeopleCsv, usePeople } from '../../../data/people.ts'
import { counted, countText } from '../../../lib/format-number.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { CsvButton } from '../../../parts/csv/csv-button.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ScrollText } from '../../../ui/icons/scroll-text.ts'
import { UserPlus } from '../../../ui/icons/user-plus.ts'
import { BulkBar } from './bulk-bar.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleChips, TypeSegments } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { useSelection } from './use-selection.ts'
import { readPeople } from './users-address.ts'
import { UsersTabs } from './users-tabs.tsx'

const nobody: Person[] = []

export function UsersPage() {
  useTitle('Users')
  const { search } = useLocation()
  const filter = readPeople(search)
  const list = usePeople(filter)
  const selection = useSelection(search, list.data?.data ?? nobody)
  const [isInviting, setInviting] = useState(false)
  const meta = list.data?.meta
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
        <div className="min-w-0">
          <h1 className="max-md:text-[26px] max-md:leading-8">Users</h1>
          <p role="status" className="mt-1 min-h-[22px] text-muted">
            {meta && !list.isPlaceholderData ? countWords(meta.total, meta.waiting) : ''}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/users/audit" variant="quiet">
            <ScrollText aria-hidden="true" className="size-[18px]" />
            Audit log
          </ButtonLink>
          <CsvButton read={() => readPeopleCsv(filter)} isEmpty={(meta?.total ?? 0) === 0} />
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden="true" className="size-[18px]" />
            Invite user
          </Button>
        </div>
      </div>
      <UsersTabs current="people" />
      <div className="mb-[18px] flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search users"
          placeholder="Name, email or company"
          isBusy={list.isPlaceholderData && list.isFetching}
        />
        <TypeSegments filter={filter} meta={meta} />
        <span className="flex flex-wrap gap-2.5 md:ml-auto">
          <PeopleChips filter={filter} />
        </span>
      </div>
      <Results list={list} page={filter.page}>
        {(people) => <PeopleTable people={people} selection={selection} />}
      </Results>
      <BulkBar selection={selection} />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  )
}

function countWords(total: number, waiting: number): string {
  const accounts = counted(total, 'account')
  return waiting === 0 ? accounts : `${accounts}, ${countText(waiting)} waiting for you`
}
