import type { MoneyNews } from '@roomlark/contract/platform/money-news'
import type { ServiceContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { refreshPartnerships } from '../../../partners/partnerships/happenings.service.ts'
import { recordOwnAudit } from '../../../platform/audit/audit.service.ts'
import { notify, notifyOwner } from '../../../platform/notifications/notify.service.ts'
import { lockStatements } from '../payments/payments.queries.ts'
import {
  insertPause,
  selectDuePauses,
  selectIsPaused,
  selectPausedPartners,
  updatePaused,
  updatePauseEnd,
} from './pause.queries.ts'

type Context = Pick<ServiceContext, 'clock' | 'jobs'>

/**
 * Tells whether new bookings of a hotel earn nobody a commission. `attributeBooking` reads the same from the database.
 */
export async function isPaused(sql: Sql, hotelId: string): Promise<boolean> {
  return selectIsPaused(sql, hotelId)
}

/** Pauses the hotels whose statements were not paid by the day that was announced to them. */
export async function pauseReferrals(ctx: Context & Pick<ServiceContext, 'sql'>): Promise<void> {
  for (const { id, hotelId } of await selectDuePauses(ctx.sql, ctx.clock())) {
    await ctx.sql.begin(async (tx) => {
      await lockStatements(tx, hotelId)
      const wasPaused = await isPaused(tx, hotelId)
      const number = await updatePaused(tx, id, ctx.clock())
      if (number === undefined) return
      // A hotel that owes several statements is paused once, and until all of them are settled.
      if (wasPaused) return tell(tx, { type: 'money' }, { hotelIds: [hotelId], admins: true })
      await insertPause(tx, hotelId, ctx.clock())
      await notifyOwner(ctx, tx, hotelId, null, {
        event: 'money',
        params: { news: 'bookings-paused', number },
        link: `/hotels/${hotelId}/statements`,
        occasion: makeOccasion(ctx, 'paused', hotelId),
      })
      await notifyPartners(ctx, tx, hotelId, { news: 'partner-bookings-paused' })
      await recordOwnAudit(ctx, tx, {
        action: 'hotel.referrals-paused',
        target: `hotel:${hotelId}`,
        after: { statement: number },
      })
    })
  }
}

/** Ends the pause and notifies everybody concerned that new bookings count again. */
export async function resumeReferrals(ctx: Context, tx: Transaction, hotelId: string): Promise<void> {
  await updatePauseEnd(tx, hotelId, ctx.clock())
  await notifyOwner(ctx, tx, hotelId, null, {
    event: 'money',
    params: { news: 'bookings-resumed' },
    link: `/hotels/${hotelId}/statements`,
    occasion: makeOccasion(ctx, 'resumed', hotelId),
  })
  await notifyPartners(ctx, tx, hotelId, { news: 'bookings-resumed' })
  await recordOwnAudit(ctx, tx, {
    action: 'hotel.referrals-resumed',
    target: `hotel:${hotelId}`,
    after: { resumed: true },
  })
}

async function notifyPartners(
  ctx: Context,
  tx: Transaction,
  hotelId: string,
  params: MoneyNews,
): Promise<void> {
  const partners = await selectPausedPartners(tx, hotelId)
  for (const { partnershipId, affiliateId } of partners) {
    await notify(ctx, tx, [affiliateId], {
      event: 'money',
      params,
      hotelId,
      link: `/partnerships/${partnershipId}`,
      occasion: makeOccasion(ctx, params.news, partnershipId),
    })
  }
  const affiliateIds = partners.map(({ affiliateId }) => affiliateId)
  await refreshPartnerships(tx, affiliateIds)
  await tell(tx, { type: 'money' }, { userIds: affiliateIds, hotelIds: [hotelId], admins: true })
}

function makeOccasion({ clock }: Context, what: string, id: string): string {
  return `referrals:${what}:${id}:${clock().toISOString()}`
}
