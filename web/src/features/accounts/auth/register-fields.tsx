import { say } from '@roomlark/contract/say'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
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
  const { register, watch, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-[15px]">
      <AccountTypeField error={errors.userType?.message} doors={doors} {...register('userType')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={say('First name')}
          autoComplete="given-name"
          placeholder={say('Amara')}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={say('Last name')}
          autoComplete="family-name"
          placeholder={say('Okafor')}
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      {watch('userType') === 'hotel' ? (
        <TextField
          label={say('Company name (optional)')}
          autoComplete="organization"
          placeholder={say('Villa Marenne')}
          error={errors.companyName?.message}
          {...register('companyName')}
        />
      ) : null}
      <EmailField
        placeholder="you@hotel.example"
        readOnly={hasFixedEmail}
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-x-4 gap-y-[15px] md:grid-cols-2">
        <PasswordField
          label={say('Password')}
          autoComplete="new-password"
          placeholder={say('At least 8 characters')}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label={say('Confirm password')}
          autoComplete="new-password"
          placeholder={say('Repeat it')}
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </div>
    </div>
  )
}
