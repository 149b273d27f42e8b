import { roundCash } from '@roomlark/contract/bookings/cash-rounding'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { folioLimits, PaymentRecord } from '@roomlark/contract/bookings/folio-input'
import { deskMethods } from '@roomlark/contract/folio-kinds'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRecordFolioPayment } from '../../../../data/folios.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { MethodChoice } from './method-choice.tsx'
import { PositionField } from './position-field.tsx'

type PaymentDialogProps = {
  folio: BookingFolio
  kind: PaymentRecord['kind']
  position: number
  onClose: () => void
}

/** Records money that changed hands at the desk or elsewhere; Roomlark takes none. */
export function PaymentDialog({ folio, kind, position, onClose }: PaymentDialogProps) {
  const { bookingId, currency, cashStepCents } = folio
  const recording = useRecordFolioPayment(bookingId)
  const [doubt, setDoubt] = useState<string | null>(null)
  const isRefund = kind === 'refund'
  const usual = isRefund ? lastMethod(folio, position) : 'card'
  const asked = suggested(folio, kind, position)
  /** Rounds an amount to what coins can pay; refunds are rounded down. */
  function toCoins(amount: string): string {
    const cents = readAmount(amount, currency)
    if (!Number.isSafeInteger(cents) || cents % cashStepCents === 0) return amount
    const rounded = isRefund ? cents - (cents % cashStepCents) : roundCash(cents, cashStepCents)
    return amountText(rounded, currency)
  }
  const form = useContractForm({
    schema: PaymentRecord,
    values: {
      position: String(position),
      method: usual,
      amountCents: usual === 'cash' ? toCoins(asked) : asked,
      cardDigits: '',
      note: '',
    },
    read: ({ cardDigits, note, ...values }) => ({
      kind,
      method: values.method,
      position: Number(values.position),
      amountCents: readAmount(values.amountCents, currency),
      ...(values.method === 'card' && cardDigits.trim() && { cardDigits: cardDigits.trim() }),
      ...(note.trim() && { note }),
    }),
    send: (payment) => recording.mutateAsync({ ...payment, ...(doubt !== null && { isMeant: true }) }),
    done: ({ amountCents }) => {
      const amount = moneyText(amountCents, currency)
      return isRefund
        ? say('{amount} refund recorded.', { amount })
        : say('{amount} payment recorded.', { amount })
    },
    failed: say('That was not recorded. Please try again.'),
    onRefused: (error) => {
      if (isUnlikely(error)) setDoubt(error.message)
      return isUnlikely(error)
    },
  })
  return (
    <FormDialog
      form={form}
      title={isRefund ? say('Record a refund') : say('Record a payment')}
      description={
        isRefund
          ? say('Roomlark keeps the record. You give the money back.')
          : say('Roomlark keeps the record. The money is taken by you.')
      }
      submitLabel={
        doubt !== null ? say('Yes, record it') : isRefund ? say('Record refund') : say('Record payment')
      }
      onClose={onClose}
    >
      <MethodChoice
        value={form.watch('method')}
        onChoose={(method) => {
          form.setValue('method', method, { shouldDirty: true })
          if (method === 'cash') form.setValue('amountCents', toCoins(form.getValues('amountCents')))
        }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Money
          name="amountCents"
          label={say('Amount')}
          currency={currency}
          hint={
            form.watch('method') === 'cash' && cashStepCents > 1
              ? say('Cash is paid in steps of {amount}; the difference is a line of its own', {
                  amount: moneyText(cashStepCents, currency),
                })
              : undefined
          }
          onChange={() => setDoubt(null)}
        />
        {form.watch('method') === 'card' ? (
          <form.Text
            name="cardDigits"
            label={say('Last four digits')}
            inputMode="numeric"
            maxLength={folioLimits.cardDigits}
            hint={say('Optional, as on the slip')}
          />
        ) : null}
        <PositionField folio={folio} {...form.register('position')} />
      </div>
      <form.Text
        name="note"
        label={isRefund ? say('Why') : say('Note')}
        hint={isRefund ? undefined : say('Optional: a voucher’s number, the bank’s reference')}
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
    (line) =>
      line.kind === 'payment' &&
      line.method !== 'rounding' &&
      line.endsId === null &&
      !line.isEnded &&
      !line.isCorrected,
  )?.method
  return deskMethods.find((method) => method === paid) ?? 'card'
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
