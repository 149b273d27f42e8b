import { auth, confirmedMinutes } from '@roomlark/contract/accounts/auth'
import { passkeys } from '@roomlark/contract/accounts/passkeys'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, getErrorMessage } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'
import { hasPasskeys } from '../lib/has-passkeys.ts'
import { useCall } from '../lib/use-call.ts'
import { askForPasskey, isGivenUp } from '../lib/webauthn.ts'
import { TextField } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ShieldCheck } from '../ui/icons/shield-check.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { useUser } from './session-context.ts'

type Proof = 'password' | 'code'

/** `onClose` receives whether the password, the code or the passkey was right. */
export function ConfirmIdentityDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const { mfaEnabled } = useUser()
  const [proof, setProof] = useState<Proof>('password')
  const [fault, setFault] = useState<{ field?: string | undefined; form?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const own = useCall(['session', 'passkeys'], passkeys.list, {}, { enabled: hasPasskeys() }).data ?? []

  async function confirm(event: FormEvent) {
    event.preventDefault()
    const value = field.current?.value ?? ''
    setBusy(true)
    try {
      await call(auth.confirm, { body: proof === 'password' ? { password: value } : { code: value } })
      onClose(true)
    } catch (error) {
      const onField = error instanceof ApiError ? error.fields[proof] : undefined
      setBusy(false)
      setFault(
        onField
          ? { field: onField }
          : { form: getErrorMessage(error, say('That did not work. Please try again.')) },
      )
      field.current?.select()
    }
  }

  async function confirmWithPasskey() {
    setBusy(true)
    setFault({})
    try {
      const passkey = await askForPasskey(await call(passkeys.beginConfirming), 'optional')
      await call(auth.confirm, { body: { passkey } })
      onClose(true)
    } catch (error) {
      setBusy(false)
      if (isGivenUp(error)) return
      setFault({ form: getErrorMessage(error, say('This device could not use a passkey here.')) })
    }
  }

  function askFor(next: Proof) {
    flushSync(() => {
      setProof(next)
      setFault({})
    })
    field.current?.focus()
  }

  return (
    <FormDialog
      title={say('Confirm it is you')}
      description={say('We ask before important changes, and then not again for {minutes} minutes.', {
        minutes: confirmedMinutes,
      })}
      submitLabel={say('Go on')}
      busyLabel={say('One moment...')}
      isBusy={isBusy}
      fault={fault.form}
      onSubmit={confirm}
      onClose={() => onClose(false)}
    >
      <div>
        {proof === 'password' ? (
          <PasswordField
            ref={field}
            label={say('Your password')}
            autoComplete="current-password"
            error={fault.field}
          />
        ) : (
          <TextField
            ref={field}
            label={say('Code from your app')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint={say('Or one of your recovery codes.')}
            icon={<ShieldCheck aria-hidden="true" />}
            error={fault.field}
          />
        )}
        {own.length > 0 ? (
          <button
            type="button"
            className="link mt-2.5 mr-4 text-[14px]"
            onClick={() => void confirmWithPasskey()}
          >
            {say('Use a passkey instead')}
          </button>
        ) : null}
        {mfaEnabled ? (
          <button
            type="button"
            className="link mt-2.5 text-[14px]"
            onClick={() => askFor(proof === 'password' ? 'code' : 'password')}
          >
            {proof === 'password'
              ? say('Use a code from your app instead')
              : say('Use your password instead')}
          </button>
        ) : null}
      </div>
    </FormDialog>
  )
}
