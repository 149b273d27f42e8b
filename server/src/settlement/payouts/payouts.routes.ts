import { affiliateInvoices } from '@roomlark/contract/settlement/affiliate-invoices'
import { earnings } from '@roomlark/contract/settlement/earnings'
import { earningsYears } from '@roomlark/contract/settlement/earnings-years'
import { ownInvoices } from '@roomlark/contract/settlement/own-invoices'
import { payoutDetails } from '@roomlark/contract/settlement/payout-details'
import { payouts } from '@roomlark/contract/settlement/payouts'
import { taxDetails } from '@roomlark/contract/settlement/tax-details'
import { taxForms } from '@roomlark/contract/settlement/tax-forms'
import { readRoute, route } from '../../http/route.ts'
import { downloadFile, exportRun } from './bank-files/files.service.ts'
import {
  getPayoutDetails,
  savePayee,
  savePayoutAccount,
  withdrawPayoutDetails,
} from './details/payout-details.service.ts'
import { getEarnings, listEarningsStays } from './earnings/earnings.service.ts'
import { getStatementPdf } from './earnings/statement-pdf.service.ts'
import {
  exportLines,
  exportStatements,
  getStatement,
  listLines,
  listStatements,
} from './earnings/statements.service.ts'
import { exportYear, getYearPdf, listYears } from './earnings/years.service.ts'
import { getInvoicePdf, listInvoices } from './papers/invoices.service.ts'
import { listRequests, readInvoiceOfRun, readOwnInvoice, sendInvoice } from './papers/own-invoices.service.ts'
import { getTaxDetails, saveTaxDetails } from './papers/tax-details.service.ts'
import { getTaxFormPdf, listTaxForms, signTaxForm } from './papers/tax-forms.service.ts'
import { approveRun } from './runs/approval.service.ts'
import { drawRun } from './runs/drawing.service.ts'
import { exportPreview, getRun, listRunStatements, listRuns } from './runs/runs.service.ts'
import { markPaid, markReturned, remind } from './runs/transfers.service.ts'

export const payoutsRoutes = [
  route(payouts.list, (ctx, { query }) => listRuns(ctx, query)),
  route(payouts.get, (ctx, { params }) => getRun(ctx, params.id)),
  route(payouts.statements, (ctx, { params, query }) => listRunStatements(ctx, params.id, query)),
  route(payouts.preview, (ctx, { params }) => exportPreview(ctx, params.id)),
  route(payouts.draw, (ctx) => drawRun(ctx)),
  route(payouts.approve, (ctx, { params, body }) => approveRun(ctx, params.id, body)),
  route(payouts.export, (ctx, { params }) => exportRun(ctx, params.id)),
  route(payouts.file, (ctx, { params }) => downloadFile(ctx, params.id, params.kind)),
  route(payouts.paid, (ctx, { params, body }) => markPaid(ctx, params.id, body)),
  route(payouts.returned, (ctx, { params, body }) => markReturned(ctx, params.id, body)),
  route(payouts.remind, (ctx, { params, body }) => remind(ctx, params.id, body.statementId)),
  route(payoutDetails.get, (ctx) => getPayoutDetails(ctx)),
  route(payoutDetails.saveAccount, (ctx, { body }) => savePayoutAccount(ctx, body)),
  route(payoutDetails.savePayee, (ctx, { body }) => savePayee(ctx, body)),
  route(payoutDetails.withdraw, (ctx) => withdrawPayoutDetails(ctx)),
  route(earnings.read, (ctx) => getEarnings(ctx)),
  readRoute(earnings.stays, (ctx, { query }) => listEarningsStays(ctx, query)),
  readRoute(earnings.statements, (ctx, { query }) => listStatements(ctx, query)),
  route(earnings.exportStatements, (ctx) => exportStatements(ctx)),
  route(earnings.statement, (ctx, { params }) => getStatement(ctx, params.id)),
  readRoute(earnings.lines, (ctx, { params, query }) => listLines(ctx, params.id, query)),
  route(earnings.pdf, (ctx, { params }) => getStatementPdf(ctx, params.id)),
  route(earnings.exportLines, (ctx, { params }) => exportLines(ctx, params.id)),
  route(earningsYears.list, (ctx) => listYears(ctx)),
  route(earningsYears.pdf, (ctx, { params }) => getYearPdf(ctx, params.year)),
  route(earningsYears.csv, (ctx, { params }) => exportYear(ctx, params.year)),
  route(taxDetails.get, (ctx) => getTaxDetails(ctx)),
  route(taxDetails.save, (ctx, { body }) => saveTaxDetails(ctx, body)),
  route(taxForms.list, (ctx) => listTaxForms(ctx)),
  route(taxForms.sign, (ctx, { body }) => signTaxForm(ctx, body.form)),
  route(taxForms.pdf, (ctx, { params }) => getTaxFormPdf(ctx, params.kind)),
  route(ownInvoices.list, (ctx) => listRequests(ctx)),
  route(ownInvoices.send, (ctx, { params, files }) => sendInvoice(ctx, params.id, files)),
  route(ownInvoices.read, (ctx, { params }) => readOwnInvoice(ctx, params.id)),
  route(payouts.invoice, (ctx, { params }) => readInvoiceOfRun(ctx, params.id, params.statementId)),
  route(affiliateInvoices.list, (ctx, { query }) => listInvoices(ctx, query)),
  route(affiliateInvoices.pdf, (ctx, { params }) => getInvoicePdf(ctx, params.id)),
]
