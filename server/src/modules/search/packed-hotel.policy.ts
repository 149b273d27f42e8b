import { addDays, daysBetween } from '@roomlark/contract/dates'
import { lengthFault, nightFault } from '@roomlark/contract/stay-fit'
import { readNight, recordBytes } from './nights-record.policy.ts'
import { firstOfMonth, type Terms } from './packing.policy.ts'

/** A month of nights, so many bytes each. */
export type PackedMonth = { width: number; nights: Buffer }

/** A hotel as the index has it at one revision; months of it are added as they are asked for. */
export type PackedHotel = {
  hotelNo: number
  terms: Terms
  /** By their first days; null where every night is an ordinary one. */
  months: Map<string, PackedMonth | null>
}

/** Where the nights of a stay lie, the day of check-out included: the same for every hotel. */
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

/** What a search asks of one room type on the nights of its stay. */
type OpenNights = { lists: number[]; left: number }

/**
 * The list prices of a room type's nights and how many rooms are left, where it can be had for all of them. This is
 * asked for every room type of every hotel of a place, so it makes as few objects as it can.
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
