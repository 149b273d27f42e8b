import { useFormContext } from 'react-hook-form'
import { useUser } from '../../../session/session-context.ts'
import { TextField } from '../../../ui/field.tsx'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { DetailsValues } from './details-form.ts'

/** The last part of every change. */
export function ProofFields() {
  const form = useFormContext<DetailsValues>()
  const { mfaEnabled } = useUser()
  const { errors } = form.formState
  return (
    <fieldset className="border-t border-border pt-4">
      <legend className="float-left mb-3 w-full text-md font-strong">Show that it is you</legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {mfaEnabled ? (
          <TextField
            label="Code from your app"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint="Or one of your recovery codes."
            icon={<ShieldCheck aria-hidden="true" />}
            error={errors.code?.message}
            {...form.register('code')}
          />
        ) : null}
      </div>
    </fieldset>
  )
}
