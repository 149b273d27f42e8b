import { utcDay } from '@roomlark/contract/dates'
import { holdDays } from '@roomlark/contract/partners/commission-holds'
import type { SignalKind } from '@roomlark/contract/signal-kinds'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { notify } from '../../../platform/notifications/notify.service.ts'
import { moveCommissions } from '../../commissions/commissions.service.ts'
import { insertHold, selectHoldable, updateOpenVersion } from './holds.queries.ts'

type Context = Pick<ServiceContext, 'clock' | 'jobs'>

/**
 * Holds the commission of a booking because of what was found about it, in the transaction of the finding. What is found
 * later belongs to the hold that is open. Where nothing is to be earned there is nothing to hold.
 */
export async function holdCommission(
  ctx: Context,
  tx: Transaction,
  bookingId: string,
  kinds: SignalKind[],
): Promise<void> {
  const booking = await selectHoldable(tx, bookingId)
  if (!booking) return
  const { affiliateId, hotelId, reference, netUsdCents } = booking
  const heldAt = ctx.clock()
  const releasesAt = new Date(heldAt.getTime() + holdDays * 24 * 60 * 60 * 1000)
  const holdId = await insertHold(tx, { bookingId, hotelId, affiliateId, heldAt, releasesAt })
  if (holdId === undefined) {
    await updateOpenVersion(tx, bookingId)
    await tell(tx, { type: 'money' }, { userIds: [affiliateId], admins: true })
    return
  }
  await moveCommissions(ctx, tx, [bookingId], { cause: 'hold' })
  await notify(ctx, tx, [affiliateId], {
    event: 'money',
    params: {
      news: 'hold-opened',
      reference,
      cents: netUsdCents,
      currency: 'USD',
      kinds,
      releasesOn: utcDay(releasesAt),
    },
    hotelId,
    link: `/performance/earnings/holds/${holdId}`,
    occasion: `hold:${holdId}`,
  })
  await tell(tx, { type: 'money' }, { userIds: [affiliateId], admins: true })
}
