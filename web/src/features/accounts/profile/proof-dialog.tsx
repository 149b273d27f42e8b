import { MfaProof } from '@roomlark/contract/accounts/mfa'
import { CurrentPassword } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { contractResolver } from '../../../lib/contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { PasswordField } from '../../../ui/password-field.tsx'

/** Without two-step sign-in there is no code to ask for; to weaken it, the password is not enough. */
const resolvers = {
  password: contractResolver(
    z.object({ password: CurrentPassword, code: z.string() }),
    (values: MfaProof) => values,
  ),
  'password and code': contractResolver(MfaProof, (values: MfaProof) => values),
}

type ProofDialogProps = {
  asks: keyof typeof resolvers
  title: string
  description: string
  submitLabel: string
  isDanger?: boolean
  /** Rejects with the reason if it failed. */
  onProof: (proof: MfaProof) => Promise<unknown>
  onClose: () => void
}

/** For what only the owner of the account may do: the proof is asked for again. */
export function ProofDialog({ asks, onProof, onClose, ...words }: ProofDialogProps) {
  const form = useForm<MfaProof, unknown, MfaProof>({
    resolver: resolvers[asks],
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit((proof) =>
    onProof(proof).catch((error: unknown) =>
      showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      {...words}
      busyLabel="One moment..."
      isBusy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {asks === 'password and code' ? (
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
    </FormDialog>
  )
}
