import type { CalendarChange, CalendarEdit, CalendarNight } from '@roomlark/contract/calendar'
import { addDays, daysBetween, weekdayOf } from '@roomlark/contract/dates'
import { nightCount, type Range } from './period.ts'

export type CopiedParts = { price: boolean; rooms: boolean; open: boolean; limits: boolean }

/** The nights of one room type to copy from, in order and without gaps. */
export type CopySource = { roomTypeId: string; nights: readonly CalendarNight[] }

type Edit = Omit<CalendarEdit, 'preview'>
type Week = ReadonlyMap<number, CalendarNight>

/**
 * The night to copy from: of the same weekday, and week by week where whole weeks were chosen. Undefined
 * where the chosen nights have no such weekday: that night is left as it is.
 */
export function sourceOf(
  nights: readonly CalendarNight[],
  target: Range,
  night: string,
): CalendarNight | undefined {
  const first = nights[0]
  if (!first) return undefined
  const cycle = Math.max(7, Math.floor(nights.length / 7) * 7)
  const lead = (weekdayOf(target.fromOn) - weekdayOf(first.night) + 7) % 7
  return nights[(lead + daysBetween(target.fromOn, night)) % cycle]
}

/** As few changes as say it: weeks alike are one change, so are weekdays and room types alike. */
export function copyEdits(sources: readonly CopySource[], target: Range, parts: CopiedParts): Edit[] {
  const edits = new Map<string, Edit>()
  for (const { roomTypeId, nights } of sources) {
    for (const { weekdays, ...rest } of editsOfType(nights, target, parts)) {
      const key = JSON.stringify([rest, weekdays])
      const known = edits.get(key)
      if (known) known.roomTypeIds.push(roomTypeId)
      else edits.set(key, { ...rest, weekdays, roomTypeIds: [roomTypeId] })
    }
  }
  return [...edits.values()]
}

/** How many nights of the target have a night to copy from. */
export function copiedNights(nights: readonly CalendarNight[], target: Range): number {
  const indexes = Array.from({ length: nightCount(target) }, (_, index) => index)
  return indexes.filter((index) => sourceOf(nights, target, addDays(target.fromOn, index))).length
}

type TypeEdit = Omit<Edit, 'roomTypeIds'>

function editsOfType(nights: readonly CalendarNight[], target: Range, parts: CopiedParts): TypeEdit[] {
  return stretches(nights, target).flatMap(({ week, ...range }) => {
    const byChange = new Map<string, { weekdays: number[]; change: CalendarChange }>()
    for (const [weekday, night] of week) {
      const change = copiedChange(night, parts)
      const known = byChange.get(JSON.stringify(change))
      if (known) known.weekdays.push(weekday)
      else byChange.set(JSON.stringify(change), { weekdays: [weekday], change })
    }
    return [...byChange.values()].map(({ weekdays, change }) => ({
      ...range,
      weekdays: weekdays.toSorted(),
      change,
    }))
  })
}

/** The target in stretches that repeat one week. */
function stretches(nights: readonly CalendarNight[], target: Range): (Range & { week: Week })[] {
  const found: (Range & { week: Week; key: string })[] = []
  for (let from = target.fromOn; from <= target.untilOn; from = addDays(from, 7)) {
    const week = weekFrom(nights, target, from)
    const key = JSON.stringify([...week].map(([weekday, { night }]) => [weekday, night]))
    const isLast = addDays(from, 6) >= target.untilOn
    const untilOn = isLast ? target.untilOn : addDays(from, 6)
    const last = found.at(-1)
    if (last?.key === key) last.untilOn = untilOn
    else found.push({ fromOn: from, untilOn, week, key })
  }
  return found.map(({ fromOn, untilOn, week }) => ({ fromOn, untilOn, week }))
}

function weekFrom(nights: readonly CalendarNight[], target: Range, from: string): Week {
  const week = new Map<number, CalendarNight>()
  for (const index of [0, 1, 2, 3, 4, 5, 6]) {
    const night = addDays(from, index)
    const source = sourceOf(nights, target, night)
    if (source) week.set(weekdayOf(night), source)
  }
  return week
}

function copiedChange(night: CalendarNight, parts: CopiedParts): CalendarChange {
  return {
    ...(parts.price && { priceCents: night.priceCents }),
    ...(parts.rooms && { capacity: night.capacity }),
    ...(parts.open && { closed: night.closed }),
    ...(parts.limits && {
      minStay: night.minStay,
      maxStay: night.maxStay,
      closedToArrival: night.closedToArrival,
      closedToDeparture: night.closedToDeparture,
    }),
  }
}
