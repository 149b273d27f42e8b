import { type Team, TeamInvitationInput } from '@roomlark/contract/accounts/team'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import { useController, useForm } from 'react-hook-form'
import { useInvitePerson } from '../../../data/team.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { RoleList } from './role-list.tsx'

type Values = { email: string; places: TeamPlace[] }
const resolver = contractResolver(TeamInvitationInput, (values: Values) => values)

export function InviteDialog({ hotels, onClose }: { hotels: Team['hotels']; onClose: () => void }) {
  const invite = useInvitePerson()
  const form = useForm<Values, unknown, TeamInvitationInput>({
    resolver,
    defaultValues: { email: '', places: [] },
  })
  const { field } = useController({ control: form.control, name: 'places' })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) =>
    invite.mutateAsync(input).then(
      () => {
        onClose()
        toast.success(`The invitation to ${input.email} is on its way.`)
      },
      (error: unknown) => showRefusal(error, 'The invitation was not sent. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Invite someone"
      description="They get a mail with a link that works for seven days."
      submitLabel="Send invitation"
      busyLabel="Sending..."
      isBusy={invite.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RoleList
        hotels={hotels}
        places={field.value}
        onChange={field.onChange}
        error={errors.places?.message ?? errors.places?.root?.message}
      />
    </FormDialog>
  )
}
