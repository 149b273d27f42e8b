import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import { type MouseEvent, useRef, useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { cx } from '../../../../lib/cx.ts'
import { nightsWords, rangeWords } from '../../../../lib/day-words.ts'
import { RoomTag } from '../../../../parts/booking-marks/room-tag.tsx'
import { StateBadge } from '../../../../parts/booking-marks/state-badge.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { deskSteps, nightsLeft, type Step } from '../booking-steps.ts'
import { partyWords } from '../booking-words.ts'
import { DayFacts } from '../desk-facts.tsx'
import { CheckInDialog } from '../dialogs/check-in-dialog.tsx'
import { needsRoom } from '../dialogs/check-in-rooms.ts'
import { CheckOutDialog, isOpenBalance } from '../dialogs/check-out-dialog.tsx'
import { StepFromList } from '../dialogs/step-from-list.tsx'
import { BookingLink } from '../list/booking-table.tsx'
import { OnlineCheckInMark } from '../registration/online-check-in.tsx'
import { RoomStateMark } from '../room-state-mark.tsx'
import { useReadiness, useWarnings } from '../use-readiness.ts'
import { useDoneToast } from '../use-undo.ts'
import { DayActs } from './day-acts.tsx'
import { isSameTap } from './same-tap.ts'

const doubleTapMs = 500

type DayRowProps = {
  /** While a day is closed, only its summary is known. */
  booking: BookingSummary | DeskBooking
  isOpen: boolean
  today: string
  offers: readonly Step['to'][]
}

export function DayRow({ booking, isOpen, today, offers }: DayRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [asked, setAsked] = useState<'room' | 'no-show' | 'checked-out' | 'balance' | null>(null)
  const askedAt = useRef(0)
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const isAtDesk = useMay('work-desk', booking.hotelId)
  const readiness = useReadiness(booking.hotelId)
  const findWarnings = useWarnings(booking.hotelId)
  const steps = isAtDesk ? deskSteps(booking, today).filter(({ to }) => offers.includes(to)) : []
  const hasFolio = isAtDesk && ['confirmed', 'checked-in', 'checked-out'].includes(booking.state)
  const numbers = booking.rooms.flatMap(({ number }) => (number === null ? [] : [number]))
  const states = numbers.flatMap((number) => readiness.stateOfNumber(number) ?? [])
  const types = [...new Set(booking.rooms.map(({ name }) => name))].join(', ')

  async function take(event: MouseEvent, step: Step) {
    if (isSameTap(event)) return
    const isNotReady = async () => needsRoom(booking) || (await findWarnings(booking.rooms)).length > 0
    const isEarly = step.to === 'checked-out' && step.asks && nightsLeft(booking, today) > 0
    if (step.to === 'no-show' || isEarly) {
      askedAt.current = event.timeStamp
      return setAsked(isEarly ? 'checked-out' : 'no-show')
    }
    if (step.to === 'checked-in' && (await isNotReady())) {
      askedAt.current = event.timeStamp
      return setAsked('room')
    }
    try {
      const done = await transition.run({ to: step.to })
      if (done) showOutcome(done)
    } catch (error) {
      if (isOpenBalance(error)) return setAsked('balance')
      if (isUnlikely(error)) return setAsked('room')
      showRefusal(error, say('That was not saved. Please try again.'))
    }
    // The button disappears with the step.
    return row.current?.querySelector<HTMLElement>('[data-booking]')?.focus()
  }
  // The second tap of a double tap would close the dialog that the first opened.
  const isOpenForAWhile = () => performance.now() - askedAt.current > doubleTapMs
  return (
    <li
      ref={row}
      className={cx(
        'relative border-t border-border px-[18px] py-3',
        isOpen &&
          'bg-[color-mix(in_srgb,var(--color-primary-soft)_42%,var(--color-surface))] [box-shadow:inset_3px_0_0_var(--color-primary)]',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RoomTag numbers={numbers} />
        {numbers.length > 0 ? (
          // Kept free until the state is known, so that no button moves under a finger.
          <span className="-ml-1 inline-flex min-w-4">
            {states[0] ? <RoomStateMark state={states[0]} /> : null}
          </span>
        ) : null}
        <div className="min-w-0 grow basis-32 leading-5">
          <BookingLink booking={booking} isOpen={isOpen} />
          <span className="block text-sm text-muted">
            {rangeWords(booking.checkInOn, booking.checkOutOn)}, {nightsWords(booking.nights)}
          </span>
          <span className="block text-sm text-muted">
            {partyWords(booking)}, {types}
            {numbers.length < booking.rooms.length ? `, ${say('no room yet')}` : ''}
          </span>
          <OnlineCheckInMark booking={booking} />
        </div>
        <StateBadge state={booking.state} />
      </div>
      {'balanceCents' in booking ? <DayFacts booking={booking} /> : null}
      {steps.length > 0 || hasFolio ? (
        <div className="relative z-1 mt-2 flex flex-wrap items-center gap-2">
          {steps.map((step, index) => (
            <Button
              key={step.to}
              size="sm"
              variant={index === 0 && !step.asks ? 'primary' : 'secondary'}
              busy={transition.isPending && transition.variables.to === step.to && step.busy}
              aria-label={`${deskWords(step)}: ${booking.guestName}`}
              onClick={(event) => void take(event, step)}
              className="max-md:h-11 max-md:grow"
            >
              {deskWords(step)}
            </Button>
          ))}
          {hasFolio ? <DayActs booking={booking} /> : null}
        </div>
      ) : null}
      {asked === 'balance' ? <CheckOutDialog booking={booking} onClose={() => setAsked(null)} /> : null}
      {asked === 'room' ? (
        <CheckInDialog
          booking={booking}
          onDone={() => setAsked(null)}
          onClose={() => isOpenForAWhile() && setAsked(null)}
        />
      ) : null}
      {asked === 'no-show' || asked === 'checked-out' ? (
        <StepFromList
          booking={booking}
          to={asked}
          onClose={() => isOpenForAWhile() && setAsked(null)}
          onOpenBalance={() => setAsked('balance')}
        />
      ) : null}
    </li>
  )
}

/** In one word, as the desk says it. */
function deskWords(step: Step): string {
  if (step.to === 'checked-in') return say('Arrived')
  if (step.to === 'no-show') return say('No-show')
  return step.asks ? say('Left early') : say('Left##the guest is gone')
}
