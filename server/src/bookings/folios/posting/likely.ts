import type { PaymentRecord } from '@roomlark/contract/bookings/folio-input'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { ServiceContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { FolioBooking, LineRow } from '../folios.queries.ts'
import { mostLikely } from './rounding.ts'

/** Two clerks who record the same money are not told apart from one who was paid twice, so the second is asked. */
const soonMs = 10 * 60_000

/** Asks about what looks like a mistake: the same money again, or more than is left to pay. */
export function requireLikely(
  ctx: Pick<ServiceContext, 'clock'>,
  { booking, lines }: { booking: FolioBooking; lines: LineRow[] },
  folioId: string,
  input: PaymentRecord,
): void {
  const { kind, amountCents } = input
  const amount = moneyText(amountCents, booking.currency)
  const since = ctx.clock().getTime() - soonMs
  const same = lines.findLast(
    (line) =>
      line.kind === kind &&
      line.cause === 'desk' &&
      Math.abs(line.amountCents) === amountCents &&
      line.at.getTime() > since &&
      !line.isCorrected,
  )
  if (same) {
    const minutes = Math.floor((ctx.clock().getTime() - same.at.getTime()) / 60_000)
    const message =
      same.method === 'online'
        ? say(
            'The guest {kind, select, refund {got {amount} back} other {paid {amount}}} online {minutes, plural, =0 {just now} one {a minute ago} other {# minutes ago}}. Please confirm that this is another one.',
            { kind, amount, minutes },
          )
        : same.by === null
          ? say(
              'A channel recorded {kind, select, refund {a refund} other {a payment}} of {amount} {minutes, plural, =0 {just now} one {a minute ago} other {# minutes ago}}. Please confirm that this is another one.',
              { kind, amount, minutes },
            )
          : say(
              '{person} recorded {kind, select, refund {a refund} other {a payment}} of {amount} {minutes, plural, =0 {just now} one {a minute ago} other {# minutes ago}}. Please confirm that this is another one.',
              { person: same.by, kind, amount, minutes },
            )
    throw new AppError('unlikely_value', message)
  }
  if (kind === 'refund') return
  const left = sumLines(lines, folioId)
  if (amountCents <= mostLikely(booking, input, left)) return
  throw new AppError(
    'unlikely_value',
    left > 0
      ? say('Only {left} is left to pay on this folio. Please confirm that {amount} was paid.', {
          left: moneyText(left, booking.currency),
          amount,
        })
      : say('Nothing is left to pay on this folio. Please confirm that {amount} was paid.', { amount }),
  )
}

/** Returns the balance of a folio. */
export function sumLines(lines: readonly LineRow[], folioId: string): number {
  return lines.reduce((cents, line) => cents + (line.folioId === folioId ? line.amountCents : 0), 0)
}
