import { ForgotPassword } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../../lib/contract-form.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { AuthAside, AuthCard, AuthHead } from './auth-card.tsx'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'

const resolver = contractResolver(ForgotPassword, (values: { email: string }) => values)

type ForgotPasswordFormProps = { email: string; sendLink: (email: string) => Promise<void> }

export function ForgotPasswordForm({ email, sendLink }: ForgotPasswordFormProps) {
  useTitle(say('Forgot password'))
  const form = useForm({
    resolver,
    defaultValues: { email },
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState

  async function send(values: { email: string }) {
    try {
      await sendLink(values.email)
    } catch (error) {
      showRefusal(error, say('Failed to send reset email. Please try again.'), form)
    }
  }

  return (
    <AuthCard>
      <AuthHead title={say('Forgot your password?')}>
        {say('Enter your email address and we will send you a link to set a new password.')}
      </AuthHead>
      <form noValidate onSubmit={handleSubmit(send)}>
        <FormError message={errors.root?.message} />
        <EmailField className="mb-6" error={errors.email?.message} {...register('email')} />
        <Button type="submit" size="lg" block busy={isSubmitting && say('Sending reset link...')}>
          {say('Send reset link')}
        </Button>
      </form>
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
