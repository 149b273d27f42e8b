import { say } from '@roomlark/contract/say'
import { type FormFields, formFields } from '../../../parts/form/form-fields.tsx'
import { useUser } from '../../../session/session-context.ts'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import type { DetailsValues } from './details-form.ts'

const form: FormFields<DetailsValues> = formFields

/** The last part of every change. */
export function ProofFields() {
  const { mfaEnabled } = useUser()
  return (
    <fieldset className="border-t border-border pt-4">
      <legend className="float-left mb-3 w-full text-md font-strong">{say('Confirm it is you')}</legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        <form.Password name="password" label={say('Password')} autoComplete="current-password" />
        {mfaEnabled ? (
          <form.Text
            name="code"
            label={say('Code from your app')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint={say('Or one of your recovery codes.')}
            icon={<ShieldCheck aria-hidden="true" />}
          />
        ) : null}
      </div>
    </fieldset>
  )
}
