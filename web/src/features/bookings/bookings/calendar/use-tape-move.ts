import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useMoveStay } from '../../../../data/booking-changes.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Doubt } from '../dialogs/anyway-dialog.tsx'
import {
  isSameDates,
  isSameRoom,
  moveConflict,
  roomNumber,
  type Target,
  toStayWish,
  toTarget,
} from './tape-move.ts'
import type { Bar } from './tape-rows.ts'

export type Lifted = { bar: Bar; to: Target; by: 'keys' | 'pointer'; isAsking: boolean }

type Given = { hotelId: string; tape: Tape; today: string }

/** One stay at a time can be moved: picked up, aimed somewhere, and dropped or left where it was. */
export function useTapeMove({ hotelId, tape, today }: Given) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  /** Announced to screen readers. */
  const [said, setSaid] = useState('')
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const move = useMoveStay(hotelId)
  const conflict = lifted ? moveConflict(tape, lifted.bar, lifted.to, today) : undefined

  function lift(bar: Bar, by: Lifted['by']) {
    if (move.isPending) return
    setLifted({ bar, to: toTarget(bar), by, isAsking: false })
    if (by === 'keys')
      setSaid(
        say(
          'Picked up {guest}. {place}. Arrows move it, Shift and arrows change its end, Enter drops it, Escape cancels.',
          { guest: isolate(bar.guestName), place: placeWords(tape, bar) },
        ),
      )
  }

  function aim(to: Target) {
    // Reads the current state, since a drag picks up and aims in one event.
    setLifted((now) => now && { ...now, to })
    if (!lifted) return
    const against = moveConflict(tape, lifted.bar, to, today)
    const place = placeWords(tape, to)
    if (lifted.by === 'keys')
      setSaid(against ? say('{place}. Not possible: {reason}', { place, reason: against }) : `${place}.`)
  }

  function leave() {
    if (lifted?.by === 'keys')
      setSaid(say('{guest} was not moved.', { guest: isolate(lifted.bar.guestName) }))
    setLifted(null)
  }

  function drop() {
    if (!lifted) return
    const { bar, to } = lifted
    if (isSameDates(bar, to) && isSameRoom(bar, to)) return leave()
    if (conflict) {
      toast.error(say('{conflict} Nothing was moved.', { conflict }))
      setLifted(null)
    } else if (isSameDates(bar, to)) {
      void send(bar, to, true)
    } else {
      setLifted({ ...lifted, isAsking: true })
    }
  }

  async function send(bar: Bar, to: Target, mailGuest: boolean, isMeant = false): Promise<void> {
    setLifted(isSameDates(bar, to) ? null : { bar, to, by: 'pointer', isAsking: true })
    try {
      const atOnce = isSameDates(bar, to) ? to : undefined
      await move.mutateAsync({ bar, wish: toStayWish(bar, to), mailGuest, isMeant, atOnce })
      toast.success(
        say('{guest} was moved: {place}.', {
          guest: isolate(bar.guestName),
          place: placeWords(tape, to),
        }),
      )
    } catch (error) {
      const goOn = () => void send(bar, to, mailGuest, true)
      if (isUnlikely(error)) setDoubt({ question: error.message, goOn })
      else showRefusal(error, say('The stay was not moved. Please try again.'))
    }
    setLifted(null)
  }

  return { lifted, doubt, setDoubt, conflict, said, isBusy: move.isPending, lift, aim, leave, drop, send }
}

/** `Room 204, 18 to 22 Jun` */
export function placeWords(tape: Tape, { roomId, checkInOn, checkOutOn }: Target): string {
  const number = roomNumber(tape, roomId)
  const dates = rangeWords(checkInOn, checkOutOn)
  return number ? say('Room {number}, {dates}', { number, dates }) : say('No room, {dates}', { dates })
}
