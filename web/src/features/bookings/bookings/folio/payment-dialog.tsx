import { type BookingFolio, PaymentRecord } from '@roomlark/contract/bookings/folio'
import { paymentMethodNames, paymentMethods } from '@roomlark/contract/folio-kinds'
import { reasonLength } from '@roomlark/contract/primitives'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useRecordFolioPayment } from '../../../../data/folios.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { PositionField } from './position-field.tsx'

type Values = {
  position: string
  method: PaymentRecord['method']
  amountCents: string
  cardDigits: string
  note: string
}

type PaymentDialogProps = {
  folio: BookingFolio
  kind: PaymentRecord['kind']
  position: number
  onClose: () => void
}

/** Records money that changed hands at the desk or elsewhere; Roomlark takes none. */
export function PaymentDialog({ folio, kind, position, onClose }: PaymentDialogProps) {
  const { bookingId, currency } = folio
  const recording = useRecordFolioPayment(bookingId)
  const [doubt, setDoubt] = useState<string | null>(null)
  const form = useForm<Values, unknown, PaymentRecord>({
    resolver: contractResolver(PaymentRecord, (values: Values) => ({
      kind,
      method: values.method,
      position: Number(values.position),
      amountCents: readAmount(values.amountCents, currency),
      ...(values.method === 'card' && values.cardDigits.trim() && { cardDigits: values.cardDigits.trim() }),
      ...(values.note.trim() && { note: values.note }),
    })),
    defaultValues: {
      position: String(position),
      method: kind === 'refund' ? lastMethod(folio, position) : 'card',
      amountCents: suggested(folio, kind, position),
      cardDigits: '',
      note: '',
    },
  })
  const { errors } = form.formState
  const method = useWatch({ control: form.control, name: 'method' })
  const isRefund = kind === 'refund'
  const submit = form.handleSubmit((payment) =>
    recording.mutateAsync({ ...payment, ...(doubt !== null && { isMeant: true }) }).then(
      () => {
        onClose()
        toast.success(
          `${moneyText(payment.amountCents, currency)} ${isRefund ? 'refund' : 'payment'} recorded.`,
        )
      },
      (error: unknown) => {
        if (isUnlikely(error)) setDoubt(error.message)
        else showRefusal(error, 'That was not recorded. Please try again.', form)
      },
    ),
  )
  return (
    <FormDialog
      title={isRefund ? 'Record a refund' : 'Record a payment'}
      description={
        isRefund
          ? 'Roomlark keeps the record. You give the money back.'
          : 'Roomlark keeps the record. The money is taken by you.'
      }
      submitLabel={doubt !== null ? 'Yes, record it' : isRefund ? 'Record refund' : 'Record payment'}
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
          {...form.register('amountCents', { onChange: () => setDoubt(null) })}
        />
        <SelectField label="How" error={errors.method?.message} {...form.register('method')}>
          {paymentMethods.map((one) => (
            <option key={one} value={one}>
              {one === 'card' ? 'Card at the terminal' : paymentMethodNames[one]}
            </option>
          ))}
        </SelectField>
        {method === 'card' ? (
          <TextField
            label="Last four digits"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            hint="Optional, as on the slip"
            error={errors.cardDigits?.message}
            {...form.register('cardDigits')}
          />
        ) : null}
        <PositionField folio={folio} {...form.register('position')} />
      </div>
      <TextField
        label={isRefund ? 'Why' : 'Note'}
        autoComplete="off"
        maxLength={reasonLength}
        hint={isRefund ? undefined : 'Optional: a voucher’s number, the bank’s reference'}
        error={errors.note?.message}
        {...form.register('note')}
      />
      {doubt === null ? null : (
        <Note tone="warning" icon={<CircleAlert />} role="alert">
          {doubt}
        </Note>
      )}
    </FormDialog>
  )
}

/** Money is usually given back as it was paid last. */
function lastMethod({ folios }: BookingFolio, position: number): PaymentRecord['method'] {
  const lines = folios.find((one) => one.position === position)?.lines ?? []
  const paid = lines.findLast(
    (line) => line.kind === 'payment' && line.endsId === null && !line.isEnded && !line.isCorrected,
  )
  return paid?.method ?? 'card'
}

/** Suggests the rest of the deposits that are due, else the whole balance, or for a refund the amount overpaid. */
function suggested(
  { folios, deposits, paidCents, currency }: BookingFolio,
  kind: PaymentRecord['kind'],
  position: number,
): string {
  const balance = folios.find((one) => one.position === position)?.balanceCents ?? 0
  const asked = deposits.reduce((sum, { amountCents }) => sum + amountCents, 0) - paidCents
  const due = position === 1 && asked > 0 ? Math.min(asked, balance) : balance
  const cents = kind === 'payment' ? due : -balance
  return cents > 0 ? amountText(cents, currency) : ''
}
