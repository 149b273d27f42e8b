import { say } from '@roomlark/contract/say'
import { findError } from '../../../parts/form/form-fields.tsx'
import { AccountTypeField } from './account-type-field.tsx'
import { EmailField } from './email-field.tsx'
import type { Doors, RegisterFormState } from './use-register-form.ts'

type RegisterFieldsProps = {
  form: RegisterFormState
  doors?: Doors
  /** An invitation counts for the address it was sent to. */
  hasFixedEmail?: boolean
}

export function RegisterFields({ form, doors, hasFixedEmail = false }: RegisterFieldsProps) {
  return (
    <div className="grid gap-[15px]">
      <AccountTypeField error={findError(form, 'userType')} doors={doors} {...form.register('userType')} />
      <div className="grid grid-cols-2 gap-4">
        <form.Text
          name="firstName"
          label={say('First name')}
          autoComplete="given-name"
          placeholder={say('Amara')}
        />
        <form.Text
          name="lastName"
          label={say('Last name')}
          autoComplete="family-name"
          placeholder={say('Okafor')}
        />
      </div>
      {form.watch('userType') === 'hotel' ? (
        <form.Text
          name="companyName"
          label={say('Company name (optional)')}
          autoComplete="organization"
          placeholder={say('Villa Marenne')}
        />
      ) : null}
      <EmailField
        placeholder="you@hotel.example"
        readOnly={hasFixedEmail}
        error={findError(form, 'email')}
        {...form.register('email')}
      />
      <div className="grid gap-x-4 gap-y-[15px] md:grid-cols-2">
        <form.Password
          name="password"
          label={say('Password')}
          autoComplete="new-password"
          placeholder={say('At least 8 characters')}
        />
        <form.Password
          name="confirmPassword"
          label={say('Confirm password')}
          autoComplete="new-password"
          placeholder={say('Repeat it')}
        />
      </div>
    </div>
  )
}
