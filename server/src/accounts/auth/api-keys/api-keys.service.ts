import {
  type ApiKey,
  type ApiKeyInput,
  type ApiKeys,
  keyLimits,
  type NewApiKey,
} from '@roomlark/contract/accounts/api-keys'
import { listKeyScopes } from '@roomlark/contract/key-scopes'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import { AppError, notFound } from '../../../errors.ts'
import { inLanguage } from '../../../language.ts'
import { apiKeyMail } from '../../../mail/developer-mails.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { findUser } from '../../users/users.service.ts'
import { newApiKey } from './api-key-token.ts'
import {
  type ApiKeyRow,
  insertApiKey,
  insertKeyHotels,
  lockAccount,
  revokeApiKey,
  selectApiKeys,
  selectHotelNames,
  selectKeyCount,
  selectMailedKey,
} from './api-keys.queries.ts'

export async function listApiKeys(ctx: SignedInContext): Promise<ApiKeys> {
  const { userId, userType } = ctx.actor
  const keys = await selectApiKeys(ctx.sql, userId)
  const hotels = userType === 'hotel' ? await selectHotelNames(ctx.sql, userId) : []
  return { keys: keys.map(toApiKey), hotels }
}

export async function createApiKey(ctx: SignedInContext, input: ApiKeyInput): Promise<NewApiKey> {
  const { userId, userType } = ctx.actor
  refuseForeignScopes(ctx, input)
  const { secret, prefix, keyHash } = newApiKey()
  const key = await ctx.sql.begin(async (tx) => {
    await lockAccount(tx, userId)
    if ((await selectKeyCount(tx, userId)) >= keyLimits.keys) {
      throw new AppError(
        'conflict',
        say('An account has at most {most} keys. Revoke one first.', { most: keyLimits.keys }),
      )
    }
    const { name, scopes, hotelIds } = input
    const id = await insertApiKey(tx, {
      userId,
      name,
      prefix,
      keyHash,
      scopes,
      hasChosenHotels: hotelIds !== null,
      createdBy: userId,
      createdAt: ctx.clock(),
      expiresAt: readExpiry(ctx, input),
    })
    if (hotelIds && (await insertKeyHotels(tx, id, userId, hotelIds)) < hotelIds.length) {
      throw notFound('hotel')
    }
    const [row] = await selectApiKeys(tx, userId, id)
    if (!row) throw notFound('key')
    const hotels = row.hotels?.map((hotel) => hotel.name)
    const after = { name, prefix, scopes, ...(userType === 'hotel' && { hotels: hotels ?? 'all' }) }
    await recordAudit(ctx, tx, { action: 'api-key.created', target: `user:${userId}`, after })
    await ctx.jobs.enqueue(tx, 'mail.api-key', { keyId: id })
    return toApiKey(row)
  })
  return { key, secret }
}

export async function revokeKey(ctx: SignedInContext, id: string): Promise<null> {
  const { userId } = ctx.actor
  await ctx.sql.begin(async (tx) => {
    const before = await revokeApiKey(tx, { userId, id, now: ctx.clock() })
    if (!before) throw notFound('key')
    await recordAudit(ctx, tx, { action: 'api-key.revoked', target: `user:${userId}`, before })
  })
  ctx.sessions.forget(userId)
  return null
}

function refuseForeignScopes({ actor }: SignedInContext, { scopes, hotelIds }: ApiKeyInput): void {
  const possible = listKeyScopes(actor.userType)
  if (!scopes.every((scope) => possible.includes(scope))) {
    const message = say('Your account cannot give a key this scope.')
    throw new AppError('validation_failed', message, { fields: { scopes: message } })
  }
  if (hotelIds !== null && actor.userType !== 'hotel') {
    const message = say('Only keys of hotels can be limited to some of them.')
    throw new AppError('validation_failed', message, { fields: { hotelIds: message } })
  }
}

/** A key works until the end of its last day. */
function readExpiry(ctx: SignedInContext, { expiresOn }: ApiKeyInput): Date | null {
  if (expiresOn === null) return null
  const midnight = Date.parse(`${expiresOn}T00:00:00Z`) + 86_400_000
  if (midnight > ctx.clock().getTime()) return new Date(midnight)
  const message = say('Choose today or a later day.')
  throw new AppError('validation_failed', message, { fields: { expiresOn: message } })
}

function toApiKey({ madeAt, lastUsedAt, expiresAt, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

export async function mailApiKey(ctx: ServiceContext, { keyId }: { keyId: string }): Promise<void> {
  const key = await selectMailedKey(ctx.sql, keyId)
  const user = key && (await findUser(ctx.sql, key.userId))
  if (!user) return
  const { language, timeZone } = user.profile
  await inLanguage(language, () =>
    ctx.mailer.send(apiKeyMail({ ...key, to: user.email, timeZone, publicUrl: ctx.publicUrl })),
  )
}
