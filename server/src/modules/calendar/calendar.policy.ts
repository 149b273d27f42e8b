import type { CalendarEdit } from '@roomlark/contract/calendar'
import type { CalendarChange, CalendarNight } from '@roomlark/contract/calendar-night'
import { daysBetween, weekdayOf } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import { changeByPercent } from '@roomlark/contract/money'
import { listPriceCents } from '@roomlark/contract/pricing'
import type { PriceRule } from '@roomlark/contract/rates'

/** What is stored about a night; without it, the night is an ordinary one. */
type StoredNight = {
  night: string
  capacity: number
  outOfOrder: number
  sold: number
  blocked: number
  priceOverrideCents: number | null
} & Pick<CalendarNight, 'closed' | 'minStay' | 'maxStay' | 'closedToArrival' | 'closedToDeparture'>

type PricedType = { id: string; units: number; basePriceCents: number }

export const calendarLimits = { readNights: 400, editNights: 1100 } as const

/** Nights of a type as the calendar shows them. */
export function calendarNights(
  type: PricedType,
  rules: readonly PriceRule[],
  stored: ReadonlyMap<string, StoredNight>,
  nights: readonly string[],
): CalendarNight[] {
  const own = rules.filter((rule) => rule.roomTypeId === null || rule.roomTypeId === type.id)
  return nights.map((night) => {
    const row = stored.get(night)
    return {
      night,
      priceCents: listPriceCents(night, type, own, row?.priceOverrideCents ?? null),
      overridden: row !== undefined && row.priceOverrideCents !== null,
      closed: row?.closed ?? false,
      minStay: row?.minStay ?? null,
      maxStay: row?.maxStay ?? null,
      closedToArrival: row?.closedToArrival ?? false,
      closedToDeparture: row?.closedToDeparture ?? false,
      capacity: row?.capacity ?? type.units,
      outOfOrder: row?.outOfOrder ?? 0,
      sold: row?.sold ?? 0,
      blocked: row?.blocked ?? 0,
    }
  })
}

export function rangeFaults(
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
  most: number,
): FieldErrors {
  if (untilOn < fromOn) return { untilOn: 'The last night cannot be before the first' }
  if (daysBetween(fromOn, untilOn) >= most) return { untilOn: `Choose at most ${most} nights` }
  return {}
}

export function changeFaults(change: CalendarChange): FieldErrors {
  if (Object.values(change).every((value) => value === undefined)) return { change: 'Choose what to change' }
  if (change.priceCents !== undefined && change.pricePercent !== undefined) {
    return { 'change.pricePercent': 'Set a price or change it by a percentage, not both' }
  }
  return {}
}

export function isMeant(edit: Pick<CalendarEdit, 'weekdays'>, night: string): boolean {
  return edit.weekdays.length === 0 || edit.weekdays.includes(weekdayOf(night))
}

/** A night after a change. `listCents` is its price without one of its own, for when that is taken away. */
export function changedNight(
  before: CalendarNight,
  change: CalendarChange,
  facts: { units: number; listCents: number },
): CalendarNight {
  const inOrder = facts.units - before.outOfOrder
  return {
    ...before,
    ...changedPrice(before, change, facts.listCents),
    closed: change.closed ?? before.closed,
    minStay: change.minStay === undefined ? before.minStay : change.minStay,
    maxStay: change.maxStay === undefined ? before.maxStay : change.maxStay,
    closedToArrival: change.closedToArrival ?? before.closedToArrival,
    closedToDeparture: change.closedToDeparture ?? before.closedToDeparture,
    capacity: change.capacity === undefined ? before.capacity : Math.min(change.capacity ?? inOrder, inOrder),
  }
}

function changedPrice(before: CalendarNight, change: CalendarChange, listCents: number) {
  if (change.pricePercent !== undefined) {
    return { priceCents: changeByPercent(before.priceCents, change.pricePercent), overridden: true }
  }
  if (change.priceCents === undefined) return {}
  return change.priceCents === null
    ? { priceCents: listCents, overridden: false }
    : { priceCents: change.priceCents, overridden: true }
}
