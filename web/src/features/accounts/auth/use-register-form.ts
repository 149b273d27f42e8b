import { Registration } from '@roomlark/contract/accounts/auth'
import type { Switches } from '@roomlark/contract/platform/platform'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { contractResolver } from '../../../lib/contract-form.ts'
import { pageLanguage } from '../../../lib/formats.ts'
import { passwordsMatch } from './passwords-match.ts'

const RegistrationForm = z.extend(Registration, { confirmPassword: z.string() }).check(passwordsMatch)
export type RegistrationForm = z.infer<typeof RegistrationForm>

const empty: RegistrationForm = {
  email: '',
  password: '',
  confirmPassword: '',
  userType: 'hotel',
  firstName: '',
  lastName: '',
  companyName: '',
}

const resolver = contractResolver(RegistrationForm, (values: RegistrationForm) => values)

export function useRegisterForm() {
  return useForm({ resolver, defaultValues: empty })
}
export type RegisterFormState = ReturnType<typeof useRegisterForm>

/** Launch switches for opening an account of each type. */
export type Doors = Record<Registration['userType'], Switches['hotelRegistration']>

/** Leaves out the repeated password, and the company unless it is a hotel; the account gets the page's language. */
export function toRegistration({ confirmPassword: _, companyName, ...rest }: RegistrationForm): Registration {
  const registration = { ...rest, language: pageLanguage }
  return rest.userType === 'hotel' && companyName ? { ...registration, companyName } : registration
}
