import { randomUUID } from 'node:crypto'
import { cancellationPresets } from '@roomlark/contract/cancellation'
import { type HotelImportResult, importColumns, importLimits } from '@roomlark/contract/hotel-import'
import { HotelInput } from '@roomlark/contract/hotel-input'
import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { getDefaults } from '../platform/defaults.service.ts'
import { addHotels } from './add.service.ts'
import { readCsv } from './import-csv.ts'
import { headingFaults } from './import-heading.ts'

type ParsedRow = { line: number; name: string; errors: Record<string, string>; hotel: HotelInput | null }

/** A dry run says what is wrong where. The real run makes every hotel in one transaction, or none. */
export async function importHotels(
  ctx: SignedInContext,
  input: { csv: string; dryRun: boolean },
): Promise<HotelImportResult> {
  const { commissionRate } = await getDefaults(ctx)
  const parsed = parseRows(input.csv, commissionRate)
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

function parseRows(csv: string, commissionRate: number): ParsedRow[] {
  const { heading, rows } = readCsv(csv)
  const faults = headingFaults(heading)
  if (faults.length > 0) {
    throw new AppError('validation_failed', `${faults.join(' ')} Begin with the template.`)
  }
  if (rows.length === 0) throw new AppError('validation_failed', 'There is no hotel below the heading.')
  if (rows.length > importLimits.rows) {
    throw new AppError('validation_failed', `Import at most ${importLimits.rows} hotels at a time.`)
  }
  return rows.map(({ line, cells: values }) => {
    const cells = Object.fromEntries(heading.map((column, index) => [column, values[index] ?? '']))
    // Nobody can tell which cell is missing or too many: what they hold is not looked at.
    if (values.length !== heading.length) {
      const few = values.length < heading.length
      const row = `There are too ${few ? 'few' : 'many'} cells: ${values.length} where the heading has ${heading.length}`
      return { line, name: cells.name ?? '', errors: { row }, hotel: null }
    }
    return parseRow(line, {
      ...cells,
      baseCommissionRate: cells.baseCommissionRate || String(commissionRate),
    })
  })
}

function parseRow(line: number, cells: Record<string, string>): ParsedRow {
  const parsed = HotelInput.safeParse(typed(cells))
  const errors: Record<string, string> = {}
  if (!parsed.success) {
    for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? 'row')] ??= issue.message
    if (errors.cancellationPolicy) {
      errors.cancellationPolicy = `Use ${Object.keys(cancellationPresets).join(', ')}`
    }
  }
  return { line, name: cells.name ?? '', errors, hotel: parsed.success ? parsed.data : null }
}

/** Cells are text; the contract wants numbers, lists and yes or no. What cannot be read stays text and is refused. */
function typed(cells: Record<string, string>): Record<string, unknown> {
  const { latitude = '', longitude = '', amenities = '', cancellationPolicy = '', isActive = '' } = cells
  return {
    ...Object.fromEntries(importColumns.map((column) => [column, cells[column] ?? ''])),
    country: (cells.country ?? '').toUpperCase(),
    currency: (cells.currency ?? '').toUpperCase(),
    latitude: latitude === '' ? null : number(latitude),
    longitude: longitude === '' ? null : number(longitude),
    starRating: number(cells.starRating ?? ''),
    baseCommissionRate: number(cells.baseCommissionRate ?? ''),
    amenities: amenities
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean),
    cancellationPolicy: presets.get(cancellationPolicy.toLowerCase()),
    isActive: booleans.get(isActive.toLowerCase()) ?? isActive,
  }
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
