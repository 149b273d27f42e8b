import type { Booking } from '@roomlark/contract/bookings/booking'
import { cancelFeeCents } from '@roomlark/contract/bookings/booking-fee'
import { TransitionInput } from '@roomlark/contract/bookings/booking-input'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { failureWords } from '../failure-words.ts'
import { useNow } from '../use-now.ts'
import { ChoiceCard } from './choice-card.tsx'
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
  async function submit(event: FormEvent) {
    event.preventDefault()
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
    <Dialog
      title={say('Cancel this booking?')}
      description={say(
        '{guest}, {dates}, {reference}. Its rooms can be sold again, and the guest is notified by email.',
        {
          guest: isolate(booking.guestName),
          dates: rangeWords(booking.checkInOn, booking.checkOutOn),
          reference: booking.reference,
        },
      )}
      onClose={onClose}
      isBusy={transition.isPending}
    >
      {/* The form shows its errors. */}
      <form onSubmit={(event) => void submit(event).catch(() => undefined)} className="mt-5 grid gap-4">
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
        {transition.error ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {failureWords(transition.error, say('The booking was not cancelled. Please try again.'))}
          </Note>
        ) : null}
        <div className="mt-1 flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {say('Keep it')}
          </Button>
          <Button type="submit" variant="danger" busy={transition.isPending && say('Cancelling...')}>
            {by === 'guest' && fee > 0
              ? say('Cancel and post {fee} to the folio', { fee: moneyText(fee, booking.currency) })
              : say('Cancel booking')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
