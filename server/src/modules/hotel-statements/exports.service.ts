import { exportLimit } from '@roomlark/contract/booking-list'
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
  const lines = await readAllLines(ctx, found)
  return {
    filename: `${fileName(found)}.csv`,
    csv: statementCsv(lines, statement.currency, statement.number),
  }
}

async function readAllLines(ctx: SignedInContext, found: FoundStatement): Promise<LineRow[]> {
  const { counted, asked, disputed, held } = found.statement
  if (counted.lines + asked.lines + disputed.lines + held.lines > exportLimit) {
    const most = exportLimit.toLocaleString('en')
    throw new AppError('conflict', `This statement has more than ${most} lines. Ask us for a copy of it.`)
  }
  return readLines(ctx, found, { view: 'all', page: 1, limit: exportLimit })
}

/** `HS-2026-00006`, or `statement-2026-06-EUR` while it has no number. */
function fileName({ statement }: FoundStatement): string {
  return statement.number ?? `statement-${statement.month}-${statement.currency}`
}
