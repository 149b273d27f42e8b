import type { CompanyAccount, CompanyBill } from '@roomlark/contract/bookings/company-bills'
import { billLimits } from '@roomlark/contract/bookings/company-bills'
import { listEInvoiceGaps } from '@roomlark/contract/bookings/e-invoice-needs'
import { eInvoiceFormats } from '@roomlark/contract/bookings/e-invoices'
import { reminderSteps } from '@roomlark/contract/bookings/invoice-reminders'
import type { SignedInContext } from '../../../../context.ts'
import { notFound } from '../../../../errors.ts'
import { getHotelScope } from '../../../../hotel-scope.ts'
import { type BillRow, selectBills } from '../journal.queries.ts'
import { selectHotelOfCompany, selectUnbilled } from './bills.queries.ts'

/** Finds the hotel of a company that the caller reaches. */
export async function findHotelOfCompany(
  ctx: SignedInContext,
  companyId: string,
): Promise<{ hotelId: string; currency: string; timeZone: string }> {
  const hotel = await selectHotelOfCompany(ctx.sql, companyId, getHotelScope(ctx.actor))
  if (!hotel) throw notFound('company')
  return hotel
}

export async function getCompanyAccount(ctx: SignedInContext, companyId: string): Promise<CompanyAccount> {
  const { hotelId, currency } = await findHotelOfCompany(ctx, companyId)
  const [unbilled, bills] = await Promise.all([
    selectUnbilled(ctx.sql, companyId, billLimits.stays),
    selectBills(ctx.sql, { companyId, hotelId, scope: getHotelScope(ctx.actor), now: ctx.clock() }),
  ])
  return { companyId, currency, unbilled, bills: bills.map(toBill) }
}

function toBill({ issuedAt, mails, reminders, paper, ...row }: BillRow): CompanyBill {
  const sent = reminders.map(({ at, ...reminder }) => ({ ...reminder, at: new Date(at).toISOString() }))
  return {
    ...row,
    issuedAt: issuedAt.toISOString(),
    mails: mails.map(({ email, at }) => ({ email, at: new Date(at).toISOString() })),
    reminders: sent,
    nextReminder: row.state === 'overdue' && sent.length < reminderSteps.length ? sent.length + 1 : null,
    eInvoices: eInvoiceFormats.map((format) => ({ format, missing: listEInvoiceGaps(paper, format) })),
  }
}
