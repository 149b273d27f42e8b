import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { amenityNames } from '@roomlark/contract/amenities'
import { cancellationPresets } from '@roomlark/contract/cancellation'
import { type HotelImportResult, importColumns } from '@roomlark/contract/hotel-import'
import { HotelInput } from '@roomlark/contract/hotel-input'
import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { getDefaults } from '../platform/defaults.service.ts'
import { addHotels } from './add.service.ts'
import { type CsvRow, readCsv } from './import-csv.ts'
import { headingFaults } from './import-heading.ts'

type ParsedRow = { line: number; name: string; errors: Record<string, string>; hotel: HotelInput | null }

/** A dry run says what is wrong where. The real run makes every hotel in one transaction, or none. */
export async function importHotels(
  ctx: SignedInContext,
  input: { csv: string; dryRun: boolean },
): Promise<HotelImportResult> {
  const { commissionRate } = await getDefaults(ctx)
  const parsed = await parseRows(input.csv, commissionRate)
  const rows = parsed.map(({ hotel, ...row }) => row)
  if (input.dryRun) return { created: 0, rows }

  const faulty = rows.find((row) => Object.keys(row.errors).length > 0)
  if (faulty) {
    throw new AppError('validation_failed', `Nothing was imported: line ${faulty.line} is not right.`, {
      fields: faulty.errors,
    })
  }
  const hotels = parsed.flatMap(({ hotel }) => (hotel ? [{ id: randomUUID(), ...hotel }] : []))
  await ctx.sql.begin((tx) => addHotels(ctx, tx, hotels, 'imported'))
  return { created: hotels.length, rows }
}

/** Between so many rows the thread answers others. */
const rowsPerTurn = 20

async function parseRows(csv: string, commissionRate: number): Promise<ParsedRow[]> {
  const { heading, rows } = await readCsv(csv, requireHeading)
  if (rows.length === 0) throw new AppError('validation_failed', 'There is no hotel below the heading.')
  const parsed: ParsedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await nextTurn()
    parsed.push(parseRow(row, heading, commissionRate))
  }
  return parsed
}

function requireHeading(heading: string[]): void {
  const faults = headingFaults(heading)
  if (faults.length > 0) {
    throw new AppError('validation_failed', `${faults.join(' ')} Begin with the template.`)
  }
}

function parseRow({ line, cells: values }: CsvRow, heading: string[], commissionRate: number): ParsedRow {
  const cells = new Map(heading.map((column, index) => [column, values[index] ?? '']))
  const name = (cells.get('name') ?? '').slice(0, 120)
  // Nobody can tell which cell is missing or too many: what they hold is not looked at.
  if (values.length !== heading.length) {
    const few = values.length < heading.length
    const row = `There are too ${few ? 'few' : 'many'} cells: ${values.length} where the heading has ${heading.length}`
    return { line, name, errors: { row }, hotel: null }
  }
  if (!cells.get('baseCommissionRate')) cells.set('baseCommissionRate', String(commissionRate))
  const parsed = HotelInput.safeParse(typed(cells))
  if (parsed.success) return { line, name, errors: {}, hotel: parsed.data }
  const errors = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const column = String(path[0] ?? 'row')
    if (!errors.has(column)) errors.set(column, message)
  }
  if (errors.has('cancellationPolicy')) {
    errors.set('cancellationPolicy', `Use ${Object.keys(cancellationPresets).join(', ')}`)
  }
  return { line, name, errors: Object.fromEntries(errors), hotel: null }
}

/** Cells are text; the contract wants numbers, lists and yes or no. What cannot be read stays text and is refused. */
function typed(cells: ReadonlyMap<string, string>): Record<string, unknown> {
  const text = (column: (typeof importColumns)[number]) => cells.get(column) ?? ''
  const coordinate = (value: string) => (value === '' ? null : number(value))
  return {
    ...Object.fromEntries(importColumns.map((column) => [column, text(column)])),
    country: text('country').toUpperCase(),
    currency: text('currency').toUpperCase(),
    latitude: coordinate(text('latitude')),
    longitude: coordinate(text('longitude')),
    starRating: number(text('starRating')),
    baseCommissionRate: number(text('baseCommissionRate')),
    amenities: amenitiesOf(text('amenities')),
    cancellationPolicy: presets.get(text('cancellationPolicy').toLowerCase()),
    isActive: booleans.get(text('isActive').toLowerCase()) ?? text('isActive'),
  }
}

/** A cell with far more names than the catalogue has is no list of them. */
function amenitiesOf(text: string): string[] | string {
  const names = text.split(';', 2 * amenityNames.length + 1)
  if (names.length > 2 * amenityNames.length) return text
  return names.map((name) => name.trim()).filter(Boolean)
}

const presets = new Map(
  Object.entries(cancellationPresets).map(([name, policy]) => [name.toLowerCase(), policy]),
)
const booleans = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
])

function number(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
