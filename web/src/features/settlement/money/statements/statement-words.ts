import { say } from '@roomlark/contract/say'
import type { ListedStatement, StatementStanding } from '@roomlark/contract/settlement/hotel-statement-list'
import type { StatementPayment } from '@roomlark/contract/settlement/hotel-statement-payments'
import { dayText } from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

export const standingWords: Record<StatementStanding, string> = {
  due: say('Due'),
  overdue: say('Overdue##a statement'),
  settled: say('Settled'),
}

type Look = { words: string; tone: 'primary' | 'warning' | 'error' | 'success' | 'neutral' | 'accent' }

/** Returns the status of a statement, in one word. */
export function standingLook(statement: ListedStatement): Look {
  const { standing, pausedAt, paidCents, writtenOffCents, openCents } = statement
  if (standing === 'settled') {
    if (openCents < 0) return { words: say('Credit'), tone: 'primary' }
    return writtenOffCents > 0
      ? { words: say('Written off'), tone: 'neutral' }
      : { words: say('Paid##a statement'), tone: 'success' }
  }
  if (pausedAt !== null) return { words: say('Paused'), tone: 'error' }
  if (standing === 'overdue') return { words: say('Overdue##a statement'), tone: 'error' }
  return paidCents > 0 ? { words: say('Part paid'), tone: 'accent' } : { words: say('Due'), tone: 'warning' }
}

/** Returns the detail shown beside that word. */
export function standingDetail(statement: ListedStatement): string {
  const { standing, settledAt, daysOverdue, pausesOn, pausedAt, dueOn } = statement
  if (standing === 'settled')
    return settledAt === null ? '' : say('on {day}', { day: longDate(new Date(settledAt)) })
  if (pausedAt !== null) return say('Bookings paused since {day}', { day: longDate(new Date(pausedAt)) })
  if (pausesOn !== null) return say('Bookings pause on {day}', { day: dayText(pausesOn) })
  return standing === 'overdue'
    ? say('for {days, plural, one {# day} other {# days}}', { days: daysOverdue })
    : say('on {day}', { day: dayText(dueOn) })
}

/** Words a payment, without the amount. */
export function paymentWords({ kind, amountCents, other, returnedId }: StatementPayment): string {
  switch (kind) {
    case 'payment':
      return say('Payment')
    case 'returned':
      return say('Payment returned')
    case 'credit':
      if (!other)
        return amountCents > 0
          ? say('Credit from another statement')
          : say('Credit used for another statement')
      return amountCents > 0
        ? say('Credit from {statement}', { statement: other.number })
        : say('Credit used for {statement}', { statement: other.number })
    case 'written-off':
      return returnedId === null ? say('Written off') : say('Write-off taken back')
  }
}

/** `+$100.00`, `−$100.00` */
export function signedMoney(cents: number, currency: string): string {
  return cents > 0 ? `+${moneyText(cents, currency)}` : moneyText(cents, currency)
}
