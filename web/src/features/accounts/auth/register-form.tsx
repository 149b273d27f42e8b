import { say } from '@roomlark/contract/say'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { sayRich } from '../../../lib/say-rich.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useSession } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { FormError } from './form-error.tsx'
import { RegisterCard, RegisterWelcome, welcomeLink } from './register-card.tsx'
import { RegisterFields } from './register-fields.tsx'
import { RegisterTerms } from './register-terms.tsx'
import {
  type Doors,
  type RegisterFormState,
  type RegistrationForm,
  toRegistration,
} from './use-register-form.ts'

type RegisterFormProps = {
  form: RegisterFormState
  doors: Doors
  /** In place of the usual words, for somebody who was invited with this token. */
  welcome?: ReactNode
  invitation?: string
}

export function RegisterForm({ form, doors, welcome, invitation }: RegisterFormProps) {
  const session = useSession()
  const navigate = useNavigate()
  const { errors, isSubmitting } = form.formState

  const { setValue } = form
  const chosen = form.watch('userType')
  useEffect(() => {
    if (doors[chosen] !== 'open') setValue('userType', chosen === 'hotel' ? 'affiliate' : 'hotel')
  }, [doors, chosen, setValue])

  async function open(values: RegistrationForm) {
    try {
      await session.register({ ...toRegistration(values), ...(invitation && { invitation }) })
      navigate('/login')
    } catch (error) {
      showRefusal(error, say('Registration failed'), form)
    }
  }

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
      <form noValidate onSubmit={form.handleSubmit(open)}>
        <FormError title={say('Registration failed')} message={errors.root?.message} />
        <div className="mb-6">
          <RegisterFields form={form} doors={doors} hasFixedEmail={invitation !== undefined} />
        </div>
        <Button type="submit" size="lg" block busy={isSubmitting && say('Creating your account...')}>
          {say('Create account')}
        </Button>
      </form>
      <RegisterTerms />
    </RegisterCard>
  )
}
