import type { Booking } from '@roomlark/contract/bookings/booking'
import { cancelFeeCents } from '@roomlark/contract/bookings/booking-fee'
import { TransitionInput } from '@roomlark/contract/bookings/booking-input'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { ChoiceCard } from '../../../../ui/choice-card.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { failureWords } from '../failure-words.ts'
import { useNow } from '../use-now.ts'
import { FeeNote } from './fee-note.tsx'
import { postedWords } from './step-words.ts'

type Side = 'guest' | 'hotel'

export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [by, setBy] = useState<Side | null>(null)
  const [reason, setReason] = useState('')
  const [waiveFee, setWaive] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const transition = useTransition(booking.id)
  const policyFee = cancelFeeCents(booking, booking.stays, useNow(15_000))
  const fee = by === 'hotel' || waiveFee ? 0 : policyFee

  function choose(side: Side) {
    setBy(side)
    setFaults({})
  }
  async function submit() {
    const parsed = TransitionInput.safeParse({
      to: 'cancelled',
      ...(by && { cancelledBy: by }),
      ...(reason.trim() && { reason }),
      ...(by === 'guest' && waiveFee && { waiveFee }),
    })
    if (!parsed.success) {
      setFaults(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
      )
      return
    }
    setFaults({})
    if (!(await transition.run(parsed.data))) return
    onClose()
    const cancelled = say('The booking of {guest} is cancelled.', { guest: isolate(booking.guestName) })
    toast.success(
      by === 'guest' && fee > 0 ? `${cancelled} ${postedWords(fee, booking.currency)}` : cancelled,
    )
  }
  return (
    <FormDialog
      title={say('Cancel this booking?')}
      description={say(
        '{guest}, {dates}, {reference}. Its rooms can be sold again, and the guest is notified by email.',
        {
          guest: isolate(booking.guestName),
          dates: rangeWords(booking.checkInOn, booking.checkOutOn),
          reference: booking.reference,
        },
      )}
      submitLabel={
        by === 'guest' && fee > 0
          ? say('Cancel and post {fee} to the folio', { fee: moneyText(fee, booking.currency) })
          : say('Cancel booking')
      }
      busyLabel={say('Cancelling...')}
      cancelLabel={say('Keep it')}
      isDanger
      isBusy={transition.isPending}
      fault={
        transition.error
          ? failureWords(transition.error, say('The booking was not cancelled. Please try again.'))
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1.5 text-[14px] font-[560]">{say('Who is cancelling?')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <ChoiceCard
            name="cancelledBy"
            isChosen={by === 'guest'}
            onChoose={() => choose('guest')}
            words={say('The guest')}
            note={say('The policy applies')}
          />
          <ChoiceCard
            name="cancelledBy"
            isChosen={by === 'hotel'}
            onChoose={() => choose('hotel')}
            words={say('The hotel')}
            note={say('The guest owes nothing')}
          />
        </div>
        <FieldNote id="cancelled-by-note" error={faults.cancelledBy} />
      </fieldset>
      <TextAreaField
        label={sayRich('Reason <span>(optional)</span>', {
          span: (text) => <span className="font-normal text-muted">{text}</span>,
        })}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={faults.reason}
      />
      {by === 'guest' ? (
        <FeeNote
          fee={policyFee}
          currency={booking.currency}
          isFree={
            booking.state === 'held'
              ? say('A hold costs nothing.')
              : say('Nothing is owed: cancellation is still free.')
          }
          isWaived={waiveFee}
          onWaive={setWaive}
        />
      ) : null}
      {booking.droppedFeeCents > 0 ? (
        <p className="text-sm text-muted">
          {say('The fee of {amount} for the room given up stays owed.', {
            amount: moneyText(booking.droppedFeeCents, booking.currency),
          })}
        </p>
      ) : null}
    </FormDialog>
  )
}
