import { disputeObstacleWords, disputeReasonWords } from '@roomlark/contract/partners/dispute-words'
import {
  type CommissionDisputes,
  DisputeInput,
  type DisputeParty,
  disputeLimits,
  disputeReasons,
} from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useCommissionDisputes, useOpenDispute } from '../../data/disputes.ts'
import { dayText } from '../../lib/day-words.ts'
import { CardError, CardSkeleton } from '../../ui/card-states.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { Note } from '../../ui/note.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { moneyText } from '../money/money-text.ts'
import { amountOrNone } from '../money/read-amount.ts'

type OpenDisputeDialogProps = { bookingId: string; onClose: () => void }

const titles = { hotel: say('Object to this commission'), affiliate: say('Ask about this commission') }
const keptLabels = {
  hotel: say('What you kept (optional)'),
  affiliate: say('What the hotel kept (optional)'),
}

/** Opens a dispute about a commission, or says why that is not possible. */
export function OpenDisputeDialog({ bookingId, onClose }: OpenDisputeDialogProps) {
  const { data: about, isError, refetch } = useCommissionDisputes(bookingId)
  const side = about?.side ?? null
  if (about && side && about.obstacle === null) {
    return <OpenForm bookingId={bookingId} about={about} side={side} onClose={onClose} />
  }
  return (
    <Dialog title={titles[side ?? 'hotel']} description={about?.reference ?? ''} onClose={onClose}>
      <div className="mt-4">
        {isError ? <CardError retry={() => void refetch()} /> : null}
        {about === undefined && !isError ? <CardSkeleton /> : null}
        {about ? (
          <Note tone="warning" icon={<CircleAlert />}>
            {about.obstacle
              ? disputeObstacleWords[about.obstacle]
              : say('Only hotels and partners can object.')}
          </Note>
        ) : null}
      </div>
    </Dialog>
  )
}

type OpenFormProps = OpenDisputeDialogProps & { about: CommissionDisputes; side: DisputeParty }

function OpenForm({ bookingId, about, side, onClose }: OpenFormProps) {
  const { currency, reference, now, untilOn } = about
  const open = useOpenDispute(bookingId)
  const form = useContractForm({
    schema: DisputeInput,
    values: { reason: '', claimedBaseCents: '', text: '' },
    read: ({ claimedBaseCents, ...values }) => {
      const claim = amountOrNone(claimedBaseCents, currency)
      return { ...values, ...(claim !== undefined && { claimedBaseCents: claim }) }
    },
    send: open.mutateAsync,
    done: say('Your objection is open. You will be notified of every answer.'),
    failed: say('That did not work. Please try again.'),
  })
  const amount = moneyText(side === 'hotel' ? now.grossCents : now.netCents, currency)
  const sentences = [
    say(
      '{booking}, {amount}. It is neither billed nor paid until this is settled; the rest is. The other side has {days, plural, one {# day} other {# days}} to answer.',
      { booking: reference, amount, days: disputeLimits.answerDays },
    ),
    ...(untilOn === null ? [] : [say('Objections are possible until {day}.', { day: dayText(untilOn) })]),
  ]
  return (
    <FormDialog
      form={form}
      title={titles[side]}
      description={sentences.join(' ')}
      submitLabel={side === 'hotel' ? say('Object##verb') : say('Send')}
      busyLabel={say('Sending')}
      onClose={onClose}
    >
      <form.Select name="reason" label={say('Reason')}>
        <option value="">{say('Choose a reason')}</option>
        {disputeReasons[side].map((reason) => (
          <option key={reason} value={reason}>
            {disputeReasonWords[reason]}
          </option>
        ))}
      </form.Select>
      <form.Money
        name="claimedBaseCents"
        label={keptLabels[side]}
        currency={currency}
        hint={say('For the rooms, without taxes. {amount} is counted now.', {
          amount: moneyText(now.baseCents, currency),
        })}
      />
      <form.Area
        name="text"
        label={say('What happened')}
        rows={3}
        hint={say('Hotel, partner and Roomlark read it; please name no guest.')}
      />
    </FormDialog>
  )
}
