import { groupBillingWords, groupEventWords, roomingListRows } from '@roomlark/contract/bookings/group-words'
import type { Group } from '@roomlark/contract/bookings/groups'
import { csvText } from '@roomlark/contract/csv'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useGroup } from '../../../../data/groups.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { DetailPage } from '../../../../parts/detail/detail-page.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { May } from '../../../../session/may.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { CircleX } from '../../../../ui/icons/circle-x.ts'
import { Download } from '../../../../ui/icons/download.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { FileUp } from '../../../../ui/icons/file-up.ts'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Unlock } from '../../../../ui/icons/unlock.ts'
import { UserRoundPlus } from '../../../../ui/icons/user-round-plus.ts'
import { Link } from '../../../../ui/link.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { Timeline } from '../../../../ui/timeline.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { momentWords } from '../stay-words.ts'
import { CancelGroupDialog, ReleaseGroupDialog } from './ending-dialogs.tsx'
import { GroupBlocks } from './group-blocks.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { GroupRooms } from './group-rooms.tsx'
import { cutOffWords, GroupStateBadge } from './group-state.tsx'
import { PickUpDialog } from './pick-up-dialog.tsx'

export function GroupPage() {
  const { id = '' } = useParams()
  return (
    <DetailPage
      query={useGroup(id)}
      noun={say('Group')}
      name={(group) => group.name}
      above={[
        { label: say('Bookings'), to: '/bookings' },
        { label: say('Groups'), to: '/bookings/groups' },
      ]}
      notThere={{
        title: say('We do not know this group'),
        text: say('It belongs to somebody else, or the link is wrong.'),
        all: say('All groups'),
      }}
    >
      {(group) => <View group={group} />}
    </DetailPage>
  )
}

type Opened = 'change' | 'pick-up' | 'release' | 'cancel'

function View({ group }: { group: Group }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const isEnded = group.state === 'cancelled'
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-3">
        <div className="min-w-0 grow basis-52">
          <h1 className="wrap-anywhere max-md:text-[24px] max-md:leading-8">
            <UserText>{group.name}</UserText>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            <GroupStateBadge state={group.state} />
            <span className="min-w-0">
              {longRangeWords(group.arriveOn, group.departOn)}, <UserText>{group.hotelName}</UserText>
            </span>
          </p>
        </div>
        <May do="work-desk" at={group.hotelId}>
          {isEnded ? null : (
            <>
              <Button onClick={() => setOpened('pick-up')}>
                <UserRoundPlus aria-hidden="true" className="size-[18px]" />
                {say('Book a room')}
              </Button>
              <Button variant="secondary" onClick={() => setOpened('change')}>
                <Pencil aria-hidden="true" className="size-[18px]" />
                {say('Change')}
              </Button>
              <GroupMenu group={group} onOpen={setOpened} />
            </>
          )}
        </May>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Card>
            <CardHead
              title={say('Rooms of the group')}
              subtitle={say('{picked} of {agreed} nights are booked, {held} are held', {
                picked: countText(group.picked),
                agreed: countText(group.agreed),
                held: countText(group.held),
              })}
            />
            <GroupBlocks group={group} />
          </Card>
          <ListCard group={group} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FactsCard group={group} />
          <AccountCard group={group} />
          <Card>
            <CardHead title={say('History')} />
            <Timeline
              items={group.events.toReversed().map((event, index) => ({
                key: String(index),
                mark: 'done',
                title: groupEventWords(event, accountFormats),
                detail: `${momentWords(event.at, group.timeZone)}, ${event.by ?? 'Roomlark'}`,
              }))}
            />
          </Card>
        </div>
      </div>
      {opened === 'change' ? (
        <GroupDialog hotelId={group.hotelId} existing={group} onClose={close} onSaved={close} />
      ) : null}
      {opened === 'pick-up' ? <PickUpDialog group={group} onClose={close} /> : null}
      {opened === 'release' ? <ReleaseGroupDialog group={group} onClose={close} /> : null}
      {opened === 'cancel' ? <CancelGroupDialog group={group} onClose={close} /> : null}
    </>
  )
}

function GroupMenu({ group, onOpen }: { group: Group; onOpen: (what: Opened) => void }) {
  return (
    <Menu
      label={say('Actions for this group')}
      trigger={
        <IconButton label={say('Actions for this group')}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    >
      {group.state === 'open' ? (
        <MenuItem onSelect={() => onOpen('release')}>
          <Unlock aria-hidden="true" />
          {say('Release rooms now')}
        </MenuItem>
      ) : null}
      <MenuItem onSelect={() => onOpen('cancel')} className="text-error-text">
        <CircleX aria-hidden="true" />
        {say('Cancel group')}
      </MenuItem>
    </Menu>
  )
}

function ListCard({ group }: { group: Group }) {
  return (
    <Card>
      <CardHead title={say('Rooming list')} />
      <div className="mb-4 flex flex-wrap gap-2.5">
        {group.state === 'cancelled' ? null : (
          <May do="work-desk" at={group.hotelId}>
            <ButtonLink variant="secondary" size="sm" to={`/bookings/groups/${group.id}/rooming-list`}>
              <FileUp aria-hidden="true" className="size-4" />
              {say('Import CSV')}
            </ButtonLink>
          </May>
        )}
        {group.bookings > 0 ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              saveFile(
                `rooming-list-${group.arriveOn}.csv`,
                'text/csv;charset=utf-8',
                csvText(roomingListRows(group.rooms)),
              )
            }
          >
            <Download aria-hidden="true" className="size-4" />
            {say('Download CSV')}
          </Button>
        ) : null}
      </div>
      <GroupRooms group={group} />
    </Card>
  )
}

function FactsCard({ group }: { group: Group }) {
  const { contactName, contactEmail, contactPhone } = group
  return (
    <Card>
      <CardHead title={say('Agreement')} />
      <dl className="grid gap-x-5 gap-y-3.5 sm:grid-cols-2">
        <Fact term={group.state === 'open' ? say('Cut-off') : say('Cut-off was')} className="sm:col-span-2">
          {cutOffWords(group)}
        </Fact>
        <Fact term={say('Contact')} className="sm:col-span-2">
          {contactName || say('None')}
          {contactEmail ? (
            <a className="link block" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          ) : null}
          {contactPhone ? <span className="block">{contactPhone}</span> : null}
        </Fact>
        <Fact term={say('Rate plan')} className="sm:col-span-2">
          {group.ratePlanName ?? say('Removed; choose another one')}
        </Fact>
        {group.notes ? (
          <Fact term={say('Notes')} className="sm:col-span-2">
            <span className="whitespace-pre-line">
              <UserText>{group.notes}</UserText>
            </span>
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}

function AccountCard({ group }: { group: Group }) {
  const { account, payer, currency } = group
  return (
    <Card>
      <CardHead title={say('Account')} subtitle={groupBillingWords[group.billing]} />
      {account ? (
        <dl className="grid gap-x-5 gap-y-3.5 sm:grid-cols-2">
          <Fact term={say('Company')} className="sm:col-span-2">
            {group.companyId ? (
              <Link className="link" to={`/bookings/companies/${group.companyId}`}>
                {payer?.company}
              </Link>
            ) : (
              payer?.company || payer?.name
            )}
            {payer?.vatId ? <span className="block text-sm text-muted">{payer.vatId}</span> : null}
          </Fact>
          <Fact term={say('Charged')}>{moneyText(account.chargesCents, currency)}</Fact>
          <Fact term={say('Paid')}>{moneyText(account.paidCents, currency)}</Fact>
          <Fact term={say('Left to pay')} className="sm:col-span-2">
            {moneyText(account.balanceCents, currency)}
          </Fact>
        </dl>
      ) : null}
      <p className="mt-3 text-sm text-muted">
        {account
          ? say(
              'The second folio of each booking is the company’s. Record payments and issue invoices there.',
            )
          : say('Payments and invoices are on the folio of each booking.')}
      </p>
    </Card>
  )
}
