import {
  type ChannelConnection,
  type ConnectionInput,
  channelLimits,
} from '@roomlark/contract/bookings/channel'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { getBookableHotel, lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import {
  insertConnection,
  lockConnections,
  replaceCodes,
  selectConnectionCount,
  selectConnections,
  updateConnection,
} from './connections.queries.ts'

export async function listConnections(ctx: SignedInContext): Promise<ChannelConnection[]> {
  return selectConnections(ctx.sql, getHotelScope(ctx.actor))
}

async function getConnection(ctx: SignedInContext, sql: Sql, id: string): Promise<ChannelConnection> {
  const [connection] = await selectConnections(sql, getHotelScope(ctx.actor), id)
  if (!connection) throw notFound('connection')
  return connection
}

/** For what the channel itself does, which it may not while the hotel has switched it off. */
export async function getOpenConnection(
  ctx: SignedInContext,
  sql: Sql,
  id: string,
): Promise<ChannelConnection> {
  const connection = await getConnection(ctx, sql, id)
  if (connection.isActive) return connection
  throw new AppError('channel_off', say('The hotel has switched this channel off.'))
}

export async function connectChannel(
  ctx: SignedInContext,
  { hotelId, name }: { hotelId: string; name: string },
): Promise<ChannelConnection> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  return ctx.sql.begin(async (tx) => {
    await lockConnections(tx, hotelId)
    await lockBookableHotel(ctx, tx, hotelId)
    if ((await selectConnectionCount(tx, hotelId)) >= channelLimits.connections) {
      throw new AppError(
        'conflict',
        say('A hotel has at most {most} channels.', { most: channelLimits.connections }),
      )
    }
    const id = await insertConnection(tx, { hotelId, name, now: ctx.clock() })
    await recordAudit(ctx, tx, {
      action: 'channel.connected',
      target: `calendar:${hotelId}`,
      after: { name },
    })
    return getConnection(ctx, tx, id)
  })
}

export async function mapChannel(
  ctx: SignedInContext,
  id: string,
  input: ConnectionInput,
): Promise<ChannelConnection> {
  return ctx.sql.begin(async (tx) => {
    const before = await getConnection(ctx, tx, id)
    await lockBookableHotel(ctx, tx, before.hotelId)
    if (!(await updateConnection(tx, id, input))) throw changedByOthers('this channel')
    if (!(await replaceCodes(tx, before, input))) throw notFound('room type or rate plan')
    const after = await getConnection(ctx, tx, id)
    await recordAudit(ctx, tx, {
      action: 'channel.mapped',
      target: `calendar:${before.hotelId}`,
      before: pickAuditedFields(before),
      after: pickAuditedFields(after),
    })
    return after
  })
}

function pickAuditedFields({ name, isActive, rooms, rates }: ChannelConnection) {
  return { name, isActive, rooms, rates }
}
