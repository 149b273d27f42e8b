import type { CompanyAccount } from '@roomlark/contract/bookings/company-bills'
import type { EInvoiceFile, EInvoiceFormat } from '@roomlark/contract/bookings/e-invoices'
import type { RemindInput } from '@roomlark/contract/bookings/invoice-reminders'
import { dateIn } from '@roomlark/contract/dates'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../../context.ts'
import { AppError, notFound } from '../../../../errors.ts'
import { getHotelScope } from '../../../../hotel-scope.ts'
import { recordAudit } from '../../../../platform/audit/audit.service.ts'
import { isRepeated } from '../../../../platform/limits/attempts.service.ts'
import { takeMail } from '../../../../platform/limits/mail-limits.service.ts'
import { renderPaper } from '../drafts.service.ts'
import { makeEInvoiceFile } from '../e-invoice/e-invoice.service.ts'
import { insertMail } from '../invoices.queries.ts'
import { selectOverdueBill } from '../reminders/reminders.queries.ts'
import { queueReminder } from '../reminders/reminders.service.ts'
import { findHotelOfCompany, getCompanyAccount } from './bill-account.service.ts'
import { type StoredBill, selectBill } from './bills.queries.ts'
import { lockBill } from './bills.service.ts'

type BillIds = { companyId: string; billId: string }

async function getBill(ctx: SignedInContext, ids: BillIds): Promise<StoredBill> {
  const bill = await selectBill(ctx.sql, ids, getHotelScope(ctx.actor))
  if (!bill) throw notFound('invoice')
  return bill
}

export async function getBillPdf(ctx: SignedInContext, ids: BillIds): Promise<PdfFile> {
  const { paper, number, issuedAt } = await getBill(ctx, ids)
  return renderPaper(ctx, paper, { number, madeAt: issuedAt })
}

export async function getBillEInvoice(
  ctx: SignedInContext,
  ids: BillIds,
  format: EInvoiceFormat,
): Promise<EInvoiceFile> {
  return makeEInvoiceFile(ctx, await getBill(ctx, ids), format)
}

/** Emails a bill; sending it once more takes another key. */
export async function mailBill(
  ctx: SignedInContext,
  ids: BillIds,
  email: string,
  key: string,
): Promise<CompanyAccount> {
  await ctx.sql.begin(async (tx) => {
    const { id: invoiceId, number, hotelId } = await lockBill(ctx, tx, ids)
    const attempt = { actorId: ctx.actor.userId, key }
    if (await isRepeated(tx, attempt, ['mail-bill', ids, email], ctx.clock())) return
    await takeMail(ctx, tx, 'invoice', email)
    const mail = { invoiceId, bookingId: null, email, at: ctx.clock(), byId: ctx.actor.userId }
    await ctx.jobs.enqueue(tx, 'mail.invoice', { mailId: await insertMail(tx, mail) })
    await recordAudit(ctx, tx, { action: 'invoice.sent', target: `hotel:${hotelId}`, after: { number } })
  })
  return getCompanyAccount(ctx, ids.companyId)
}

/** Sends the next reminder of a bill that is overdue; of two clerks who do it at once, the second is told. */
export async function remindOfBill(
  ctx: SignedInContext,
  ids: BillIds,
  { step, email }: RemindInput,
  key: string,
): Promise<CompanyAccount> {
  const { timeZone } = await findHotelOfCompany(ctx, ids.companyId)
  await ctx.sql.begin(async (tx) => {
    const { id: billId, number, hotelId } = await lockBill(ctx, tx, ids)
    const attempt = { actorId: ctx.actor.userId, key }
    if (await isRepeated(tx, attempt, ['remind-bill', ids, step, email], ctx.clock())) return
    const overdue = await selectOverdueBill(tx, { billId, today: dateIn(timeZone, ctx.clock()) })
    if (!overdue) throw new AppError('conflict', say('This invoice is not overdue.'))
    if (overdue.reminded !== step - 1) {
      throw new AppError('conflict', say('Somebody sent this reminder already. Look at it again.'))
    }
    await takeMail(ctx, tx, 'invoice', email)
    await queueReminder(ctx, tx, overdue, { step, email, byId: ctx.actor.userId })
    const after = { number, step }
    await recordAudit(ctx, tx, { action: 'invoice.reminded', target: `hotel:${hotelId}`, after })
  })
  return getCompanyAccount(ctx, ids.companyId)
}
