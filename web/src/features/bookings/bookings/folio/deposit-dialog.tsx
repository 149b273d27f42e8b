import { type BookingFolio, DepositInput, folioLimits } from '@roomlark/contract/bookings/folio'
import { useForm, useWatch } from 'react-hook-form'
import { useAskDeposit } from '../../../../data/folios.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type Values = { amountCents: string; dueOn: string; howToPay: string; mailGuest: boolean }
type DepositDialogProps = {
  folio: BookingFolio
  guestEmail: string | null
  dueOn: string
  onClose: () => void
}

export function DepositDialog({ folio, guestEmail, dueOn, onClose }: DepositDialogProps) {
  const { bookingId, currency } = folio
  const asking = useAskDeposit(bookingId)
  const form = useForm<Values, unknown, DepositInput>({
    resolver: contractResolver(DepositInput, (values: Values) => ({
      ...values,
      amountCents: readAmount(values.amountCents, currency),
    })),
    defaultValues: { amountCents: '', dueOn, howToPay: '', mailGuest: guestEmail !== null },
  })
  const { errors } = form.formState
  const [mailGuest, howToPay] = useWatch({ control: form.control, name: ['mailGuest', 'howToPay'] })
  const submit = form.handleSubmit((deposit) =>
    asking.mutateAsync(deposit).then(
      () => {
        onClose()
        toast.success(
          `A deposit of ${moneyText(deposit.amountCents, currency)} is due on ${weekdayLongDay(deposit.dueOn)}.${deposit.mailGuest ? ' The guest is asked by email.' : ''}`,
        )
      },
      (error: unknown) => showRefusal(error, 'That was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Ask for a deposit"
      description="You are notified if no payment is recorded by that day."
      submitLabel="Ask for it"
      isBusy={asking.isPending}
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
        <TextField type="date" label="Due on" error={errors.dueOn?.message} {...form.register('dueOn')} />
      </div>
      {guestEmail === null ? (
        <p className="text-sm text-muted">The guest has no email address. Tell them yourself how to pay.</p>
      ) : (
        <>
          <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5">
            <input type="checkbox" className="size-[18px] accent-primary" {...form.register('mailGuest')} />
            Ask the guest by email, and remind them three days before
          </label>
          {mailGuest ? (
            <TextAreaField
              label="How to pay"
              hint={
                howToPay.trim() === ''
                  ? 'Your account, a payment link, a telephone number. As long as this is empty, the email tells the guest to ask you how to pay.'
                  : 'Stands in the email as you write it'
              }
              rows={3}
              maxLength={folioLimits.howToPay}
              error={errors.howToPay?.message}
              {...form.register('howToPay')}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
