import { exportLimit } from '@roomlark/contract/bookings/booking-list'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { statementCsv } from './statement-csv.ts'
import type { LineRow } from './statements.queries.ts'
import { type FoundStatement, findStatement, readLines } from './statements.service.ts'

type Ids = { hotelId: string; month: string }

export async function exportStatement(
  ctx: SignedInContext,
  ids: Ids,
  currency: string | undefined,
): Promise<{ filename: string; csv: string }> {
  const found = await findStatement(ctx, ids, currency)
  const { statement } = found
  const lines = await readAllLines(ctx, found, exportLimit)
  return {
    filename: `${fileName(found)}.csv`,
    csv: statementCsv(lines, statement.currency, statement.number),
  }
}

export async function readAllLines(
  ctx: SignedInContext,
  found: FoundStatement,
  most: number,
): Promise<LineRow[]> {
  const { counted, asked, disputed, held } = found.statement
  if (counted.lines + asked.lines + disputed.lines + held.lines > most) {
    throw new AppError(
      'conflict',
      say('This statement has more than {most, plural, other {# lines}}, too many for this file.', { most }),
    )
  }
  return readLines(ctx, found, { view: 'all', page: 1, limit: most })
}

/** `HS-2026-00006`, or `statement-2026-06-EUR` while it has no number. */
export function fileName({ statement }: FoundStatement): string {
  return statement.number ?? `${say('statement##a file')}-${statement.month}-${statement.currency}`
}
