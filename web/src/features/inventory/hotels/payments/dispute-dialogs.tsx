import type { PaymentDispute } from '@roomlark/contract/bookings/card-disputes'
import { DisputeAnswerInput } from '@roomlark/contract/bookings/payments'
import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import {
  useAcceptPaymentDispute,
  useAnswerPaymentDispute,
  useIsChangingPapers,
} from '../../../../data/payments.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { disputeReason } from '../../../../parts/payments/dispute-words.ts'
import { Fact } from '../../../../ui/fact.tsx'
import { PaperList } from './paper-list.tsx'

type DisputeDialogProps = { hotel: Hotel; dispute: PaymentDispute; onClose: () => void }

const sentAlong = [
  say('the guest’s name and email address'),
  say('the stay: its dates, rooms and price'),
  say('the terms that the guest agreed to when booking'),
  say('when it was booked, and when the guest arrived and left'),
]

/** The hotel's side of it, which the payment service hands to the card holder's bank. */
export function AnswerDisputeDialog({ hotel, dispute, onClose }: DisputeDialogProps) {
  const answering = useAnswerPaymentDispute({ hotelId: hotel.id, disputeId: dispute.id })
  const form = useContractForm({
    schema: DisputeAnswerInput,
    values: { text: dispute.answer },
    send: answering.mutateAsync,
    done: say('The answer was sent. The bank decides within two to three months.'),
    failed: say('The answer was not sent. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      place="side"
      title={say('Answer the dispute')}
      description={say('The bank of the card holder reads it and decides. You can answer once.')}
      submitLabel={say('Send answer')}
      busyLabel={say('Sending...')}
      isReady={!useIsChangingPapers(dispute.id)}
      onClose={onClose}
    >
      <Facts hotel={hotel} dispute={dispute} />
      <form.Area
        name="text"
        label={say('What happened')}
        rows={8}
        hint={say('Facts in the order of time: who booked, when they arrived, what you agreed.')}
      />
      <PaperList hotelId={hotel.id} dispute={dispute} />
      <div className="text-[14px] text-muted">
        <p>{say('Sent along automatically:')}</p>
        <ul className="mt-1 list-disc pl-5">
          {sentAlong.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </FormDialog>
  )
}

function Facts({ hotel, dispute }: Omit<DisputeDialogProps, 'onClose'>) {
  const { amountCents, currency, reason, guestName, answerBy } = dispute
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Fact term={say('Amount')}>{moneyText(amountCents, currency)}</Fact>
      {answerBy === null ? null : (
        <Fact term={say('Answer by')}>{weekdayLongDay(dateIn(hotel.timeZone, new Date(answerBy)))}</Fact>
      )}
      {guestName === null ? null : <Fact term={say('Guest')}>{isolate(guestName)}</Fact>}
      <Fact term={say('The card holder')} className="col-span-2">
        {disputeReason(reason)}
      </Fact>
    </dl>
  )
}

/** Gives in: nothing is sent to the bank, and the money stays with the card holder. */
export function AcceptDisputeDialog({ hotel, dispute, onClose }: DisputeDialogProps) {
  const accepting = useAcceptPaymentDispute({ hotelId: hotel.id, disputeId: dispute.id })
  const amount = moneyText(dispute.amountCents, dispute.currency)
  const form = useContractForm({
    send: () => accepting.mutateAsync(),
    done: say('The dispute was accepted. The card holder keeps {amount}.', { amount }),
    failed: say('The dispute was not accepted. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Accept the dispute?')}
      description={say('The card holder keeps {amount}. This cannot be undone.', { amount })}
      submitLabel={say('Accept dispute')}
      isDanger
      onClose={onClose}
    />
  )
}
