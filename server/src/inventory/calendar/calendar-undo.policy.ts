import { addDays } from '@roomlark/contract/dates'
import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import {
  type CalendarStep,
  mostUndoRanges,
  type NightSettings,
} from '@roomlark/contract/inventory/calendar-undo'

/** Everything that can be set for a night. */
export type AllSettings = Required<NightSettings>

export function getNightSettings(
  night: Omit<CalendarNight, 'capacity' | 'sold' | 'blocked'>,
  capacityOverride: number | null,
): AllSettings {
  return {
    priceCents: night.overridden ? night.priceCents : null,
    closed: night.closed,
    minStay: night.minStay,
    maxStay: night.maxStay,
    closedToArrival: night.closedToArrival,
    closedToDeparture: night.closedToDeparture,
    capacity: capacityOverride,
  }
}

export type ChangedNight = { roomTypeId: string; night: string; before: AllSettings; after: AllSettings }

/**
 * Groups nights that had the same settings before and after a change; returns null if that leaves too many
 * ranges.
 */
export function undoSteps(changed: readonly ChangedNight[]): CalendarStep[] | null {
  const groups = new Map<string, CalendarStep>()
  for (const { roomTypeId, night, before, after } of changed) {
    const touched = settingNames.filter((name) => before[name] !== after[name])
    if (touched.length === 0) continue
    const [was, is] = [only(before, touched), only(after, touched)]
    const key = JSON.stringify([roomTypeId, was, is])
    const step = groups.get(key) ?? { roomTypeId, ranges: [], before: was, after: is }
    groups.set(key, step)
    const last = step.ranges.at(-1)
    if (last && addDays(last.untilOn, 1) === night) last.untilOn = night
    else step.ranges.push({ fromOn: night, untilOn: night })
  }
  const steps = [...groups.values()]
  return steps.reduce((sum, { ranges }) => sum + ranges.length, 0) > mostUndoRanges ? null : steps
}

/** Tells whether the settings a change touched are still as it left them. */
export function isAsLeft(now: AllSettings, left: NightSettings): boolean {
  return settingNames.every((name) => left[name] === undefined || left[name] === now[name])
}

const settingNames = [
  ...(['priceCents', 'closed', 'minStay', 'maxStay'] as const),
  ...(['closedToArrival', 'closedToDeparture', 'capacity'] as const),
]

function only(settings: AllSettings, names: readonly (keyof AllSettings)[]): NightSettings {
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}
