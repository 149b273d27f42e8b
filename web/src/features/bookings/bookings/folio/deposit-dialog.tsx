import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { DepositInput } from '@roomlark/contract/bookings/folio-input'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { useAskDeposit } from '../../../../data/folios.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

type DepositDialogProps = {
  folio: BookingFolio
  guestEmail: string | null
  dueOn: string
  onClose: () => void
}

export function DepositDialog({ folio, guestEmail, dueOn, onClose }: DepositDialogProps) {
  const { bookingId, currency } = folio
  const asking = useAskDeposit(bookingId)
  const form = useContractForm({
    schema: DepositInput,
    values: { amountCents: '', dueOn, howToPay: '', mailGuest: guestEmail !== null },
    read: (values) => ({ ...values, amountCents: readAmount(values.amountCents, currency) }),
    send: asking.mutateAsync,
    done: (deposit) => {
      const due = { amount: moneyText(deposit.amountCents, currency), day: weekdayLongDay(deposit.dueOn) }
      return deposit.mailGuest
        ? say('A deposit of {amount} is due on {day}. The guest is asked by email.', due)
        : say('A deposit of {amount} is due on {day}.', due)
    },
    failed: say('That was not saved. Please try again.'),
  })
  const [mailGuest, howToPay] = useWatch({ control: form.control, name: ['mailGuest', 'howToPay'] })
  return (
    <FormDialog
      form={form}
      title={say('Ask for a deposit')}
      description={say('You are notified if no payment is recorded by that day.')}
      submitLabel={say('Ask for it')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Money name="amountCents" label={say('Amount')} currency={currency} />
        <form.Text type="date" name="dueOn" label={say('Due on')} />
      </div>
      {guestEmail === null ? (
        <p className="text-sm text-muted">
          {say('The guest has no email address. Tell them yourself how to pay.')}
        </p>
      ) : (
        <>
          <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5">
            <input type="checkbox" className="size-[18px] accent-primary" {...form.register('mailGuest')} />
            {say('Ask the guest by email, and remind them three days before')}
          </label>
          {mailGuest ? (
            <form.Area
              name="howToPay"
              label={say('How to pay')}
              hint={
                howToPay.trim() === ''
                  ? say(
                      'Your account, a payment link, a telephone number. As long as this is empty, the email tells the guest to ask you how to pay.',
                    )
                  : say('Printed in the email as you write it')
              }
              rows={3}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
