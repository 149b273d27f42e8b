import { isChangeable, reinstatableStates } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { cx } from '../../../../lib/cx.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { CalendarCheck } from '../../../../ui/icons/calendar-check.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { CircleX } from '../../../../ui/icons/circle-x.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { Undo2 } from '../../../../ui/icons/undo-2.ts'
import { UserX } from '../../../../ui/icons/user-x.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { Note } from '../../../../ui/note.tsx'
import { isAllowed, mainStep, type Step } from '../booking-steps.ts'
import { BookingChangeDialog } from '../changes/change-dialogs.tsx'
import { type ChangeKind, ChangeMenu } from '../changes/change-menu.tsx'
import { LeaveEarlyDialog } from '../changes/leave-early-dialog.tsx'
import { type Doubt, UndoAnywayDialog } from '../dialogs/anyway-dialog.tsx'
import { CancelDialog } from '../dialogs/cancel-dialog.tsx'
import { CheckInDialog } from '../dialogs/check-in-dialog.tsx'
import { needsRoom } from '../dialogs/check-in-rooms.ts'
import { CheckOutDialog, isOpenBalance } from '../dialogs/check-out-dialog.tsx'
import { NoShowQuestion } from '../dialogs/no-show-question.tsx'
import { undoLabels } from '../dialogs/step-words.ts'
import { failureWords } from '../failure-words.ts'
import { useNow } from '../use-now.ts'
import { useWarnings } from '../use-readiness.ts'
import { useDoneToast, useUndo } from '../use-undo.ts'

type Asking = 'cancel' | 'no-show' | 'checked-out' | 'balance' | 'room'

/** Only the steps this booking can take now, for who works at the desk. */
export function PanelActions({ booking }: { booking: Booking }) {
  return useMay('work-desk', booking.hotelId) ? <Actions booking={booking} /> : null
}

function Actions({ booking }: { booking: Booking }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [changing, setChanging] = useState<ChangeKind | null>(null)
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const undo = useUndo(booking.id, setDoubt)
  const findWarnings = useWarnings(booking.hotelId)
  const today = dateIn(booking.timeZone, useNow(60_000))
  // While a step is being sent the booking may already be shown in its next state, so the button stays.
  const [taken, setTaken] = useState<Step | null>(null)
  const main = taken ?? mainStep(booking, today)
  const mayCancel = isAllowed(booking, 'cancelled')
  const mayMiss = isAllowed(booking, 'no-show')
  const mayChange = isChangeable(booking)
  const mayReinstate = reinstatableStates.some((state) => state === booking.state)
  const undoLabel = booking.canUndo ? undoLabels[booking.state] : undefined
  const isQuiet = !main && !mayCancel && !mayMiss && !mayChange && !mayReinstate && !undoLabel
  // A refusal is shown even if no step is left.
  if (isQuiet && !asking && !doubt && !changing && !transition.error) return null

  async function take(step: Step) {
    if (step.asks && step.to === 'checked-out') return setAsking('checked-out')
    setTaken(step)
    const isNotReady = async () => needsRoom(booking) || (await findWarnings(booking.rooms)).length > 0
    if (step.to === 'checked-in' && (await isNotReady())) {
      setTaken(null)
      return setAsking('room')
    }
    try {
      // Somebody else may have released or extended a hold in the meantime.
      const version = booking.state === 'held' ? { version: booking.version } : {}
      const done = await transition.run({ to: step.to, ...version })
      if (done) showOutcome(done)
    } catch (error) {
      // Any other error is shown above the button.
      const question = isOpenBalance(error) ? 'balance' : isUnlikely(error) ? 'room' : null
      if (question) {
        transition.reset()
        setAsking(question)
      }
    }
    return setTaken(null)
  }
  return (
    <div className="border-t border-border px-[18px] pt-3.5 pb-4 md:px-7 print:hidden">
      {transition.error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mb-3">
          {failureWords(transition.error, say('That was not saved. Please try again.'))}
        </Note>
      ) : null}
      <div className={cx('flex items-center gap-2.5', isQuiet && 'hidden')}>
        {main ? (
          <Button
            className="grow"
            busy={(taken !== null || transition.isPending) && main.busy}
            onClick={() => void take(main)}
          >
            {main.label}
          </Button>
        ) : null}
        {mayChange ? (
          <ChangeMenu booking={booking} className={main ? '' : 'grow'} onChoose={setChanging} />
        ) : null}
        {mayReinstate ? (
          <Button variant="secondary" className="grow" onClick={() => setChanging('reinstate')}>
            <CalendarCheck aria-hidden="true" className="size-[18px]" />
            {say('Reinstate')}
          </Button>
        ) : null}
        {undoLabel && !main ? (
          <Button variant="secondary" className="grow" onClick={() => void undo(booking.version)}>
            <Undo2 aria-hidden="true" className="size-[18px]" />
            {undoLabel}
          </Button>
        ) : null}
        {mayCancel || mayMiss || (undoLabel && main) ? (
          <Menu
            label={say('More actions')}
            trigger={
              <IconButton label={say('More actions')} className="-mr-1.5">
                <Ellipsis aria-hidden="true" className="size-5" />
              </IconButton>
            }
          >
            {undoLabel ? (
              <MenuItem onSelect={() => void undo(booking.version)}>
                <Undo2 aria-hidden="true" />
                {undoLabel}
              </MenuItem>
            ) : null}
            {mayMiss ? (
              <MenuItem onSelect={() => setAsking('no-show')}>
                <UserX aria-hidden="true" />
                {say('Mark as no-show')}
              </MenuItem>
            ) : null}
            {mayCancel ? (
              <MenuItem
                onSelect={() => setAsking('cancel')}
                className="text-error-text [&>svg]:text-error-text!"
              >
                <CircleX aria-hidden="true" />
                {say('Cancel booking')}
              </MenuItem>
            ) : null}
          </Menu>
        ) : null}
      </div>
      {asking === 'cancel' ? <CancelDialog booking={booking} onClose={() => setAsking(null)} /> : null}
      {asking === 'room' ? (
        <CheckInDialog booking={booking} onClose={() => setAsking(null)} onDone={() => setAsking(null)} />
      ) : null}
      {changing ? (
        <BookingChangeDialog booking={booking} kind={changing} onClose={() => setChanging(null)} />
      ) : null}
      {asking === 'no-show' ? <NoShowQuestion booking={booking} onClose={() => setAsking(null)} /> : null}
      {asking === 'checked-out' ? (
        <LeaveEarlyDialog
          booking={booking}
          onClose={() => setAsking(null)}
          onOpenBalance={() => setAsking('balance')}
        />
      ) : null}
      {doubt ? <UndoAnywayDialog doubt={doubt} onClose={() => setDoubt(null)} /> : null}
      {asking === 'balance' ? <CheckOutDialog booking={booking} onClose={() => setAsking(null)} /> : null}
    </div>
  )
}
