import type { StayQuestion } from '@roomlark/contract/settlement/stay-questions'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAnswerStayQuestion } from '../../../../data/hotel-statements.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'

type Values = { keptCents: string }
type LeftEarlyDialogProps = { hotelId: string; question: StayQuestion; onClose: () => void }

/** Asks what the hotel kept of a guest who left before the end, since that is what commission is paid on. */
export function LeftEarlyDialog({ hotelId, question, onClose }: LeftEarlyDialogProps) {
  const { bookingId, version, currency, roomCents, checkInOn, checkOutOn } = question
  const whole = moneyText(roomCents, currency)
  const answer = useAnswerStayQuestion(hotelId)
  const form = useForm<Values, unknown, { keptCents: number }>({
    resolver: contractResolver(
      z.strictObject({
        keptCents: z
          .int('Enter an amount')
          .check(z.gte(0, 'Enter an amount'), z.lte(roomCents, `Enter at most ${whole}`)),
      }),
      (values: Values) => ({ keptCents: readAmount(values.keptCents, currency) }),
    ),
    defaultValues: { keptCents: '' },
  })
  const { errors } = form.formState
  const kept = readAmount(form.watch('keptCents'), currency)
  const submit = form.handleSubmit(({ keptCents }) =>
    answer.mutateAsync({ bookingId, version, answer: 'left-early', keptCents }).then(
      () => {
        onClose()
        toast.success('Recorded. The line has what you kept.')
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="What did you keep?"
      description={`${question.reference}, ${longRangeWords(checkInOn, checkOutOn)}. The whole stay was ${whole} without taxes and extras.`}
      submitLabel="Record"
      busyLabel="Recording"
      isBusy={answer.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        label="Room revenue that you kept"
        currency={currency}
        hint={
          Number.isNaN(kept) || kept > roomCents
            ? 'What the guest paid or owes for the rooms, without taxes and extras'
            : `Commission is ${percentText(question.ratePercent)} of ${moneyText(kept, currency)}`
        }
        error={errors.keptCents?.message}
        {...form.register('keptCents')}
      />
    </FormDialog>
  )
}
