import { AcceptInvitation, auth, type OpenInvitation } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useSession } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { AuthCard, AuthHead } from './auth-card.tsx'
import { FormError } from './form-error.tsx'
import { passwordsMatch } from './passwords-match.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'

const Form = z
  .strictObject({
    password: AcceptInvitation.shape.password,
    confirmPassword: z.string(),
    acceptsTerms: AcceptInvitation.shape.acceptsTerms,
  })
  .check(passwordsMatch)

type Values = { password: string; confirmPassword: string; acceptsTerms: boolean }
type Accepted = z.infer<typeof Form>

const resolver = contractResolver(Form, (values: Values) => values)

function welcomeWords({ userType, invitedBy }: OpenInvitation): ReactNode {
  const inviter = <b>{invitedBy ?? say('An administrator')}</b>
  if (userType === 'hotel')
    return sayRich(
      '{inviter} invited you to Roomlark as a hotel, to list your property and run its bookings.',
      { inviter },
    )
  if (userType === 'affiliate')
    return sayRich(
      '{inviter} invited you to Roomlark as an affiliate, to promote hotels and earn a commission on every stay.',
      { inviter },
    )
  return sayRich('{inviter} invited you to Roomlark as an administrator, to look after the platform.', {
    inviter,
  })
}

type InvitationFormProps = { token: string; invitation: OpenInvitation; onRefused: () => void }

export function InvitationForm({ token, invitation, onRefused }: InvitationFormProps) {
  const { enter } = useSession()
  const navigate = useNavigate()
  const form = useForm<Values, unknown, Accepted>({
    resolver,
    defaultValues: { password: '', confirmPassword: '', acceptsTerms: false },
  })
  const { errors, isSubmitting } = form.formState

  async function accept({ password, acceptsTerms }: Accepted) {
    try {
      enter(await call(auth.acceptInvitation, { body: { token, password, acceptsTerms } }))
      toast.success(say('Welcome to Roomlark.'))
      navigate('/dashboard', { replace: true })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_token') return onRefused()
      showRefusal(error, say('The invitation could not be accepted.'), form)
    }
  }

  return (
    <AuthCard>
      <AuthHead title={say('Welcome, {firstName}', { firstName: invitation.firstName })}>
        {welcomeWords(invitation)}
      </AuthHead>
      <form noValidate onSubmit={form.handleSubmit(accept)}>
        <FormError message={errors.root?.message} />
        <p className="mb-5 rounded-[12px] bg-sunken px-4 py-3 text-[14px]">
          {sayRich('You will sign in as <b>{email}</b>', {
            b: (text) => <b className="wrap-anywhere">{text}</b>,
            email: invitation.email,
          })}
        </p>
        {/* Password managers keep the password with this address. */}
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
        <div className="mb-6 grid gap-[18px]">
          <PasswordField
            label={say('Choose a password')}
            autoComplete="new-password"
            hint={say('At least 8 characters')}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <PasswordField
            label={say('Confirm password')}
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword')}
          />
          <TermsCheckbox error={errors.acceptsTerms?.message} {...form.register('acceptsTerms')} />
        </div>
        <Button type="submit" size="lg" block busy={isSubmitting && say('Accepting...')}>
          {say('Accept the invitation')}
        </Button>
      </form>
    </AuthCard>
  )
}
