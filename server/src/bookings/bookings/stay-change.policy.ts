import { type BookingState, isChangeable } from '@roomlark/contract/booking-states'
import { listNights } from '@roomlark/contract/dates'
import { changedDatesFault } from '@roomlark/contract/inventory/stay-dates'
import type { Obstacle } from '@roomlark/contract/obstacles'

type Dates = { checkInOn: string; checkOutOn: string }

/** Returns why a booking cannot have these dates regardless of availability, or undefined when it can. */
export function datesObstacle(
  booking: Dates & { state: BookingState },
  wanted: Dates,
  today: string,
): Obstacle | undefined {
  if (!isChangeable(booking)) return { kind: 'stay-over', params: { state: booking.state } }
  return changedDatesFault(booking, wanted, today)
}

export function pickDates({ checkInOn, checkOutOn }: Dates): Dates {
  return { checkInOn, checkOutOn }
}

type Stay = Dates & {
  adults: number
  childAges: readonly number[]
  nightlyCents: readonly { night: string }[]
}

export type StayChange<S> = Dates & { stay: S; added: string[]; removed: string[]; isLeft: boolean }

/**
 * Works out what new dates of a booking mean for its stays. A guest who changed rooms has several consecutive
 * stays: those that overlap the new dates are kept, and the first and the last of them are extended or
 * shortened to fit. If none overlaps, the guest's last room gets all the new dates. A room that was added or
 * dropped in the middle of the booking is shortened, but not extended beyond that.
 */
export function stayChanges<S extends Stay>(stays: readonly S[], wanted: Dates): StayChange<S>[] {
  const [first = ''] = stays.map(({ checkInOn }) => checkInOn).toSorted()
  const last =
    stays
      .map(({ checkOutOn }) => checkOutOn)
      .toSorted()
      .at(-1) ?? ''
  return groupByRoom(stays).flatMap((parts) => {
    const isLate = (parts[0]?.checkInOn ?? first) > first
    const isEarly = (parts.at(-1)?.checkOutOn ?? last) < last
    const meeting = parts.filter(
      (part) => part.checkInOn < wanted.checkOutOn && wanted.checkInOn < part.checkOutOn,
    )
    const left = meeting.length > 0 || isLate || isEarly ? meeting : parts.slice(-1)
    return parts.map((stay) => {
      const isLeft = left.includes(stay)
      const isFrom = stay === left[0] && !(isLate && stay.checkInOn > wanted.checkInOn)
      const isUntil = stay === left.at(-1) && !(isEarly && stay.checkOutOn < wanted.checkOutOn)
      const checkInOn = isFrom ? wanted.checkInOn : stay.checkInOn
      const checkOutOn = isUntil ? wanted.checkOutOn : stay.checkOutOn
      const before = stay.nightlyCents.map(({ night }) => night)
      const after = isLeft ? listNights(checkInOn, checkOutOn) : []
      return {
        stay,
        checkInOn,
        checkOutOn,
        added: after.filter((night) => !before.includes(night)),
        removed: before.filter((night) => !after.includes(night)),
        isLeft,
      }
    })
  })
}

/** Groups the stays by booked room, in order. Where one stay ends, the next one of the same guests begins. */
export function groupByRoom<S extends Stay>(stays: readonly S[]): S[][] {
  const rooms: S[][] = []
  for (const stay of stays.toSorted((a, b) => a.checkInOn.localeCompare(b.checkInOn))) {
    const before = rooms.find((parts) => {
      const last = parts.at(-1)
      return last?.checkOutOn === stay.checkInOn && isSameParty(last, stay)
    })
    if (before) before.push(stay)
    else rooms.push([stay])
  }
  return rooms
}

function isSameParty(a: Stay, b: Stay): boolean {
  return a.adults === b.adults && a.childAges.join() === b.childAges.join()
}
