import { say } from '@roomlark/contract/say'
import type { ListedStatement, StatementStanding } from '@roomlark/contract/settlement/hotel-statement-list'
import type { StatementPayment } from '@roomlark/contract/settlement/hotel-statement-payments'
import { dayText } from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

export const standingWords: Record<StatementStanding, string> = {
  due: 'Due',
  overdue: 'Overdue',
  settled: 'Settled',
}

type Look = { words: string; tone: 'primary' | 'warning' | 'error' | 'success' | 'neutral' | 'accent' }

/** Returns the status of a statement, in one word. */
export function standingLook(statement: ListedStatement): Look {
  const { standing, pausedAt, paidCents, writtenOffCents, openCents } = statement
  if (standing === 'settled') {
    if (openCents < 0) return { words: say('Credit'), tone: 'primary' }
    return writtenOffCents > 0
      ? { words: say('Written off'), tone: 'neutral' }
      : { words: say('Paid'), tone: 'success' }
  }
  if (pausedAt !== null) return { words: say('Paused'), tone: 'error' }
  if (standing === 'overdue') return { words: say('Overdue'), tone: 'error' }
  return paidCents > 0 ? { words: say('Part paid'), tone: 'accent' } : { words: say('Due'), tone: 'warning' }
}

/** Returns the detail shown beside that word. */
export function standingDetail(statement: ListedStatement): string {
  const { standing, settledAt, daysOverdue, pausesOn, pausedAt, dueOn } = statement
  if (standing === 'settled') return settledAt === null ? '' : `on ${longDate(new Date(settledAt))}`
  if (pausedAt !== null) return `Bookings paused since ${longDate(new Date(pausedAt))}`
  if (pausesOn !== null) return `Bookings pause on ${dayText(pausesOn)}`
  return standing === 'overdue'
    ? `for ${say('{daysOverdue, plural, one {# day} other {# days}}', { daysOverdue })}`
    : `on ${dayText(dueOn)}`
}

/** Words a payment, without the amount. */
export function paymentWords({ kind, amountCents, other, returnedId }: StatementPayment): string {
  switch (kind) {
    case 'payment':
      return 'Payment'
    case 'returned':
      return 'Payment returned'
    case 'credit':
      return `${amountCents > 0 ? 'Credit from' : 'Credit used for'} ${other?.number ?? 'another statement'}`
    case 'written-off':
      return returnedId === null ? 'Written off' : 'Write-off taken back'
  }
}

/** `+$100.00`, `−$100.00` */
export function signedMoney(cents: number, currency: string): string {
  return cents > 0 ? `+${moneyText(cents, currency)}` : moneyText(cents, currency)
}
