import { utcDay } from '@roomlark/contract/dates'
import { PaidTransfers, type RunStatement } from '@roomlark/contract/settlement/payouts'
import { useForm } from 'react-hook-form'
import { useMarkPaid } from '../../../../data/payouts.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { counted } from '../../../../lib/format-number.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { RunProps } from './run-table.tsx'
import { usd } from './run-words.ts'

type Values = PaidTransfers
const resolver = contractResolver(PaidTransfers, (values: Values) => values)

type PaidDialogProps = RunProps & { transfers: readonly RunStatement[]; onClose: () => void }

/** The bank has paid these transfers; the partners are notified. */
export function PaidDialog({ run, transfers, onClose }: PaidDialogProps) {
  const marking = useMarkPaid(run.id)
  const form = useForm<Values, unknown, PaidTransfers>({
    resolver,
    defaultValues: {
      statementIds: transfers.map(({ id }) => id),
      paidOn: utcDay(new Date()),
      bankReference: '',
    },
  })
  const { errors } = form.formState
  const total = transfers.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const submit = form.handleSubmit((input) =>
    marking.mutateAsync(input).then(
      () => {
        onClose()
        toast.success(`${counted(transfers.length, 'transfer')} marked as paid.`)
      },
      (error: unknown) => showRefusal(error, 'That was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={`Mark ${counted(transfers.length, 'transfer')} as paid`}
      description={`${usd(total)} has left the account. The partners are notified.`}
      submitLabel="Mark as paid"
      isBusy={marking.isPending}
      fault={errors.root?.message ?? errors.statementIds?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField type="date" label="Paid on" error={errors.paidOn?.message} {...form.register('paidOn')} />
      <TextField
        label="Bank reference"
        hint="As on the bank's account statement, if there is one. Partners see it on their statement."
        autoComplete="off"
        maxLength={70}
        error={errors.bankReference?.message}
        {...form.register('bankReference')}
      />
    </FormDialog>
  )
}
