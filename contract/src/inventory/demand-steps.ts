import { changeByPercent } from '../money.ts'
import type { DemandEffect, DemandRuleInput, DemandStep } from './demand.ts'

type Rule = Omit<DemandRuleInput, 'state'> & { id: string }

/** Rooms that are sold, held or blocked, and those that can be sold at all. */
export type Taken = { taken: number; capacity: number }

export type DemandFacts = { roomTypeId: string; type: Taken; hotel: Taken; daysAhead: number }

/** Returns what the rules that hold on a night do to its price, in the order in which the rules were added. */
export function findDemandSteps(rules: readonly Rule[], facts: DemandFacts): DemandStep[] {
  return rules
    .filter((rule) => holds(rule, facts))
    .map(({ id, name, effect }) => ({ ruleId: id, name, effect }))
}

function holds({ roomTypeId, occupancy, lead }: Rule, facts: DemandFacts): boolean {
  if (roomTypeId !== null && roomTypeId !== facts.roomTypeId) return false
  if (lead !== null && facts.daysAhead <= lead.days !== (lead.is === 'within')) return false
  if (occupancy === null) return true
  const { taken, capacity } = facts[occupancy.of]
  if (capacity <= 0) return false
  return taken * 100 >= occupancy.percent * capacity === (occupancy.is === 'from')
}

/** Whole percent, rounded down like the comparison; null where nothing can be sold. */
export function getTakenPercent({ taken, capacity }: Taken): number | null {
  return capacity <= 0 ? null : Math.floor((taken * 100) / capacity)
}

type Bounds = { floorCents?: number | null | undefined; ceilingCents?: number | null | undefined }

/**
 * Changes a list price step by step, each on the price so far and rounded to the cent. Rules lower a price only where
 * the room type has a floor and raise it only where it has a ceiling, and never beyond either; a price that lies beyond
 * one already is not moved any further.
 */
export function applyDemandSteps(listCents: number, steps: readonly DemandStep[], bounds: Bounds): number {
  if (steps.length === 0) return listCents
  const wantedCents = steps.reduce((cents, { effect }) => changeStep(cents, effect), listCents)
  return wantedCents < listCents
    ? Math.max(wantedCents, Math.min(listCents, bounds.floorCents ?? listCents))
    : Math.min(wantedCents, Math.max(listCents, bounds.ceilingCents ?? listCents))
}

/** Tells which bound keeps a price from going as far as its steps would. */
export function findDemandBound(
  listCents: number,
  steps: readonly DemandStep[],
  bounds: Bounds,
): 'floor' | 'ceiling' | null {
  const free = applyDemandSteps(listCents, steps, { floorCents: 0, ceilingCents: Number.MAX_SAFE_INTEGER })
  if (free === applyDemandSteps(listCents, steps, bounds)) return null
  return free < listCents ? 'floor' : 'ceiling'
}

function changeStep(cents: number, effect: DemandEffect): number {
  return effect.kind === 'percent'
    ? changeByPercent(cents, effect.percent)
    : Math.max(0, cents + effect.cents)
}
