import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { dateIn } from '@roomlark/contract/dates'
import type { DataImport, ImportReport } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { type ReadRow, readImport, requireNoErrors } from '../../../csv-import.ts'
import type { Transaction } from '../../../db/database.ts'
import { translateDatabaseError } from '../../../db/database-errors.ts'
import { AppError } from '../../../errors.ts'
import { importReport, type ReportedRow } from '../../../import-report.ts'
import { readTermsByHotel } from '../../../inventory/rates/rates.service.ts'
import { lockImports } from '../../../inventory/rooms/import/import.service.ts'
import {
  type BookableHotel,
  getBookableHotel,
  lockBookableHotel,
} from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import {
  countRoomsAgain,
  groupByTypeAndNight,
  readNights,
} from '../../../inventory/rooms/nights/nights.service.ts'
import { readNumberedRooms } from '../../../inventory/rooms/numbers/numbers.service.ts'
import { lockSoldTypes, readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { noRate, readHotelUsdRates } from '../../../platform/platform/exchange.service.ts'
import { takeOverFolio } from '../../folios/posting/taken-over.service.ts'
import { recognisedGuest } from '../../guests/recognition/recognition.service.ts'
import { lockBooking } from '../bookings.service.ts'
import { writeBooking } from '../create/new-booking.service.ts'
import { beginForHotel } from '../create/pool-share.service.ts'
import { applyTransition } from '../desk/transitions.service.ts'
import { lapseHoldsOn } from '../hold/holds.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { listTakenNights } from '../offer/priced-rooms.policy.ts'
import {
  type ImportedBooking,
  type ImportFacts,
  type ImportRow,
  planBooking,
  spanDates,
} from './import.policy.ts'
import { selectImported, selectOccupied } from './import.queries.ts'
import { type BookingCells, bookingsFile, readBookingRow } from './import-rows.ts'

/** Bookings of one transaction; the nights of a hotel are locked no longer than these take. */
const batchSize = 50
/** After this long the caller gets an answer and calls again, well before the deadline of the request. */
const longestRunMs = 20_000

/**
 * Brings bookings of another system, to come or in house. A file with an error is refused as a whole. What is valid is written in
 * batches, and a reference that was imported before is left alone, so that a call can be repeated at any time.
 */
export async function importBookings(
  ctx: SignedInContext,
  hotelId: string,
  input: DataImport,
): Promise<ImportReport> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const read = await readImport(input.csv, bookingsFile, (cells) => readBookingRow(cells, hotel.currency))
  if (!input.dryRun) requireNoErrors(read)
  const { rows, bookings } = await planned(ctx, hotel, read)
  if (input.dryRun) return importReport(rows)
  requireNoErrors(rows)
  const written = await writeAll(ctx, hotelId, bookings, input.mailGuests ?? false)
  return importReport(rows, { written, left: bookings.length - written })
}

async function planned(
  ctx: SignedInContext,
  hotel: BookableHotel,
  read: ReadRow<BookingCells>[],
): Promise<{ rows: ReportedRow[]; bookings: ImportedBooking[] }> {
  const valid = read.flatMap(({ line, value }) => (value ? [{ line, value }] : []))
  const facts = await readFacts(ctx, hotel, valid)
  const groups = Map.groupBy(valid, ({ value }) => value.reference)
  const known = new Set(await selectImported(ctx.sql, hotel.id, [...groups.keys()]))
  const errors = new Map(read.map((row) => [row.line, row.errors]))
  const bookings: ImportedBooking[] = []
  let index = 0
  for (const [reference, rows] of groups) {
    if (index++ % 20 === 0) await nextTurn()
    if (known.has(reference)) continue
    const plan = planBooking(rows, facts)
    for (const [line, found] of plan.errors) errors.set(line, found)
    if (plan.booking) bookings.push(plan.booking)
  }
  return { rows: read.map((row) => reportedRow(row, errors.get(row.line) ?? {}, known)), bookings }
}

function reportedRow(
  { line, cells, value }: ReadRow<BookingCells>,
  errors: Record<string, string>,
  known: ReadonlySet<string>,
): ReportedRow {
  const name = [cells.get('reference'), cells.get('guestName')].filter(Boolean).join(', ').slice(0, 120)
  if (value && known.has(value.reference)) return { line, name, outcome: 'same', errors: {} }
  return { line, name, outcome: Object.keys(errors).length > 0 ? 'error' : 'new', errors }
}

async function readFacts(
  ctx: SignedInContext,
  hotel: BookableHotel,
  rows: readonly ImportRow[],
): Promise<ImportFacts> {
  const today = dateIn(hotel.timeZone, ctx.clock())
  const dates = spanDates(rows, today) ?? { checkInOn: today, checkOutOn: today }
  await lapseHoldsOn(ctx, hotel.id, dates)
  const types = await readSoldTypes(ctx.sql, hotel.id)
  const ids = types.map(({ id }) => id)
  const [terms, usdRates, nights, rooms, occupied] = await Promise.all([
    readTermsByHotel(ctx.sql, [hotel.id]),
    readHotelUsdRates(ctx.sql, [hotel.id], ctx.clock()),
    readNights(ctx.sql, ids, dates.checkInOn, dates.checkOutOn),
    readNumberedRooms(ctx.sql, hotel.id),
    selectOccupied(ctx.sql, hotel.id, dates),
  ])
  const usdRate = usdRates.get(hotel.id)
  if (usdRate === undefined) throw noRate(hotel.currency)
  const { plans, ...rest } = terms.get(hotel.id) ?? { plans: [], rules: [], taxes: undefined }
  const sale = { ...rest, hotel, types, usdRate, today, nights: groupByTypeAndNight(nights) }
  return {
    sales: plans.flatMap((plan) => (rest.taxes ? [{ ...sale, taxes: rest.taxes, plan }] : [])),
    rooms,
    occupied: Map.groupBy(occupied, ({ roomId }) => roomId),
    left: new Map(),
    today,
  }
}

/** Returns how many bookings were written before the time was up. */
async function writeAll(
  ctx: SignedInContext,
  hotelId: string,
  bookings: ImportedBooking[],
  mailGuests: boolean,
): Promise<number> {
  const end = performance.now() + longestRunMs
  let done = 0
  while (done < bookings.length && performance.now() < end) {
    const batch = bookings.slice(done, done + batchSize)
    try {
      await beginForHotel(ctx, hotelId, (tx) => writeBatch(ctx, tx, hotelId, batch, mailGuests))
    } catch (thrown) {
      const error = translateDatabaseError(thrown)
      throw error instanceof AppError && done > 0 ? afterSome(error, done) : error
    }
    done += batch.length
  }
  return done
}

function afterSome(error: AppError, done: number): AppError {
  const message = say(
    '{done} bookings were imported. Then: {refusal} Check the file again: what was imported is left alone.',
    { done, refusal: error.message },
  )
  return new AppError(error.code, message, { cause: error })
}

/** Nights are counted last, because from then until the commit everyone else who wants them waits. */
async function writeBatch(
  ctx: SignedInContext,
  tx: Transaction,
  hotelId: string,
  batch: ImportedBooking[],
  mailGuests: boolean,
): Promise<void> {
  const hotel = await lockBookableHotel(ctx, tx, hotelId)
  await lockImports(tx, hotelId)
  const known = new Set(
    await selectImported(
      tx,
      hotelId,
      batch.map(({ reference }) => reference),
    ),
  )
  const bookings = batch.filter(({ reference }) => !known.has(reference))
  if (bookings.length === 0) return
  await lockSoldTypes(
    tx,
    hotelId,
    bookings.flatMap(({ input }) => input.rooms.map(({ roomTypeId }) => roomTypeId)),
  )
  for (const booking of bookings) await write(ctx, tx, hotel, booking, mailGuests)
  await recordAudit(ctx, tx, {
    action: 'bookings.imported',
    target: `calendar:${hotelId}`,
    after: { bookings: bookings.length },
  })
  const rooms = bookings.flatMap(({ priced }) => priced.rooms)
  await countRoomsAgain(tx, listTakenNights(rooms))
}

async function write(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  { reference, input, paid, isInHouse, sale, priced, roomIds }: ImportedBooking,
  mailGuests: boolean,
): Promise<void> {
  const id = randomUUID()
  const now = ctx.clock()
  const { checkInOn, checkOutOn } = input
  const booked = {
    ...input,
    id,
    externalReference: reference,
    heldUntil: null,
    bookedAt: now,
    now,
    state: 'confirmed' as const,
    createdBy: ctx.actor.userId,
    guestProfileId: recognisedGuest(ctx, tx, hotel, input.guest),
  }
  await writeBooking(tx, hotel, booked, sale, priced, { roomIds })
  const rooms = input.rooms.map(({ roomTypeId, quantity }) => ({
    name: sale.types.find((type) => type.id === roomTypeId)?.name ?? '',
    quantity,
  }))
  await announceBooking(ctx, tx, id, {
    kind: 'created',
    params: {
      heldMinutes: null,
      takenBy: null,
      rooms,
      checkInOn,
      checkOutOn,
      roomNumber: null,
      limits: [],
      imported: true,
    },
    quiet: !mailGuests,
    informHotel: false,
  })
  if (paid.length > 0 || isInHouse) await takeOverFolio(ctx, tx, id, { checkInOn, payments: paid })
  if (isInHouse) {
    const arrived = { to: 'checked-in', isMeant: true } as const
    await applyTransition(ctx, tx, await lockBooking(ctx, tx, id), arrived)
  }
}
