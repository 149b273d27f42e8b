import { companyBills } from '@roomlark/contract/bookings/company-bills'
import { route } from '../../../../http/route.ts'
import { getCompanyAccount } from './bill-account.service.ts'
import { getBillDraft, previewBill } from './bill-draft.service.ts'
import { getBillEInvoice, getBillPdf, mailBill, remindOfBill } from './bill-papers.service.ts'
import { creditBill, issueBill, payBill } from './bills.service.ts'

const toBillIds = ({ id, billId }: { id: string; billId: string }) => ({ companyId: id, billId })

export const billsRoutes = [
  route(companyBills.account, (ctx, { params }) => getCompanyAccount(ctx, params.id)),
  route(companyBills.draft, (ctx, { params, body }) => getBillDraft(ctx, params.id, body)),
  route(companyBills.preview, (ctx, { params, body }) => previewBill(ctx, params.id, body)),
  route(companyBills.issue, (ctx, { params, body, idempotencyKey }) =>
    issueBill(ctx, params.id, body, idempotencyKey),
  ),
  route(companyBills.credit, (ctx, { params, body, idempotencyKey }) =>
    creditBill(ctx, toBillIds(params), body.reason, idempotencyKey),
  ),
  route(companyBills.pay, (ctx, { params, body, idempotencyKey }) =>
    payBill(ctx, toBillIds(params), body, idempotencyKey),
  ),
  route(companyBills.pdf, (ctx, { params }) => getBillPdf(ctx, toBillIds(params))),
  route(companyBills.eInvoice, (ctx, { params, query }) =>
    getBillEInvoice(ctx, toBillIds(params), query.format),
  ),
  route(companyBills.mail, (ctx, { params, body, idempotencyKey }) =>
    mailBill(ctx, toBillIds(params), body.email, idempotencyKey),
  ),
  route(companyBills.remind, (ctx, { params, body, idempotencyKey }) =>
    remindOfBill(ctx, toBillIds(params), body, idempotencyKey),
  ),
]
