import type { BillInput, BillPayment, CompanyAccount } from '@roomlark/contract/bookings/company-bills'
import { makeCreditNote } from '@roomlark/contract/bookings/invoice-paper'
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
import { deleteInvoicedLines, insertInvoicedLines } from '../invoices.queries.ts'
import { issuePaper, requireAsSeen, requireWhole } from '../issuing.service.ts'
import { lockBookingsOfBill } from '../reminders/reminders.queries.ts'
import { findHotelOfCompany, getCompanyAccount } from './bill-account.service.ts'
import { draftBill } from './bill-draft.service.ts'
import {
  insertShares,
  lockBookingsOfFolios,
  type StoredBill,
  selectBill,
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
    await lockBookingsOfFolios(tx, input.folioIds)
    if (await isRepeated(tx, makeAttempt(ctx, key), ['bill', companyId, input], ctx.clock())) return
    const { paper, missing, facts, shares, lineIds } = await draftBill(ctx, tx, company, input)
    requireAsSeen(paper, input)
    requireWhole(missing)
    const issued = { ...facts, companyId, bookingId: null, folioId: null }
    const billId = await issuePaper(ctx, tx, issued, { paper, series: 'invoice', creditsId: null })
    await insertShares(tx, billId, shares)
    await insertInvoicedLines(tx, billId, 'invoice', lineIds)
    for (const { bookingId } of shares) await tellOfBooking(tx, 'folio', bookingId)
  })
  return getCompanyAccount(ctx, companyId)
}

function makeAttempt({ actor }: SignedInContext, key: string) {
  return { actorId: actor.userId, key }
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
