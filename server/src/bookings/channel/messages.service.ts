import { channelLimits } from '@roomlark/contract/bookings/channel'
import type { ChannelMessage } from '@roomlark/contract/bookings/channel-reservations'
import type { SignedInContext } from '../../context.ts'
import { getOpenConnection } from './connections.service.ts'
import { deleteMessages, selectMessages } from './messages.queries.ts'

/** The same messages come again until they are acknowledged. */
export async function listMessages(ctx: SignedInContext, connectionId: string): Promise<ChannelMessage[]> {
  await getOpenConnection(ctx, ctx.sql, connectionId)
  const rows = await selectMessages(ctx.sql, connectionId, channelLimits.messages)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Messages are named one by one: one with a lower number may be written later than one that was read. */
export async function acknowledgeMessages(
  ctx: SignedInContext,
  connectionId: string,
  ids: number[],
): Promise<null> {
  await getOpenConnection(ctx, ctx.sql, connectionId)
  await deleteMessages(ctx.sql, connectionId, ids)
  return null
}
