import type { Credentials } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { useSession } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthAside } from './auth-card.tsx'
import { loadParts } from './check-login.ts'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import type { LoginFaults } from './login-values.ts'
import { useLoginForm } from './use-login-form.ts'

export type Prefill = { email: string; password: string }

const hasPasskeys = 'PublicKeyCredential' in window

export function LoginForm({ prefill }: { prefill: Prefill | null }) {
  const { login, enter } = useSession()
  const [MfaField, setMfaField] = useState<Awaited<ReturnType<typeof loadParts>>['MfaField'] | null>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { form, faults, isBusy, submit, change, fill, focus, report } = useLoginForm(signIn)
  const asked = useRef(false)

  function askForPasskey(mediation: 'optional' | 'conditional') {
    asked.current = true
    const onFailed = (message: string) => report({ root: message })
    loadParts()
      .then(({ signInWithPasskey }) => signInWithPasskey({ mediation, onEnter: enter, onFailed }))
      .catch(() => undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field appears
  useEffect(() => {
    if (MfaField) focus('mfaCode')
  }, [MfaField])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another account is picked
  useEffect(() => {
    if (!prefill) return
    fill(prefill)
    submitButton.current?.focus()
  }, [prefill])

  async function signIn({ mfaCode, ...credentials }: Credentials): Promise<LoginFaults> {
    try {
      await login(mfaCode ? { ...credentials, mfaCode } : credentials)
      return {}
    } catch (error) {
      const message = getErrorMessage(error, say('Login failed'))
      // spec §8: a message about MFA belongs to the code field, any other to the form.
      if (!message.includes('MFA')) return { root: message }
      const parts = await loadParts()
      setMfaField(() => parts.MfaField)
      if (MfaField) focus('mfaCode')
      // A refused code also says why.
      return { mfaCode: say('MFA code required'), ...(mfaCode && { root: message }) }
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onFocus={() => {
        if (!asked.current) askForPasskey('conditional')
      }}
      onChange={change}
      onSubmit={submit}
    >
      <FormError message={faults.root} title={say('Login failed')} />
      <div className="grid gap-[18px]">
        <EmailField autoComplete="username webauthn" error={faults.email} name="email" />
        <PasswordField
          label={say('Password')}
          autoComplete="current-password"
          error={faults.password}
          name="password"
        />
        {MfaField ? <MfaField error={faults.mfaCode} /> : null}
      </div>
      <p className="mt-2.5 mb-[22px] text-right text-[14px]">
        <Link className="link" to="/forgot-password">
          {say('Forgot your password?')}
        </Link>
      </p>
      <Button ref={submitButton} type="submit" size="lg" block busy={isBusy && say('Signing in...')}>
        {say('Sign in')}
      </Button>
      {hasPasskeys ? (
        <Button
          variant="secondary"
          size="lg"
          block
          className="mt-3"
          onClick={() => askForPasskey('optional')}
        >
          {say('Use a passkey')}
        </Button>
      ) : null}
      {MfaField ? null : (
        <AuthAside>
          {sayRich('New to Roomlark? <link>Create an account</link>', {
            link: (text) => (
              <Link className="link" to="/register">
                {text}
              </Link>
            ),
          })}
        </AuthAside>
      )}
    </form>
  )
}
