import type { Session } from '@roomlark/contract/accounts/auth'
import { roleNames } from '@roomlark/contract/accounts/role-words'
import { NewTeamAccount, type TeamOffer, team } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useSession } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { AuthCard, AuthHead } from './auth-card.tsx'
import { AuthForm, FixedEmail, onUsedLink, PasswordFields, TermsCheckbox } from './auth-form.tsx'
import { FormError } from './form-error.tsx'
import { noticeState } from './login-notice.ts'
import { passwordsMatch } from './passwords-match.ts'

const Form = z.extend(NewTeamAccount, { confirmPassword: z.string() }).check(passwordsMatch)

type TeamInvitationFormProps = { token: string; offer: TeamOffer; onRefused: () => void }

export function TeamInvitationForm({ token, offer, onRefused }: TeamInvitationFormProps) {
  return (
    <AuthCard>
      <AuthHead title={say('Work with {owner}', { owner: offer.ownerName })}>
        {sayRich('{owner} invites you to their team.', {
          owner: (
            <b>
              <UserText>{offer.ownerName}</UserText>
            </b>
          ),
        })}
      </AuthHead>
      <ul className="mb-5 divide-y divide-border rounded-[12px] border border-border">
        {offer.places.map(({ hotelName, role }) => (
          <li key={hotelName} className="flex justify-between gap-4 px-4 py-2.5 text-[14px]">
            <span className="min-w-0 wrap-anywhere">{hotelName ?? say('All hotels')}</span>
            <b className="font-[580] whitespace-nowrap">{roleNames[role]}</b>
          </li>
        ))}
      </ul>
      {offer.hasAccount ? (
        <JoinButton token={token} offer={offer} onRefused={onRefused} />
      ) : (
        <NewAccount token={token} offer={offer} onRefused={onRefused} />
      )}
    </AuthCard>
  )
}

/** A new account is signed in. Who has one signs in afterwards, since somebody else may be signed in on this browser. */
function useJoined() {
  const { enter, forget } = useSession()
  const navigate = useNavigate()
  return (session: Session | null) => {
    if (session) {
      enter(session)
      toast.success(say('Welcome to the team.'))
      navigate('/dashboard', { replace: true })
      return
    }
    forget()
    navigate('/login', { replace: true, state: noticeState('team-joined') })
  }
}

function JoinButton({ token, offer, onRefused }: TeamInvitationFormProps) {
  const onJoined = useJoined()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function join() {
    setBusy(true)
    try {
      onJoined(await call(team.accept, { body: { token } }))
    } catch (error) {
      if (onUsedLink(onRefused)(error)) return
      setFault(getErrorMessage(error, say('The invitation could not be accepted.')))
    }
    setBusy(false)
  }
  return (
    <>
      <FormError message={fault} />
      <p className="mb-5 text-[14px] text-muted">
        {sayRich('You join with the account that <b>{email}</b> has already.', {
          b: (text) => <b className="wrap-anywhere text-text">{text}</b>,
          email: offer.email,
        })}
      </p>
      <Button size="lg" block busy={isBusy && say('Joining...')} onClick={() => void join()}>
        {say('Join the team')}
      </Button>
    </>
  )
}

function NewAccount({ token, offer, onRefused }: TeamInvitationFormProps) {
  const form = useContractForm({
    schema: Form,
    values: { firstName: '', lastName: '', password: '', confirmPassword: '', acceptsTerms: false },
    send: ({ confirmPassword: _, ...account }) => call(team.accept, { body: { token, account } }),
    failed: say('The invitation could not be accepted.'),
    onRefused: onUsedLink(onRefused),
  })
  return (
    <AuthForm
      form={form}
      submitLabel={say('Join the team')}
      busyLabel={say('Joining...')}
      onDone={useJoined()}
    >
      <FixedEmail email={offer.email} />
      <form.Text name="firstName" label={say('First name')} autoComplete="given-name" />
      <form.Text name="lastName" label={say('Last name')} autoComplete="family-name" />
      <PasswordFields label={say('Choose a password')} />
      <TermsCheckbox />
    </AuthForm>
  )
}
