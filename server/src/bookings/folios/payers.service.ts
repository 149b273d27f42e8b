import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import type { FolioPayer } from '@roomlark/contract/bookings/folio-input'
import { type FolioInput, folioLimits } from '@roomlark/contract/bookings/folio-input'
import { type FolioGroup, findFolioGroup } from '@roomlark/contract/folio-kinds'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError, changedByOthers } from '../../errors.ts'
import { getHotelCompany } from '../companies/companies.service.ts'
import { moveTo } from './desk.service.ts'
import { insertFolio, selectFoliosOfGroup, updatePayer, updateTakes } from './folios.queries.ts'
import { folioAt, type OpenFolio, workOnFolio } from './folios.service.ts'
import { isStanding } from './posting/folio-lines.ts'
import { findPosterId, writeLines } from './posting/posting.service.ts'

/** Adds a folio for somebody else who pays part of the bill, such as the company of a guest. */
export async function addFolio(
  ctx: SignedInContext,
  bookingId: string,
  input: FolioInput,
  key: string,
): Promise<BookingFolio> {
  return workOnFolio(ctx, bookingId, { name: 'folio', input, key }, async (tx, open) => {
    requireNamed(input)
    const position = open.folios.length + 1
    if (position > folioLimits.folios) {
      throw new AppError(
        'conflict',
        say('A booking has at most {most} folios.', { most: folioLimits.folios }),
      )
    }
    const { hotelId, currency } = open.booking
    const opening = { bookingId, hotelId, currency, byId: findPosterId(ctx), at: ctx.clock() }
    const folioId = await insertFolio(tx, position, opening)
    await requireCompany(tx, hotelId, input)
    await updatePayer(tx, folioId, input.payer, input.companyId)
    await takeParts(ctx, tx, open, folioId, input.takes)
  })
}

export async function updateFolio(
  ctx: SignedInContext,
  { id: bookingId, position }: { id: string; position: string },
  { version, ...input }: FolioInput & { version: number },
): Promise<BookingFolio> {
  return workOnFolio(ctx, bookingId, null, async (tx, open) => {
    requireNamed(input)
    const folio = folioAt(open.folios, Number(position))
    // A folio that was only computed yet has the version 0.
    if (folio.version !== Math.max(1, version)) throw changedByOthers('this folio')
    await requireCompany(tx, open.booking.hotelId, input)
    await updatePayer(tx, folio.id, input.payer, input.companyId)
    await takeParts(ctx, tx, open, folio.id, input.takes)
  })
}

/** The folios that the company of a group pays follow what the group says of it. */
export async function changePayerOfGroup(
  tx: Transaction,
  groupId: string,
  { payer, companyId }: { payer: FolioPayer; companyId: string | null },
): Promise<void> {
  for (const folioId of await selectFoliosOfGroup(tx, groupId)) {
    await updatePayer(tx, folioId, payer, companyId)
  }
}

/** A company of another hotel is none that could pay here. */
async function requireCompany(tx: Transaction, hotelId: string, { companyId }: FolioInput): Promise<void> {
  if (companyId) await getHotelCompany(tx, hotelId, companyId)
}

function requireNamed({ payer }: FolioInput): void {
  if (payer.name || payer.company) return
  const message = say('Enter a name or a company')
  throw new AppError('validation_failed', message, { fields: { 'payer.name': message } })
}

/** Lines of these parts that exist already move to the folio that takes them now. */
async function takeParts(
  ctx: SignedInContext,
  tx: Transaction,
  { booking, lines }: OpenFolio,
  folioId: string,
  takes: FolioGroup[],
): Promise<void> {
  await updateTakes(tx, booking.id, folioId, [...new Set(takes)])
  const moving = lines.filter((line) => {
    const group = findFolioGroup(line.kind)
    const isOwn = line.correctsId === null && line.vatOfId === null
    return isStanding(line) && isOwn && line.folioId !== folioId && group && takes.includes(group)
  })
  const { written } = moveTo(folioId, moving, lines)
  await writeLines(ctx, tx, booking, written, { cause: 'folio-correction' })
}
