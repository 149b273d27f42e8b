import type { PartnerInvitationOffer } from '@roomlark/contract/accounts/auth'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useEffect } from 'react'
import { percentText } from '../../../lib/format-number.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CloudOff } from '../../../ui/icons/cloud-off.ts'
import { Link2Off } from '../../../ui/icons/link-2-off.ts'
import { Link } from '../../../ui/link.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { AuthResult } from './auth-result.tsx'
import { RegisterWelcome, welcomeLink } from './register-card.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisterLocked } from './register-locked.tsx'
import type { OpenedInvitation } from './use-invitation.ts'
import type { Doors, RegisterFormState } from './use-register-form.ts'

type InvitedPageProps = {
  form: RegisterFormState
  doors: Doors
  invitation: OpenedInvitation<PartnerInvitationOffer> & { retry: () => void }
}

/** Registration for somebody whom a hotel has invited to be its partner. */
export function InvitedPage({ form, doors, invitation }: InvitedPageProps) {
  const { setValue } = form
  const email = invitation.state === 'found' ? invitation.offer.email : null
  useEffect(() => {
    if (email === null) return
    setValue('userType', 'affiliate')
    setValue('email', email)
  }, [email, setValue])
  if (invitation.state === 'refused') return <NoInvitation />
  if (invitation.state === 'unreachable') {
    return (
      <AuthResult
        icon={<CloudOff />}
        title={say('Your invitation did not open')}
        text={say('Check your connection, then try again.')}
      >
        <Button size="lg" block onClick={invitation.retry}>
          {say('Try again')}
        </Button>
      </AuthResult>
    )
  }
  if (invitation.state !== 'found') return <PageSpinner label={say('Opening your invitation')} />
  const isClosed = doors.affiliate === 'closed'
  const welcome = <InvitedWelcome offer={invitation.offer} isClosed={isClosed} />
  return isClosed ? (
    <RegisterLocked form={form} doors={doors} welcome={welcome} />
  ) : (
    <RegisterForm form={form} doors={{ hotel: 'closed', affiliate: 'open' }} welcome={welcome} />
  )
}

function InvitedWelcome({ offer, isClosed }: { offer: PartnerInvitationOffer; isClosed: boolean }) {
  const { hotelName, city, country, message, yoursPercent } = offer
  return (
    <>
      <RegisterWelcome title={say('{hotel} invites you', { hotel: hotelName })}>
        {sayRich(
          '{hotel} in {city}, {country}, would like you to recommend it. You get {percent} of what your guests pay for their rooms.',
          {
            hotel: <UserText>{hotelName}</UserText>,
            city: <UserText>{city}</UserText>,
            country: sayCountry(country),
            percent: percentText(yoursPercent),
          },
        )}
      </RegisterWelcome>
      {message ? (
        <p dir="auto" className="mt-3 text-sm whitespace-pre-line text-[#dcebec] wrap-anywhere">
          “{message}”
        </p>
      ) : null}
      <p className="mt-4 text-sm text-[#dcebec]">
        {isClosed
          ? say('Registration is closed at the moment. Use the same link once it opens.')
          : sayRich(
              'You can answer the invitation once your address is confirmed. Already have an account? <link>Sign in</link>',
              {
                link: (text) => (
                  <Link className={welcomeLink} to="/login">
                    {text}
                  </Link>
                ),
              },
            )}
      </p>
    </>
  )
}

function NoInvitation() {
  return (
    <AuthResult
      icon={<Link2Off />}
      title={say('This invitation no longer works')}
      text={say(
        'It was answered or withdrawn. If you have an account already, sign in to see your partnerships.',
      )}
    >
      <ButtonLink to="/login" size="lg" block>
        {say('Go to Sign In')}
      </ButtonLink>
    </AuthResult>
  )
}
