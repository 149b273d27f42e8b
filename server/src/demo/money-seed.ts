import { addDays, addMonths, utcDay } from '@roomlark/contract/dates'
import { payoutOn, toMonthStart } from '@roomlark/contract/money-calendar'
import { maskBankAccount } from '@roomlark/contract/platform/bank-account'
import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import { coolingOffDays } from '@roomlark/contract/settlement/payout-details'
import type { ServiceContext, SignedInContext } from '../context.ts'
import { countLedger } from '../partners/commissions/ledger/ledger.service.ts'
import {
  acceptProposal,
  answerDispute,
  openDispute,
  proposeSettlement,
} from '../partners/disputes/steps.service.ts'
import { saveMoneySettings } from '../platform/platform/money-settings.service.ts'
import { saveOperator } from '../platform/platform/operator.service.ts'
import { closeStatements } from '../settlement/hotel-statements/closing/closing.service.ts'
import { recordPayment } from '../settlement/hotel-statements/payments/payments.service.ts'
import { pauseReferrals } from '../settlement/hotel-statements/reminders/pause.service.ts'
import { remindOfStatements } from '../settlement/hotel-statements/reminders/reminders.service.ts'
import { exportRun } from '../settlement/payouts/bank-files/files.service.ts'
import { insertDetails } from '../settlement/payouts/details/payout-details.queries.ts'
import { sealDetails } from '../settlement/payouts/details/sealed-details.ts'
import { approveRun } from '../settlement/payouts/runs/approval.service.ts'
import { drawDueRun } from '../settlement/payouts/runs/drawing.service.ts'
import { getRun, listRunStatements, listRuns } from '../settlement/payouts/runs/runs.service.ts'
import { markPaid, markReturned } from '../settlement/payouts/runs/transfers.service.ts'
import { adminId, demoAffiliateIds } from './accounts.ts'
import { selectDisputable, selectUnpaid, updateOldMoneyNews } from './money.queries.ts'
import { demoOperator, demoPayer, demoPayoutDetails } from './payout-accounts.ts'
import { partnerDays } from './referrals.ts'
import { insertMark } from './seed.queries.ts'

const dayMs = 86_400_000

/** Seeds the bills and payments of hotels and affiliates since there have been partners. */
export async function seedMoney(ctx: SignedInContext): Promise<void> {
  if (!(await insertMark(ctx.sql, 'demo.money'))) return
  const first = ago(ctx, partnerDays)
  const quiet = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } }
  await saveMoneySettings(asAdmin(quiet), { ...shippedMoneySettings, payer: demoPayer })
  await saveOperator(asAdmin(quiet), demoOperator)
  await savePayoutDetails(ctx, first)
  const now = ctx.clock()
  const thisMonth = toMonthStart(utcDay(now))
  for (let month = toMonthStart(utcDay(first)); month <= thisMonth; month = addMonths(month, 1)) {
    await simulateMonth(quiet, month, now)
  }
  // A pause is announced a week before it begins.
  await remindOfStatements(at(quiet, ago(ctx, 9)))
  await remindOfStatements(quiet)
  await pauseReferrals(quiet)
  await dispute(quiet)
  await countLedger(ctx)
  await updateOldMoneyNews(ctx.sql, new Date(now.getTime() - 14 * dayMs))
}

/** Pays affiliates on the 5th, closes the month before on the 7th, and lets hotels pay on the 16th. */
async function simulateMonth(ctx: SignedInContext, month: string, now: Date): Promise<void> {
  const on = (day: number, time = '12:00') => new Date(`${addDays(month, day - 1)}T${time}:00Z`)
  if (on(1, '00:10') <= now) await payAffiliates(ctx, month, now)
  if (on(7) <= now) await closeStatements(at(ctx, on(7)))
  if (on(16) <= now) await payStatements(at(asAdmin(ctx), on(16)), month, now)
}

/** The run of this month has been paid but for one transfer, if it was due. */
async function payAffiliates(ctx: SignedInContext, month: string, now: Date): Promise<void> {
  await drawDueRun(at(ctx, new Date(`${month}T00:10:00Z`)))
  const approved = new Date(`${addDays(month, 1)}T10:41:00Z`)
  if (approved > now) return
  // Details may have come into use since the run was drawn up.
  await drawDueRun(at(ctx, approved))
  const admin = at(asAdmin(ctx), approved)
  const [drawn] = (await listRuns(admin, { page: 1, limit: 1 })).data
  if (!drawn || drawn.month !== month || drawn.pays.partners === 0) return
  const { version, pays } = await getRun(admin, drawn.id)
  await approveRun(admin, drawn.id, { version, cents: pays.cents })
  await exportRun(admin, drawn.id)
  const paidOn = payoutOn(month)
  const banked = new Date(`${paidOn}T09:00:00Z`)
  if (banked > now) return
  const later = at(asAdmin(ctx), banked)
  const { data } = await listRunStatements(later, drawn.id, { list: 'on-its-way', page: 1, limit: 50 })
  const isReturned = ({ affiliateId }: { affiliateId: string }) =>
    affiliateId === demoAffiliateIds[2] && monthsFrom(month, now) === 4
  const paid = data.filter((transfer) => !isReturned(transfer)).map(({ id }) => id)
  if (paid.length > 0) {
    await markPaid(later, drawn.id, { statementIds: paid, paidOn, bankReference: `RLK ${drawn.number}` })
  }
  for (const { id, version } of data.filter(isReturned)) {
    await markReturned(later, drawn.id, { statementId: id, version, returnedOn: paidOn, code: 'AC06' })
  }
}

function monthsFrom(month: string, now: Date): number {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return months(now.toISOString()) - months(month)
}

/** One hotel has not paid for three months, so that its new bookings are paused; one pays in two parts. */
async function payStatements(ctx: SignedInContext, month: string, now: Date): Promise<void> {
  const paidOn = utcDay(ctx.clock())
  for (const { id, hotelName, openCents, version, number } of await selectUnpaid(ctx.sql, ctx.clock())) {
    if (hotelName === 'Sandpiper Bungalows' && monthsFrom(month, now) < 3) continue
    const isPart = hotelName === 'Dar Sahira' && monthsFrom(month, now) === 0 && openCents > 10_000
    const amountCents = isPart ? Math.round(openCents / 2) : openCents
    const input = { amountCents, paidOn, note: `Transfer ${number}`, version }
    await recordPayment(ctx, id, input, `demo-${id}-${month}`)
  }
}

async function savePayoutDetails(ctx: SignedInContext, first: Date): Promise<void> {
  for (const { affiliateId, savedDaysAgo, account, payee } of demoPayoutDetails) {
    const now = ctx.clock().getTime()
    const savedAt = savedDaysAgo === null ? first : new Date(now - savedDaysAgo * dayMs)
    await insertDetails(ctx.sql, {
      affiliateId,
      subject: savedDaysAgo === null ? 'all' : 'account',
      kind: account.kind,
      savedAt,
      ...maskBankAccount(account),
      sealed: sealDetails(ctx, { account, payee }),
      bankName: account.bankName,
      device: 'Firefox on macOS',
      usableFrom: new Date(savedAt.getTime() + coolingOffDays * dayMs),
    })
  }
}

/** The hotel objects to two stays: about one a proposal stands soon, the other was settled. */
async function dispute(ctx: SignedInContext): Promise<void> {
  const [open, settled] = await selectDisputable(ctx.sql, demoAffiliateIds, ctx.clock())
  if (open) {
    const thread = await object(ctx, open, 4)
    await proposeSettlement(at(asAdmin(ctx), ago(ctx, 1)), thread.id, {
      baseCents: Math.round(open.baseCents / open.nights),
      text: 'The folio has one night and no fee. I propose to count that night.',
      version: thread.version,
    })
  }
  if (settled) {
    const thread = await object(ctx, settled, 6)
    const proposed = await proposeSettlement(at(asAdmin(ctx), ago(ctx, 5)), thread.id, {
      baseCents: Math.round(settled.baseCents / settled.nights),
      text: 'One night was charged, so one night counts.',
      version: thread.version,
    })
    const accepted = await acceptProposal(at(ctx, ago(ctx, 5)), thread.id, { version: proposed.version })
    const affiliate = asAffiliate(at(ctx, ago(ctx, 4)), settled.affiliateId)
    await acceptProposal(affiliate, thread.id, { version: accepted.version })
  }
}

type Disputable = Awaited<ReturnType<typeof selectDisputable>>[number]

async function object(ctx: SignedInContext, stay: Disputable, days: number) {
  const { id, version } = await openDispute(at(ctx, ago(ctx, days)), stay.bookingId, {
    reason: 'shorter-stay',
    text: 'The guest left after one night and we did not charge the others. The folio shows one night.',
    claimedBaseCents: Math.round(stay.baseCents / stay.nights),
  })
  const affiliate = asAffiliate(at(ctx, ago(ctx, days - 1)), stay.affiliateId)
  return answerDispute(affiliate, id, { text: 'Fine with me if the folio says so.', version })
}

function at<Context extends Pick<ServiceContext, 'clock'>>(ctx: Context, moment: Date): Context {
  return { ...ctx, clock: () => moment }
}

function ago({ clock }: Pick<ServiceContext, 'clock'>, days: number): Date {
  return new Date(clock().getTime() - days * dayMs)
}

function asAdmin(ctx: SignedInContext): SignedInContext {
  return { ...ctx, actor: { ...ctx.actor, userId: adminId, userType: 'admin' } }
}

function asAffiliate(ctx: SignedInContext, userId: string): SignedInContext {
  return { ...ctx, actor: { ...ctx.actor, userId, userType: 'affiliate' } }
}
