import { addDays, daysBetween } from '@roomlark/contract/dates'
import { type PackedNight, readNight, recordBytes } from './nights-record.policy.ts'
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
export type StayDays = { months: string[]; days: { month: number; day: number }[] }

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

/** The nights of a stay, by their number and by room type. */
export type StayNights = { nightAt: (index: number, type: number) => PackedNight }

export function stayNights({ months, days }: StayDays, hotel: PackedHotel): StayNights {
  const packed = months.map((month) => hotel.months.get(month) ?? null)
  return {
    nightAt(index, type) {
      const at = days[index]
      const month = at && packed[at.month]
      if (month) return readNight(month.nights, at.day * month.width + type * recordBytes)
      const ordinary = hotel.terms[9][type]
      if (!ordinary) throw new Error('a room type that is not in the terms')
      return { ...openNight, listCents: ordinary[0], left: ordinary[1] }
    },
  }
}

const openNight = {
  closed: false,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
}
