import { invoiceJournal } from '@roomlark/contract/bookings/invoice-journal'
import { invoices } from '@roomlark/contract/bookings/invoices'
import { readRoute, route } from '../../../http/route.ts'
import { draftInvoice, previewInvoice } from './drafts.service.ts'
import { getEInvoice } from './e-invoice/e-invoice.service.ts'
import { mailInvoice } from './invoice-mail.service.ts'
import { creditInvoice, getInvoicePdf, issueInvoice, listInvoices } from './invoices.service.ts'
import { getInvoicing, updateInvoicing } from './invoicing.service.ts'
import { listDebtors, listJournal, listReceivables } from './journal.service.ts'
import { remindOfInvoice } from './reminders/reminders.service.ts'

const toInvoiceIds = ({ id, invoiceId }: { id: string; invoiceId: string }) => ({ bookingId: id, invoiceId })

export const invoicesRoutes = [
  readRoute(invoiceJournal.list, (ctx, { query }) => listJournal(ctx, query)),
  readRoute(invoiceJournal.debtors, (ctx, { query }) => listDebtors(ctx, query)),
  readRoute(invoiceJournal.receivables, (ctx, { query }) => listReceivables(ctx, query)),
  route(invoices.list, (ctx, { params }) => listInvoices(ctx, params.id)),
  route(invoices.preview, (ctx, { params, query }) => previewInvoice(ctx, params.id, Number(query.position))),
  route(invoices.draft, (ctx, { params, query }) =>
    draftInvoice(ctx, params.id, { position: Number(query.position), series: query.kind }),
  ),
  route(invoices.issue, (ctx, { params, body, idempotencyKey }) =>
    issueInvoice(ctx, params.id, body, idempotencyKey),
  ),
  route(invoices.credit, (ctx, { params, body, idempotencyKey }) =>
    creditInvoice(ctx, toInvoiceIds(params), body.reason, idempotencyKey),
  ),
  route(invoices.pdf, (ctx, { params }) => getInvoicePdf(ctx, toInvoiceIds(params))),
  route(invoices.eInvoice, (ctx, { params, query }) => getEInvoice(ctx, toInvoiceIds(params), query.format)),
  route(invoices.mail, (ctx, { params, body, idempotencyKey }) =>
    mailInvoice(ctx, toInvoiceIds(params), body.email, idempotencyKey),
  ),
  route(invoices.remind, (ctx, { params, body, idempotencyKey }) =>
    remindOfInvoice(ctx, toInvoiceIds(params), body, idempotencyKey),
  ),
  route(invoices.settings, (ctx, { params }) => getInvoicing(ctx, params.hotelId)),
  route(invoices.updateSettings, (ctx, { params, body }) => updateInvoicing(ctx, params.hotelId, body)),
]
