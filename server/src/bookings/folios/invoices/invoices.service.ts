import { listEInvoiceGaps } from '@roomlark/contract/bookings/e-invoice-needs'
import { eInvoiceFormats } from '@roomlark/contract/bookings/e-invoices'
import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { listInvoiceGaps } from '@roomlark/contract/bookings/invoice-needs'
import { makeCreditNote, makePaper } from '@roomlark/contract/bookings/invoice-paper'
import { reminderSteps } from '@roomlark/contract/bookings/invoice-reminders'
import type {
  BookingInvoices,
  Invoice,
  IssueInput,
  OpenToInvoice,
} from '@roomlark/contract/bookings/invoices'
import { dateIn } from '@roomlark/contract/dates'
import { findFolioGroup } from '@roomlark/contract/folio-kinds'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { folioAt, getPayer, workOnFolio } from '../folios.service.ts'
import { findCorrected, freeLines, readFrame, renderPaper } from './drafts.service.ts'
import {
  deleteInvoicedLines,
  type FreeLine,
  type InvoiceRow,
  insertInvoicedLines,
  type StoredPaper,
  selectBilledLines,
  selectBillsOfBooking,
  selectInvoices,
  selectPaper,
  selectPaperFacts,
} from './invoices.queries.ts'
import { readInvoicing } from './invoicing.service.ts'
import { issuePaper, requireAsSeen, requireWhole } from './issuing.service.ts'
import { selectOverdue } from './reminders/reminders.queries.ts'

export async function listInvoices(ctx: SignedInContext, bookingId: string): Promise<BookingInvoices> {
  const scope = getHotelScope(ctx.actor)
  const facts = await selectPaperFacts(ctx.sql, bookingId, scope)
  if (!facts) throw notFound('booking')
  const { hotelId, timeZone } = facts
  const [rows, bills, lines, overdue, { eInvoice }] = await Promise.all([
    selectInvoices(ctx.sql, bookingId),
    selectBillsOfBooking(ctx.sql, bookingId),
    selectBilledLines(ctx.sql, bookingId),
    selectOverdue(ctx.sql, { bookingId, today: dateIn(timeZone, ctx.clock()) }),
    readInvoicing(ctx.sql, hotelId, scope),
  ])
  const reminded = new Map(overdue.map((one) => [one.id, one.reminded]))
  const invoices = rows.map((row) => toInvoice(row, reminded.get(row.id)))
  return {
    invoices,
    bills: bills.map((bill) => ({ ...bill, issuedAt: bill.issuedAt.toISOString() })),
    open: sumUninvoiced(lines),
    attaches: eInvoice,
  }
}

/** `reminded` is known of invoices that are overdue. */
function toInvoice(
  { issuedAt, mails, reminders, paper, ...row }: InvoiceRow,
  reminded: number | undefined,
): Invoice {
  const formats = row.kind === 'receipt' ? [] : eInvoiceFormats
  return {
    ...row,
    payer: { ...unnamedPayer, ...paper.payer },
    issuedAt: issuedAt.toISOString(),
    mails: mails.map(({ email, at }) => ({ email, at: new Date(at).toISOString() })),
    reminders: reminders.map(({ at, ...reminder }) => ({ ...reminder, at: new Date(at).toISOString() })),
    nextReminder: reminded !== undefined && reminded < reminderSteps.length ? reminded + 1 : null,
    eInvoices: formats.map((format) => ({ format, missing: listEInvoiceGaps(paper, format) })),
  }
}

function sumUninvoiced(lines: readonly FreeLine[]): OpenToInvoice[] {
  const open = new Map<number, OpenToInvoice>()
  for (const { position, kind, amountCents, series } of lines) {
    const sums = open.get(position) ?? { position, chargesCents: 0, paidCents: 0, receiptCents: 0 }
    const isPayment = findFolioGroup(kind) === undefined
    if (!series.includes('invoice')) {
      if (isPayment) sums.paidCents -= amountCents
      else sums.chargesCents += amountCents
    }
    if (isPayment && !series.includes('receipt')) sums.receiptCents -= amountCents
    open.set(position, sums)
  }
  return [...open.values()].sort((a, b) => a.position - b.position)
}

/**
 * Numbers and freezes everything of a folio that stands on no paper yet. Two clerks who do it at once wait for each
 * other at the booking; the second finds nothing left.
 */
export async function issueInvoice(
  ctx: SignedInContext,
  bookingId: string,
  input: IssueInput,
  key: string,
): Promise<BookingInvoices> {
  await workOnFolio(ctx, bookingId, { name: 'invoice', input, key }, async (tx, { booking, folios }) => {
    const { position, kind: series } = input
    const folio = folioAt(folios, position)
    const facts = await selectPaperFacts(tx, bookingId, getHotelScope(ctx.actor))
    if (!facts) throw notFound('booking')
    const all = await selectBilledLines(tx, bookingId)
    const lines = freeLines(all, position, series)
    const hasCharges = lines.some(({ kind }) => findFolioGroup(kind) !== undefined)
    if (lines.length === 0 || (series === 'invoice' && !hasCharges)) {
      throw new AppError(
        'conflict',
        series === 'invoice'
          ? say('Everything on this folio is on an invoice already.')
          : say('Every payment on this folio is on a receipt already.'),
      )
    }
    const today = dateIn(facts.timeZone, ctx.clock())
    const payer = { payer: getPayer(booking, folio), companyId: folio.companyId }
    const { frame, settings } = await readFrame(tx, facts, payer, today)
    const paper = makePaper(frame, series, lines)
    requireAsSeen(paper, input)
    requireWhole(listInvoiceGaps(facts.country, settings, paper))
    const issued = { ...facts, bookingId, folioId: folio.id, companyId: null }
    const invoiceId = await issuePaper(ctx, tx, issued, {
      paper:
        paper.kind === 'credit-note'
          ? {
              ...paper,
              corrects: findCorrected(lines, all, position, requireReason(input)),
            }
          : paper,
      series,
      creditsId: null,
    })
    await insertInvoicedLines(
      tx,
      invoiceId,
      series,
      lines.map(({ id }) => id),
    )
  })
  return listInvoices(ctx, bookingId)
}

function requireReason({ reason }: IssueInput): string {
  if (reason === undefined) {
    const message = say('Less is owed than was invoiced, so this is a credit note. Say why it is issued.')
    throw new AppError('validation_failed', message, { fields: { reason: say('Say why') } })
  }
  return reason
}

/** Takes an invoice back by a paper of its own, once. Its lines can stand on another invoice then. */
export async function creditInvoice(
  ctx: SignedInContext,
  ids: { bookingId: string; invoiceId: string },
  reason: string,
  key: string,
): Promise<BookingInvoices> {
  const attempt = { name: 'credit', input: { invoiceId: ids.invoiceId, reason }, key }
  await workOnFolio(ctx, ids.bookingId, attempt, async (tx, { booking }) => {
    const invoice = await getPaper(ctx, tx, ids)
    if (invoice.kind !== 'invoice') throw new AppError('conflict', say('Only invoices can be taken back.'))
    if (invoice.isCredited) throw new AppError('conflict', say('This invoice was taken back already.'))
    const issuedOn = dateIn(booking.timeZone, ctx.clock())
    const paper = makeCreditNote(invoice.paper, { number: invoice.number, reason, issuedOn })
    const issued = { ...invoice, companyId: null }
    await issuePaper(ctx, tx, issued, { paper, series: 'invoice', creditsId: invoice.id })
    await deleteInvoicedLines(tx, invoice.id)
  })
  return listInvoices(ctx, ids.bookingId)
}

export async function getPaper(
  ctx: SignedInContext,
  sql: Sql,
  ids: { bookingId: string; invoiceId: string },
): Promise<StoredPaper & { bookingId: string; folioId: string }> {
  const stored = await selectPaper(sql, ids, getHotelScope(ctx.actor))
  if (!stored) throw notFound('invoice')
  return stored
}

export async function getInvoicePdf(
  ctx: SignedInContext,
  ids: { bookingId: string; invoiceId: string },
): Promise<PdfFile> {
  const { paper, number, issuedAt } = await getPaper(ctx, ctx.sql, ids)
  return renderPaper(ctx, paper, { number, madeAt: issuedAt })
}
