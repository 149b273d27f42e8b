import type { Credentials } from '@roomlark/contract/auth'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../lib/api-error.ts'
import { useSession } from '../../session/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthAside } from './auth-card.tsx'
import { checkLogin, loadRules } from './check-login.ts'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'

export type Prefill = { email: string; password: string }

export function LoginForm({ prefill }: { prefill: Prefill | null }) {
  const { login } = useSession()
  const [mfaAsked, setMfaAsked] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: checkLogin,
    defaultValues: { email: '', password: '', mfaCode: '' },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (mfaAsked) setFocus('mfaCode')
  }, [mfaAsked, setFocus])

  useEffect(() => {
    if (!prefill) return
    setValue('email', prefill.email, { shouldValidate: true })
    setValue('password', prefill.password, { shouldValidate: true })
    submitButton.current?.focus()
  }, [prefill, setValue])

  async function signIn({ mfaCode, ...credentials }: Credentials) {
    try {
      await login(mfaCode ? { ...credentials, mfaCode } : credentials)
    } catch (error) {
      const message = messageOf(error, 'Login failed')
      // spec §8: a message about MFA belongs to the code field, any other to the form.
      if (message.includes('MFA')) {
        setMfaAsked(true)
        setError('mfaCode', { message: 'MFA code required' }, { shouldFocus: mfaAsked })
      }
      // A refused code also says why.
      if (!message.includes('MFA') || mfaCode) setError('root', { message })
    }
  }

  return (
    <form noValidate onFocus={() => void loadRules().catch(() => undefined)} onSubmit={handleSubmit(signIn)}>
      <FormError message={errors.root?.message} title="Login failed" />
      <div className="grid gap-[18px]">
        <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        {mfaAsked ? (
          <TextField
            label="MFA code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="6 digits from your authenticator app"
            icon={<ShieldCheck aria-hidden="true" />}
            error={errors.mfaCode?.message}
            {...register('mfaCode')}
          />
        ) : null}
      </div>
      <p className="mt-2.5 mb-[22px] text-right text-[14px]">
        <Link className="link" to="/forgot-password">
          Forgot your password?
        </Link>
      </p>
      <Button ref={submitButton} type="submit" size="lg" block busy={isSubmitting && 'Signing in...'}>
        Sign in
      </Button>
      {mfaAsked ? null : (
        <AuthAside>
          New to Roomlark?{' '}
          <Link className="link" to="/register">
            Create an account
          </Link>
        </AuthAside>
      )}
    </form>
  )
}
