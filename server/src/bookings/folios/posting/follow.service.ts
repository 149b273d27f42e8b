import type { BookingEventKind } from '@roomlark/contract/booking-events'
import { type CompanyProfile, toPayer } from '@roomlark/contract/bookings/company-profiles'
import type { FolioPayer } from '@roomlark/contract/bookings/folio-input'
import { type FolioGroup, findFolioGroup } from '@roomlark/contract/folio-kinds'
import { type FolioCharge, listFolioCharges } from '@roomlark/contract/inventory/folio-charges'
import type { Transaction } from '../../../db/database.ts'
import {
  type FolioBooking,
  type FolioRow,
  insertFolio,
  type LineRow,
  type NewLine,
  selectFolioBooking,
  selectFolios,
  selectLines,
  updatePayer,
  updateTakes,
} from '../folios.queries.ts'
import {
  collectDependentLines,
  compareCharges,
  folioFor,
  lineWith,
  openingId,
  reverseLine,
  withVat,
} from './folio-lines.ts'
import { type FolioContext, findPosterId, writeLines } from './posting.service.ts'

type Event = { id: number; kind: BookingEventKind }

/**
 * To be called in the transaction of every event of a booking, after the booking itself was changed: posts the
 * difference between what it costs now and what its folios have. A booking without folios gets one when the guest
 * arrives, owes a fee or has ordered extras.
 */
export async function followFolio(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  { id: eventId, kind, hasFolio, hasExtras }: Event & { hasFolio: boolean; hasExtras: boolean },
): Promise<void> {
  if (!hasFolio && !hasExtras && !opensFolio.includes(kind)) return
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking || booking.isHold) return
  if (hasFolio) {
    const folios = await selectFolios(tx, bookingId)
    await catchUp(ctx, tx, booking, folios, await selectLines(tx, bookingId), eventId)
  } else if (kind === 'checked-in' || listFolioCharges(booking).length > 0) {
    await openFolio(ctx, tx, booking, { eventId })
  }
}

const opensFolio: readonly BookingEventKind[] = ['checked-in', 'cancelled', 'no-show']

/** Opens the guest's folio with what the booking costs. */
export async function openFolio(
  ctx: FolioContext,
  tx: Transaction,
  booking: FolioBooking,
  { eventId = null, since }: { eventId?: number | null; since?: string } = {},
): Promise<FolioRow[]> {
  const { id: bookingId, hotelId, currency } = booking
  const opening = { bookingId, hotelId, currency, byId: findPosterId(ctx), at: ctx.clock() }
  const folioId = await insertFolio(tx, 1, opening)
  const lines = openingLines(booking, () => folioId)
  await writeLines(ctx, tx, booking, lines, { cause: 'folio-charge', eventId, since })
  return selectFolios(tx, bookingId)
}

/** Opens the guest's folio of a booking, and one on which a company pays its parts of the bill from the start. */
export async function openCompanyFolios(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  company: { groupId?: string; companyId: string | null; payer: FolioPayer; takes: FolioGroup[] },
): Promise<void> {
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking) throw new Error('the booking does not exist')
  const { hotelId, currency } = booking
  const opening = { bookingId, hotelId, currency, byId: findPosterId(ctx), at: ctx.clock() }
  await insertFolio(tx, 1, opening)
  const folioId = await insertFolio(tx, 2, { ...opening, groupId: company.groupId })
  await updatePayer(tx, folioId, company.payer, company.companyId)
  await updateTakes(tx, bookingId, folioId, company.takes)
  const folios = await selectFolios(tx, bookingId)
  const lines = openingLines(booking, ({ kind }) => folioFor(findFolioGroup(kind), folios))
  await writeLines(ctx, tx, booking, lines, { cause: 'folio-charge' })
}

/** Opens the folios of a booking for a company, whose profile says what it pays. */
export function openFoliosOfProfile(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  company: CompanyProfile,
): Promise<void> {
  const { id: companyId, takes } = company
  return openCompanyFolios(ctx, tx, bookingId, { companyId, payer: toPayer(company), takes })
}

/** Lists the lines that a folio has when it is opened; what is only computed is on none. */
export function openingLines(
  booking: FolioBooking,
  findFolio: (charge: FolioCharge) => string = () => '',
): NewLine[] {
  return listFolioCharges(booking).flatMap((charge, ordinal) => {
    const id = openingId(booking.id, charge, ordinal)
    return toLines(booking, { ...charge, id, folioId: findFolio(charge), cause: 'booking' })
  })
}

/** Only extras have VAT of their own; that of rooms and fees is a charge of the booking. */
function toLines(booking: FolioBooking, line: Parameters<typeof lineWith>[0]): NewLine[] {
  return line.kind === 'extra' ? withVat(booking, lineWith(line)) : [lineWith(line)]
}

async function catchUp(
  ctx: FolioContext,
  tx: Transaction,
  booking: FolioBooking,
  folios: FolioRow[],
  lines: LineRow[],
  eventId: number,
): Promise<void> {
  const { missing, surplus } = compareCharges(listFolioCharges(booking), lines)
  const ended = surplus
    .flatMap((line) => collectDependentLines(line, lines))
    .map((line) => reverseLine(line, 'booking'))
  const added = missing.flatMap((charge) =>
    toLines(booking, {
      ...charge,
      folioId: folioFor(findFolioGroup(charge.kind), folios, surplus),
      cause: 'booking',
    }),
  )
  await writeLines(ctx, tx, booking, [...ended, ...added], { cause: 'folio-correction', eventId })
}
