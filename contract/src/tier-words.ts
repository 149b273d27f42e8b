import type { TierGoalTold, TierTermsTold } from './partnership-events.ts'
import { say } from './say.ts'
import type { WordFormats } from './word-formats.ts'

type Goal = TierGoalTold & { threshold: number }

/** `10 stays`, or an amount of revenue. */
export function sayTierAmount(
  { basis, threshold, currency }: Pick<Goal, 'basis' | 'threshold' | 'currency'>,
  { money }: Pick<WordFormats, 'money'>,
): string {
  return basis === 'stays'
    ? say('{count, plural, one {# stay} other {# stays}}', { count: threshold })
    : say('{amount} of room revenue', { amount: money(threshold, currency) })
}

/** What was brought so far, before “of 10 stays”. */
export function sayBrought(
  { basis, currency }: Pick<Goal, 'basis' | 'currency'>,
  figure: number,
  { money }: Pick<WordFormats, 'money'>,
): string {
  return basis === 'stays' ? String(figure) : money(figure, currency)
}

/** `10 stays in a quarter` */
export function sayGoal(goal: Goal, formats: Pick<WordFormats, 'money'>): string {
  return say(
    '{period, select, month {{amount} in a month} quarter {{amount} in a quarter} other {{amount} in a year}}',
    { period: goal.period, amount: sayTierAmount(goal, formats) },
  )
}

/** Each tier and the bonus, in one line. */
export function sayTierTerms(terms: TierTermsTold | null, formats: Pick<WordFormats, 'money'>): string {
  if (terms === null) return say('no tiers and no bonus')
  const lines = terms.tiers.map(({ threshold, ratePercent }) =>
    say('{percent}% from {goal} on', {
      percent: ratePercent,
      goal: sayGoal({ ...terms, threshold }, formats),
    }),
  )
  if (terms.bonusCents > 0)
    lines.push(
      say('{amount} for the first stay', { amount: formats.money(terms.bonusCents, terms.currency) }),
    )
  return lines.length === 0 ? say('no tiers and no bonus') : lines.join('; ')
}
