import { type FolioPayer, unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import type { PrintedLine } from '@roomlark/contract/bookings/invoice-lines'
import { type InvoiceNeed, listInvoiceGaps } from '@roomlark/contract/bookings/invoice-needs'
import {
  correctedInvoices,
  joinNumbers,
  makePaper,
  type Paper,
} from '@roomlark/contract/bookings/invoice-paper'
import type { InvoiceDraft } from '@roomlark/contract/bookings/invoices'
import type { Invoicing } from '@roomlark/contract/bookings/invoicing'
import { dateIn } from '@roomlark/contract/dates'
import { findFolioGroup } from '@roomlark/contract/folio-kinds'
import { countryIn } from '@roomlark/contract/guest-formats'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { addressLine } from '@roomlark/contract/postal-address'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { readDueDays } from '../../companies/companies.service.ts'
import { getFolio } from '../folios.service.ts'
import {
  type FreeLine,
  type PaperFacts,
  type Series,
  selectBilledLines,
  selectPaperFacts,
} from './invoices.queries.ts'
import { readInvoicing, writeIssuerAddress } from './invoicing.service.ts'
import { paperDocument } from './paper-pdf.service.ts'

/** Renders the invoice that would be issued now as PDF. */
export async function previewInvoice(
  ctx: SignedInContext,
  bookingId: string,
  position: number,
): Promise<PdfFile> {
  const { paper } = await draftPaper(ctx, bookingId, { position, series: 'invoice' })
  return renderPaper(ctx, paper, { number: null, madeAt: ctx.clock() })
}

export async function draftInvoice(
  ctx: SignedInContext,
  bookingId: string,
  at: { position: number; series: Series },
): Promise<InvoiceDraft> {
  const { paper, missing } = await draftPaper(ctx, bookingId, at)
  return toDraft(paper, missing)
}

/** Shows a paper as it would be issued now. */
export function toDraft(paper: Paper, missing: InvoiceNeed[]): InvoiceDraft {
  return {
    ...paper,
    payer: { ...unnamedPayer, ...paper.payer },
    missing,
    stays: paper.stays ?? [],
    lines: paper.lines.map(nameBooking),
    payments: paper.payments.map(nameBooking),
    dueOn: paper.dueOn ?? null,
    corrects: paper.corrects?.number ?? null,
  }
}

function nameBooking(line: PrintedLine): PrintedLine & { reference: string } {
  return { ...line, reference: line.reference ?? '' }
}

/** A folio that is not stored yet is computed, and what its paper would be too. */
async function draftPaper(
  ctx: SignedInContext,
  bookingId: string,
  { position, series }: { position: number; series: Series },
): Promise<{ paper: Paper; missing: InvoiceNeed[] }> {
  const folio = await getFolio(ctx, bookingId)
  const shown = folio.folios.find((one) => one.position === position)
  const facts = await selectPaperFacts(ctx.sql, bookingId, getHotelScope(ctx.actor))
  if (!shown || !facts) throw notFound('folio')
  const today = dateIn(facts.timeZone, ctx.clock())
  const stored = await selectBilledLines(ctx.sql, bookingId)
  const lines = folio.isOpened
    ? freeLines(stored, position, series)
    : shown.lines.map(({ vatPercent, ...line }) => ({
        ...line,
        vatBps: vatPercent === null ? null : Math.round(vatPercent * 100),
        onDate: today,
      }))
  const { frame, settings } = await readFrame(ctx.sql, facts, shown, today)
  const paper = makePaper(frame, series, lines)
  const missing = listInvoiceGaps(facts.country, settings, paper)
  if (paper.kind !== 'credit-note') return { paper, missing }
  return { paper: { ...paper, corrects: findCorrected(lines, stored, position, '') }, missing }
}

export function findCorrected(
  lines: readonly Pick<FreeLine, 'endsId' | 'correctsId'>[],
  all: readonly FreeLine[],
  position: number,
  reason: string,
): NonNullable<Paper['corrects']> {
  const invoiced = all.flatMap(({ id, invoice, position: at }) =>
    invoice !== null && at === position ? [{ id, invoice }] : [],
  )
  const invoices = correctedInvoices(lines, invoiced)
  return { number: joinNumbers(invoices), invoices, reason }
}

export function freeLines(lines: readonly FreeLine[], position: number, series: Series): FreeLine[] {
  return lines.filter(
    (line) =>
      line.position === position &&
      !line.series.includes(series) &&
      (series === 'invoice' || findFolioGroup(line.kind) === undefined),
  )
}

/** The caller may see the booking that the facts are about. */
export async function readFrame(
  sql: Sql,
  facts: PaperFacts,
  { payer, companyId }: { payer: FolioPayer; companyId: string | null },
  issuedOn: string,
): Promise<{ frame: Parameters<typeof makePaper>[0]; settings: Invoicing }> {
  const settings = await readInvoicing(sql, facts.hotelId, { ownerId: undefined })
  const dueDays = (await readDueDays(sql, companyId)) ?? settings.dueDays
  const { streetAddress, postalCode, city, country } = settings
  const language = toGuestLanguage(payer.language || null)
  const { reference, checkInOn, checkOutOn, guests, rooms, currency, vatIncluded } = facts
  const frame = {
    issuer: {
      company: settings.company,
      vatId: settings.vatId,
      taxNumber: settings.taxNumber,
      registerCourt: settings.registerCourt,
      registerNumber: settings.registerNumber,
      email: settings.email,
      iban: settings.iban,
      bic: settings.bic,
      bankName: settings.bankName,
      terms: settings.terms,
      taxNote: settings.taxNote,
      closing: settings.closing,
      address: writeIssuerAddress(settings, language),
      place: { streetAddress, postalCode, city, country },
      phone: facts.phone ?? '',
      hotelName: facts.hotelName,
      hotelAddress: addressLine({ ...facts, countryName: countryIn(language, facts.country) }),
    },
    payer,
    stay: { reference, checkInOn, checkOutOn, guests, rooms },
    issuedOn,
    dueDays,
    currency,
    vatIncluded,
  }
  return { frame, settings }
}

export async function renderPaper(
  ctx: SignedInContext,
  paper: Paper,
  made: { number: string | null; madeAt: Date },
): Promise<PdfFile> {
  const pdf = await ctx.pdfs.render(paperDocument(paper, made), ctx.caller)
  return { filename: `${made.number ?? say('preview##a file')}.pdf`, base64: pdf.toString('base64') }
}
