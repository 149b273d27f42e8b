import type { Booking } from '@roomlark/contract/bookings/booking'
import { type BookingPayments, LinkInput } from '@roomlark/contract/bookings/payments'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { useMakePaymentLink } from '../../../../data/payments.ts'
import { readNumber } from '../../../../lib/read-number.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

type LinkDialogProps = {
  booking: Booking
  paid: BookingPayments
  onMade: (depositId: string) => void
  onClose: () => void
}

const usualDays = 7

export function LinkDialog({ booking, paid, onMade, onClose }: LinkDialogProps) {
  const { bookingId, currency, balanceCents, links } = paid
  const making = useMakePaymentLink(bookingId)
  const hasEmail = booking.guestEmail !== null
  const form = useContractForm({
    schema: LinkInput,
    values: {
      amountCents: balanceCents > 0 ? amountText(balanceCents, currency) : '',
      dueOn: dateIn(booking.timeZone, new Date()),
      days: String(usualDays),
      mailGuest: hasEmail,
    },
    read: (values) => ({
      ...values,
      amountCents: readAmount(values.amountCents, currency),
      days: readNumber(values.days),
    }),
    send: making.mutateAsync,
    done: ({ mailGuest }) => (mailGuest ? say('The guest gets the link by email.') : undefined),
    failed: say('The link was not made. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Payment link')}
      description={say(
        'The guest pays by card or whatever else your account takes. It is on the folio as soon as it is paid.',
      )}
      submitLabel={say('Make link')}
      onClose={onClose}
      onDone={(made) => {
        const known = new Set(links.map(({ depositId }) => depositId))
        const link = made.links.find(({ depositId }) => !known.has(depositId))
        if (link) onMade(link.depositId)
      }}
    >
      <form.Money
        name="amountCents"
        label={say('Amount')}
        currency={currency}
        hint={balanceCents > 0 ? say('The balance of the booking') : undefined}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text type="date" name="dueOn" label={say('Due on')} />
        <form.Text name="days" label={say('Works for')} unit={say('days')} inputMode="numeric" />
      </div>
      {hasEmail ? (
        <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5">
          <input type="checkbox" className="size-[18px] accent-primary" {...form.register('mailGuest')} />
          {say('Send it to the guest by email')}
        </label>
      ) : (
        <p className="text-sm text-muted">
          {say('The guest has no email address. Copy the link or show its QR code.')}
        </p>
      )}
    </FormDialog>
  )
}
