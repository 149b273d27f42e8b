import type { PageMeta } from '@roomlark/contract/paging'
import type { PdfFile } from '@roomlark/contract/primitives'
import type { AffiliateInvoice } from '@roomlark/contract/settlement/affiliate-invoices'
import type { SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { invoiceDocument } from './invoice-pdf.service.ts'
import { countInvoices, type InvoiceRow, selectInvoice, selectInvoices } from './invoices.queries.ts'
import { unsealInvoice } from './sealed-invoice.ts'

export async function listInvoices(
  ctx: SignedInContext,
  query: { page: number; limit: number },
): Promise<{ data: AffiliateInvoice[]; meta: PageMeta }> {
  const { userId } = ctx.actor
  const [rows, total] = await Promise.all([
    selectInvoices(ctx.sql, userId, query),
    countInvoices(ctx.sql, userId),
  ])
  const { page, limit } = query
  return { data: rows.map(toInvoice), meta: { total, totalPages: Math.ceil(total / limit), page, limit } }
}

export async function getInvoicePdf(ctx: SignedInContext, id: string): Promise<PdfFile> {
  const row = await selectInvoice(ctx.sql, ctx.actor.userId, id)
  if (!row) throw notFound('invoice')
  const document = invoiceDocument(row, unsealInvoice(ctx, row.sealed))
  const pdf = await ctx.pdfs.render(document, ctx.caller)
  return { filename: `${row.number}.pdf`, base64: pdf.toString('base64') }
}

function toInvoice({ sealed, issuedAt, ...row }: InvoiceRow): AffiliateInvoice {
  return { ...row, issuedAt: issuedAt.toISOString() }
}
