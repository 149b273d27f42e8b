import { utcDay } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { reasonLength } from '@roomlark/contract/primitives'
import { PaymentInput, type StatementAccount } from '@roomlark/contract/settlement/statement-payments'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useRecordPayment } from '../../../../data/statements.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'

const { amountCents, paidOn, note } = PaymentInput.shape
const Recorded = z.strictObject({ amountCents, paidOn, note })
type Recorded = z.infer<typeof Recorded>
type Values = { amountCents: string; paidOn: string; note: string }

type PaymentDialogProps = { statement: StatementAccount; onClose: () => void }

export function PaymentDialog({ statement, onClose }: PaymentDialogProps) {
  const { id, number, hotel, currency, openCents, version } = statement
  const recording = useRecordPayment(id)
  const form = useForm<Values, unknown, Recorded>({
    resolver: contractResolver(Recorded, (values: Values) => ({
      ...values,
      amountCents: readAmount(values.amountCents, currency),
    })),
    defaultValues: {
      amountCents: openCents > 0 ? amountText(openCents, currency) : '',
      paidOn: utcDay(new Date()),
      note: '',
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((payment) =>
    recording.mutateAsync({ ...payment, version }).then(
      () => {
        onClose()
        toast.success(`${moneyText(payment.amountCents, currency)} recorded. The hotel was notified.`)
      },
      (error: unknown) => showRefusal(error, 'The payment was not recorded. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Record a payment"
      description={`Of ${isolate(hotel.name)} for ${number}. ${moneyText(Math.max(0, openCents), currency)} is left to pay; more becomes credit.`}
      submitLabel="Record payment"
      isBusy={recording.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MoneyField
          label="Amount"
          currency={currency}
          error={errors.amountCents?.message}
          {...form.register('amountCents')}
        />
        <TextField
          type="date"
          label="Booked by the bank on"
          error={errors.paidOn?.message}
          {...form.register('paidOn')}
        />
      </div>
      <TextField
        label="Note"
        autoComplete="off"
        maxLength={reasonLength}
        hint="The bank’s reference, for example. The hotel does not see it."
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
