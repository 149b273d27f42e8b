import { userTypes } from '@roomlark/contract/endpoint'
import { Invitation } from '@roomlark/contract/operations/people'
import { useForm } from 'react-hook-form'
import { useInvite } from '../../../data/people.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { typeWords } from './person-words.ts'

type Values = {
  email: string
  userType: Invitation['userType']
  firstName: string
  lastName: string
  companyName: string
}
const resolver = contractResolver(Invitation, (values: Values) => values)
const empty: Values = { email: '', userType: 'hotel', firstName: '', lastName: '', companyName: '' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const form = useForm<Values, unknown, Invitation>({ resolver, defaultValues: empty })
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
      title="Invite user"
      description="They will get a link to choose a password. It works for seven days, even while registration is closed."
      submitLabel="Send invitation"
      busyLabel="Sending..."
      isBusy={invite.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="First name"
          autoComplete="off"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="off"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <SelectField label="Account type" error={errors.userType?.message} {...form.register('userType')}>
          {userTypes.map((type) => (
            <option key={type} value={type}>
              {typeWords[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={
            <>
              Company <span className="font-normal text-muted">(optional)</span>
            </>
          }
          autoComplete="off"
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
      </div>
    </FormDialog>
  )
}
