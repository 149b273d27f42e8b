import { utcDay } from '@roomlark/contract/dates'
import type { PageMeta } from '@roomlark/contract/paging'
import type {
  Earnings,
  EarningsBalance,
  EarningsBalances,
  EarningsStay,
  EarningsStayQuery,
} from '@roomlark/contract/settlement/earnings'
import type { SignedInContext } from '../../../context.ts'
import { readClockFacts } from '../../../partners/commissions/clock-facts.service.ts'
import { isLaunched } from '../../../platform/platform/launch.service.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { getUsableDetails } from '../details/paying.service.ts'
import {
  countStays,
  type Drawing,
  type OpenSums,
  readOneMoment,
  selectLatestRun,
  selectLedgerBalances,
  selectOpenSums,
  selectPaid,
  selectRefused,
  selectStays,
  selectWaits,
} from './earnings.queries.ts'
import { groupWaits, nextRun, obstaclesTo, waitUntil } from './next-payout.policy.ts'

/** Gets an affiliate's balances by state, as in the ledger, and what of them is paid next. */
export async function getEarnings(ctx: SignedInContext): Promise<Earnings> {
  const at = ctx.clock()
  const affiliateId = ctx.actor.userId
  const year = at.getUTCFullYear()
  const { run, drawing, settings } = await nextDrawing(ctx)
  const isOpen = await isLaunched(ctx, ['payouts'], () => ctx.sql)
  return ctx.sql.begin(async (tx) => {
    // A commission that moves meanwhile would be in two places, or in none.
    await readOneMoment(tx)
    const ledger = await selectLedgerBalances(tx, affiliateId)
    const open = await selectOpenSums(tx, drawing)
    const waits = await selectWaits(tx, drawing)
    const { carriedUsdCents, ...paid } = await selectPaid(tx, affiliateId, year)
    const included = includedIn(open)
    const totalUsdCents =
      included.ready.usdCents + included.becoming.usdCents + included.corrections.usdCents + carriedUsdCents
    const drawnAt = new Date(Math.max(Date.parse(`${run.statementOn}T00:00:00Z`), at.getTime()))
    const [details] = await getUsableDetails(tx, [affiliateId], drawnAt)
    const isRefused = details?.detailsId ? await selectRefused(tx, details.detailsId) : false
    return {
      balances: { ...computeBalances(ledger, open), ...paid, year },
      next: {
        ...run,
        ...included,
        carriedUsdCents,
        totalUsdCents,
        minimumUsdCents: settings.payoutMinimumCents,
        isAdvance: settings.advances,
        obstacles: obstaclesTo({
          isOpen,
          totalUsdCents,
          minimumUsdCents: settings.payoutMinimumCents,
          details,
          isRefused,
        }),
        ...groupWaits(waits, at),
      },
    }
  })
}

async function nextDrawing(ctx: SignedInContext) {
  const settings = await getMoneySettings(ctx)
  const run = nextRun(await selectLatestRun(ctx.sql), utcDay(ctx.clock()))
  const drawing: Drawing = {
    affiliateId: ctx.actor.userId,
    statementOn: run.statementOn,
    isAdvance: settings.advances,
  }
  return { settings, run, drawing }
}

function computeBalances(
  ledger: Awaited<ReturnType<typeof selectLedgerBalances>>,
  open: OpenSums[],
): Pick<EarningsBalances, 'expected' | 'earned' | 'held' | 'payable' | 'inTransitUsdCents'> {
  const getCents = (wanted: string) =>
    ledger.find(({ kind }) => kind === `affiliate-${wanted}`)?.usdCents ?? 0
  const getBalance = (wanted: OpenSums['account']): EarningsBalance => ({
    usdCents: getCents(wanted),
    stays: open.find(({ account }) => account === wanted)?.stays ?? 0,
  })
  return {
    expected: getBalance('expected'),
    earned: getBalance('earned'),
    held: getBalance('held'),
    payable: getBalance('payable'),
    inTransitUsdCents: getCents('in-transit'),
  }
}

function includedIn(open: OpenSums[]): Record<'ready' | 'becoming' | 'corrections', EarningsBalance> {
  const sum = (read: (row: OpenSums) => number) => open.reduce((total, row) => total + read(row), 0)
  return {
    ready: { usdCents: sum((row) => row.readyUsdCents), stays: sum((row) => row.readyStays) },
    becoming: { usdCents: sum((row) => row.becomingUsdCents), stays: sum((row) => row.becomingStays) },
    corrections: { usdCents: sum((row) => row.correctedUsdCents), stays: sum((row) => row.correctedStays) },
  }
}

/** The stays behind a balance, the next payout or what waits. */
export async function listEarningsStays(
  ctx: SignedInContext,
  query: EarningsStayQuery,
): Promise<{ data: EarningsStay[]; meta: PageMeta }> {
  const at = ctx.clock()
  const { drawing } = await nextDrawing(ctx)
  const total = await countStays(ctx.sql, drawing, query.part)
  const rows = await selectStays(ctx.sql, drawing, query)
  const clocks = await readClockFacts(
    ctx.sql,
    rows.map(({ bookingId }) => bookingId),
  )
  const { page, limit } = query
  return {
    data: rows.flatMap((row) => {
      const { bookingId, reference, usdCents, reason } = row
      const { untilOn, closesOn, isOverdue } = waitUntil(row, at)
      const clock = clocks.get(bookingId)
      const hotel = { id: row.hotelId, name: row.hotelName }
      return clock
        ? [{ bookingId, reference, hotel, clock, usdCents, reason, untilOn, closesOn, isOverdue }]
        : []
    }),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}
