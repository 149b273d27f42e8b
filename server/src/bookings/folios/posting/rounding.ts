import { findCashStep } from '@roomlark/contract/bookings/cash-rounding'
import type { PaymentRecord } from '@roomlark/contract/bookings/folio-input'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import { AppError } from '../../../errors.ts'
import type { FolioBooking, LineRow, NewLine } from '../folios.queries.ts'
import { isStanding, lineWith } from './folio-lines.ts'

type Place = Pick<FolioBooking, 'currency' | 'country'>

/** Refuses cash that no coins can pay. */
export function requireCoins(place: Place, { method, amountCents }: PaymentRecord): void {
  const step = findCashStep(place.currency, place.country)
  if (method !== 'cash' || amountCents % step === 0) return
  const below = amountCents - (amountCents % step)
  const text = (cents: number) => moneyText(cents, place.currency)
  const message = say('There are no coins for {amount}. Enter {below} or {above}', {
    amount: text(amountCents),
    below: text(below),
    above: text(below + step),
  })
  throw new AppError('validation_failed', message, { fields: { amountCents: message } })
}

/** Returns the most that a payment may be without being more than what is left to pay. */
export function mostLikely(place: Place, { method }: PaymentRecord, leftCents: number): number {
  const step = method === 'cash' ? findCashStep(place.currency, place.country) : 1
  return leftCents > 0 ? leftCents + step - 1 : leftCents
}

/**
 * Returns the line that makes a folio even whose balance coins cannot pay. It stands beside the payment, because what
 * was taken is what lies in the drawer, and it is no charge, because nothing was sold.
 */
export function roundingLines(
  place: Place,
  { kind, method, amountCents }: PaymentRecord,
  { folioId, balanceCents }: { folioId: string; balanceCents: number },
): NewLine[] {
  const step = findCashStep(place.currency, place.country)
  const leftCents = (kind === 'payment' ? balanceCents : -balanceCents) - amountCents
  // More than is owed is never given back: the smaller coin is.
  const isWithin = kind === 'payment' ? Math.abs(leftCents) < step : leftCents > 0 && leftCents < step
  if (method !== 'cash' || leftCents === 0 || !isWithin) return []
  const cents = kind === 'payment' ? -leftCents : leftCents
  return [
    lineWith({
      folioId,
      kind: cents < 0 ? 'payment' : 'refund',
      cause: 'desk',
      method: 'rounding',
      quantity: 1,
      unitCents: cents,
      amountCents: cents,
    }),
  ]
}

/** Finds what was rounded when a payment was recorded: lines of one moment were written together. */
export function findRounding(payment: LineRow, lines: readonly LineRow[]): LineRow | undefined {
  if (payment.method !== 'cash') return undefined
  return lines.find(
    (line) =>
      line.method === 'rounding' &&
      line.folioId === payment.folioId &&
      line.at.getTime() === payment.at.getTime() &&
      line.correctsId === null &&
      !line.isCorrected &&
      isStanding(line),
  )
}
