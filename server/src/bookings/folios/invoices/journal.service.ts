import type {
  Debtor,
  DebtorPageMeta,
  DebtorQuery,
  JournalEntry,
  JournalQuery,
  Receivable,
} from '@roomlark/contract/bookings/invoice-journal'
import type { PageMeta } from '@roomlark/contract/paging'
import type { SignedInContext } from '../../../context.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import {
  type CompanyRow,
  companyFilter,
  companyPart,
  countCompanies,
  toProfile,
} from '../../companies/companies.service.ts'
import {
  selectDebtors,
  selectDebtTotals,
  selectJournalCount,
  selectJournalPage,
  selectReceivables,
} from './journal.queries.ts'

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

/** Companies with what is open on their invoices, whether they are bills or papers of one folio. */
export async function listDebtors(
  ctx: SignedInContext,
  { page, limit, sort, ...filters }: DebtorQuery,
): Promise<{ data: Debtor[]; meta: DebtorPageMeta }> {
  const scope = getHotelScope(ctx.actor)
  const found = { ...filters, scope }
  const asked = {
    hotelId: filters.hotelId,
    scope,
    now: ctx.clock(),
    companies: companyFilter(ctx.sql, found),
  }
  const [rows, debts, total] = await Promise.all([
    selectDebtors<CompanyRow>(ctx.sql, { ...asked, sort, page, limit, columns: companyPart(ctx.sql) }),
    selectDebtTotals(ctx.sql, asked),
    countCompanies(ctx.sql, found),
  ])
  const data = rows.map(({ debts, ...row }) => ({ ...toProfile(row), debts }))
  return { data, meta: { total, totalPages: Math.ceil(total / limit), page, limit, debts } }
}
