import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DemandEffect, DemandRuleInput } from './demand.ts'
import { applyDemandSteps, findDemandBound, findDemandSteps, type Taken } from './demand-steps.ts'

const percent = (by: number): DemandEffect => ({ kind: 'percent', percent: by })
const amount = (cents: number): DemandEffect => ({ kind: 'amount', cents })
const steps = (...effects: DemandEffect[]) =>
  effects.map((effect, index) => ({ ruleId: String(index), name: 'Rule', effect }))
const wide = { floorCents: 1, ceilingCents: 1_000_000 }

describe('the price that occupancy and lead time make', () => {
  test.each([
    ['is the list price without a rule', [], wide, 10_000],
    ['follows one rule after the other', [percent(10), amount(500)], wide, 11_500],
    ['depends on their order', [amount(500), percent(10)], wide, 11_550],
    ['is rounded after each', [percent(0.01), percent(0.01), percent(0.005)], wide, 10_003],
    ['stops at the ceiling', [percent(50)], { floorCents: 1, ceilingCents: 12_000 }, 12_000],
    ['stops at the floor', [percent(-50)], { floorCents: 8000, ceilingCents: 12_000 }, 8000],
    ['is not raised without a ceiling', [percent(50)], { floorCents: 1, ceilingCents: null }, 10_000],
    ['is not lowered without a floor', [percent(-50)], { floorCents: null, ceilingCents: 20_000 }, 10_000],
    ['stays where it is above the ceiling', [percent(10)], { floorCents: 1, ceilingCents: 9000 }, 10_000],
    ['stays where it is below the floor', [percent(-10)], { floorCents: 11_000, ceilingCents: null }, 10_000],
    ['is never negative', [amount(-50_000)], { floorCents: 0, ceilingCents: null }, 0],
  ])('%s', (_name, changes, bounds, cents) => {
    expect(applyDemandSteps(10_000, steps(...changes), bounds)).toBe(cents)
  })

  test('lies between floor and ceiling, or where it was', () => {
    const change = fc.oneof(
      fc.integer({ min: -9000, max: 50_000 }).map((bps) => percent(bps / 100)),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map(amount),
    )
    const bound = fc.option(fc.nat(1_000_000))
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(change, { maxLength: 6 }), bound, bound, (list, all, a, b) => {
        const [floorCents, ceilingCents] = a !== null && b !== null && a > b ? [b, a] : [a, b]
        const cents = applyDemandSteps(list, steps(...all), { floorCents, ceilingCents })
        expect(Number.isSafeInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(Math.min(list, floorCents ?? list))
        expect(cents).toBeLessThanOrEqual(Math.max(list, ceilingCents ?? list))
      }),
    )
  })

  test('says which bound has kept it', () => {
    expect(findDemandBound(10_000, steps(percent(50)), { ceilingCents: 12_000 })).toBe('ceiling')
    expect(findDemandBound(10_000, steps(percent(-50)), { floorCents: 8000 })).toBe('floor')
    expect(findDemandBound(10_000, steps(percent(5)), { ceilingCents: 12_000 })).toBeNull()
  })
})

describe('a rule holds', () => {
  const half: Taken = { taken: 5, capacity: 10 }
  const facts = { roomTypeId: 'double', type: half, hotel: { taken: 9, capacity: 10 }, daysAhead: 7 }
  const full = (of: 'type' | 'hotel', is: 'from' | 'below', at: number) => ({
    occupancy: { of, is, percent: at },
  })
  const soon = (is: 'within' | 'over', days: number) => ({ lead: { is, days } })
  test.each<[string, Partial<DemandRuleInput>, boolean]>([
    ['from exactly its percentage', full('type', 'from', 50), true],
    ['not a percent before', full('type', 'from', 51), false],
    ['below its percentage', full('type', 'below', 51), true],
    ['not below at exactly its percentage', full('type', 'below', 50), false],
    ['by the whole hotel', full('hotel', 'from', 90), true],
    ['within its days, the last included', soon('within', 7), true],
    ['not a day earlier', soon('within', 6), false],
    ['over its days', soon('over', 6), true],
    ['not on the last of them', soon('over', 7), false],
    ['if both conditions do', { ...full('type', 'from', 50), ...soon('over', 7) }, false],
    ['for its room type only', { ...soon('within', 7), roomTypeId: 'suite' }, false],
  ])('%s', (_name, wish, isMeant) => {
    const rule = { id: '1', name: 'Rule', roomTypeId: null, occupancy: null, lead: null, effect: percent(10) }
    expect(findDemandSteps([{ ...rule, ...wish }], facts)).toHaveLength(isMeant ? 1 : 0)
  })

  test('for nothing where no room can be sold', () => {
    const closed = { ...facts, type: { taken: 0, capacity: 0 } }
    const rule = { id: '1', name: 'Rule', roomTypeId: null, lead: null, effect: percent(10) }
    expect(findDemandSteps([{ ...rule, ...full('type', 'below', 50) }], closed)).toEqual([])
  })
})
