import { getWeekday } from '../dates.ts'
import { changeByPercent } from '../money.ts'
import type { DemandStep } from './demand.ts'
import { applyDemandSteps } from './demand-steps.ts'
import type { PriceEffect, PriceRuleInput, RatePlanInput } from './rates.ts'
import type { RoomTypeInput } from './rooms.ts'

type Rule = Omit<PriceRuleInput, 'name'>
type ListedType = { id: string } & Pick<RoomTypeInput, 'basePriceCents' | 'ceilingCents'> &
  Partial<Pick<RoomTypeInput, 'floorCents'>>

/**
 * Returns what a room costs this night before any rate plan: the night's own price, or else the base price
 * changed by the season added last, then by the weekday rule added last, and then by what occupancy and lead time made of
 * the night. Rules are in the order they were added.
 */
export function listPriceCents(
  night: string,
  type: ListedType,
  rules: readonly Rule[],
  overrideCents: number | null,
  demand: readonly DemandStep[] = [],
): number {
  if (overrideCents !== null) return overrideCents
  let season: PriceEffect | undefined
  let weekday: PriceEffect | undefined
  for (const rule of rules) {
    if (!holds(rule, type.id, night)) continue
    if (isSeason(rule)) season = rule.effect
    else weekday = rule.effect
  }
  return applyDemandSteps(moved(moved(type.basePriceCents, season), weekday), demand, type)
}

function isSeason(rule: Rule): boolean {
  return rule.fromOn !== null || rule.untilOn !== null
}

function holds(rule: Rule, roomTypeId: string, night: string): boolean {
  return (
    (rule.roomTypeId === null || rule.roomTypeId === roomTypeId) &&
    (rule.fromOn === null || rule.fromOn <= night) &&
    (rule.untilOn === null || night <= rule.untilOn) &&
    (rule.weekdays.length === 0 || rule.weekdays.includes(getWeekday(night)))
  )
}

function moved(cents: number, effect: PriceEffect | undefined): number {
  if (!effect) return cents
  return effect.kind === 'price' ? effect.cents : changeByPercent(cents, effect.percent)
}

type Occupancy = Pick<RoomTypeInput, 'includedAdults' | 'extraAdultCents' | 'childBands'>

/** Returns the price of one room for one night and the guests in it. */
export function roomNightCents(
  listCents: number,
  type: Occupancy,
  plan: Pick<RatePlanInput, 'percent' | 'perAdultCents'>,
  guests: { adults: number; childAges: readonly number[] },
): number {
  const extraAdults = Math.max(0, guests.adults - type.includedAdults)
  return (
    changeByPercent(listCents, plan.percent) +
    plan.perAdultCents * guests.adults +
    type.extraAdultCents * extraAdults +
    guests.childAges.reduce((cents, age) => cents + childCents(type, age), 0)
  )
}

/** Without bands children are free; a child older than the last band counts as an extra adult. */
export function childCents(type: Pick<Occupancy, 'extraAdultCents' | 'childBands'>, age: number): number {
  if (type.childBands.length === 0) return 0
  return type.childBands.find((band) => age <= band.maxAge)?.cents ?? type.extraAdultCents
}
