import type { DataImport, ImportReport } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { type Cells, errorsByColumn, type ReadRow, readImport, requireNoErrors } from '../../../csv-import.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { importReport, type ReportedRow } from '../../../import-report.ts'
import { type BookableHotel, getBookableHotel, lockBookableHotel } from '../nights/bookable-hotel.service.ts'
import { lockHotelImports } from '../rooms.queries.ts'
import { addRooms, addRoomType, changeRoomType, readRoomTypes } from '../rooms.service.ts'
import { type PlannedType, planRooms } from './import.policy.ts'
import { columnOfField, type RoomRow, readRoomRow, roomsFile } from './import-rows.ts'

const mostTypes = 100

/** Of two imports into one hotel, the second waits here and then sees what the first has written. */
export async function lockImports(tx: Transaction, hotelId: string): Promise<void> {
  await lockHotelImports(tx, hotelId)
}

/**
 * Makes room types with their numbered rooms and changes those of the same name, all of them or none. It removes
 * nothing, so that the same file can be imported again.
 */
export async function importRooms(
  ctx: SignedInContext,
  hotelId: string,
  input: DataImport,
): Promise<ImportReport> {
  const { currency } = await getBookableHotel(ctx, ctx.sql, hotelId)
  const read = await readImport(input.csv, roomsFile, countedRows(currency))
  requireFewTypes(read)
  if (input.dryRun) return importReport((await planned(ctx, ctx.sql, hotelId, read)).rows)
  requireNoErrors(read)
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    await lockImports(tx, hotelId)
    const { rows, types } = await planned(ctx, tx, hotelId, read)
    requireNoErrors(rows)
    for (const type of inLockOrder(types)) await write(ctx, tx, hotel, type)
    const written = types.reduce((sum, { added }) => sum + added.length, 0)
    return importReport(rows, { written })
  })
}

/** A row of few characters can name hundreds of rooms, so they are counted while they are read. */
function countedRows(currency: string) {
  let rooms = 0
  return (cells: Cells) => {
    const row = readRoomRow(cells, currency)
    rooms += 'value' in row ? row.value.numbers.length : 0
    if (rooms > roomsFile.rows) {
      throw new AppError(
        'validation_failed',
        say('Import at most {most, plural, other {# rooms}} at a time.', { most: roomsFile.rows }),
      )
    }
    return row
  }
}

function requireFewTypes(read: ReadRow<RoomRow>[]): void {
  const names = new Set(read.flatMap(({ value }) => value?.name.toLowerCase() ?? []))
  if (names.size > mostTypes) {
    throw new AppError(
      'validation_failed',
      say('Import at most {most} room types at a time.', { most: mostTypes }),
    )
  }
}

async function planned(
  ctx: SignedInContext,
  sql: Sql,
  hotelId: string,
  read: ReadRow<RoomRow>[],
): Promise<{ rows: ReportedRow[]; types: PlannedType[] }> {
  const known = await readRoomTypes(ctx, sql, hotelId)
  const valid = read.flatMap(({ line, value }) => (value ? [{ line, ...value }] : []))
  const plan = planRooms(valid, known, (issues) => errorsByColumn(issues, columnOfField))
  const byLine = new Map(plan.rows.map((row) => [row.line, row]))
  const rows = read.map(({ line, cells, errors }) => ({
    ...(byLine.get(line) ?? { line, outcome: 'error' as const, errors }),
    name: (cells.get('roomType') ?? '').slice(0, 120),
  }))
  return { rows, types: plan.types }
}

/** Sorts room types by id, the order in which they are locked. */
function inLockOrder(types: PlannedType[]): PlannedType[] {
  return types.toSorted((a, b) => (a.before?.id ?? '').localeCompare(b.before?.id ?? ''))
}

async function write(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  type: PlannedType,
): Promise<void> {
  const { before, input, added } = type
  if (!before) return void (await addRoomType(ctx, tx, hotel, { ...input, numbers: added }))
  if (type.isChanged) await changeRoomType(ctx, tx, hotel.id, before, { ...input, version: before.version })
  if (added.length > 0) await addRooms(ctx, tx, hotel, before, added)
}
