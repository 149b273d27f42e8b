import { PasswordChange } from '@roomlark/contract/accounts/users'
import { say } from '@roomlark/contract/say'
import { useSecurity } from '../../../data/security.ts'
import { useChangePassword } from '../../../data/users.ts'
import { longDate } from '../../../lib/format-date.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'

export function PasswordCard() {
  const { email } = useUser()
  const changedAt = useSecurity().data?.passwordChangedAt
  const changing = useChangePassword()
  const form = useContractForm({
    schema: PasswordChange,
    values: { currentPassword: '', newPassword: '' },
    send: (input) => changing.mutateAsync(input),
    done: say('Your password is changed. Other sessions were signed out.'),
    failed: say('Your password was not changed. Please try again.'),
  })
  return (
    <Card>
      <CardHead
        title={say('Password')}
        subtitle={changedAt ? say('Last changed {day}', { day: longDate(new Date(changedAt)) }) : ' '}
      />
      <FormBody
        form={form}
        onDone={() => form.reset()}
        className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2"
      >
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <form.Password
          name="currentPassword"
          label={say('Current password')}
          autoComplete="current-password"
        />
        <form.Password
          name="newPassword"
          label={say('New password')}
          autoComplete="new-password"
          hint={say('At least 8 characters')}
        />
        <form.Fault className="sm:col-span-2" />
        <div className="flex justify-end sm:col-span-2">
          <Button type="submit" variant="secondary" busy={form.formState.isSubmitting && say('Changing...')}>
            {say('Change password')}
          </Button>
        </div>
      </FormBody>
    </Card>
  )
}
