import type { ServiceContext } from '../../context.ts'
import { notify } from '../../platform/notifications/notify.service.ts'
import { consume } from '../../platform/outbox/outbox.service.ts'
import { selectToldChanges, type ToldChange } from './earning-news.queries.ts'

/** Age limit of news: imported bookings and a past written at once are not told. */
const newsHours = 48

/** Notifies affiliates of bookings, cancellations and ended stays, each once. */
export async function tellEarnings(ctx: Pick<ServiceContext, 'sql' | 'jobs' | 'clock'>): Promise<void> {
  await consume(ctx, 'earnings', async (tx, until) => {
    const since = new Date(ctx.clock().getTime() - newsHours * 3_600_000)
    for (const change of await selectToldChanges(tx, until, since)) {
      const step = findStep(change)
      if (!step) continue
      const { bookingId, number, affiliateId, hotelId, reference, netUsdCents } = change
      await notify(ctx, tx, [affiliateId], {
        event: 'earning',
        params: { step, reference, netUsdCents },
        hotelId,
        link: `/commissions/${bookingId}`,
        occasion: `earning:${bookingId}:${number}`,
      })
    }
  })
}

function findStep({ event, stage, stageBefore }: ToldChange): 'booked' | 'cancelled' | 'ended' | undefined {
  if (event === 'cancelled' || event === 'no-show') return 'cancelled'
  if (event === 'checked-out') return 'ended'
  const isNew = stageBefore === null || stageBefore === 'void'
  return isNew && stage === 'expected' ? 'booked' : undefined
}
