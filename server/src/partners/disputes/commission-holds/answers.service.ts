import { type HoldDetail, holdMessages, type OwnHold } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import { listActiveAdmins, notify } from '../../../platform/notifications/notify.service.ts'
import {
  insertMessage,
  selectHold,
  selectHoldForUpdate,
  selectMessageCount,
  updateOpenVersion,
} from './holds.queries.ts'
import { getHold } from './holds.service.ts'
import { getOwnHold } from './own-holds.service.ts'

/** The right of reply: administrators read it before they decide. */
export async function answerHold(ctx: SignedInContext, id: string, text: string): Promise<OwnHold> {
  await ctx.sql.begin((tx) => write(ctx, tx, id, text, ctx.actor.userId))
  return getOwnHold(ctx, id)
}

export async function askAboutHold(ctx: SignedInContext, id: string, text: string): Promise<HoldDetail> {
  await ctx.sql.begin((tx) => write(ctx, tx, id, text))
  return getHold(ctx, id)
}

/** The text is read on the page only, because it may name somebody. */
async function write(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  text: string,
  affiliateId?: string,
): Promise<void> {
  const locked = await selectHoldForUpdate(tx, id, affiliateId)
  const hold = locked && (await selectHold(tx, id))
  if (!hold) throw notFound('hold')
  if (hold.state !== 'open') throw new AppError('conflict', say('This hold has ended.'))
  if ((await selectMessageCount(tx, id)) >= holdMessages) {
    throw new AppError('conflict', say('There are too many messages here already.'))
  }
  const side = affiliateId === undefined ? 'admin' : 'affiliate'
  const message = { holdId: id, at: ctx.clock(), side, authorId: ctx.actor.userId, text } as const
  const messageId = await insertMessage(tx, message)
  if (side === 'affiliate') await updateOpenVersion(tx, hold.bookingId)
  await notify(ctx, tx, side === 'affiliate' ? await listActiveAdmins(tx) : [hold.affiliateId], {
    event: 'money',
    params: { news: 'hold-answered', reference: hold.reference },
    hotelId: hold.hotelId,
    link: side === 'affiliate' ? `/bookings/holds?hold=${id}` : `/performance/earnings/holds/${id}`,
    occasion: `hold:${id}:${messageId}`,
  })
  await tell(tx, { type: 'money' }, { userIds: [hold.affiliateId], admins: true })
}
