import { daysBetween } from '@roomlark/contract/dates'
import type { PriceReplay } from '@roomlark/contract/figures/price-advice'
import type { DemandRule } from '@roomlark/contract/inventory/demand'
import { applyDemandSteps, findDemandSteps, type Taken } from '@roomlark/contract/inventory/demand-steps'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import type { PriceRule } from '@roomlark/contract/inventory/rates'
import { changeByPercent } from '@roomlark/contract/money'

type Booked = {
  bookingId: string
  roomTypeId: string
  night: string
  priceCents: number
  agreed: boolean
  planPercent: number
  discountPercent: number
  bookedAt: Date
  bookedOn: string
  cancelledAt: Date | null
  isSold: boolean
}
type Type = Parameters<typeof listPriceCents>[1] & { units: number }
type ReplayedRule = DemandRule & { appliesSince: Date | null }

export type ReplaySource = {
  types: readonly Type[]
  seasons: readonly PriceRule[]
  rules: readonly ReplayedRule[]
  /** Undefined for a night without a row. */
  findNight: (
    roomTypeId: string,
    night: string,
  ) => { capacity: number; priceOverrideCents: number | null } | undefined
}

type Sums = Pick<PriceReplay, 'rooms' | 'changed' | 'soldCents' | 'wouldCents'>
type Replayed = Sums & Pick<PriceReplay, 'left' | 'days' | 'rules'>

/**
 * Says what nights would have sold at. Each room is taken by what stood when it was booked: how many rooms others had
 * taken by then and how far away the night was. Season, floor and ceiling are those of today, as nobody keeps others.
 */
export function replayNights(booked: readonly Booked[], source: ReplaySource): Replayed {
  const total: Replayed = { ...noSums(), left: 0, days: [], rules: [] }
  const byRule = new Map<string, number>()
  const nights = [...Map.groupBy(booked, ({ night }) => night)].sort(([a], [b]) => a.localeCompare(b))
  for (const [night, ofNight] of nights) {
    const day = { night, ...noSums() }
    const countTaken = createCounter(ofNight, night, source)
    for (const one of ofNight) {
      if (!one.isSold) continue
      const found = replayNight(one, source, countTaken)
      const wouldCents = found?.wouldCents ?? one.priceCents
      const isChanged = wouldCents !== one.priceCents
      for (const sums of [total, day]) {
        sums.rooms += 1
        sums.changed += isChanged ? 1 : 0
        sums.soldCents += one.priceCents
        sums.wouldCents += wouldCents
      }
      if (!found) total.left += 1
      if (!found || !isChanged) continue
      for (const ruleId of found.ruleIds) byRule.set(ruleId, (byRule.get(ruleId) ?? 0) + 1)
    }
    if (day.rooms > 0) total.days.push(day)
  }
  const rules = source.rules.map(({ id, name }) => ({ ruleId: id, name, rooms: byRule.get(id) ?? 0 }))
  return { ...total, rules }
}

function noSums(): Sums {
  return { rooms: 0, changed: 0, soldCents: 0, wouldCents: 0 }
}

type CountTaken = (one: Booked) => { type: Taken; hotel: Taken }

function createCounter(
  ofNight: readonly Booked[],
  night: string,
  { types, findNight }: ReplaySource,
): CountTaken {
  const capacities = new Map(
    types.map((type) => [type.id, findNight(type.id, night)?.capacity ?? type.units]),
  )
  const ofHotel = [...capacities.values()].reduce((sum, capacity) => sum + capacity, 0)
  return ({ roomTypeId, bookedAt, bookingId }) => {
    const standing = ofNight.filter(
      (other) =>
        other.bookingId !== bookingId &&
        other.bookedAt < bookedAt &&
        (other.cancelledAt === null || other.cancelledAt > bookedAt),
    )
    const ofType = standing.filter((other) => other.roomTypeId === roomTypeId)
    return {
      type: { taken: ofType.length, capacity: capacities.get(roomTypeId) ?? 0 },
      hotel: { taken: standing.length, capacity: ofHotel },
    }
  }
}

/** Undefined if no rule could have touched the night. */
function replayNight(
  one: Booked,
  { types, seasons, rules, findNight }: ReplaySource,
  countTaken: CountTaken,
): { wouldCents: number; ruleIds: string[] } | undefined {
  const type = types.find(({ id }) => id === one.roomTypeId)
  const hasOwnPrice = (findNight(one.roomTypeId, one.night)?.priceOverrideCents ?? null) !== null
  if (!type || one.agreed || hasOwnPrice) return undefined
  // The price paid already includes the effect of rules that were applied.
  const open = rules.filter(({ appliesSince }) => appliesSince === null || one.bookedAt < appliesSince)
  const steps = findDemandSteps(open, {
    roomTypeId: type.id,
    ...countTaken(one),
    daysAhead: daysBetween(one.bookedOn, one.night),
  })
  const listCents = listPriceCents(one.night, type, seasons, null)
  const paid = (cents: number) =>
    changeByPercent(changeByPercent(cents, one.planPercent), -one.discountPercent)
  const difference = paid(applyDemandSteps(listCents, steps, type)) - paid(listCents)
  return {
    wouldCents: Math.max(0, one.priceCents + difference),
    ruleIds: steps.map(({ ruleId }) => ruleId),
  }
}
