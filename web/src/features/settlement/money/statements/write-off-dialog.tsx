import { reasonLength } from '@roomlark/contract/primitives'
import { type StatementAccount, WriteOffInput } from '@roomlark/contract/settlement/statement-payments'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useWriteOff } from '../../../../data/statements.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

const { amountCents, reason } = WriteOffInput.shape
const Given = z.strictObject({ amountCents, reason })
type Given = z.infer<typeof Given>
type Values = { amountCents: string; reason: string }

type WriteOffDialogProps = { statement: StatementAccount; onClose: () => void }

export function WriteOffDialog({ statement, onClose }: WriteOffDialogProps) {
  const { id, number, currency, openCents, version } = statement
  const writingOff = useWriteOff(id)
  const form = useForm<Values, unknown, Given>({
    resolver: contractResolver(Given, (values: Values) => ({
      ...values,
      amountCents: readAmount(values.amountCents, currency),
    })),
    defaultValues: { amountCents: amountText(openCents, currency), reason: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((given) =>
    writingOff.mutateAsync({ ...given, version }).then(
      () => {
        onClose()
        toast.success(`${moneyText(given.amountCents, currency)} of ${number} was written off.`)
      },
      (error: unknown) => showRefusal(error, 'Nothing was written off. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={`Write off what is left of ${number}`}
      description="The hotel no longer owes it. Partners are not paid for the lines it would have paid, unless payouts are advanced. You can take it back."
      submitLabel="Write off"
      isDanger
      isBusy={writingOff.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        label="Amount"
        currency={currency}
        error={errors.amountCents?.message}
        {...form.register('amountCents')}
      />
      <TextAreaField
        label="Reason"
        rows={3}
        maxLength={reasonLength}
        hint="Only administrators read it."
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
