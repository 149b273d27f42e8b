import { type BookingPayments, type KeptCard, ReasonedAmount } from '@roomlark/contract/bookings/payments'
import { cardWords } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import { useChargeCard } from '../../../../data/payments.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { findLatest, outcomeWords } from '../../../../parts/payments/payment-words.ts'
import { toast } from '../../../../ui/toast.ts'

type ChargeCardDialogProps = { paid: BookingPayments; card: KeptCard; onClose: () => void }

/** Charges the card that the payment service keeps, within the terms that the guest agreed to. */
export function ChargeCardDialog({ paid, card, onClose }: ChargeCardDialogProps) {
  const { bookingId, currency } = paid
  const charging = useChargeCard(bookingId)
  const form = useContractForm({
    schema: ReasonedAmount,
    values: { amountCents: amountText(card.chargeableCents, currency), reason: '' },
    read: (values) => ({ ...values, amountCents: readAmount(values.amountCents, currency) }),
    send: charging.mutateAsync,
    failed: say('The card was not charged. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Charge the kept card')}
      description={say('{card}. The guest is told by email: the amount and your reason.', {
        card: cardWords(card.brand, card.digits),
      })}
      submitLabel={say('Charge##card')}
      busyLabel={say('Charging...')}
      onClose={onClose}
      onDone={({ payments }) => {
        const { isFailed, words } = outcomeWords(findLatest(payments))
        if (isFailed) toast.error(words)
        else toast.success(words)
      }}
    >
      <form.Money
        name="amountCents"
        label={say('Amount')}
        currency={currency}
        hint={say('Up to {amount}, as the terms of the booking allow', {
          amount: moneyText(card.chargeableCents, currency),
        })}
      />
      <form.Area name="reason" label={say('Why')} rows={2} hint={say('The guest reads it.')} />
    </FormDialog>
  )
}
