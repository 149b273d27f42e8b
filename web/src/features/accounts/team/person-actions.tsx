import type { Team, TeamInvitation, TeamMember } from '@roomlark/contract/accounts/team'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRemoveMember, useSendAgain, useWithdrawInvitation } from '../../../data/team.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../ui/icons/ellipsis.ts'
import { UserRoundX } from '../../../ui/icons/user-round-x.ts'
import { UsersRound } from '../../../ui/icons/users-round.ts'
import { X } from '../../../ui/icons/x.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { RolesDialog } from './roles-dialog.tsx'

type MemberActionsProps = { member: TeamMember; hotels: Team['hotels'] }

export function MemberActions({ member, hotels }: MemberActionsProps) {
  const [open, setOpen] = useState<'roles' | 'remove' | null>(null)
  const { id, version, name, places } = member
  return (
    <>
      <Menu
        label={say('More about {name}', { name })}
        trigger={
          <IconButton label={say('More about {name}', { name })}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setOpen('roles')}>
          <UsersRound aria-hidden="true" />
          {say('Change roles')}
        </MenuItem>
        <MenuItem className="text-error-text [&>svg]:text-error-text!" onSelect={() => setOpen('remove')}>
          <UserRoundX aria-hidden="true" />
          {say('Remove from the team')}
        </MenuItem>
      </Menu>
      {open === 'roles' ? (
        <RolesDialog
          hotels={hotels}
          name={name}
          holder={{ kind: 'member', id, version }}
          places={places}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'remove' ? <RemoveDialog member={member} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function RemoveDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const removal = useRemoveMember()
  const name = isolate(member.name)
  const form = useContractForm({
    send: () => removal.mutateAsync(member.id),
    done: say('{name} no longer works in your team.', { name }),
    failed: say('{name} was not removed. Please try again.', { name }),
  })
  return (
    <FormDialog
      form={form}
      title={say('Remove {name}?', { name })}
      description={say(
        'They lose access immediately, in every open window. Their actions stay in the history with their name. They keep their account.',
      )}
      submitLabel={say('Remove from the team')}
      busyLabel={say('Removing...')}
      isDanger
      onClose={onClose}
    />
  )
}

export function InvitationActions({ invitation }: { invitation: TeamInvitation }) {
  const { id, email } = invitation
  const again = useSendAgain()
  const withdrawal = useWithdrawInvitation()
  return (
    <span className="flex items-center justify-between gap-1">
      <Button
        variant="quiet"
        size="sm"
        busy={again.isPending && say('Sending...')}
        className="-ml-2"
        onClick={() =>
          again.mutate(id, {
            onSuccess: () => toast.success(say('A new link is on its way to {email}.', { email })),
            onError: (error) => showRefusal(error, say('The invitation was not sent. Please try again.')),
          })
        }
      >
        {sayRich('Send again<span> to {email}</span>', {
          span: (text) => <span className="sr-only">{text}</span>,
          email,
        })}
      </Button>
      <IconButton
        label={say('Withdraw the invitation to {email}', { email })}
        disabled={withdrawal.isPending}
        onClick={() =>
          withdrawal.mutate(id, {
            onSuccess: () => toast.success(say('The link sent to {email} works no more.', { email })),
            onError: (error) =>
              showRefusal(error, say('The invitation was not withdrawn. Please try again.')),
          })
        }
      >
        <X aria-hidden="true" className="size-[18px]" />
      </IconButton>
    </span>
  )
}
