import type { JournalEntry, JournalQuery, Receivable } from '@roomlark/contract/bookings/invoice-journal'
import type { PageMeta } from '@roomlark/contract/paging'
import type { SignedInContext } from '../../../context.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { selectJournalCount, selectJournalPage, selectReceivables } from './journal.queries.ts'

export async function listJournal(
  ctx: SignedInContext,
  query: JournalQuery,
): Promise<{ data: JournalEntry[]; meta: PageMeta }> {
  const listed = { ...query, scope: getHotelScope(ctx.actor), now: ctx.clock() }
  const [data, total] = await Promise.all([
    selectJournalPage(ctx.sql, listed),
    selectJournalCount(ctx.sql, listed),
  ])
  const { page, limit } = query
  return { data, meta: { total, totalPages: Math.ceil(total / limit), page, limit } }
}

export async function listReceivables(
  ctx: SignedInContext,
  { hotelId }: { hotelId?: string | undefined },
): Promise<Receivable[]> {
  return selectReceivables(ctx.sql, { hotelId, scope: getHotelScope(ctx.actor), now: ctx.clock() })
}
