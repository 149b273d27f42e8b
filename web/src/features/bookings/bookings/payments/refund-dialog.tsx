import {
  type BookingPayments,
  type OnlinePayment,
  ReasonedAmount,
} from '@roomlark/contract/bookings/payments'
import { methodWords } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import { useRefundPayment } from '../../../../data/payments.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

type RefundDialogProps = { paid: BookingPayments; payment: OnlinePayment; onClose: () => void }

/** Gives an online payment back, whole or in part, the way it came. */
export function RefundDialog({ paid, payment, onClose }: RefundDialogProps) {
  const { bookingId, currency, refundLimitCents } = paid
  const most = Math.min(payment.refundableCents, refundLimitCents ?? payment.refundableCents)
  const refunding = useRefundPayment(bookingId, payment.id)
  const form = useContractForm({
    schema: ReasonedAmount,
    values: { amountCents: amountText(most, currency), reason: '' },
    read: (values) => ({ ...values, amountCents: readAmount(values.amountCents, currency) }),
    send: refunding.mutateAsync,
    done: ({ amountCents }) =>
      say('{amount} goes back to the guest.', { amount: moneyText(amountCents, currency) }),
    failed: say('That was not refunded. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Refund a payment')}
      description={say(
        'It goes back the way it came, to {method}. The guest has it within 5 to 10 working days.',
        {
          method: methodWords(payment),
        },
      )}
      submitLabel={say('Refund##verb')}
      isDanger
      onClose={onClose}
    >
      <form.Money
        name="amountCents"
        label={say('Amount')}
        currency={currency}
        hint={
          most < payment.refundableCents
            ? say('You may refund up to {amount}. More is for a manager or the owner.', {
                amount: moneyText(most, currency),
              })
            : say('Up to {amount}, all that is left of the payment', { amount: moneyText(most, currency) })
        }
      />
      <form.Area name="reason" label={say('Why')} rows={2} hint={say('Noted on the folio')} />
    </FormDialog>
  )
}
