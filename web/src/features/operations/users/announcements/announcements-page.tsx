import { guestLanguages } from '@roomlark/contract/guest-languages'
import { type Bulletin, listBulletinLanguages } from '@roomlark/contract/platform/bulletins'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useBulletins } from '../../../../data/bulletins.ts'
import { longDateTime } from '../../../../lib/format-date.ts'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { pageAddress } from '../../../../parts/list/list-address.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { ListHead } from '../../../../ui/list-page.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { UsersTabs } from '../users-tabs.tsx'
import { BulletinDialog } from './bulletin-dialog.tsx'
import { BulletinMenu } from './bulletin-menu.tsx'
import { audienceWords, stateTones, stateWords } from './bulletin-words.ts'

/** What administrators tell hotels and affiliates, and how many have read it. */
export function AnnouncementsPage() {
  useTitle(say('Announcements'))
  const list = useBulletins(pageAddress.read(useLocation().search).page)
  const [isWriting, setWriting] = useState(false)
  const total = list.data?.meta.total
  const write = (
    <Button onClick={() => setWriting(true)}>
      <Plus aria-hidden="true" className="size-[18px]" />
      {say('New announcement')}
    </Button>
  )
  return (
    <>
      <ListHead
        title={say('Announcements')}
        count={
          total === undefined
            ? ''
            : say('{total, plural, one {# announcement} other {# announcements}}', { total })
        }
        actions={write}
      />
      <UsersTabs current="announcements" />
      <ListResults
        list={list}
        address={pageAddress}
        nothing={{
          title: say('No announcements yet'),
          text: say('Tell hotels or affiliates what is new. It appears in their notifications.'),
        }}
      >
        {(bulletins) => (
          <DataTable
            caption={say('Announcements')}
            columns={columns}
            rows={bulletins}
            keyOf={({ id }) => id}
            rowClassName={phoneGrid}
          />
        )}
      </ListResults>
      {isWriting ? <BulletinDialog bulletin={null} onClose={() => setWriting(false)} /> : null}
    </>
  )
}

const columns: Column<Bulletin>[] = [
  {
    head: say('Announcement'),
    cell: ({ texts, audience }) => (
      <>
        <span className="font-strong wrap-anywhere">
          <UserText>{texts.en.title}</UserText>
        </span>
        <span className="block text-sm text-muted">
          {audienceWords[audience]} ·{' '}
          {listBulletinLanguages(texts)
            .map((language) => guestLanguages[language])
            .join(', ')}
        </span>
      </>
    ),
  },
  {
    head: say('Status'),
    className: 'max-md:col-start-1 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2',
    cell: ({ state, publishAt, updatedAt }) => (
      <>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        <span className="mt-0.5 block text-sm text-muted">
          {longDateTime(new Date(state === 'withdrawn' ? updatedAt : (publishAt ?? updatedAt)))}
        </span>
      </>
    ),
  },
  {
    head: say('Read##announcements'),
    className: 'max-md:col-start-1 text-sm',
    cell: ({ reach }) => <Reach reach={reach} />,
  },
  {
    head: say('Actions'),
    isMenu: true,
    className: 'max-md:col-start-2 max-md:row-start-1 max-md:self-start',
    cell: (bulletin) => <BulletinMenu bulletin={bulletin} />,
  },
]

function Reach({ reach }: Pick<Bulletin, 'reach'>) {
  if (!reach || reach.length === 0) return <span className={`text-muted ${wideOnly}`}>–</span>
  return reach.map(({ userType, told, read }) => (
    <span key={userType} className="block whitespace-nowrap">
      {audienceWords[userType]}:{' '}
      {say('{read} of {told}, {percent}', {
        read: countText(read),
        told: countText(told),
        percent: percentText(Math.round((read / told) * 100)),
      })}
    </span>
  ))
}
