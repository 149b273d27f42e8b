import { say } from '@roomlark/contract/say'
import type { StayQuestion } from '@roomlark/contract/settlement/stay-questions'
import * as z from 'zod/mini'
import { useAnswerStayQuestion } from '../../../../data/hotel-statements.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

type LeftEarlyDialogProps = { hotelId: string; question: StayQuestion; onClose: () => void }

/** Asks what the hotel kept of a guest who left before the end, since that is what commission is paid on. */
export function LeftEarlyDialog({ hotelId, question, onClose }: LeftEarlyDialogProps) {
  const { bookingId, version, currency, roomCents, checkInOn, checkOutOn } = question
  const whole = moneyText(roomCents, currency)
  const answer = useAnswerStayQuestion(hotelId)
  const form = useContractForm({
    schema: z.strictObject({
      keptCents: z
        .int(say('Enter an amount'))
        .check(
          z.gte(0, say('Enter an amount')),
          z.lte(roomCents, say('Enter at most {amount}', { amount: whole })),
        ),
    }),
    values: { keptCents: '' },
    read: (values) => ({ keptCents: readAmount(values.keptCents, currency) }),
    send: ({ keptCents }) => answer.mutateAsync({ bookingId, version, answer: 'left-early', keptCents }),
    done: say('Recorded. The line has what you kept.'),
  })
  const kept = readAmount(form.watch('keptCents'), currency)
  return (
    <FormDialog
      form={form}
      title={say('What did you keep?')}
      description={say('{reference}, {nights}. The whole stay was {amount} without taxes and extras.', {
        reference: question.reference,
        nights: longRangeWords(checkInOn, checkOutOn),
        amount: whole,
      })}
      submitLabel={say('Record##verb')}
      busyLabel={say('Recording')}
      onClose={onClose}
    >
      <form.Money
        name="keptCents"
        label={say('Room revenue that you kept')}
        currency={currency}
        hint={
          Number.isNaN(kept) || kept > roomCents
            ? say('What the guest paid or owes for the rooms, without taxes and extras')
            : say('Commission is {rate} of {amount}', {
                rate: percentText(question.ratePercent),
                amount: moneyText(kept, currency),
              })
        }
      />
    </FormDialog>
  )
}
