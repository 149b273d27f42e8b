import type { Booking } from '@roomlark/contract/bookings/booking'
import { isOption } from '@roomlark/contract/bookings/options'
import { say } from '@roomlark/contract/say'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bookingKeys } from '../../../../data/keys.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Clock } from '../../../../ui/icons/clock.ts'
import { Note } from '../../../../ui/note.tsx'
import { useNow } from '../use-now.ts'
import { PanelOption } from './panel-option.tsx'

/** An option says when it ends, a hold counts down. */
export function PanelHeld({ booking }: { booking: Booking }) {
  const { heldUntil } = booking
  return heldUntil !== null && isOption(heldUntil, new Date()) ? (
    <PanelOption booking={booking} heldUntil={heldUntil} />
  ) : (
    <Countdown booking={booking} />
  )
}

/** Shows the remaining time of a hold, and refetches the booking when it ends. */
function Countdown({ booking }: { booking: Booking }) {
  const client = useQueryClient()
  const now = useNow(1000)
  const left = booking.heldUntil ? Date.parse(booking.heldUntil) - now.getTime() : 0
  const isOver = left <= 0
  useEffect(() => {
    if (!isOver) return
    // The server gives the rooms back a moment after the hold is over.
    const ask = () => void client.invalidateQueries({ queryKey: bookingKeys.all })
    const timer = setInterval(ask, 3000)
    return () => clearInterval(timer)
  }, [isOver, client])
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return (
    <Note tone="warning" icon={<Clock />} className="mb-4">
      {isOver
        ? say('The hold has expired. Its rooms are free again.')
        : sayRich('Held for another <b>{time}</b>. Confirm it, or its rooms are free again.', {
            b: (text) => <b className="tabular-nums">{text}</b>,
            time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
          })}
    </Note>
  )
}
