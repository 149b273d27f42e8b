import { type Team, TeamInvitationInput } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import { useController } from 'react-hook-form'
import { useInvitePerson } from '../../../data/team.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { findError } from '../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { RoleList } from './role-list.tsx'

export function InviteDialog({ hotels, onClose }: { hotels: Team['hotels']; onClose: () => void }) {
  const invite = useInvitePerson()
  const form = useContractForm({
    schema: TeamInvitationInput,
    values: { email: '', places: [] as TeamPlace[] },
    send: (input) => invite.mutateAsync(input),
    done: ({ email }) => say('The invitation to {email} is on its way.', { email }),
    failed: say('The invitation was not sent. Please try again.'),
  })
  const { field } = useController({ control: form.control, name: 'places' })
  return (
    <FormDialog
      form={form}
      title={say('Invite someone')}
      description={say('They get a mail with a link that works for seven days.')}
      submitLabel={say('Send invitation')}
      busyLabel={say('Sending...')}
      onClose={onClose}
    >
      <form.Text name="email" label={say('Email')} type="email" autoCapitalize="none" spellCheck={false} />
      <RoleList
        hotels={hotels}
        places={field.value}
        onChange={field.onChange}
        error={findError(form, 'places')}
      />
    </FormDialog>
  )
}
