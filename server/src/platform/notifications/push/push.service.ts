import { createHash } from 'node:crypto'
import {
  mostPushDevices,
  type PushSettings,
  type PushSubscription,
  type QuietHours,
} from '@roomlark/contract/platform/push'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import {
  deleteDevice,
  deleteMuted,
  deleteOldestDevices,
  deleteQuiet,
  insertMuted,
  selectDevices,
  selectHeardHotels,
  selectIsInHotel,
  selectQuiet,
  upsertDevice,
  upsertQuiet,
} from './push.queries.ts'

export async function getPushSettings(ctx: SignedInContext): Promise<PushSettings> {
  return readSettings(ctx, ctx.sql)
}

async function readSettings(ctx: SignedInContext, sql: Sql): Promise<PushSettings> {
  const { userId } = ctx.actor
  const devices = await selectDevices(sql, userId)
  const clock = await selectQuiet(sql, userId)
  return {
    key: ctx.push.publicKey,
    devices: devices.map((device) => ({ ...device, addedAt: device.addedAt.toISOString() })),
    quiet: clock?.quiet ?? null,
    timeZone: clock?.timeZone ?? 'UTC',
    hotels: await selectHeardHotels(sql, userId),
  }
}

export async function addPushDevice(
  ctx: SignedInContext,
  { endpoint, keys, language, timeZone }: PushSubscription,
): Promise<PushSettings> {
  const address = { endpoint, ...keys }
  if (ctx.push.isRefused(address)) {
    const message = say('This is not the address of a push service')
    throw new AppError('validation_failed', message, { fields: { endpoint: message } })
  }
  const { userId, sessionId } = ctx.actor
  const fingerprint = createHash('sha256').update(endpoint).digest('base64url')
  return ctx.sql.begin(async (tx) => {
    const addedAt = ctx.clock()
    await upsertDevice(tx, { ...address, userId, sessionId, fingerprint, language, timeZone, addedAt })
    await deleteOldestDevices(tx, userId, mostPushDevices)
    return readSettings(ctx, tx)
  })
}

export async function removePushDevice(ctx: SignedInContext, id: string): Promise<PushSettings> {
  return ctx.sql.begin(async (tx) => {
    if (!(await deleteDevice(tx, ctx.actor.userId, id))) throw notFound('device')
    return readSettings(ctx, tx)
  })
}

export async function saveQuietHours(ctx: SignedInContext, quiet: QuietHours | null): Promise<PushSettings> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    if (quiet) await upsertQuiet(tx, userId, quiet)
    else await deleteQuiet(tx, userId)
    return readSettings(ctx, tx)
  })
}

export async function savePushedHotel(
  ctx: SignedInContext,
  hotelId: string,
  isOn: boolean,
): Promise<PushSettings> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    if (!(await selectIsInHotel(tx, userId, hotelId))) throw notFound('hotel')
    await (isOn ? deleteMuted : insertMuted)(tx, userId, hotelId)
    return readSettings(ctx, tx)
  })
}
