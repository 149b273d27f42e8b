import { findFolioGroup } from '@roomlark/contract/folio-kinds'
import type { GuestAccount } from '@roomlark/contract/guest-site/guest-booking-page'
import type { Sql } from '../../db/database.ts'
import { type FolioRow, type LineRow, selectFolios, selectLines } from './folios.queries.ts'
import { type DepositRow, selectDeposits } from './posting/deposits.queries.ts'
import { isStanding } from './posting/folio-lines.ts'

/** Returns what the folios of a booking have for its guest, whose own is the first; null if none was opened. */
export async function readGuestAccount(sql: Sql, bookingId: string): Promise<GuestAccount | null> {
  const folios = await selectFolios(sql, bookingId)
  const lines = await selectLines(sql, bookingId)
  const own = folios.find(({ position }) => position === 1)
  if (!own) return null
  const charges = lines.filter(({ kind }) => findFolioGroup(kind) !== undefined)
  const payments = lines.filter(({ kind }) => findFolioGroup(kind) === undefined)
  const ofGuest = ({ folioId }: LineRow) => folioId === own.id
  const others = folios.filter(({ id }) => id !== own.id).map((folio) => toOther(folio, charges))
  return {
    chargesCents: sum(charges),
    othersCents: others.reduce((cents, other) => cents + other.cents, 0),
    paidCents: 0 - sum(payments.filter(ofGuest)),
    leftCents: sum(lines.filter(ofGuest)),
    others: others.filter(({ cents }) => cents !== 0),
    payments: payments.filter(ofGuest).filter(isShown).map(toPayment),
    deposits: listUnpaid(await selectDeposits(sql, bookingId), 0 - sum(payments)),
  }
}

function sum(lines: readonly Pick<LineRow, 'amountCents'>[]): number {
  return lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
}

/** A company is named as such; the guests of a booking may know who else pays of it. */
function toOther({ id, payer }: FolioRow, charges: readonly LineRow[]): GuestAccount['others'][number] {
  const cents = sum(charges.filter(({ folioId }) => folioId === id))
  return { payer: payer?.company || payer?.name || '', cents }
}

/** A payment that was taken back, or moved away, is left out together with what took it back. */
function isShown(line: LineRow): boolean {
  return isStanding(line) && !line.isCorrected && line.correctsId === null
}

function toPayment({ onDate, method, amountCents }: LineRow): GuestAccount['payments'][number] {
  if (method === null) throw new Error('a payment has a method')
  return { onDate, method, cents: 0 - amountCents }
}

/** Payments cover the earliest deposits first. Deposits charged to the card automatically are announced elsewhere. */
function listUnpaid(deposits: readonly DepositRow[], paidCents: number): GuestAccount['deposits'] {
  let paid = paidCents
  return deposits.flatMap(({ amountCents, dueOn, chargesCard }) => {
    const cents = Math.min(amountCents, Math.max(0, amountCents - paid))
    paid = Math.max(0, paid - amountCents)
    return cents === 0 || chargesCard ? [] : [{ dueOn, cents }]
  })
}
