import { daysBetween } from '@roomlark/contract/dates'
import type { DemandRule, DemandStep } from '@roomlark/contract/inventory/demand'
import { type DemandFacts, findDemandSteps, type Taken } from '@roomlark/contract/inventory/demand-steps'

type StoredNight = { roomTypeId: string; night: string; capacity: number; sold: number; blocked: number }
type SizedType = { id: string; units: number }

/** Tells how full the hotel is on any night. A night without a row is empty, and its rooms are all in order. */
export function createDemandFacts<Night extends StoredNight>(
  types: readonly SizedType[],
  stored: readonly Night[],
  today: string,
) {
  const byType = new Map(
    [...Map.groupBy(stored, ({ roomTypeId }) => roomTypeId)].map(([id, own]) => [
      id,
      new Map(own.map((row) => [row.night, row])),
    ]),
  )
  const hotels = new Map<string, Taken>()
  const findNight = (type: SizedType, night: string) => byType.get(type.id)?.get(night)

  function countType(type: SizedType, night: string): Taken {
    const row = findNight(type, night)
    return row
      ? { taken: row.sold + row.blocked, capacity: row.capacity }
      : { taken: 0, capacity: type.units }
  }

  function countHotel(night: string): Taken {
    const known = hotels.get(night)
    if (known) return known
    const hotel = { taken: 0, capacity: 0 }
    for (const type of types) {
      const { taken, capacity } = countType(type, night)
      hotel.taken += taken
      hotel.capacity += capacity
    }
    hotels.set(night, hotel)
    return hotel
  }

  return {
    findNight,
    getFacts(type: SizedType, night: string): DemandFacts {
      return {
        roomTypeId: type.id,
        type: countType(type, night),
        hotel: countHotel(night),
        daysAhead: daysBetween(today, night),
      }
    },
  }
}

type Facts = ReturnType<typeof createDemandFacts<StoredNight & { demand: DemandStep[] }>>

/** Lists the nights on which rules do something else than before. */
export function listChangedDemand(
  types: readonly SizedType[],
  nights: readonly string[],
  rules: readonly DemandRule[],
  { findNight, getFacts }: Facts,
): { roomTypeId: string; night: string; demand: DemandStep[] }[] {
  return types.flatMap((type) =>
    nights.flatMap((night) => {
      const demand = findDemandSteps(rules, getFacts(type, night))
      const before = findNight(type, night)?.demand ?? []
      return areSame(before, demand) ? [] : [{ roomTypeId: type.id, night, demand }]
    }),
  )
}

function areSame(before: readonly DemandStep[], after: readonly DemandStep[]): boolean {
  return (
    before.length === after.length &&
    before.every((step, index) => toKey(step) === toKey(after[index] ?? step))
  )
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
function toKey({ ruleId, name, effect }: DemandStep): string {
  return JSON.stringify([
    ruleId,
    name,
    effect.kind,
    effect.kind === 'percent' ? effect.percent : effect.cents,
  ])
}
