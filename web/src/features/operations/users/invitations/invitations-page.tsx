import type { SentInvitation } from '@roomlark/contract/operations/invitations'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useInvitations, useRepeatExpired } from '../../../../data/invitations.ts'
import { useStep } from '../../../../data/people.ts'
import { longDateTime } from '../../../../lib/format-date.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable, hoverRow, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { RotateCw } from '../../../../ui/icons/rotate-cw.ts'
import { UserPlus } from '../../../../ui/icons/user-plus.ts'
import { Link } from '../../../../ui/link.tsx'
import { FilterSegments, ListHead, ListPage } from '../../../../ui/list-page.tsx'
import { toast } from '../../../../ui/toast.ts'
import { typeWords } from '../person-words.ts'
import { invitationAddress } from '../users-address.ts'
import { UsersTabs } from '../users-tabs.tsx'
import { InvitationListDialog } from './invitation-list-dialog.tsx'
import { stateTones, stateWords } from './invitation-words.ts'

/** Everybody who was invited, and how far they have come. */
export function InvitationsPage() {
  useTitle(say('Invitations'))
  const { search } = useLocation()
  const filter = invitationAddress.read(search)
  const list = useInvitations(filter)
  const [isInviting, setInviting] = useState(false)
  const meta = list.data?.meta
  const invite = (
    <Button onClick={() => setInviting(true)}>
      <UserPlus aria-hidden="true" className="size-[18px]" />
      {say('Invite several people')}
    </Button>
  )
  return (
    <>
      <ListPage
        list={list}
        address={invitationAddress}
        head={
          <>
            <ListHead
              title={say('Invitations')}
              count={
                meta && !list.isPlaceholderData
                  ? say('{total, plural, one {# invitation} other {# invitations}}', { total: meta.total })
                  : ''
              }
              actions={
                <div className="flex flex-wrap gap-2.5">
                  <RepeatButton expired={meta?.countsByState.expired ?? 0} />
                  {invite}
                </div>
              }
            />
            <UsersTabs current="invitations" />
          </>
        }
        searchLabel={say('Search invitations')}
        placeholder={say('Name, email or company')}
        filters={
          <FilterSegments
            label={say('Status')}
            words={stateWords}
            value={filter.state}
            counts={meta?.countsByState}
            to={(state) => invitationAddress.narrow(search, { state })}
          />
        }
        nothing={{
          title: say('Nobody was invited yet'),
          text: say('Invite hotels and affiliates by their addresses, one or many at a time.'),
        }}
        notFound={{}}
      >
        {(invitations) => (
          <DataTable
            caption={say('Invitations')}
            columns={columns}
            rows={invitations}
            keyOf={({ id }) => id}
            rowClassName={`${hoverRow} ${phoneGrid}`}
          />
        )}
      </ListPage>
      {isInviting ? <InvitationListDialog onClose={() => setInviting(false)} /> : null}
    </>
  )
}

function RepeatButton({ expired }: { expired: number }) {
  const repeat = useRepeatExpired()
  if (expired === 0) return null
  return (
    <Button
      variant="secondary"
      busy={repeat.isPending && say('Sending...')}
      onClick={() =>
        repeat.mutate(undefined, {
          onSuccess: ({ sent }) =>
            toast.success(
              say('{count, plural, one {# invitation is} other {# invitations are}} on the way.', {
                count: sent,
              }),
            ),
          onError: (error) => showRefusal(error, say('The invitations were not sent. Please try again.')),
        })
      }
    >
      <RotateCw aria-hidden="true" className="size-[18px]" />
      {say('Repeat all that expired')}
    </Button>
  )
}

const columns: Column<SentInvitation>[] = [
  {
    head: say('Person'),
    cell: ({ id, email, name, userType }) => (
      <>
        <Link
          to={`/users/${id}`}
          className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
        >
          {name || email}
        </Link>
        <span className="block text-sm wrap-anywhere text-muted">
          {name ? `${email} · ` : ''}
          {typeWords[userType]}
        </span>
      </>
    ),
  },
  {
    head: say('Status'),
    className: 'max-md:col-start-1',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>,
  },
  {
    head: say('Invited##when'),
    className: 'text-sm max-md:col-start-1',
    cell: ({ invitedAt, invitedBy }) => (
      <>
        {longDateTime(new Date(invitedAt))}
        {invitedBy ? (
          <span className="block text-muted">{say('by {person}', { person: invitedBy })}</span>
        ) : null}
      </>
    ),
  },
  {
    head: say('Latest##of an invitation'),
    className: `text-sm ${wideOnly}`,
    cell: ({ openedAt, registeredAt }) => {
      const at = registeredAt ?? openedAt
      return at === null ? <span className="text-muted">–</span> : longDateTime(new Date(at))
    },
  },
  {
    head: say('Actions'),
    isMenu: true,
    className: 'w-auto! max-md:col-start-2 max-md:row-start-1 max-md:self-start',
    cell: (invitation) => <AgainButton invitation={invitation} />,
  },
]

function AgainButton({ invitation: { id, email, state } }: { invitation: SentInvitation }) {
  const step = useStep(id)
  if (state === 'registered' || state === 'waiting') return null
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={step.isPending && say('Sending...')}
      onClick={() =>
        step.mutate(
          { name: 'inviteAgain' },
          {
            onSuccess: () => toast.success(say('The invitation to {email} is on its way.', { email })),
            onError: (error) => showRefusal(error, say('The invitation was not sent. Please try again.')),
          },
        )
      }
    >
      {say('Send again')}
    </Button>
  )
}
