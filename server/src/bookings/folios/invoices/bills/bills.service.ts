import type { BillInput, BillPayment, CompanyAccount } from '@roomlark/contract/bookings/company-bills'
import { toPayer } from '@roomlark/contract/bookings/company-profiles'
import { listInvoiceGaps } from '@roomlark/contract/bookings/invoice-needs'
import { makeBill, makeCreditNote } from '@roomlark/contract/bookings/invoice-paper'
import { dateIn } from '@roomlark/contract/dates'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../../context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { tellOfBooking } from '../../../../db/outbox.ts'
import { AppError, notFound } from '../../../../errors.ts'
import { getHotelScope } from '../../../../hotel-scope.ts'
import { isRepeated } from '../../../../platform/limits/attempts.service.ts'
import { getCompany } from '../../../companies/companies.service.ts'
import { getFolioBooking } from '../../folios.service.ts'
import { lineWith } from '../../posting/folio-lines.ts'
import { writeLines } from '../../posting/posting.service.ts'
import { requireCoins } from '../../posting/rounding.ts'
import { readFrame } from '../drafts.service.ts'
import {
  deleteInvoicedLines,
  insertInvoicedLines,
  type PaperFacts,
  selectPaperFacts,
} from '../invoices.queries.ts'
import { issuePaper, requireAsSeen, requireWhole } from '../issuing.service.ts'
import { lockBookingsOfBill } from '../reminders/reminders.queries.ts'
import { findHotelOfCompany, getCompanyAccount } from './bill-account.service.ts'
import {
  insertShares,
  lockFoliosOfCompany,
  type Share,
  type StoredBill,
  selectBill,
  selectFreeLines,
  selectOpenShares,
} from './bills.queries.ts'

/**
 * Issues one invoice for everything of many stays of a company that is on none yet. Two clerks who do it at once wait for
 * each other at the bookings; the second finds nothing left.
 */
export async function issueBill(
  ctx: SignedInContext,
  companyId: string,
  input: BillInput,
  key: string,
): Promise<CompanyAccount> {
  const company = await getCompany(ctx, companyId)
  await ctx.sql.begin(async (tx) => {
    const folios = await lockFoliosOfCompany(tx, companyId, input.folioIds)
    if (await isRepeated(tx, makeAttempt(ctx, key), ['bill', companyId, input], ctx.clock())) return
    if (folios.length < new Set(input.folioIds).size) throw notFound('folio')
    const free = await selectFreeLines(tx, input.folioIds)
    const stays = []
    for (const { bookingId, folioId, guestName } of folios) {
      const facts = await selectPaperFacts(tx, bookingId, getHotelScope(ctx.actor))
      if (!facts) throw notFound('booking')
      const lines = free.filter((line) => line.folioId === folioId)
      stays.push({ ...facts, bookingId, folioId, guestName, lines })
    }
    const facts = requireAlike(stays)
    const today = dateIn(facts.timeZone, ctx.clock())
    const payer = { payer: toPayer(company), companyId }
    const { frame, settings } = await readFrame(tx, facts, payer, today)
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
    requireAsSeen(paper, input)
    requireWhole(listInvoiceGaps(facts.country, settings, paper))
    const issued = { ...facts, companyId, bookingId: null, folioId: null }
    const billId = await issuePaper(ctx, tx, issued, { paper, series: 'invoice', creditsId: null })
    await insertShares(tx, billId, shares)
    await insertInvoicedLines(
      tx,
      billId,
      'invoice',
      free.map(({ id }) => id),
    )
    for (const { bookingId } of shares) await tellOfBooking(tx, 'folio', bookingId)
  })
  return getCompanyAccount(ctx, companyId)
}

function makeAttempt({ actor }: SignedInContext, key: string) {
  return { actorId: actor.userId, key }
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

type BillIds = { companyId: string; billId: string }

/** Makes everybody who writes on the folios of a bill wait, and reads the bill as it is then. */
export async function lockBill(ctx: SignedInContext, tx: Transaction, ids: BillIds): Promise<StoredBill> {
  const scope = getHotelScope(ctx.actor)
  if (!(await selectBill(tx, ids, scope))) throw notFound('invoice')
  await lockBookingsOfBill(tx, ids.billId)
  const bill = await selectBill(tx, ids, scope)
  if (!bill) throw notFound('invoice')
  return bill
}

function requireStanding({ kind, isCredited }: StoredBill): void {
  if (kind !== 'invoice') throw new AppError('conflict', say('Only invoices can be taken back.'))
  if (isCredited) throw new AppError('conflict', say('This invoice was taken back already.'))
}

/** Takes a bill back by a paper of its own, once. Its lines can stand on another invoice then. */
export async function creditBill(
  ctx: SignedInContext,
  ids: BillIds,
  reason: string,
  key: string,
): Promise<CompanyAccount> {
  const { timeZone } = await findHotelOfCompany(ctx, ids.companyId)
  await ctx.sql.begin(async (tx) => {
    const bill = await lockBill(ctx, tx, ids)
    if (await isRepeated(tx, makeAttempt(ctx, key), ['credit-bill', ids, reason], ctx.clock())) return
    requireStanding(bill)
    const shares = await selectOpenShares(tx, bill.id)
    const issuedOn = dateIn(timeZone, ctx.clock())
    const paper = makeCreditNote(bill.paper, { number: bill.number, reason, issuedOn })
    const issued = { ...bill, bookingId: null, folioId: null }
    await issuePaper(ctx, tx, issued, { paper, series: 'invoice', creditsId: bill.id })
    await deleteInvoicedLines(tx, bill.id)
    for (const { bookingId } of shares) await tellOfBooking(tx, 'folio', bookingId)
  })
  return getCompanyAccount(ctx, ids.companyId)
}

/** Records money against a bill as payments on its folios, so that the day, the ledger and the books know it. */
export async function payBill(
  ctx: SignedInContext,
  ids: BillIds,
  input: BillPayment,
  key: string,
): Promise<CompanyAccount> {
  await ctx.sql.begin(async (tx) => {
    const bill = await lockBill(ctx, tx, ids)
    if (await isRepeated(tx, makeAttempt(ctx, key), ['pay-bill', ids, input], ctx.clock())) return
    requireStanding(bill)
    const shares = await selectOpenShares(tx, bill.id)
    requireAtMost(input.amountCents, shares, bill)
    let left = input.amountCents
    for (const { folioId, bookingId, openCents } of shares) {
      const part = Math.min(left, openCents)
      left -= part
      if (part <= 0) continue
      const booking = await getFolioBooking(ctx, tx, bookingId)
      requireCoins(booking, { ...input, position: 1, kind: 'payment' })
      const line = lineWith({
        folioId,
        kind: 'payment',
        cause: 'desk',
        method: input.method,
        note: input.note || null,
        quantity: 1,
        unitCents: -part,
        amountCents: -part,
      })
      await writeLines(ctx, tx, booking, [line], { cause: 'folio-payment' })
    }
  })
  return getCompanyAccount(ctx, ids.companyId)
}

function requireAtMost(
  amountCents: number,
  shares: readonly { openCents: number }[],
  { currency }: Pick<StoredBill, 'currency'>,
): void {
  const open = shares.reduce((cents, { openCents }) => cents + openCents, 0)
  if (amountCents <= open) return
  const message =
    open > 0
      ? say('Enter at most {amount}', { amount: moneyText(open, currency) })
      : say('Nothing is left to pay')
  throw new AppError('validation_failed', message, { fields: { amountCents: message } })
}
