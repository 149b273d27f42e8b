import { randomUUID } from 'node:crypto'
import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { type CellKind, hotelFieldNames, hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import {
  type HotelImport,
  type HotelImportResult,
  hotelColumns,
  importLimits,
} from '@roomlark/contract/inventory/hotel-import'
import { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { readNearbyCell } from '@roomlark/contract/inventory/nearby'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { yesOrNo } from '../../../csv-cells.ts'
import {
  type Cells,
  errorsByColumn,
  type RowReading,
  readImport,
  requireNoErrors,
} from '../../../csv-import.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { getDefaults } from '../../../platform/platform/defaults.service.ts'
import { addHotels } from '../add.service.ts'
import { lockImports, selectTwins } from './import-twins.queries.ts'

type ParsedRow = { line: number; name: string; errors: Record<string, string>; hotel: HotelInput | null }
type ComparedRow = ParsedRow & Pick<HotelImportResult['rows'][number], 'equalTo'>

/**
 * A dry run reports what is wrong and where. The real run creates every hotel in one transaction, or none.
 */
export async function importHotels(ctx: SignedInContext, input: HotelImport): Promise<HotelImportResult> {
  const { commissionRate } = await getDefaults(ctx)
  const parsed = await parseRows(input.csv, commissionRate)
  if (input.dryRun) return { created: 0, rows: toReportedRows(await compareRows(ctx, ctx.sql, parsed)) }

  requireNoErrors(parsed)
  return ctx.sql.begin(async (tx) => {
    // If the same file is sent twice concurrently, the second import sees the hotels of the first.
    await lockImports(tx, ctx.actor.userId)
    const rows = await compareRows(ctx, tx, parsed)
    if (input.equalRows === undefined) refuseEqual(rows)
    const hotels = rows
      .filter(({ equalTo }) => equalTo === null || input.equalRows === 'import')
      .flatMap(({ hotel }) => (hotel ? [{ id: randomUUID(), ...hotel }] : []))
    await addHotels(ctx, tx, hotels, 'imported')
    return { created: hotels.length, rows: toReportedRows(rows) }
  })
}

function toReportedRows(rows: ComparedRow[]): HotelImportResult['rows'] {
  return rows.map(({ hotel, ...row }) => row)
}

/**
 * Compares rows with those above and with the account's hotels; a row with errors is only compared once it is
 * valid.
 */
async function compareRows(ctx: SignedInContext, sql: Sql, rows: ParsedRow[]): Promise<ComparedRow[]> {
  const places = rows.flatMap(({ hotel }) => (hotel ? [hotel] : []))
  const twins = (await selectTwins(sql, ctx.actor.userId, places)).values()
  const lines = new Map<string, number>()
  return rows.map((row) => {
    const twin = row.hotel ? twins.next().value : undefined
    if (!twin) return { ...row, equalTo: null }
    const line = lines.get(twin.key) ?? null
    if (line === null) lines.set(twin.key, row.line)
    const isEqual = line !== null || twin.hotelId !== null
    return { ...row, equalTo: isEqual ? { line, hotelId: twin.hotelId } : null }
  })
}

function refuseEqual(rows: ComparedRow[]): void {
  const equal = rows.find(({ equalTo }) => equalTo !== null)
  if (!equal) return
  const { line } = equal.equalTo ?? {}
  throw new AppError(
    'conflict',
    line
      ? say(
          'Nothing was imported: line {line} is identical to line {earlier}. Choose whether to skip such rows.',
          {
            line: equal.line,
            earlier: line,
          },
        )
      : say(
          'Nothing was imported: line {line} is identical to a hotel you already have. Choose whether to skip such rows.',
          {
            line: equal.line,
          },
        ),
  )
}

const hotelsFile = {
  things: 'hotels' as const,
  rows: importLimits.rows,
  columns: hotelColumns,
}

async function parseRows(csv: string, commissionRate: number): Promise<ParsedRow[]> {
  const rows = await readImport(csv, hotelsFile, (cells) => readHotel(cells, commissionRate))
  return rows.map(({ line, cells, errors, value }) => {
    const name = (cells.get('name') ?? '').slice(0, 120)
    return { line, name, errors, hotel: value }
  })
}

function readHotel(written: Cells, commissionRate: number): RowReading<HotelInput> {
  const cells = new Map(written)
  if (!cells.get('baseCommissionRate')) cells.set('baseCommissionRate', String(commissionRate))
  const parsed = HotelInput.safeParse(typed(cells))
  if (parsed.success) return { value: parsed.data }
  const errors = errorsByColumn(parsed.error.issues)
  if (errors.cancellationPolicy) {
    errors.cancellationPolicy = say('Use {choices}', { choices: Object.keys(cancellationPresets).join(', ') })
  }
  return { errors }
}

/**
 * Cells are text, but the contract expects numbers, lists and booleans. What cannot be read stays text and is
 * refused.
 */
function typed(cells: Cells): Record<string, unknown> {
  return Object.fromEntries(
    hotelFieldNames.map((column) => [column, readers[hotelFields[column].cell](cells.get(column) ?? '')]),
  )
}

const readers: Record<CellKind, (cell: string) => unknown> = {
  text: (cell) => cell,
  code: (cell) => cell.toUpperCase(),
  number,
  coordinate: (cell) => (cell === '' ? null : number(cell)),
  list: readAmenities,
  places: readNearbyCell,
  preset: (cell) => presets.get(cell.toLowerCase()),
  flag: (cell) => yesOrNo(cell) ?? cell,
}

/** A cell with far more names than the catalogue has cannot be a list of amenities. */
function readAmenities(text: string): string[] | string {
  const names = text.split(';', 2 * amenityNames.length + 1)
  if (names.length > 2 * amenityNames.length) return text
  return names.map((name) => name.trim()).filter(Boolean)
}

const presets = new Map(
  Object.entries(cancellationPresets).map(([name, policy]) => [name.toLowerCase(), policy]),
)

function number(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
