import type { Session } from '@roomlark/contract/accounts/auth'
import { roleNames } from '@roomlark/contract/accounts/role-words'
import { NewTeamAccount, type TeamOffer, team } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useSession } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { AuthCard, AuthHead } from './auth-card.tsx'
import { FormError } from './form-error.tsx'
import { noticeState } from './login-notice.ts'
import { passwordsMatch } from './passwords-match.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'

const Form = z.extend(NewTeamAccount, { confirmPassword: z.string() }).check(passwordsMatch)

type Values = {
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
  acceptsTerms: boolean
}
type Accepted = z.infer<typeof Form>
const resolver = contractResolver(Form, (values: Values) => values)

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
        <JoinButton {...{ token, offer, onRefused }} />
      ) : (
        <NewAccount {...{ token, offer, onRefused }} />
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
      if (error instanceof ApiError && error.code === 'invalid_token') return onRefused()
      setFault(getErrorMessage(error, say('The invitation could not be accepted.')))
    }
    return setBusy(false)
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
  const onJoined = useJoined()
  const form = useForm<Values, unknown, Accepted>({
    resolver,
    defaultValues: { firstName: '', lastName: '', password: '', confirmPassword: '', acceptsTerms: false },
  })
  const { errors, isSubmitting } = form.formState
  async function join({ confirmPassword: _, ...account }: Accepted) {
    try {
      onJoined(await call(team.accept, { body: { token, account } }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_token') return onRefused()
      showRefusal(error, say('The invitation could not be accepted.'), form)
    }
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(join)}>
      <FormError message={errors.root?.message} />
      <p className="mb-5 rounded-[12px] bg-sunken px-4 py-3 text-[14px]">
        {sayRich('You will sign in as <b>{email}</b>', {
          b: (text) => <b className="wrap-anywhere">{text}</b>,
          email: offer.email,
        })}
      </p>
      {/* Password managers keep the password with this address. */}
      <input type="email" autoComplete="username" value={offer.email} readOnly hidden />
      <div className="mb-6 grid gap-[18px]">
        <TextField
          label={say('First name')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={say('Last name')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
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
      <Button type="submit" size="lg" block busy={isSubmitting && say('Joining...')}>
        {say('Join the team')}
      </Button>
    </form>
  )
}
