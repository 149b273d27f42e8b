import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { sayRich } from '../../../lib/say-rich.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { Button } from '../../../ui/button.tsx'
import { Lock } from '../../../ui/icons/lock.ts'
import { Link } from '../../../ui/link.tsx'
import { LaunchListForm } from './launch-list-form.tsx'
import { RegisterCard, RegisterWelcome, welcomeLink } from './register-card.tsx'
import { RegisterFields } from './register-fields.tsx'
import { RegisterTerms } from './register-terms.tsx'
import type { Doors, RegisterFormState } from './use-register-form.ts'

type RegisterLockedProps = {
  form: RegisterFormState
  doors: Doors
  /** In place of the usual words. */
  welcome?: ReactNode
}

/** spec §2: registration is locked. The form shows what will be asked and cannot be reached or sent. */
export function RegisterLocked({ form, doors, welcome }: RegisterLockedProps) {
  const isByInvitation = doors.hotel === 'invitation' || doors.affiliate === 'invitation'
  return (
    <RegisterCard
      welcome={
        <>
          {welcome ?? (isByInvitation ? <InvitationWelcome doors={doors} /> : <ClosedWelcome />)}
          <p className="mt-4 text-sm text-[#dcebec]">
            {sayRich('Already invited? <link>Sign in</link>', {
              link: (text) => (
                <Link className={welcomeLink} to="/login">
                  {text}
                </Link>
              ),
            })}
          </p>
        </>
      }
    >
      <FormBody form={form} onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled inert className="mb-6 opacity-50">
          <RegisterFields form={form} />
        </fieldset>
        <Button type="submit" size="lg" block disabled>
          <Lock aria-hidden="true" className="size-[18px]" />
          {say('Registration Disabled')}
        </Button>
      </FormBody>
      <RegisterTerms />
      {welcome ? null : (
        <div className="mt-6 border-t border-border pt-5">
          <LaunchListForm doors={doors} />
        </div>
      )}
    </RegisterCard>
  )
}

function ClosedWelcome() {
  return (
    <>
      <span className="keytag keytag-lg">{say('COMING SOON')}</span>
      <RegisterWelcome title={say('We are still making up the rooms')}>
        {say(
          'Registration is temporarily disabled while Roomlark prepares for launch. The form shows what we will ask you for.',
        )}
      </RegisterWelcome>
    </>
  )
}

function InvitationWelcome({ doors }: { doors: Doors }) {
  const invited =
    doors.hotel === doors.affiliate ? 'both' : doors.hotel === 'invitation' ? 'hotel' : 'affiliate'
  return (
    <>
      <span className="keytag keytag-lg">{say('BY INVITATION')}</span>
      <RegisterWelcome title={say('We keep a key for our guests')}>
        {say(
          '{invited, select, hotel {Hotel accounts are by invitation for now; affiliate accounts are coming soon.} affiliate {Affiliate accounts are by invitation for now; hotel accounts are coming soon.} other {Accounts are by invitation for now.}} If you were invited, open the link in your invitation.',
          { invited },
        )}
      </RegisterWelcome>
    </>
  )
}
