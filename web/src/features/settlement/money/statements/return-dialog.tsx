import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import {
  ReturnInput,
  type StatementAccount,
  type StatementPayment,
} from '@roomlark/contract/settlement/hotel-statement-payments'
import * as z from 'zod/mini'
import { useReturnPayment } from '../../../../data/hotel-statement-payments.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

const Given = z.omit(ReturnInput, { paymentId: true, version: true })

type ReturnDialogProps = { statement: StatementAccount; payment: StatementPayment; onClose: () => void }

/** A payment that the bank took back, or a write-off that was not right. */
export function ReturnDialog({ statement, payment, onClose }: ReturnDialogProps) {
  const returning = useReturnPayment(statement.id)
  const isPayment = payment.kind === 'payment'
  const amount = moneyText(payment.amountCents, statement.currency)
  const form = useContractForm({
    schema: Given,
    values: { returnedOn: utcDay(new Date()), reason: '' },
    send: (given) => returning.mutateAsync({ ...given, paymentId: payment.id, version: statement.version }),
    done: isPayment
      ? say('The return of {amount} is recorded.', { amount })
      : say('{amount} is owed again.', { amount }),
    failed: say('Nothing was recorded. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={
        isPayment
          ? say('{amount} was returned', { amount })
          : say('Take back the write-off of {amount}', { amount })
      }
      description={
        isPayment
          ? say(
              'The amount is open again, and the hotel is notified with your reason. Partners keep what they were paid.',
            )
          : say('The hotel owes the amount again.')
      }
      submitLabel={isPayment ? say('Record return') : say('Take back')}
      isDanger
      onClose={onClose}
    >
      <form.Text
        name="returnedOn"
        type="date"
        label={isPayment ? say('Returned by the bank on') : say('From')}
      />
      <form.Area name="reason" label={say('Reason')} rows={3} />
    </FormDialog>
  )
}
