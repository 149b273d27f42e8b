import { invoiceNeedNames } from '@roomlark/contract/bookings/invoice-need-words'
import type { InvoiceNeed } from '@roomlark/contract/bookings/invoice-needs'
import { formatPaperNumber, type Paper } from '@roomlark/contract/bookings/invoice-paper'
import type { IssueInput } from '@roomlark/contract/bookings/invoices'
import { listWords } from '@roomlark/contract/list-words'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tellOfBooking } from '../../../db/outbox.ts'
import { AppError, changedSinceSeen } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { insertInvoice, type Series, takeNumber } from './invoices.queries.ts'
import { readInvoicing } from './invoicing.service.ts'

export function requireAsSeen(
  { totalCents }: Paper,
  { expectedTotalCents }: Pick<IssueInput, 'expectedTotalCents'>,
): void {
  if (expectedTotalCents !== undefined && expectedTotalCents !== totalCents) throw changedSinceSeen('folio')
}

export function requireWhole(missing: InvoiceNeed[]): void {
  if (missing.length === 0) return
  const names = missing.map((need) => say(invoiceNeedNames[need]))
  const message = say('This invoice cannot be issued before this is entered: {fields}.', {
    fields: listWords(names),
  })
  const fields = Object.fromEntries(missing.map((need) => [need, say('This has to be on the invoice')]))
  throw new AppError('validation_failed', message, { fields })
}

/** The subject of a paper: a folio of a booking, or the bill of a company. */
type Issued = {
  hotelId: string
  bookingId: string | null
  folioId: string | null
  companyId: string | null
  currency: string
}

/** Numbers and stores a paper in the transaction that the caller has locked its folios in. */
export async function issuePaper(
  ctx: SignedInContext,
  tx: Transaction,
  { hotelId, bookingId, folioId, companyId, currency }: Issued,
  { paper, series, creditsId }: { paper: Paper; series: Series; creditsId: string | null },
): Promise<string> {
  const { prefix } = await readInvoicing(tx, hotelId, getHotelScope(ctx.actor))
  const year = Number(paper.issuedOn.slice(0, 4))
  const sequence = await takeNumber(tx, { hotelId, series, year })
  const number = formatPaperNumber(prefix, { series, year, sequence })
  const { kind, issuedOn, totalCents, paidCents } = paper
  const id = await insertInvoice(tx, {
    hotelId,
    bookingId,
    folioId,
    companyId,
    kind,
    year,
    sequence,
    number,
    currency,
    totalCents,
    paidCents,
    at: ctx.clock(),
    onDate: issuedOn,
    byId: ctx.actor.userId,
    creditsId,
    paper,
  })
  if (bookingId) await tellOfBooking(tx, 'folio', bookingId)
  const target = bookingId ? `booking:${bookingId}` : `hotel:${hotelId}`
  const after = { number, kind, totalCents, currency }
  await recordAudit(ctx, tx, { action: 'invoice.issued', target, after })
  return id
}
