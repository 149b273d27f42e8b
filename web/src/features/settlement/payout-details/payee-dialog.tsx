import type { PayoutDetailsSet } from '@roomlark/contract/settlement/payout-details'
import { FormProvider, useForm } from 'react-hook-form'
import { useSavePayee } from '../../../data/payout-details.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { noAccount, payeeResolver } from './details-form.ts'
import { momentWords } from './details-words.ts'
import { PayeeFields } from './payee-fields.tsx'
import { ProofFields } from './proof-fields.tsx'
import { useUsedFrom } from './use-used-from.ts'

type PayeeDialogProps = { set: PayoutDetailsSet; newestId: string; onClose: () => void }

/** The tax number is entered again, because nobody is shown it. */
export function PayeeDialog({ set, newestId, onClose }: PayeeDialogProps) {
  const { mfaEnabled } = useUser()
  const usedFrom = useUsedFrom()
  const saving = useSavePayee()
  const form = useForm({
    resolver: payeeResolver({ code: mfaEnabled, newestId }),
    defaultValues: {
      account: noAccount,
      payee: { ...set.payee, taxNumber: '' },
      password: '',
      code: '',
    },
  })
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync(input).then(
      () => {
        onClose()
        toast.success(`Saved. It is used from ${momentWords(usedFrom)}.`)
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Change payee"
      description={`Statements and payouts use it from ${momentWords(usedFrom)}. Please enter the tax number again.`}
      submitLabel="Save payee"
      busyLabel="Saving..."
      isBusy={saving.isPending}
      fault={form.formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <PayeeFields />
        <ProofFields />
      </FormProvider>
    </FormDialog>
  )
}
