import { addDays, daysBetween } from '@roomlark/contract/dates'
import { lengthFault, nightFault } from '@roomlark/contract/inventory/stay-fit'
import { readNight, recordBytes } from './nights-record.policy.ts'
import { firstOfMonth, type Terms } from './packing.policy.ts'

/** A month of nights, each `width` bytes long. */
export type PackedMonth = { width: number; nights: Buffer }

/** A hotel at one revision of the index. Its months are added as searches need them. */
export type PackedHotel = {
  hotelNo: number
  terms: Terms
  /** The months by their first days; null means that every night of the month is ordinary. */
  months: Map<string, PackedMonth | null>
}

/**
 * The positions of a stay's nights in the packed months, including the day of check-out. They are the same
 * for every hotel.
 */
export type StayDays = { months: string[]; days: StayDay[] }
type StayDay = { month: number; day: number }

export function stayDays({ checkInOn, checkOutOn }: { checkInOn: string; checkOutOn: string }): StayDays {
  const months: string[] = []
  const days: StayDays['days'] = []
  for (let day = checkInOn; day <= checkOutOn; day = addDays(day, 1)) {
    const month = firstOfMonth(day)
    if (months.at(-1) !== month) months.push(month)
    days.push({ month: months.length - 1, day: daysBetween(month, day) })
  }
  return { months, days }
}

/** The list price of each night, and the number of rooms left on the fullest one. */
type OpenNights = { lists: number[]; left: number }

/**
 * Returns the list prices of a room type's nights and how many rooms are left, or null unless it is available
 * on all of them. This runs for every room type of every hotel of a place, so it creates as few objects as
 * possible.
 */
export function openNights(
  { months, days }: StayDays,
  hotel: PackedHotel,
  type: number,
  rooms: number,
): OpenNights | null {
  const ordinary = hotel.terms[9][type]
  if (!ordinary) throw new Error('a room type that is not in the terms')
  const nights = days.length - 1
  const lists: number[] = []
  let left = Number.POSITIVE_INFINITY
  let month: PackedMonth | null = null
  let monthBefore = -1
  for (let index = 0; index <= nights; index += 1) {
    const at = days[index] as StayDay
    if (at.month !== monthBefore) {
      month = hotel.months.get(months[at.month] as string) ?? null
      monthBefore = at.month
    }
    const night = month
      ? readNight(month.nights, at.day * month.width + type * recordBytes)
      : { ...openNight, listCents: ordinary[0], left: ordinary[1] }
    if (index === nights) return night.closedToDeparture ? null : { lists, left }
    if (nightFault(night, rooms)) return null
    if (index === 0 && (night.closedToArrival || lengthFault(night, nights))) return null
    lists.push(night.listCents)
    left = Math.min(left, night.left)
  }
  return null
}

const openNight = {
  closed: false,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
}
