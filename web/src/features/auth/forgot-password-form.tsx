import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ForgotPassword } from '@roomlark/contract/auth'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../lib/api-error.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthAside, AuthCard, AuthHead } from './auth-card.tsx'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'

type ForgotPasswordFormProps = { email: string; sendLink: (email: string) => Promise<void> }

export function ForgotPasswordForm({ email, sendLink }: ForgotPasswordFormProps) {
  useTitle('Forgot password')
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(ForgotPassword),
    defaultValues: { email },
  })
  const { errors, isSubmitting } = formState

  async function send(values: { email: string }) {
    try {
      await sendLink(values.email)
    } catch (error) {
      setError('root', { message: messageOf(error, 'Failed to send reset email. Please try again.') })
    }
  }

  return (
    <AuthCard>
      <AuthHead title="Forgot your password?">
        Tell us your email and we will send you a link to set a new one.
      </AuthHead>
      <form noValidate onSubmit={handleSubmit(send)}>
        <FormError message={errors.root?.message} />
        <EmailField className="mb-6" error={errors.email?.message} {...register('email')} />
        <Button type="submit" size="lg" block busy={isSubmitting && 'Sending reset link...'}>
          Send reset link
        </Button>
      </form>
      <AuthAside>
        Remembered it?{' '}
        <Link className="link" to="/login">
          Back to Sign In
        </Link>
      </AuthAside>
    </AuthCard>
  )
}
