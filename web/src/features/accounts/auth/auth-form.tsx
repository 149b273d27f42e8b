import { say } from '@roomlark/contract/say'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { ApiError } from '../../../lib/api-error.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { type FormFields, findError, formFields } from '../../../parts/form/form-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { FormError } from './form-error.tsx'

type AuthFormProps<Values extends FieldValues, Input, Answer> = Omit<
  ComponentProps<typeof FormBody<Values, Input, Answer>>,
  'title'
> & {
  /** Heading of an error. */
  title?: string
  submitLabel: string
  busyLabel: string
}

/** Hands on a link that turns out to be used up, in place of a message. */
export function onUsedLink(then: () => void) {
  return (error: unknown) => {
    const isUsed = error instanceof ApiError && error.code === 'invalid_token'
    if (isUsed) then()
    return isUsed
  }
}

/** A form of an account screen: its error above, its one button below. */
export function AuthForm<Values extends FieldValues, Input, Answer>({
  title,
  submitLabel,
  busyLabel,
  children,
  ...body
}: AuthFormProps<Values, Input, Answer>) {
  return (
    <FormBody {...body}>
      <FormError {...(title && { title })} message={findError(body.form, 'root')} />
      <div className="mb-6 grid gap-[18px]">{children}</div>
      <Button type="submit" size="lg" block busy={body.form.formState.isSubmitting && busyLabel}>
        {submitLabel}
      </Button>
    </FormBody>
  )
}

const fields: FormFields<{ password: string; confirmPassword: string }> = formFields

export function PasswordFields({ label }: { label: string }) {
  return (
    <>
      <fields.Password
        name="password"
        label={label}
        autoComplete="new-password"
        hint={say('At least 8 characters')}
      />
      <fields.Password name="confirmPassword" label={say('Confirm password')} autoComplete="new-password" />
    </>
  )
}

/** Names the account that is opened, also to password managers, which keep the password with this address. */
export function FixedEmail({ email }: { email: string }) {
  return (
    <div className="pb-0.5">
      <p className="rounded-[12px] bg-sunken px-4 py-3 text-[14px]">
        {sayRich('You will sign in as <b>{email}</b>', {
          b: (text) => <b className="wrap-anywhere">{text}</b>,
          email,
        })}
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </div>
  )
}

/** Links open in a new tab so that nothing typed is lost. */
export function TermsCheckbox() {
  const id = useId()
  const form = useFormContext<{ acceptsTerms: boolean }>()
  const error = findError(form, 'acceptsTerms')
  const linkTo = (path: string) => (text: ReactNode) => (
    <Link className="link" to={path} target="_blank">
      {text}
    </Link>
  )
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 text-[14px] leading-[21px]">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-px size-5 shrink-0 accent-primary"
          {...form.register('acceptsTerms')}
        />
        <span>
          {sayRich(
            'I accept the <terms>Terms of Service</terms> and have read the <privacy>Privacy Policy</privacy>.',
            { terms: linkTo('/terms-of-service'), privacy: linkTo('/privacy-policy') },
          )}
        </span>
      </label>
      {error ? (
        <p id={id} className="mt-1.5 text-sm text-error-text">
          {error}
        </p>
      ) : null}
    </div>
  )
}
