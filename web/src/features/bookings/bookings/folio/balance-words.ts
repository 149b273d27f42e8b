import { say } from '@roomlark/contract/say'
import { moneyText } from '../../../../parts/money/money-text.ts'

type Sums = { balanceCents: number; currency: string; isOpened: boolean }

/** What is left to pay, in a few words. */
export function balanceNote({ balanceCents, currency, isOpened }: Sums): string {
  if (!isOpened) return say('Nothing recorded yet')
  if (balanceCents === 0) return say('Everything is paid')
  const amount = moneyText(Math.abs(balanceCents), currency)
  return balanceCents > 0
    ? say('{amount} left to pay', { amount })
    : say('{amount} paid too much', { amount })
}
