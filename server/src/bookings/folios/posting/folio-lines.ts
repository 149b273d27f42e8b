import { createHash, randomUUID } from 'node:crypto'
import { type FolioGroup, findFolioGroup } from '@roomlark/contract/folio-kinds'
import { type FolioCharge, vatOnTop } from '@roomlark/contract/inventory/folio-charges'
import type { FolioBooking, FolioRow, LineRow, NewLine } from '../folios.queries.ts'

const unset = {
  name: null,
  fromOn: null,
  untilOn: null,
  extraId: null,
  orderId: null,
  method: null,
  cardDigits: null,
  note: null,
  vatBps: null,
  endsId: null,
  correctsId: null,
  vatOfId: null,
  refundsId: null,
  byChannel: false,
} as const

/** A line with only these values; everything else about it is empty. */
export function lineWith(
  line: Pick<NewLine, 'folioId' | 'kind' | 'cause' | 'quantity' | 'unitCents' | 'amountCents'> &
    Partial<NewLine>,
): NewLine {
  return { id: randomUUID(), ...unset, ...line }
}

/** Lines that count: nothing takes them back, and they take nothing back. */
export function isStanding({ isEnded, endsId }: Pick<LineRow, 'isEnded' | 'endsId'>): boolean {
  return !isEnded && endsId === null
}

/** Tells the charges of the booking itself from lines that were written at the desk. */
function isOfBooking({ kind, orderId, correctsId, vatOfId }: LineRow): boolean {
  const isOfDesk = kind === 'payment' || kind === 'refund' || (kind === 'extra' && orderId === null)
  return !isOfDesk && correctsId === null && vatOfId === null
}

/** A line with everything that goes wherever it goes: its correction, the VAT of both, and what was refunded of it. */
export function collectDependentLines(line: LineRow, lines: readonly LineRow[]): LineRow[] {
  const company = lines.filter(
    (one) =>
      isStanding(one) &&
      (one.correctsId === line.id ||
        one.vatOfId === line.id ||
        (one.refundsId === line.id && one.correctsId === null)),
  )
  return [line, ...company.flatMap((one) => collectDependentLines(one, lines))]
}

function makeChargeKey(charge: FolioCharge | LineRow): string {
  const { kind, name, fromOn, untilOn, quantity, unitCents, vatBps, orderId } = charge
  return JSON.stringify([
    kind,
    name,
    fromOn,
    untilOn,
    quantity,
    unitCents,
    vatBps,
    ...(orderId ? [orderId] : []),
  ])
}

/** Compares the booking with its folios: charges that are missing there, and lines that no longer apply. */
export function compareCharges(
  charges: readonly FolioCharge[],
  lines: readonly LineRow[],
): { missing: FolioCharge[]; surplus: LineRow[] } {
  const standing = lines.filter((line) => isStanding(line) && isOfBooking(line))
  const missing = charges.filter((charge) => {
    const at = standing.findIndex((line) => makeChargeKey(line) === makeChargeKey(charge))
    if (at >= 0) standing.splice(at, 1)
    return at < 0
  })
  return { missing, surplus: standing }
}

/** VAT of an extra has a line of its own in hotels whose prices exclude it. */
export function withVat({ taxRules }: Pick<FolioBooking, 'taxRules'>, line: NewLine): NewLine[] {
  const vatCents = taxRules.vatIncluded || line.vatBps === null ? 0 : vatOnTop(line.amountCents, line.vatBps)
  return vatCents === 0 ? [line] : [line, vatLine(line, vatCents)]
}

export function vatLine({ id, folioId, cause, name, vatBps }: NewLine, vatCents: number): NewLine {
  return lineWith({
    id: idFrom(`${id} vat`),
    folioId,
    kind: 'vat',
    cause,
    name,
    vatBps,
    vatOfId: id,
    quantity: 1,
    unitCents: vatCents,
    amountCents: vatCents,
  })
}

/** Takes a line back where it is. */
export function reverseLine(line: LineRow, cause: 'booking' | 'move'): NewLine {
  const { name, fromOn, untilOn, quantity, vatBps, extraId, orderId, method, cardDigits } = line
  return lineWith({
    folioId: line.folioId,
    kind: line.kind,
    cause,
    name,
    fromOn,
    untilOn,
    quantity,
    vatBps,
    extraId,
    orderId,
    method,
    cardDigits,
    unitCents: -line.unitCents,
    amountCents: -line.amountCents,
    endsId: line.id,
  })
}

/** The same lines on another folio; what belongs together still does. */
export function copyLines(company: readonly LineRow[], folioId: string): NewLine[] {
  const ids = new Map(company.map(({ id }) => [id, randomUUID()]))
  const copied = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  return company.map((line) => {
    const { kind, name, fromOn, untilOn, quantity, unitCents, amountCents, vatBps } = line
    const { extraId, orderId, method, cardDigits, note } = line
    return lineWith({
      id: ids.get(line.id) ?? randomUUID(),
      folioId,
      kind,
      cause: 'move',
      name,
      fromOn,
      untilOn,
      quantity,
      unitCents,
      amountCents,
      vatBps,
      extraId,
      orderId,
      method,
      cardDigits,
      note,
      correctsId: copied(line.correctsId),
      vatOfId: copied(line.vatOfId),
      refundsId: copied(line.refundsId),
    })
  })
}

/**
 * Where a charge goes: to the folio that takes its part of the bill, else where the lines were that it replaces, else
 * to the guest's.
 */
export function folioFor(
  group: FolioGroup | undefined,
  folios: readonly FolioRow[],
  replaced: readonly LineRow[] = [],
): string {
  const taking = folios.find(({ takes }) => group !== undefined && takes.includes(group))
  const before = replaced.find(({ kind }) => findFolioGroup(kind) === group)
  const id = taking?.id ?? before?.folioId ?? folios[0]?.id
  if (id === undefined) throw new Error('the booking has no folio')
  return id
}

/**
 * The ids of the lines with which the folio of a booking is opened are known before, so that a line which is only
 * computed yet can be corrected or moved.
 */
export function openingId(bookingId: string, charge: FolioCharge, ordinal: number): string {
  return idFrom(`${bookingId} ${makeChargeKey(charge)} ${ordinal}`)
}

/** The id of the line that a request with this key writes, by which its repetition finds it. */
export function makeLineId(userId: string, key: string): string {
  return idFrom(`${userId} ${key}`)
}

function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
