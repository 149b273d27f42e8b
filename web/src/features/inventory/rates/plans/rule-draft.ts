import type { PriceRule } from '@roomlark/contract/inventory/rates'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readPercent } from '../../../../lib/read-number.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

/** A season or weekday rule as typed, under the field names of the contract. */
export type RuleDraft = {
  name: string
  /** Empty: every room type. */
  roomTypeId: string
  fromOn: string
  untilOn: string
  weekdays: string[]
  effect: { kind: 'price' | 'percent'; cents: string; percent: string }
}

export const newRuleDraft: RuleDraft = {
  name: '',
  roomTypeId: '',
  fromOn: '',
  untilOn: '',
  weekdays: [],
  effect: { kind: 'percent', cents: '', percent: '' },
}

export function toRuleDraft(rule: PriceRule, currency: string): RuleDraft {
  const { effect } = rule
  return {
    name: rule.name,
    roomTypeId: rule.roomTypeId ?? '',
    fromOn: rule.fromOn ?? '',
    untilOn: rule.untilOn ?? '',
    weekdays: rule.weekdays.map(String),
    effect: {
      kind: effect.kind,
      cents: effect.kind === 'price' ? amountText(effect.cents, currency) : '',
      percent: effect.kind === 'percent' ? typedNumber(effect.percent) : '',
    },
  }
}

export function readRule(
  { name, roomTypeId, fromOn, untilOn, weekdays, effect }: RuleDraft,
  currency: string,
) {
  return {
    name,
    roomTypeId: roomTypeId || null,
    fromOn: fromOn || null,
    untilOn: untilOn || null,
    weekdays: weekdays.map(Number),
    effect:
      effect.kind === 'price'
        ? { kind: effect.kind, cents: readAmount(effect.cents, currency) }
        : { kind: effect.kind, percent: readPercent(effect.percent) },
  }
}
