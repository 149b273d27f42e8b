import type { BillStays } from '@roomlark/contract/bookings/company-bills'
import { type CompanyProfile, toPayer } from '@roomlark/contract/bookings/company-profiles'
import { type InvoiceNeed, listInvoiceGaps } from '@roomlark/contract/bookings/invoice-needs'
import { makeBill, type Paper } from '@roomlark/contract/bookings/invoice-paper'
import type { InvoiceDraft } from '@roomlark/contract/bookings/invoices'
import { dateIn } from '@roomlark/contract/dates'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../../context.ts'
import type { Sql } from '../../../../db/database.ts'
import { AppError, notFound } from '../../../../errors.ts'
import { getHotelScope } from '../../../../hotel-scope.ts'
import { getCompany } from '../../../companies/companies.service.ts'
import { readFrame, renderPaper, toDraft } from '../drafts.service.ts'
import { type PaperFacts, selectPaperFacts } from '../invoices.queries.ts'
import { type Share, selectFoliosOfCompany, selectFreeLines } from './bills.queries.ts'

type DraftedBill = {
  paper: Paper
  missing: InvoiceNeed[]
  /** Facts that all stays have in common. */
  facts: PaperFacts
  shares: Share[]
  lineIds: string[]
}

/** Makes the paper of everything that some folios of a company have on no invoice yet. */
export async function draftBill(
  ctx: SignedInContext,
  sql: Sql,
  company: CompanyProfile,
  { folioIds }: BillStays,
): Promise<DraftedBill> {
  const folios = await selectFoliosOfCompany(sql, company.id, folioIds)
  if (folios.length < new Set(folioIds).size) throw notFound('folio')
  const free = await selectFreeLines(sql, folioIds)
  const stays = []
  for (const { bookingId, folioId, guestName } of folios) {
    const facts = await selectPaperFacts(sql, bookingId, getHotelScope(ctx.actor))
    if (!facts) throw notFound('booking')
    const lines = free.filter((line) => line.folioId === folioId)
    stays.push({ ...facts, bookingId, folioId, guestName, lines })
  }
  const facts = requireAlike(stays)
  const payer = { payer: toPayer(company), companyId: company.id }
  const { frame, settings } = await readFrame(sql, facts, payer, dateIn(facts.timeZone, ctx.clock()))
  const shown = stays.map(({ reference, guestName, checkInOn, checkOutOn, guests, rooms, lines }) => ({
    reference,
    guestName,
    checkInOn,
    checkOutOn,
    guests,
    rooms,
    lines,
  }))
  const paper = makeBill(frame, shown)
  const shares = stays.map(({ folioId, bookingId }, at) => ({
    folioId,
    bookingId,
    totalCents: paper.stays?.[at]?.totalCents ?? 0,
  }))
  requireCharges(shares, stays)
  const missing = listInvoiceGaps(facts.country, settings, paper)
  return { paper, missing, facts, shares, lineIds: free.map(({ id }) => id) }
}

/** One paper has one currency, and prices either with VAT or without. */
function requireAlike<Stay extends PaperFacts>(stays: readonly Stay[]): Stay {
  const [first, ...others] = stays
  if (!first) throw notFound('folio')
  const isAlike = others.every(
    ({ currency, vatIncluded }) => currency === first.currency && vatIncluded === first.vatIncluded,
  )
  if (isAlike) return first
  throw new AppError(
    'conflict',
    say(
      'These stays have prices in several currencies, or with and without VAT. Put them on bills of their own.',
    ),
  )
}

function requireCharges(shares: readonly Share[], stays: readonly { reference: string }[]): void {
  const at = shares.findIndex(({ totalCents }) => totalCents <= 0)
  if (at === -1) return
  throw new AppError(
    'conflict',
    say('Nothing of {reference} is left to invoice. Reload to continue.', {
      reference: stays[at]?.reference ?? '',
    }),
  )
}

export async function getBillDraft(
  ctx: SignedInContext,
  companyId: string,
  stays: BillStays,
): Promise<InvoiceDraft> {
  const { paper, missing } = await draftBill(ctx, ctx.sql, await getCompany(ctx, companyId), stays)
  return toDraft(paper, missing)
}

/** Renders the bill that would be issued now as PDF. */
export async function previewBill(
  ctx: SignedInContext,
  companyId: string,
  stays: BillStays,
): Promise<PdfFile> {
  const { paper } = await draftBill(ctx, ctx.sql, await getCompany(ctx, companyId), stays)
  return renderPaper(ctx, paper, { number: null, madeAt: ctx.clock() })
}
