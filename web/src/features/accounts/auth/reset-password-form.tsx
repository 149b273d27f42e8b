import { NewPassword } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '../../../lib/api-error.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useSession } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthCard, AuthHead } from './auth-card.tsx'
import { FormError } from './form-error.tsx'
import { noticeState } from './login-notice.ts'
import { passwordsMatch } from './passwords-match.ts'

const NewPasswordForm = z
  .strictObject({ password: NewPassword, confirmPassword: z.string() })
  .check(passwordsMatch)

const resolver = contractResolver(NewPasswordForm, (values: z.infer<typeof NewPasswordForm>) => values)

type ResetPasswordFormProps = {
  title: string
  /** Rejects with the reason if it failed. */
  send: (password: string) => Promise<unknown>
  onRefused: () => void
}

export function ResetPasswordForm({ title, send, onRefused }: ResetPasswordFormProps) {
  const { forget } = useSession()
  const navigate = useNavigate()
  const form = useForm({
    resolver,
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState

  async function save({ password }: { password: string }) {
    try {
      await send(password)
      // The server has ended every session of the account, this browser's too.
      forget()
      navigate('/login', { replace: true, state: noticeState('password-changed') })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_token') return onRefused()
      showRefusal(error, say('The password could not be changed.'), form)
    }
  }

  return (
    <AuthCard>
      <AuthHead title={title}>{say('You will sign in with it next.')}</AuthHead>
      <form noValidate onSubmit={handleSubmit(save)}>
        <FormError message={errors.root?.message} />
        <div className="mb-6 grid gap-[18px]">
          <PasswordField
            label={say('New password')}
            autoComplete="new-password"
            hint={say('At least 8 characters')}
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordField
            label={say('Confirm password')}
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
        </div>
        <Button type="submit" size="lg" block busy={isSubmitting && say('Saving...')}>
          {say('Save new password')}
        </Button>
      </form>
    </AuthCard>
  )
}
