import { MfaProof } from '@roomlark/contract/accounts/mfa'
import { CurrentPassword } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'

/** Without two-step sign-in there is no code to ask for; to weaken it, the password is not enough. */
const schemas = {
  password: z.object({ password: CurrentPassword, code: z.string() }),
  'password and code': MfaProof,
}

type ProofDialogProps = {
  asks: keyof typeof schemas
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
  const form = useContractForm({
    schema: schemas[asks],
    values: { password: '', code: '' },
    send: onProof,
  })
  return (
    <FormDialog form={form} {...words} busyLabel={say('One moment...')} onClose={onClose}>
      <form.Password name="password" label={say('Current password')} autoComplete="current-password" />
      {asks === 'password and code' ? (
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
    </FormDialog>
  )
}
