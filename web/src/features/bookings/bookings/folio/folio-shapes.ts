import type { BookingFolio, Folio, FolioLine } from '@roomlark/contract/bookings/folio'
import { type FolioGroup, findFolioGroup, folioGroups } from '@roomlark/contract/folio-kinds'
import { say } from '@roomlark/contract/say'

/** `Bell Ltd`, or the person who pays. */
export function payerName({ payer }: Pick<Folio, 'payer'>): string {
  return payer.company || payer.name || say('Guest')
}

/** A line with its correction; both are shown one below the other. */
export type ShownGroup = { group: FolioGroup; cents: number; lines: FolioLine[] }

/** Charges by the parts of the bill, each correction below the line it corrects. */
export function chargeGroups(lines: readonly FolioLine[], showsEnded: boolean): ShownGroup[] {
  const charges = lines.filter(
    (line) => findFolioGroup(line.kind) !== undefined && (showsEnded || !isReplaced(line)),
  )
  return folioGroups.flatMap((group) => {
    const own = charges.filter(({ kind }) => findFolioGroup(kind) === group)
    if (own.length === 0) return []
    const cents = own.reduce((sum, { amountCents }) => sum + amountCents, 0)
    return [{ group, cents, lines: inOrder(own) }]
  })
}

/** True for lines taken back because the booking changed or the line moved, and for the lines that took them back. */
export function isReplaced({ isEnded, endsId }: Pick<FolioLine, 'isEnded' | 'endsId'>): boolean {
  return isEnded || endsId !== null
}

function inOrder(lines: readonly FolioLine[]): FolioLine[] {
  const corrections = new Map(lines.map((line) => [line.correctsId, line]))
  return lines
    .filter((line) => !lines.some(({ id }) => id === line.correctsId))
    .flatMap((line) => {
      const correction = corrections.get(line.id)
      return correction ? [line, correction] : [line]
    })
}

export function listPayments(lines: readonly FolioLine[], showsEnded: boolean): FolioLine[] {
  return lines.filter((line) => findFolioGroup(line.kind) === undefined && (showsEnded || !isReplaced(line)))
}

/**
 * True if the desk can still correct a line: only once, not a line that belongs to another, and no online payment,
 * which really moved money and is refunded instead.
 */
export function isCorrectable(line: FolioLine): boolean {
  const { isCorrected, correctsId, vatOfId, kind, method } = line
  const isOwn = correctsId === null && vatOfId === null
  return (
    !isReplaced(line) &&
    !isCorrected &&
    isOwn &&
    kind !== 'waiver' &&
    method !== 'online' &&
    method !== 'rounding'
  )
}

/** True if a line can move to another folio by itself. */
export function isMovable(line: FolioLine, { folios }: Pick<BookingFolio, 'folios'>): boolean {
  const { correctsId, vatOfId, refundsId } = line
  const isOwn = correctsId === null && vatOfId === null && refundsId === null
  return folios.length > 1 && !isReplaced(line) && isOwn
}
