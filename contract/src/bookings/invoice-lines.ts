import type { FolioLineKind, PaymentMethod } from '../folio-kinds.ts'

/** Fields of a folio line that an invoice needs. */
export type BilledLine = {
  id: string
  kind: FolioLineKind
  name: string | null
  fromOn: string | null
  untilOn: string | null
  quantity: number
  unitCents: number
  amountCents: number
  vatBps: number | null
  method: PaymentMethod | null
  cardDigits: string | null
  /** The hotel's day on which it was written. */
  onDate: string
  endsId: string | null
  correctsId: string | null
}

/** A line as an invoice prints it. */
export type PrintedLine = Omit<BilledLine, 'id' | 'endsId' | 'correctsId'> & {
  /** The reference of the booking, on a bill about several. */
  reference?: string
}

/**
 * Returns lines as guests read them: what was written and taken back is left out, and what was corrected is printed
 * as it should have been. The sum stays what it was. A line that takes back one on an earlier invoice stands alone.
 */
export function printedLines(lines: readonly BilledLine[]): PrintedLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const endings = new Set(
    lines.flatMap(({ endsId }) => (endsId !== null && byId.has(endsId) ? [endsId] : [])),
  )
  const corrections = new Map(
    lines
      .filter(({ id, correctsId }) => correctsId !== null && byId.has(correctsId) && !endings.has(id))
      .map((line) => [line.correctsId, line.amountCents]),
  )
  return lines.flatMap((line): PrintedLine[] => {
    const { id, endsId, correctsId, ...printed } = line
    if (endings.has(id) || (endsId !== null && byId.has(endsId))) return []
    if (correctsId !== null && byId.has(correctsId) && !endings.has(correctsId)) return []
    const amountCents = line.amountCents + (corrections.get(id) ?? 0)
    if (amountCents === line.amountCents) return [printed]
    if (amountCents === 0) return []
    const quantity = correctedQuantity(line, amountCents)
    return [{ ...printed, quantity, unitCents: amountCents / quantity, amountCents }]
  })
}

/** Fewer at the same price, as many at another price, or one price for all, whichever comes out even first. */
function correctedQuantity({ quantity, unitCents }: BilledLine, amountCents: number): number {
  const fewer = amountCents / unitCents
  if (Number.isInteger(fewer) && fewer > 0) return fewer
  return amountCents % quantity === 0 ? quantity : 1
}
