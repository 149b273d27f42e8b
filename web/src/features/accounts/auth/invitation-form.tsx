import { AcceptInvitation, auth, type OpenInvitation } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../../lib/call.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useSession } from '../../../session/session-context.ts'
import { AuthCard, AuthHead } from './auth-card.tsx'
import { AuthForm, FixedEmail, onUsedLink, PasswordFields, TermsCheckbox } from './auth-form.tsx'
import { passwordsMatch } from './passwords-match.ts'

const Form = z
  .strictObject({
    firstName: AcceptInvitation.shape.firstName,
    lastName: AcceptInvitation.shape.lastName,
    password: AcceptInvitation.shape.password,
    confirmPassword: z.string(),
    acceptsTerms: AcceptInvitation.shape.acceptsTerms,
  })
  .check(passwordsMatch)

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
  const isUnnamed = invitation.firstName === ''
  const form = useContractForm({
    schema: Form,
    values: {
      password: '',
      confirmPassword: '',
      acceptsTerms: false,
      ...(isUnnamed && { firstName: '', lastName: '' }),
    },
    send: ({ confirmPassword: _, ...input }) => call(auth.acceptInvitation, { body: { token, ...input } }),
    done: say('Welcome to Roomlark.'),
    failed: say('The invitation could not be accepted.'),
    onRefused: onUsedLink(onRefused),
  })
  return (
    <AuthCard>
      <AuthHead
        title={
          isUnnamed
            ? say('Welcome to Roomlark')
            : say('Welcome, {firstName}', { firstName: invitation.firstName })
        }
      >
        {welcomeWords(invitation)}
      </AuthHead>
      <AuthForm
        form={form}
        submitLabel={say('Accept the invitation')}
        busyLabel={say('Accepting...')}
        onDone={(session) => {
          enter(session)
          navigate('/dashboard', { replace: true })
        }}
      >
        <FixedEmail email={invitation.email} />
        {isUnnamed ? (
          <div className="grid grid-cols-2 gap-4">
            <form.Text name="firstName" label={say('First name')} autoComplete="given-name" />
            <form.Text name="lastName" label={say('Last name')} autoComplete="family-name" />
          </div>
        ) : null}
        <PasswordFields label={say('Choose a password')} />
        <TermsCheckbox />
      </AuthForm>
    </AuthCard>
  )
}
