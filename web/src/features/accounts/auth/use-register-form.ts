import { Registration } from '@roomlark/contract/accounts/auth'
import type { Switches } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { pageLanguage } from '../../../lib/formats.ts'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useSession } from '../../../session/session-context.ts'
import { passwordsMatch } from './passwords-match.ts'

const RegistrationForm = z.extend(Registration, { confirmPassword: z.string() }).check(passwordsMatch)
type RegistrationForm = z.infer<typeof RegistrationForm>

const empty: RegistrationForm = {
  email: '',
  password: '',
  confirmPassword: '',
  userType: 'hotel',
  firstName: '',
  lastName: '',
  companyName: '',
}

/** `invitation` is the token of somebody who was invited. */
export function useRegisterForm(invitation: string | undefined) {
  const session = useSession()
  return useContractForm({
    schema: RegistrationForm,
    values: empty,
    send: (values: RegistrationForm) =>
      session.register({ ...toRegistration(values), ...(invitation && { invitation }) }),
    failed: say('Registration failed'),
  })
}
export type RegisterFormState = ReturnType<typeof useRegisterForm>

/** Launch switches for opening an account of each type. */
export type Doors = Record<Registration['userType'], Switches['hotelRegistration']>

/** Leaves out the repeated password, and the company unless it is a hotel; the account gets the page's language. */
function toRegistration({ confirmPassword: _, companyName, ...rest }: RegistrationForm): Registration {
  const registration = { ...rest, language: pageLanguage }
  return rest.userType === 'hotel' && companyName ? { ...registration, companyName } : registration
}
