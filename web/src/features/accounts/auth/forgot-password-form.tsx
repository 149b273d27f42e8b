import { ForgotPassword } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { sayRich } from '../../../lib/say-rich.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { findError } from '../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Link } from '../../../ui/link.tsx'
import { AuthAside, AuthCard, AuthHead } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'

type ForgotPasswordFormProps = { email: string; sendLink: (email: string) => Promise<void> }

export function ForgotPasswordForm({ email, sendLink }: ForgotPasswordFormProps) {
  useTitle(say('Forgot password'))
  const form = useContractForm({
    schema: ForgotPassword,
    values: { email },
    send: (input) => sendLink(input.email),
    failed: say('Failed to send reset email. Please try again.'),
  })
  return (
    <AuthCard>
      <AuthHead title={say('Forgot your password?')}>
        {say('Enter your email address and we will send you a link to set a new password.')}
      </AuthHead>
      <AuthForm form={form} submitLabel={say('Send reset link')} busyLabel={say('Sending reset link...')}>
        <EmailField error={findError(form, 'email')} {...form.register('email')} />
      </AuthForm>
      <AuthAside>
        {sayRich('Remembered it? <link>Back to Sign In</link>', {
          link: (text) => (
            <Link className="link" to="/login">
              {text}
            </Link>
          ),
        })}
      </AuthAside>
    </AuthCard>
  )
}
