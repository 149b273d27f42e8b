import { findFolioGroup } from '@roomlark/contract/folio-kinds'
import type { LineRow, NewLine } from '../folios.queries.ts'
import { isStanding, lineWith } from './folio-lines.ts'

/** Returns payments less refunds on a folio; what was rounded never changed hands. */
export function paidOn(lines: readonly LineRow[], folioId: string): number {
  return sumPaid(lines.filter((line) => line.folioId === folioId && line.method !== 'rounding'))
}

/** Returns the most that can be given back of a folio: what was paid, and not more than counts as paid. */
export function refundableOn(lines: readonly LineRow[], folioId: string): number {
  return Math.min(paidOn(lines, folioId), sumPaid(lines.filter((line) => line.folioId === folioId)))
}

function sumPaid(lines: readonly LineRow[]): number {
  return lines
    .filter(({ kind }) => findFolioGroup(kind) === undefined)
    .reduce((cents, { amountCents }) => cents - amountCents, 0)
}

/** Returns what is left of a payment after its correction and its refunds, each less what was taken back of it. */
export function computeRefundable(payment: LineRow, lines: readonly LineRow[]): number {
  return lines
    .filter((line) => isStanding(line) && (line.refundsId ?? line.correctsId ?? line.id) === payment.id)
    .reduce((cents, { amountCents }) => cents - amountCents, 0)
}

/** Returns payments of which something is left to give back, the newest first. */
export function refundable(lines: readonly LineRow[]): LineRow[] {
  return lines
    .filter((line) => line.kind === 'payment' && line.method !== 'rounding')
    .filter((line) => line.correctsId === null && isStanding(line))
    .filter((line) => computeRefundable(line, lines) > 0)
    .reverse()
}

type Refund = Pick<NewLine, 'cause' | 'method'> & Partial<Pick<NewLine, 'cardDigits' | 'note' | 'byChannel'>>

/** Gives back so much of these payments, in their order: a line for each that is touched, on its folio. */
export function refundLines(
  payments: readonly LineRow[],
  lines: readonly LineRow[],
  amountCents: number,
  refund: Refund,
): NewLine[] {
  let open = amountCents
  return payments.flatMap((payment) => {
    const cents = Math.min(open, computeRefundable(payment, lines))
    open -= cents
    if (cents === 0) return []
    const { folioId, id: refundsId } = payment
    const amount = { quantity: 1, unitCents: cents, amountCents: cents }
    return [lineWith({ ...refund, ...amount, folioId, kind: 'refund', refundsId })]
  })
}
