import type { PayoutDetails } from '@roomlark/contract/settlement/payout-details'
import { FormProvider, useForm } from 'react-hook-form'
import { useSavePayoutAccount } from '../../../data/payout-details.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { AccountFields } from './account-fields.tsx'
import { accountResolver, noAccount, noPayee } from './details-form.ts'
import { momentWords } from './details-words.ts'
import { PayeeFields } from './payee-fields.tsx'
import { ProofFields } from './proof-fields.tsx'
import { useUsedFrom } from './use-used-from.ts'

type AccountDialogProps = { details: PayoutDetails; onClose: () => void }

/** Asks for the payee too the first time. */
export function AccountDialog({ details, onClose }: AccountDialogProps) {
  const { mfaEnabled, profile } = useUser()
  const { newestId, inUse } = details
  const isFirst = newestId === null
  const usedFrom = useUsedFrom()
  const saving = useSavePayoutAccount()
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  const form = useForm({
    resolver: accountResolver({ payee: isFirst, code: mfaEnabled, newestId }),
    defaultValues: {
      account: { ...noAccount, holder: inUse?.account.holder ?? name },
      payee: { ...noPayee, name, company: profile.companyName ?? '' },
      password: '',
      code: '',
    },
  })
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync(input).then(
      (saved) => {
        onClose()
        toast.success(`Saved. It is used from ${momentWords(saved.waiting[0]?.usableFrom ?? usedFrom)}.`)
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={isFirst ? 'Add account' : 'Change account'}
      description={
        inUse
          ? `It is used from ${momentWords(usedFrom)}. Until then payouts go to the account ending ${inUse.account.lastFour}.`
          : `It is used from ${momentWords(usedFrom)}. Nothing is paid out until then.`
      }
      submitLabel="Save account"
      busyLabel="Saving..."
      isBusy={saving.isPending}
      fault={form.formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <AccountFields />
        {isFirst ? (
          <fieldset className="grid gap-5 border-t border-border pt-4">
            <legend className="float-left w-full text-md font-strong">Who is paid</legend>
            <PayeeFields />
          </fieldset>
        ) : null}
        <ProofFields />
      </FormProvider>
    </FormDialog>
  )
}
