import { say } from '@roomlark/contract/say'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { sayRich } from '../../../lib/say-rich.ts'
import { Link } from '../../../ui/link.tsx'
import { AuthForm } from './auth-form.tsx'
import { RegisterCard, RegisterWelcome, welcomeLink } from './register-card.tsx'
import { RegisterFields } from './register-fields.tsx'
import { RegisterTerms } from './register-terms.tsx'
import type { Doors, RegisterFormState } from './use-register-form.ts'

type RegisterFormProps = {
  form: RegisterFormState
  doors: Doors
  /** In place of the usual words, for somebody who was invited. */
  welcome?: ReactNode
}

export function RegisterForm({ form, doors, welcome }: RegisterFormProps) {
  const navigate = useNavigate()
  const { setValue } = form
  const chosen = form.watch('userType')
  useEffect(() => {
    if (doors[chosen] !== 'open') setValue('userType', chosen === 'hotel' ? 'affiliate' : 'hotel')
  }, [doors, chosen, setValue])

  return (
    <RegisterCard
      welcome={
        welcome ?? (
          <>
            <RegisterWelcome title={say('Your key is at the desk')}>
              {say(
                'Hotels list their property, affiliates promote hotels. Tell us who you are and we will email you a link to confirm your address.',
              )}
            </RegisterWelcome>
            <p className="mt-4 text-sm text-[#dcebec]">
              {sayRich('Already have an account? <link>Sign in</link>', {
                link: (text) => (
                  <Link className={welcomeLink} to="/login">
                    {text}
                  </Link>
                ),
              })}
            </p>
          </>
        )
      }
    >
      <AuthForm
        form={form}
        title={say('Registration failed')}
        submitLabel={say('Create account')}
        busyLabel={say('Creating your account...')}
        onDone={() => navigate('/login')}
      >
        <RegisterFields form={form} doors={doors} hasFixedEmail={welcome !== undefined} />
      </AuthForm>
      <RegisterTerms />
    </RegisterCard>
  )
}
