import type { FieldErrors } from '@roomlark/contract/errors'
import { isNoChange, rangeFault } from '@roomlark/contract/inventory/calendar-change'
import type { CalendarChange, CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import type { DemandStep } from '@roomlark/contract/inventory/demand'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import type { PriceRule } from '@roomlark/contract/inventory/rates'
import { say } from '@roomlark/contract/say'

/** Stored settings of a night; a night without a row has the ordinary ones. */
type StoredNight = {
  night: string
  capacity: number
  outOfOrder: number
  sold: number
  blocked: number
  priceOverrideCents: number | null
  demand: DemandStep[]
} & Pick<CalendarNight, 'closed' | 'minStay' | 'maxStay' | 'closedToArrival' | 'closedToDeparture'>

type PricedType = Parameters<typeof listPriceCents>[1] & { units: number }

/** Lists the nights of a type as the calendar shows them. */
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
      priceCents: listPriceCents(night, type, own, row?.priceOverrideCents ?? null, row?.demand),
      overridden: row !== undefined && row.priceOverrideCents !== null,
      ...(row && row.demand.length > 0 && { demand: row.demand }),
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

export function rangeFaults(range: { fromOn: string; untilOn: string }, most: number): FieldErrors {
  const untilOn = rangeFault(range, most)
  return untilOn === undefined ? {} : { untilOn }
}

export function changeFaults(change: CalendarChange): FieldErrors {
  if (isNoChange(change)) return { change: say('Choose what to change') }
  if (change.priceCents !== undefined && change.pricePercent !== undefined) {
    return { 'change.pricePercent': say('Set a price or change it by a percentage, not both') }
  }
  return {}
}
