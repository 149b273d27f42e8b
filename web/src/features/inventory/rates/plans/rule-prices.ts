import { addDays, getWeekday } from '@roomlark/contract/dates'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import type { PriceRuleInput } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { priceText } from '../../../../parts/money/money-text.ts'

type Rule = Omit<PriceRuleInput, 'name'>
type PricedType = Pick<RoomType, 'id' | 'name' | 'basePriceCents'>

export type RulePrice = { id: string; name: string; baseCents: number; cents: number }

/** The price of a night to which only this rule applies, for each of its room types. */
export function rulePrices(rule: Rule, types: readonly PricedType[]): RulePrice[] {
  const night = chooseNight(rule)
  return types
    .filter(({ id }) => rule.roomTypeId === null || rule.roomTypeId === id)
    .map(({ id, name, basePriceCents }) => ({
      id,
      name,
      baseCents: basePriceCents,
      cents: listPriceCents(night, { id, basePriceCents }, [rule], null),
    }))
}

const shownTypes = 3

/** `Double €100 → €112.50, Suite €200 → €225 and 4 more` */
export function rulePriceWords(prices: readonly RulePrice[], currency: string): string {
  const shown = prices
    .slice(0, shownTypes)
    .map(
      ({ name, baseCents, cents }) =>
        `${name} ${priceText(baseCents, currency)} → ${priceText(cents, currency)}`,
    )
  const list = shown.join(', ')
  const count = prices.length - shown.length
  return count > 0 ? say('{list} and {count, plural, one {# more} other {# more}}', { list, count }) : list
}

/** A night to which the rule applies; its first day if its dates exclude all of its weekdays. */
function chooseNight({ fromOn, untilOn, weekdays }: Rule): string {
  const first = fromOn ?? (untilOn === null ? '2026-01-05' : addDays(untilOn, -6))
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index))
  const isMeant = (night: string) =>
    (untilOn === null || night <= untilOn) && (weekdays.length === 0 || weekdays.includes(getWeekday(night)))
  return week.find(isMeant) ?? first
}
