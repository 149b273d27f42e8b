import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { say } from '@roomlark/contract/say'
import type * as z from 'zod/mini'
import type { CellReader } from '../../../csv-cells.ts'
import { errorsByColumn } from '../../../csv-import.ts'

/** Reads who comes, as `Guest` of the contract checks it. */
export function readGuest({ text }: Pick<CellReader, 'text'>) {
  return {
    name: text('guestName'),
    email: text('email') || undefined,
    phone: text('phone') || undefined,
    country: text('country').toUpperCase() || undefined,
    language: text('language').toLowerCase() || undefined,
  }
}

/** Reports what is wrong by column; the fields of the guest are columns of their own. */
export function reportFaults(reader: CellReader, { issues }: Pick<z.core.$ZodError, 'issues'>): void {
  const flat = issues.map(({ path, message }) => ({ path: path.slice(-1), message }))
  const found = errorsByColumn(flat, (field) => (field === 'name' ? 'guestName' : field))
  for (const [column, message] of Object.entries(found)) reader.fault(column, message)
}

export function readAges(reader: CellReader): number[] {
  return reader.list('childAges').flatMap((age) => {
    if (/^\d{1,2}$/.test(age) && Number(age) <= partyLimits.childAge) return [Number(age)]
    reader.fault(
      'childAges',
      say('Enter ages from 0 to {oldest}, separated by semicolons', { oldest: partyLimits.childAge }),
    )
    return []
  })
}
