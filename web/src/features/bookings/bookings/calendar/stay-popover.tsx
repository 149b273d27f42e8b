import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn, daysBetween } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTransition } from '../../../../data/booking-changes.ts'
import { useBooking } from '../../../../data/bookings.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { StateBadge } from '../../../../parts/booking-marks/state-badge.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { mainStep } from '../booking-steps.ts'
import { partyWords } from '../booking-words.ts'
import { needsRoom } from '../dialogs/check-in-rooms.ts'
import { isOpenBalance } from '../dialogs/check-out-dialog.tsx'
import { ReferenceTag } from '../reference-tag.tsx'
import { nightsBetween } from '../stay-words.ts'
import { useDoneToast } from '../use-undo.ts'
import type { Bar } from './tape-rows.ts'

const size = { width: 292, height: 240, gap: 10 }

type StayPopoverProps = {
  bar: Bar
  anchor: HTMLElement
  onOpen: () => void
  /** Splits the stay, or swaps its room with another's. */
  onChange: (kind: 'split' | 'swap') => void
  onClose: () => void
}

/** A summary of a stay beside its bar, or at the bottom of the screen on a phone. */
export function StayPopover({ bar, anchor, onOpen, onChange, onClose }: StayPopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const query = useBooking(bar.bookingId)
  useLayoutEffect(() => {
    const { left, top, bottom } = anchor.getBoundingClientRect()
    const height = box.current?.offsetHeight ?? size.height
    const below = bottom + size.gap
    setPlace({
      left: Math.max(12, Math.min(left, window.innerWidth - size.width - 12)),
      top: below + height > window.innerHeight - 12 ? Math.max(12, top - height - size.gap) : below,
    })
  }, [anchor])
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    const stop = new AbortController()
    const { signal } = stop
    const away = (event: Event) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) onClose()
    }
    document.addEventListener('pointerdown', away, { signal })
    document.addEventListener('scroll', away, { signal, capture: true })
    window.addEventListener('resize', onClose, { signal })
    return () => stop.abort()
  }, [onClose])
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    anchor.focus()
    onClose()
  }
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-label={say('Booking {reference}', { reference: bar.reference })}
      tabIndex={-1}
      onKeyDown={press}
      style={place}
      className="fixed z-30 w-[292px] rounded-lg border border-border bg-raised p-[18px] outline-none [box-shadow:var(--shadow-md)] max-md:inset-x-4! max-md:top-auto! max-md:bottom-4 max-md:w-auto"
    >
      <div className="flex items-center justify-between gap-3">
        <ReferenceTag reference={bar.reference} />
        <StateBadge state={query.data?.state ?? bar.state} />
      </div>
      <h3 className="mt-3 wrap-anywhere">{bar.guestName}</h3>
      <p className="text-sm text-muted">
        {longRangeWords(bar.checkInOn, bar.checkOutOn)}, {nightsBetween(bar.checkInOn, bar.checkOutOn)}
        {query.data ? `, ${partyWords(query.data)}` : ''}
      </p>
      <div className="mt-3 flex h-[22px] items-center justify-between gap-3">
        <span className="text-sm text-muted">{say('Total')}</span>
        {query.data ? (
          <b className="tabular-nums">{moneyText(query.data.totalCents, query.data.currency)}</b>
        ) : (
          <Skeleton className="h-5 w-20" />
        )}
      </div>
      <div className="mt-3.5 flex gap-2">
        {query.data ? (
          <May do="work-desk" at={query.data.hotelId}>
            <NextStep booking={query.data} onOpen={onOpen} />
          </May>
        ) : null}
        <Button variant="secondary" size="sm" className="grow basis-0 max-md:h-11" onClick={onOpen}>
          {say('Open##verb')}
        </Button>
      </div>
      {query.data && isChangeable(query.data) ? (
        <May do="work-desk" at={query.data.hotelId}>
          <div className="mt-2 flex gap-2">
            <Button
              variant="quiet"
              size="sm"
              className="grow basis-0 max-md:h-11"
              disabled={daysBetween(bar.checkInOn, bar.checkOutOn) < 2}
              onClick={() => onChange('split')}
            >
              {say('Split stay')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              className="grow basis-0 max-md:h-11"
              disabled={bar.roomId === null}
              onClick={() => onChange('swap')}
            >
              {say('Swap rooms')}
            </Button>
          </div>
        </May>
      ) : null}
    </div>,
    document.body,
  )
}

function NextStep({ booking, onOpen }: { booking: Booking; onOpen: () => void }) {
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const step = mainStep(booking, dateIn(booking.timeZone, new Date()))
  // Steps that ask first open the panel.
  if (!step || step.asks) return null
  const asksRoom = step.to === 'checked-in' && needsRoom(booking)
  const { to } = step
  async function take() {
    try {
      const done = await transition.run({ to })
      if (done) showOutcome(done)
    } catch (error) {
      // The panel asks what becomes of what is left to pay, and of a room that is not left yet.
      if (!isOpenBalance(error) && !isUnlikely(error))
        showRefusal(error, say('That was not saved. Please try again.'))
      onOpen()
    }
  }
  return (
    <Button
      size="sm"
      className="grow basis-0 max-md:h-11"
      busy={transition.isPending && step.busy}
      onClick={() => (asksRoom ? onOpen() : void take())}
    >
      {shortWords[to]}
    </Button>
  )
}

const shortWords = {
  confirmed: say('Confirm'),
  'checked-in': say('Check in'),
  'checked-out': say('Check out'),
  'no-show': say('No-show'),
} as const
