import { CurrentPassword } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { contractResolver } from '../../lib/contract-form.ts'
import { showRefusal } from '../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type Values = { password: string }
const resolver = contractResolver(z.strictObject({ password: CurrentPassword }), (values: Values) => values)

type PasswordDialogProps = {
  title: string
  description: string
  submitLabel: string
  isDanger?: boolean
  /** Rejects with the reason if it failed. */
  onPassword: (password: string) => Promise<unknown>
  onClose: () => void
}

/** For actions that only the account holder may take: asks for the password again. */
export function PasswordDialog({ onPassword, onClose, ...words }: PasswordDialogProps) {
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(({ password }) =>
    onPassword(password).catch((error: unknown) =>
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
    </FormDialog>
  )
}
