import { utcDay } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { PaymentInput, type StatementAccount } from '@roomlark/contract/settlement/hotel-statement-payments'
import * as z from 'zod/mini'
import { useRecordPayment } from '../../../../data/hotel-statement-payments.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

const Recorded = z.omit(PaymentInput, { version: true })

type PaymentDialogProps = { statement: StatementAccount; onClose: () => void }

export function PaymentDialog({ statement, onClose }: PaymentDialogProps) {
  const { id, number, hotel, currency, openCents, version } = statement
  const recording = useRecordPayment(id)
  const form = useContractForm({
    schema: Recorded,
    values: {
      amountCents: openCents > 0 ? amountText(openCents, currency) : '',
      paidOn: utcDay(new Date()),
      note: '',
    },
    read: (values) => ({ ...values, amountCents: readAmount(values.amountCents, currency) }),
    send: (payment) => recording.mutateAsync({ ...payment, version }),
    done: ({ amountCents }) =>
      say('{amount} recorded. The hotel was notified.', { amount: moneyText(amountCents, currency) }),
    failed: say('The payment was not recorded. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Record a payment')}
      description={say('Of {hotel} for {statement}. {amount} is left to pay; more becomes credit.', {
        hotel: isolate(hotel.name),
        statement: number,
        amount: moneyText(Math.max(0, openCents), currency),
      })}
      submitLabel={say('Record payment')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Money name="amountCents" label={say('Amount')} currency={currency} />
        <form.Text name="paidOn" type="date" label={say('Booked by the bank on')} />
      </div>
      <form.Text
        name="note"
        label={say('Note')}
        hint={say('The bank’s reference, for example. The hotel does not see it.')}
      />
    </FormDialog>
  )
}
