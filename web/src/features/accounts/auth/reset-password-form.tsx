import { NewPassword } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useSession } from '../../../session/session-context.ts'
import { AuthCard, AuthHead } from './auth-card.tsx'
import { AuthForm, onUsedLink, PasswordFields } from './auth-form.tsx'
import { noticeState } from './login-notice.ts'
import { passwordsMatch } from './passwords-match.ts'

const NewPasswordForm = z
  .strictObject({ password: NewPassword, confirmPassword: z.string() })
  .check(passwordsMatch)

type ResetPasswordFormProps = {
  title: string
  /** Rejects with the reason if it failed. */
  send: (password: string) => Promise<unknown>
  onRefused: () => void
}

export function ResetPasswordForm({ title, send, onRefused }: ResetPasswordFormProps) {
  const { forget } = useSession()
  const navigate = useNavigate()
  const form = useContractForm({
    schema: NewPasswordForm,
    values: { password: '', confirmPassword: '' },
    send: ({ password }) => send(password),
    failed: say('The password could not be changed.'),
    onRefused: onUsedLink(onRefused),
  })

  /** The server has ended every session of the account, this browser's too. */
  function leave() {
    forget()
    navigate('/login', { replace: true, state: noticeState('password-changed') })
  }
  return (
    <AuthCard>
      <AuthHead title={title}>{say('You will sign in with it next.')}</AuthHead>
      <AuthForm
        form={form}
        submitLabel={say('Save new password')}
        busyLabel={say('Saving...')}
        onDone={leave}
      >
        <PasswordFields label={say('New password')} />
      </AuthForm>
    </AuthCard>
  )
}
