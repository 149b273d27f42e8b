import { addDays, daysBetween, listNights } from '@roomlark/contract/dates'
import type { Room } from '@roomlark/contract/inventory/rooms'
import type { DemoHotel, DemoType } from './rooms.ts'
import { bookedAhead, climates, daysAround, fullnessOn } from './seasons.ts'

export type DemoStay = {
  type: DemoType
  rooms: Room[]
  checkInOn: string
  checkOutOn: string
  ending: 'as-booked' | 'early' | 'no-show'
  /** From this date on, the rooms are free for others. */
  usedUntil: string
}

/** A closed hotel has had no guests for this long. */
const restingDays = 60

/**
 * Fills the rooms of a type night by night, to the level typical of such a hotel and with one stay per room
 * at a time. The further ahead, the fewer rooms are booked.
 */
export function demoStays(demoHotel: DemoHotel, type: DemoType, today: string): DemoStay[] {
  const { fromOn, untilOn } = daysAround(today)
  const last = demoHotel.trade === 'resting' ? addDays(today, -restingDays) : untilOn
  const freeFrom = new Map(type.rooms.map((room) => [room, fromOn]))
  const stays: DemoStay[] = []
  for (const night of listNights(fromOn, last)) {
    const free = type.rooms.filter((room) => (freeFrom.get(room) ?? '') <= night)
    const taken = type.rooms.length - free.length
    // At least one guest arrives today, so that the front desk has something to show.
    const wanted = Math.max(wantedRooms(demoHotel, type, night, today), night === today ? taken + 1 : 0)
    while (free.length > 0 && type.rooms.length - free.length < wanted) {
      const hasDeparture = stays.some(({ usedUntil }) => usedUntil === today)
      const stay = demoStay(demoHotel, type, free, night, { today, hasDeparture })
      if (demoHotel.trade === 'resting' && stay.checkOutOn > last) break
      for (const room of stay.rooms) freeFrom.set(room, stay.usedUntil)
      free.splice(0, stay.rooms.length)
      stays.push(stay)
    }
  }
  return stays
}

function wantedRooms({ climate, random }: DemoHotel, type: DemoType, night: string, today: string): number {
  const ahead = daysBetween(today, night)
  // The demo starts in a busy week in any season.
  const least = Math.abs(ahead) <= 5 ? 0.55 : 0
  const share = Math.max(least, fullnessOn(climate, night) * bookedAhead(ahead))
  return Math.min(
    type.rooms.length,
    Math.floor(type.rooms.length * share * (0.85 + random.next() * 0.3) + random.next()),
  )
}

function demoStay(
  { climate, random }: DemoHotel,
  type: DemoType,
  free: Room[],
  checkInOn: string,
  { today, hasDeparture }: { today: string; hasDeparture: boolean },
): DemoStay {
  const planned = addDays(checkInOn, random.weighted(climates[climate].nights))
  // Some guests leave today, and one of each type for certain, who makes room for the next.
  const isDeparture = checkInOn < today && planned > today && (!hasDeparture || random.chance(0.4))
  const checkOutOn = isDeparture ? today : planned
  const rooms = free.slice(0, free.length > 1 && random.chance(0.05) ? 2 : 1)
  const stay = { type, rooms, checkInOn, checkOutOn }
  if (checkInOn < today && random.chance(0.012)) {
    return { ...stay, ending: 'no-show', usedUntil: addDays(checkInOn, 1) }
  }
  if (daysBetween(checkInOn, checkOutOn) > 2 && checkOutOn < today && random.chance(0.02)) {
    return { ...stay, ending: 'early', usedUntil: addDays(checkOutOn, -1) }
  }
  return { ...stay, ending: 'as-booked', usedUntil: checkOutOn }
}
