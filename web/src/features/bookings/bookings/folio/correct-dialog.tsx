import { type BookingFolio, CorrectionInput, type FolioLine } from '@roomlark/contract/bookings/folio'
import { isolate } from '@roomlark/contract/isolate'
import { reasonLength } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import { useCorrectLine } from '../../../../data/folios.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { lineTitle } from './line-words.ts'

type Values = { amountCents: string; reason: string }
type CorrectDialogProps = { folio: BookingFolio; line: FolioLine; onClose: () => void }

/** Takes a line back by another one, whole or in part; nothing is deleted. */
export function CorrectDialog({ folio, line, onClose }: CorrectDialogProps) {
  const { bookingId, currency } = folio
  const isPayment = line.kind === 'payment' || line.kind === 'refund'
  const whole = Math.abs(line.amountCents)
  const correcting = useCorrectLine(bookingId)
  const form = useForm<Values, unknown, CorrectionInput>({
    resolver: contractResolver(CorrectionInput, ({ amountCents, reason }: Values) => ({
      lineId: line.id,
      reason,
      ...(isPayment ? {} : { amountCents: readAmount(amountCents, currency) }),
    })),
    defaultValues: { amountCents: amountText(whole, currency), reason: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((correction) =>
    correcting.mutateAsync(correction).then(
      () => {
        onClose()
        toast.success(
          `${lineTitle(line)} corrected by ${moneyText(correction.amountCents ?? whole, currency)}.`,
        )
      },
      (error: unknown) => showRefusal(error, 'That was not corrected. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={isPayment ? 'Take this back?' : 'Correct this line'}
      description={`${isolate(lineTitle(line))}, ${moneyText(whole, currency)}. A line with your reason is added; a line is corrected once.`}
      submitLabel={isPayment ? 'Take it back' : 'Correct'}
      isDanger={isPayment}
      isBusy={correcting.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {isPayment ? null : (
        <MoneyField
          label="Take off"
          currency={currency}
          error={errors.amountCents?.message}
          {...form.register('amountCents')}
        />
      )}
      <TextAreaField
        label="Why"
        rows={2}
        maxLength={reasonLength}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
