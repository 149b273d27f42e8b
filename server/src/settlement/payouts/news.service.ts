import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { MoneyNews } from '@roomlark/contract/platform/money-news'
import type { JobPayloads } from '../../adapters/job-kinds.ts'
import type { ServiceContext } from '../../context.ts'
import { tell } from '../../db/outbox.ts'
import { notify } from '../../platform/notifications/notify.service.ts'
import { type Notified, selectNextNotified } from './runs/approval.queries.ts'
import { selectRun } from './runs/runs.queries.ts'

type News = JobPayloads['payouts.notify']['news']

/** One transaction serves this many affiliates; more would not fit into one live notice to open pages either. */
const batch = 100

/** Notifies everybody in an approved run, or everybody it has paid, once each, however often the job is repeated. */
export async function notifyOfRun(
  ctx: ServiceContext,
  { runId, news }: JobPayloads['payouts.notify'],
): Promise<void> {
  const run = await selectRun(ctx.sql, runId)
  if (!run || run.state === 'draft') return
  let served: Notified[] | undefined
  while (served === undefined || served.length === batch) {
    served = await notifyBatch(ctx, { runId, news, payOn: run.payOn }, served?.at(-1)?.number ?? '')
  }
}

type Batch = { runId: string; news: News; payOn: string }

async function notifyBatch(
  ctx: ServiceContext,
  { runId, news, payOn }: Batch,
  after: string,
): Promise<Notified[]> {
  return ctx.sql.begin(async (tx) => {
    const statements = await selectNextNotified(tx, runId, news, after, batch)
    // Affiliates with nothing new in the statement were notified of the same amount before.
    for (const statement of statements.filter(({ decision, stays }) => decision === 'pay' || stays > 0)) {
      await notify(ctx, tx, [statement.affiliateId], {
        event: 'money',
        params: toNews(statement, news, payOn),
        particulars: '',
        link: `/performance/earnings/statements/${statement.id}`,
        occasion: `payout-${news}:${statement.id}`,
      })
    }
    await tell(
      tx,
      { type: 'money' },
      { userIds: statements.map(({ affiliateId }) => affiliateId), admins: true },
    )
    return statements
  })
}

function toNews(
  { number, decision, totalCents, paysCents, currency }: Notified,
  news: News,
  payOn: string,
): MoneyNews {
  const paid = { number, cents: paysCents, currency }
  if (news === 'paid') return { news: 'payout-paid', ...paid }
  return decision === 'pay'
    ? { news: 'payout-approved', ...paid, payOn }
    : { news: 'payout-carried', number, cents: totalCents, currency: payoutCurrency, reason: decision }
}
