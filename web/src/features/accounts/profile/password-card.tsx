import { PasswordChange } from '@roomlark/contract/accounts/users'
import { useForm } from 'react-hook-form'
import { useSecurity } from '../../../data/security.ts'
import { useChangePassword } from '../../../data/users.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { longDate } from '../../../lib/format-date.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Note } from '../../../ui/note.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'

type Values = { currentPassword: string; newPassword: string }
const resolver = contractResolver(PasswordChange, (values: Values) => values)
const empty = { currentPassword: '', newPassword: '' }

export function PasswordCard() {
  const { email } = useUser()
  const changedAt = useSecurity().data?.passwordChangedAt
  const changing = useChangePassword()
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: empty })
  const { errors } = form.formState
  const save = form.handleSubmit((input) =>
    changing.mutateAsync(input).then(
      () => {
        form.reset(empty)
        toast.success('Your password is changed. Other sessions were signed out.')
      },
      (error: unknown) => showRefusal(error, 'Your password was not changed. Please try again.', form),
    ),
  )
  return (
    <Card>
      <CardHead
        title="Password"
        subtitle={changedAt ? `Last changed ${longDate(new Date(changedAt))}` : ' '}
      />
      <form noValidate onSubmit={save} className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        {errors.root ? (
          <Note tone="error" icon={<CircleAlert />} role="alert" className="sm:col-span-2">
            {errors.root.message}
          </Note>
        ) : null}
        <div className="flex justify-end sm:col-span-2">
          <Button type="submit" variant="secondary" busy={changing.isPending && 'Changing...'}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  )
}
