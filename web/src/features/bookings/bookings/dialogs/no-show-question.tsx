import type { Booking } from '@roomlark/contract/bookings/booking'
import { noShowFeeCents } from '@roomlark/contract/bookings/booking-fee'
import { dateIn } from '@roomlark/contract/dates'
import { isFirstNightToDecide } from '@roomlark/contract/inventory/stay-dates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { longDay, rangeWords } from '../../../../lib/day-words.ts'
import { clockTimeIn } from '../../../../lib/format-date.ts'
import { ChoiceCard } from '../../../../ui/choice-card.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Clock } from '../../../../ui/icons/clock.ts'
import { Note } from '../../../../ui/note.tsx'
import { failureWords } from '../failure-words.ts'
import { useDoneToast } from '../use-undo.ts'
import { FeeNote } from './fee-note.tsx'

type NoShowQuestionProps = { booking: Booking; onClose: () => void }

/** Asks before marking a no-show: what happens to the room, what is owed, and whether the guest is told. */
export function NoShowQuestion({ booking, onClose }: NoShowQuestionProps) {
  const [waiveFee, setWaive] = useState(false)
  const [mailGuest, setMailGuest] = useState(false)
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const words = missedWords(booking)
  const today = dateIn(booking.timeZone, new Date())
  const isRoomAsked = isFirstNightToDecide(booking.checkInOn, today)
  const [firstNight, setFirstNight] = useState<FirstNight>('kept')
  const isDoubted = isUnlikely(transition.error)

  async function confirm() {
    const done = await transition.run({
      to: 'no-show',
      ...(waiveFee && { waiveFee }),
      ...(isRoomAsked && { firstNight }),
      ...(mailGuest && { mailGuest }),
      ...(isDoubted && { isMeant: true }),
    })
    if (!done) return
    onClose()
    showOutcome(done)
  }
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      submitLabel={isDoubted ? say('Mark as no-show anyway') : say('Mark as no-show')}
      busyLabel={say('Saving...')}
      cancelLabel={say('Not now')}
      isDanger
      isBusy={transition.isPending}
      fault={
        transition.error && !isDoubted
          ? failureWords(transition.error, say('That was not saved. Please try again.'))
          : undefined
      }
      onSubmit={confirm}
      onClose={onClose}
    >
      {isDoubted ? (
        <Note tone="warning" icon={<Clock />} role="alert">
          {failureWords(transition.error, '')}
        </Note>
      ) : isRoomAsked ? (
        <Note tone="warning" icon={<Clock />}>
          {say('It is {time} at the hotel. The guest may still come tonight.', {
            time: clockTimeIn(booking.timeZone, new Date()),
          })}
        </Note>
      ) : null}
      {isRoomAsked ? (
        <FirstNightChoice booking={booking} firstNight={firstNight} onChoose={setFirstNight} />
      ) : null}
      <FeeNote
        fee={noShowFeeCents(booking, booking.stays)}
        currency={booking.currency}
        isFree={say('By the policy of this booking the guest owes nothing.')}
        isWaived={waiveFee}
        onWaive={setWaive}
      />
      {booking.guest.email === null ? null : (
        <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={mailGuest}
            onChange={(event) => setMailGuest(event.target.checked)}
            className="size-[18px] accent-primary"
          />
          {say('Tell the guest by email that you expected them')}
        </label>
      )}
    </FormDialog>
  )
}

type FirstNight = 'kept' | 'released'

type FirstNightChoiceProps = {
  booking: Booking
  firstNight: FirstNight
  onChoose: (firstNight: FirstNight) => void
}

function FirstNightChoice({ booking, firstNight, onChoose }: FirstNightChoiceProps) {
  const rooms = booking.stays.length
  const night = longDay(booking.checkInOn)
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-[14px] font-[560]">
        {say('What happens with {rooms, plural, one {the room} other {the rooms}}?', { rooms })}
      </legend>
      <ChoiceCard
        isChosen={firstNight === 'kept'}
        onChoose={() => onChoose('kept')}
        name="first-night"
        words={say('Keep {rooms, plural, one {the room} other {the rooms}} for the night of {night}', {
          rooms,
          night,
        })}
        note={say('In case the guest comes late. It counts as sold.')}
      />
      <ChoiceCard
        isChosen={firstNight === 'released'}
        onChoose={() => onChoose('released')}
        name="first-night"
        words={say('Release {rooms, plural, one {the room} other {the rooms}}', { rooms })}
        note={say('The night of {night} can be sold again too.', { night })}
      />
    </fieldset>
  )
}

function missedWords(booking: Booking) {
  const { guestName, reference, nights } = booking
  const dates = rangeWords(booking.checkInOn, booking.checkOutOn)
  return {
    title: say('{guest} did not arrive?', { guest: isolate(guestName) }),
    text:
      nights > 1
        ? say(
            '{dates}, {reference}. The {nights, plural, one {# night} other {# nights}} after the first can be sold again.',
            { dates, reference, nights: nights - 1 },
          )
        : `${dates}, ${reference}.`,
  }
}
