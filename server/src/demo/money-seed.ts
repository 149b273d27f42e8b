import { addDays, addMonths, utcDay } from '@roomlark/contract/dates'
import { payoutOn, toMonthStart } from '@roomlark/contract/money-calendar'
import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import type { SignedInContext } from '../context.ts'
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
import { approveRun } from '../settlement/payouts/runs/approval.service.ts'
import { drawDueRun } from '../settlement/payouts/runs/drawing.service.ts'
import { getRun, listRunStatements, listRuns } from '../settlement/payouts/runs/runs.service.ts'
import { markPaid, markReturned } from '../settlement/payouts/runs/transfers.service.ts'
import { demoAffiliateIds, ines } from './accounts.ts'
import { actAs, actAsAdmin, type DemoContext, getDaysAgo, goBack, moveTo } from './demo-context.ts'
import { seedPayoutDetails } from './payout-details-seed.ts'
import { partnerDays } from './referrals.ts'

/** The account that Roomlark pays from, and the sender that its papers print. */
const payer = {
  name: 'Roomlark AB',
  address: 'Kungsgatan 12, 111 43 Stockholm, Sweden',
  iban: 'SE3550000000054910000003',
  bic: 'ESSESESS',
}

const operator = {
  name: payer.name,
  address: 'Kungsgatan 12\n111 43 Stockholm\nSweden',
  representedBy: 'Mara Lind',
  registerNumber: 'Bolagsverket 559123-4567',
  vatId: 'SE559123456701',
  email: 'hello@demo.roomlark.test',
  phone: '+46 8 555 010 20',
}

/** Seeds the bills and payments of hotels and affiliates since there have been partners. */
export async function seedMoney(ctx: DemoContext): Promise<void> {
  await saveMoneySettings(actAsAdmin(ctx), { ...shippedMoneySettings, oldestRateDays: 45, payer })
  await saveOperator(actAsAdmin(ctx), operator)
  await seedPayoutDetails(ctx)
  const now = ctx.clock()
  const first = utcDay(getDaysAgo(ctx, partnerDays))
  for (let month = toMonthStart(first); month <= utcDay(now); month = addMonths(month, 1)) {
    await simulateMonth(ctx, month, now)
  }
  // A pause is announced a week before it begins.
  await remindOfStatements(goBack(ctx, 9))
  await remindOfStatements(ctx)
  await pauseReferrals(ctx)
  await seedDisputes(ctx)
  await countLedger(ctx)
  // Old news has been read, and none of it is emailed.
  await ctx.sql`
    UPDATE notifications SET mail = 'off', read_at = CASE WHEN at < ${getDaysAgo(ctx, 14)} THEN at ELSE read_at END
    WHERE event = 'money'`
}

/** Pays affiliates on the 5th, closes the month before on the 7th, and lets hotels pay on the 16th. */
async function simulateMonth(ctx: SignedInContext, month: string, now: Date): Promise<void> {
  const on = (day: number, time = '12:00') => moveTo(ctx, new Date(`${addDays(month, day - 1)}T${time}:00Z`))
  const isPast = (then: SignedInContext) => then.clock() <= now
  if (isPast(on(1, '00:10'))) await drawDueRun(on(1, '00:10'))
  const banked = moveTo(ctx, new Date(`${payoutOn(month)}T09:00:00Z`))
  if (isPast(on(2, '10:41'))) await payAffiliates(on(2, '10:41'), isPast(banked) ? banked : null, month, now)
  if (isPast(on(7))) await closeStatements(on(7))
  if (isPast(on(16))) await payStatements(actAsAdmin(on(16)), monthsBetween(month, now))
}

/** The run of this month has been paid but for one transfer, if it was due. */
async function payAffiliates(
  approved: SignedInContext,
  banked: SignedInContext | null,
  month: string,
  now: Date,
): Promise<void> {
  // Details may have come into use since the run was drawn up.
  await drawDueRun(approved)
  const admin = actAsAdmin(approved)
  const [run] = (await listRuns(admin, { page: 1, limit: 1 })).data
  if (!run || run.month !== month || run.pays.partners === 0) return
  const { version, pays } = await getRun(admin, run.id)
  await approveRun(admin, run.id, { version, cents: pays.cents })
  await exportRun(admin, run.id)
  if (!banked) return
  const later = actAsAdmin(banked)
  const [paidOn, bankReference] = [payoutOn(month), `RLK ${run.number}`]
  const { data } = await listRunStatements(later, run.id, { list: 'on-its-way', page: 1, limit: 50 })
  const returned = monthsBetween(month, now) === 4 ? ines.id : null
  const statementIds = data.filter(({ affiliateId }) => affiliateId !== returned).map(({ id }) => id)
  if (statementIds.length > 0) await markPaid(later, run.id, { statementIds, paidOn, bankReference })
  for (const { id: statementId, version, affiliateId } of data) {
    if (affiliateId !== returned) continue
    await markReturned(later, run.id, { statementId, version, returnedOn: paidOn, code: 'AC06' })
  }
}

function monthsBetween(month: string, now: Date): number {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return months(now.toISOString()) - months(month)
}

type Unpaid = { id: string; hotelName: string; openCents: number; version: number; number: string }

/** One hotel has not paid for three months, so that its new bookings are paused; one pays in two parts. */
async function payStatements(ctx: SignedInContext, monthsAgo: number): Promise<void> {
  const unpaid = await ctx.sql<Unpaid[]>`
    SELECT s.id, h.name AS "hotelName", s.total_cents - s.paid_cents - s.written_off_cents AS "openCents",
           s.version, s.number
    FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.settled_at IS NULL AND s.closed_at <= ${ctx.clock()} AND s.total_cents > s.paid_cents + s.written_off_cents
    ORDER BY s.number`
  for (const { id, hotelName, openCents, version, number } of unpaid) {
    if (hotelName === 'Sandpiper Bungalows' && monthsAgo < 3) continue
    const isPart = hotelName === 'Dar Sahira' && monthsAgo === 0 && openCents > 10_000
    const amountCents = isPart ? Math.round(openCents / 2) : openCents
    const input = { amountCents, paidOn: utcDay(ctx.clock()), note: `Transfer ${number}`, version }
    await recordPayment(ctx, id, input, `demo-${id}-${monthsAgo}`)
  }
}

type Disputable = { bookingId: string; affiliateId: string; baseCents: number; nights: number }

/** The hotel objects to two stays: about one a proposal stands soon, the other was settled. */
async function seedDisputes(ctx: SignedInContext): Promise<void> {
  // Stays of several nights that ended last month or this, of which no statement has anything yet.
  const [open, settled] = await ctx.sql<Disputable[]>`
    SELECT c.booking_id AS "bookingId", c.affiliate_id AS "affiliateId", c.base_cents AS "baseCents",
           b.check_out_on - b.check_in_on AS nights
    FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN hotels h ON h.id = c.hotel_id
    WHERE c.affiliate_id = ANY(${demoAffiliateIds}::uuid[]) AND c.stage IN ('earned', 'payable') AND b.state = 'checked-out'
      AND c.billed_gross_cents = 0 AND b.check_out_on - b.check_in_on > 2 AND NOT c.is_held
      AND c.ended_on < ${ctx.clock()}::timestamptz::date - 6
    ORDER BY h.name = 'Villa Marenne' DESC, c.ended_on DESC, c.booking_id LIMIT 2`
  if (open) await propose(ctx, open, 1, 'The folio has one night and no fee. I propose to count that night.')
  if (!settled) return
  const { id, version } = await propose(ctx, settled, 5, 'One night was charged, so one night counts.')
  const accepted = await acceptProposal(goBack(ctx, 5), id, { version })
  const affiliate = actAs(goBack(ctx, 4), settled.affiliateId, 'affiliate')
  await acceptProposal(affiliate, id, { version: accepted.version })
}

/** The hotel objects, the affiliate answers a day later, and Roomlark proposes to count one night. */
async function propose(ctx: SignedInContext, stay: Disputable, daysAgo: number, text: string) {
  const baseCents = Math.round(stay.baseCents / stay.nights)
  const opened = await openDispute(goBack(ctx, daysAgo + 1), stay.bookingId, {
    reason: 'shorter-stay',
    text: 'The guest left after one night and we did not charge the others. The folio shows one night.',
    claimedBaseCents: baseCents,
  })
  const then = goBack(ctx, daysAgo)
  const answer = { text: 'Fine with me if the folio says so.', version: opened.version }
  const { id, version } = await answerDispute(actAs(then, stay.affiliateId, 'affiliate'), opened.id, answer)
  return proposeSettlement(actAsAdmin(then), id, { baseCents, text, version })
}
