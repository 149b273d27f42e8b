import type { BookingFolio, ChargedLines } from '@roomlark/contract/bookings/folio'
import type {
  ChargeInput,
  CorrectionInput,
  FolioMove,
  PaymentRecord,
} from '@roomlark/contract/bookings/folio-input'
import { findFolioGroup } from '@roomlark/contract/folio-kinds'
import { findVatPercent } from '@roomlark/contract/inventory/hotel-extras'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { selectExtra } from './extras.queries.ts'
import { type LineRow, type NewLine, updateOnlineLines } from './folios.queries.ts'
import { folioAt, getChargedLines, lockFolios, type OpenFolio, workOnFolio } from './folios.service.ts'
import {
  collectDependentLines,
  copyLines,
  isStanding,
  lineWith,
  makeLineId,
  reverseLine,
  vatLine,
  withVat,
} from './posting/folio-lines.ts'
import { requireLikely, sumLines } from './posting/likely.ts'
import { writeLines } from './posting/posting.service.ts'
import { computeRefundable, paidOn, refundable, refundableOn, refundLines } from './posting/refunds.ts'
import { findRounding, requireCoins, roundingLines } from './posting/rounding.ts'

/** Charges an extra of the catalogue, or anything else that has a name. */
export async function chargeExtra(
  ctx: SignedInContext,
  bookingId: string,
  input: ChargeInput,
  key: string,
): Promise<ChargedLines> {
  const id = makeLineId(ctx.actor.userId, key)
  const attempt = { name: 'charge', input, key }
  const { hotelId } = await lockFolios(ctx, bookingId, attempt, async (tx, { booking, folios }) => {
    if ((await getChargedLines(tx, id)).length > 0) {
      throw new AppError('idempotency_mismatch', say('This Idempotency-Key was used days ago.'))
    }
    const { extraId, name, quantity, unitCents, note } = input
    const extra = extraId === null ? undefined : await selectExtra(tx, booking.hotelId, extraId)
    if (extraId !== null && !extra) throw notFound('extra')
    const usualPercent = extra?.vatPercent ?? findVatPercent(booking.taxRules, input.kind ?? 'other')
    const folio = folioAt(folios, input.position)
    const line = lineWith({
      id,
      folioId: folio.id,
      kind: 'extra',
      cause: 'desk',
      extraId,
      name,
      quantity,
      unitCents,
      amountCents: quantity * unitCents,
      vatBps: Math.round((input.vatPercent ?? usualPercent) * 100),
      note: note || null,
    })
    await writeLines(ctx, tx, booking, withVat(booking, line), { cause: 'folio-charge' })
  })
  return { bookingId, hotelId, lines: await getChargedLines(ctx.sql, id) }
}

/** Records money that the hotel took or gave back. Nobody gets back more than was paid. */
export async function recordPayment(
  ctx: SignedInContext,
  bookingId: string,
  input: PaymentRecord,
  key: string,
): Promise<BookingFolio> {
  return workOnFolio(ctx, bookingId, { name: 'payment', input, key }, async (tx, open) => {
    const { position, kind, method, amountCents, cardDigits = null, note } = input
    const folio = folioAt(open.folios, position)
    requireCoins(open.booking, input)
    if (!input.isMeant) requireLikely(ctx, open, folio.id, input)
    const record = { cause: 'desk', method, cardDigits, note: note || null } as const
    const amount = { quantity: 1, unitCents: -amountCents, amountCents: -amountCents }
    const lines =
      kind === 'payment'
        ? [lineWith({ ...record, ...amount, kind, folioId: folio.id })]
        : refundOn(open, folio.id, amountCents, record)
    const balanceCents = sumLines(open.lines, folio.id)
    const rounding = roundingLines(open.booking, input, { folioId: folio.id, balanceCents })
    await writeLines(ctx, tx, open.booking, [...lines, ...rounding], { cause: 'folio-payment' })
  })
}

/** Gives back what was paid on a folio: first what was paid in the same way, and the newest payments first. */
function refundOn(
  { booking, lines }: OpenFolio,
  folioId: string,
  amountCents: number,
  record: Parameters<typeof refundLines>[3],
): NewLine[] {
  const paid = refundableOn(lines, folioId)
  if (amountCents > paid) {
    const message =
      paid > 0
        ? say('Refund at most {amount}, which is what is left of the payments', {
            amount: moneyText(paid, booking.currency),
          })
        : say('Nothing is left of what was paid on this folio')
    throw new AppError('validation_failed', message, { fields: { amountCents: message } })
  }
  const payments = refundable(lines.filter((line) => line.folioId === folioId))
  const isSame = ({ method }: LineRow) => method === record.method
  const inOrder = [...payments.filter(isSame), ...payments.filter((payment) => !isSame(payment))]
  return refundLines(inOrder, lines, amountCents, record)
}

/** Takes a line back by another one, whole or in part. Whoever comes second finds it corrected and is refused. */
export async function correctLine(
  ctx: SignedInContext,
  bookingId: string,
  input: CorrectionInput,
  key: string,
): Promise<BookingFolio> {
  return workOnFolio(ctx, bookingId, { name: 'correction', input, key }, async (tx, open) => {
    const line = correctable(open, input.lineId)
    const isPayment = findFolioGroup(line.kind) === undefined
    const whole = Math.abs(line.amountCents)
    const amount = input.amountCents ?? whole
    requirePart(open, line, amount, isPayment)
    const signed = line.amountCents > 0 ? -amount : amount
    const { folioId, kind, name, vatBps, extraId, method, cardDigits, refundsId } = line
    const correction = lineWith({
      folioId,
      kind,
      cause: 'correction',
      name,
      vatBps,
      extraId,
      method,
      cardDigits,
      quantity: 1,
      unitCents: signed,
      amountCents: signed,
      correctsId: line.id,
      note: input.reason,
      refundsId,
    })
    const itsVat = open.lines.find((one) => one.vatOfId === line.id && isStanding(one))
    const rounding = findRounding(line, open.lines)
    const lines = rounding
      ? [correction, takeBack(rounding, input.reason)]
      : amount === whole && itsVat
        ? [correction, vatLine(correction, -itsVat.amountCents)]
        : kind === 'vat' || kind === 'city-tax'
          ? [correction]
          : withVat(open.booking, correction)
    await writeLines(ctx, tx, open.booking, lines, { cause: 'folio-correction' })
  })
}

/** Reversing a payment also reverses its rounding. */
function takeBack({ id, folioId, kind, method, amountCents }: LineRow, reason: string): NewLine {
  const amount = { quantity: 1, unitCents: -amountCents, amountCents: -amountCents }
  return lineWith({ folioId, kind, method, ...amount, cause: 'correction', correctsId: id, note: reason })
}

/** Lines that only take others back, or belong to others, are not corrected by themselves. */
function correctable({ lines }: OpenFolio, lineId: string): LineRow {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw notFound('line')
  if (line.isCorrected) throw new AppError('conflict', say('This line was corrected already.'))
  if (!isStanding(line))
    throw new AppError('conflict', say('This line counts no longer. Reload to continue.'))
  const isOfAnother = line.correctsId !== null || line.vatOfId !== null || line.method === 'rounding'
  if (isOfAnother || line.kind === 'waiver') {
    throw new AppError('conflict', say('This line belongs to another one and is not corrected by itself.'))
  }
  if (line.method === 'online') {
    throw new AppError('conflict', say('This was paid online. Refund the payment instead.'))
  }
  return line
}

function requirePart({ booking, lines }: OpenFolio, line: LineRow, amount: number, isPayment: boolean): void {
  const whole = Math.abs(line.amountCents)
  if (amount > whole || (isPayment && amount !== whole)) {
    const most = moneyText(whole, booking.currency)
    const message = isPayment
      ? say('A payment is taken back whole: {amount}', { amount: most })
      : say('Enter at most {amount}', { amount: most })
    throw new AppError('validation_failed', message, { fields: { amountCents: message } })
  }
  if (
    line.kind === 'payment' &&
    Math.min(computeRefundable(line, lines), paidOn(lines, line.folioId)) < whole
  ) {
    throw new AppError('conflict', say('Some of this was refunded. Correct the refund first.'))
  }
}

/** A line moves with its correction, the VAT of both and its refunds. No money moves: the guest owes what they owed. */
export async function moveLines(
  ctx: SignedInContext,
  bookingId: string,
  input: FolioMove,
  key: string,
): Promise<BookingFolio> {
  return workOnFolio(ctx, bookingId, { name: 'move', input, key }, async (tx, open) => {
    const target = folioAt(open.folios, input.position)
    const chosen = [...new Set(input.lineIds)].map((lineId) => movable(open, lineId, target.id))
    const { written, copies } = moveTo(target.id, chosen, open.lines)
    await writeLines(ctx, tx, open.booking, written, { cause: 'folio-correction' })
    await updateOnlineLines(tx, copies)
  })
}

/** Returns the lines that a move writes, and which line each of those that moved became. */
export function moveTo(
  folioId: string,
  chosen: readonly LineRow[],
  lines: readonly LineRow[],
): { written: NewLine[]; copies: { from: string; to: string }[] } {
  const moves = chosen.map((line) => {
    const company = collectDependentLines(line, lines)
    return { company, copied: copyLines(company, folioId) }
  })
  return {
    written: moves.flatMap(({ company, copied }) => [
      ...company.map((one) => reverseLine(one, 'move')),
      ...copied,
    ]),
    copies: moves.flatMap(({ company, copied }) =>
      copied.map(({ id: to }, at) => ({ from: company[at]?.id ?? '', to })),
    ),
  }
}

function movable({ lines }: OpenFolio, lineId: string, folioId: string): LineRow {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw notFound('line')
  if (!isStanding(line))
    throw new AppError('conflict', say('This line counts no longer. Reload to continue.'))
  if (line.correctsId !== null || line.vatOfId !== null || line.refundsId !== null) {
    throw new AppError('conflict', say('This line moves with the one it belongs to.'))
  }
  if (line.folioId === folioId) throw new AppError('conflict', say('This line is on that folio already.'))
  return line
}
