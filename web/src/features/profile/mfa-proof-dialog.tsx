import { MfaProof } from '@roomlark/contract/mfa'
import { ShieldCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../lib/contract-form.ts'
import { showRefusal } from '../../parts/refusals/show-refusal.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

const resolver = contractResolver(MfaProof, (values: MfaProof) => values)

type MfaProofDialogProps = {
  title: string
  description: string
  submitLabel: string
  isDanger?: boolean
  /** Rejects with the reason if it failed. */
  onProof: (proof: MfaProof) => Promise<unknown>
  onClose: () => void
}

/** For changes that weaken two-step sign-in, for which the password is not enough. */
export function MfaProofDialog({ onProof, onClose, ...words }: MfaProofDialogProps) {
  const form = useForm<MfaProof, unknown, MfaProof>({ resolver, defaultValues: { password: '', code: '' } })
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
    </FormDialog>
  )
}
