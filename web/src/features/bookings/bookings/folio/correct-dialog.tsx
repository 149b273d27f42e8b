import type { BookingFolio, FolioLine } from '@roomlark/contract/bookings/folio'
import { CorrectionInput } from '@roomlark/contract/bookings/folio-input'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useCorrectLine } from '../../../../data/folios.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { lineTitle } from './line-words.ts'

type CorrectDialogProps = { folio: BookingFolio; line: FolioLine; onClose: () => void }

/** Takes a line back by another one, whole or in part; nothing is deleted. */
export function CorrectDialog({ folio, line, onClose }: CorrectDialogProps) {
  const { bookingId, currency } = folio
  const isPayment = line.kind === 'payment' || line.kind === 'refund'
  const whole = Math.abs(line.amountCents)
  const correcting = useCorrectLine(bookingId)
  const form = useContractForm({
    schema: CorrectionInput,
    values: { amountCents: amountText(whole, currency), reason: '' },
    read: ({ amountCents, reason }) => ({
      lineId: line.id,
      reason,
      ...(isPayment ? {} : { amountCents: readAmount(amountCents, currency) }),
    }),
    send: correcting.mutateAsync,
    done: ({ amountCents = whole }) =>
      say('{line} corrected by {amount}.', {
        line: lineTitle(line),
        amount: moneyText(amountCents, currency),
      }),
    failed: say('That was not corrected. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={isPayment ? say('Take this back?') : say('Correct this line')}
      description={say('{line}, {amount}. A line with your reason is added; a line is corrected once.', {
        line: isolate(lineTitle(line)),
        amount: moneyText(whole, currency),
      })}
      submitLabel={isPayment ? say('Take it back') : say('Correct##verb')}
      isDanger={isPayment}
      onClose={onClose}
    >
      {isPayment ? null : <form.Money name="amountCents" label={say('Take off')} currency={currency} />}
      <form.Area name="reason" label={say('Why')} rows={2} />
    </FormDialog>
  )
}
