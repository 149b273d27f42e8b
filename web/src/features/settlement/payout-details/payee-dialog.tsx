import { say } from '@roomlark/contract/say'
import { type PayoutDetailsSet, PayoutPayeeInput } from '@roomlark/contract/settlement/payout-details'
import { useSavePayee } from '../../../data/payout-details.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useUser } from '../../../session/session-context.ts'
import { toProof, useUsedFrom, withCode } from './details-form.ts'
import { momentWords } from './details-words.ts'
import { PayeeFields } from './payee-fields.tsx'
import { ProofFields } from './proof-fields.tsx'

type PayeeDialogProps = { set: PayoutDetailsSet; newestId: string; onClose: () => void }

/** The tax number is entered again, because nobody is shown it. */
export function PayeeDialog({ set, newestId, onClose }: PayeeDialogProps) {
  const { mfaEnabled } = useUser()
  const usedFrom = useUsedFrom()
  const saving = useSavePayee()
  const form = useContractForm({
    schema: withCode(PayoutPayeeInput, mfaEnabled),
    values: { payee: { ...set.payee, taxNumber: '' }, password: '', code: '' },
    read: ({ payee, ...proof }) => ({ ...toProof(proof, mfaEnabled), newestId, payee }),
    send: (input) => saving.mutateAsync(input),
    done: say('Saved. It is used from {moment}.', { moment: momentWords(usedFrom) }),
  })
  return (
    <FormDialog
      form={form}
      title={say('Change payee')}
      description={say('Statements and payouts use it from {moment}. Please enter the tax number again.', {
        moment: momentWords(usedFrom),
      })}
      submitLabel={say('Save payee')}
      busyLabel={say('Saving...')}
      onClose={onClose}
    >
      <PayeeFields />
      <ProofFields />
    </FormDialog>
  )
}
