import { utcDay } from '@roomlark/contract/dates'
import { reasonLength } from '@roomlark/contract/primitives'
import {
  ReturnInput,
  type StatementAccount,
  type StatementPayment,
} from '@roomlark/contract/settlement/statement-payments'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useReturnPayment } from '../../../../data/statements.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

const { returnedOn, reason } = ReturnInput.shape
const Given = z.strictObject({ returnedOn, reason })
type Given = z.infer<typeof Given>

type ReturnDialogProps = { statement: StatementAccount; payment: StatementPayment; onClose: () => void }

/** A payment that the bank took back, or a write-off that was not right. */
export function ReturnDialog({ statement, payment, onClose }: ReturnDialogProps) {
  const returning = useReturnPayment(statement.id)
  const form = useForm<Given, unknown, Given>({
    resolver: contractResolver(Given, (values: Given) => values),
    defaultValues: { returnedOn: utcDay(new Date()), reason: '' },
  })
  const { errors } = form.formState
  const isPayment = payment.kind === 'payment'
  const amount = moneyText(payment.amountCents, statement.currency)
  const submit = form.handleSubmit((given) =>
    returning.mutateAsync({ ...given, paymentId: payment.id, version: statement.version }).then(
      () => {
        onClose()
        toast.success(isPayment ? `The return of ${amount} is recorded.` : `${amount} is owed again.`)
      },
      (error: unknown) => showRefusal(error, 'Nothing was recorded. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={isPayment ? `${amount} was returned` : `Take back the write-off of ${amount}`}
      description={
        isPayment
          ? 'The amount is open again, and the hotel is notified with your reason. Partners keep what they were paid.'
          : 'The hotel owes the amount again.'
      }
      submitLabel={isPayment ? 'Record return' : 'Take back'}
      isDanger
      isBusy={returning.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={isPayment ? 'Returned by the bank on' : 'From'}
        error={errors.returnedOn?.message}
        {...form.register('returnedOn')}
      />
      <TextAreaField
        label="Reason"
        rows={3}
        maxLength={reasonLength}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
