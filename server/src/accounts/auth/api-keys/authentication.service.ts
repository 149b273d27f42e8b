import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { Actor } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { hashApiKey, keyBeginning } from './api-key-token.ts'
import { selectEndedKey, selectLiveKey, updateKeyUsed } from './authentication.queries.ts'

/** The precision with which the last use of a key is recorded. */
const usedMs = 60_000

const never = new Date(8.64e15)

export function isApiKey(token: string): boolean {
  return token.startsWith(keyBeginning)
}

/**
 * A key acts as its account. One that reaches only some hotels acts as a manager of these, so that whatever narrows a
 * member of a team narrows the key too.
 */
export async function lookUpKey(
  sql: Sql,
  secret: string,
  now: Date,
): Promise<{ actor: Actor; expiresAt: Date } | null> {
  const key = await selectLiveKey(sql, hashApiKey(secret), now)
  if (!key) return null
  const { id, userId, userType, mfaEnabled, scopes, hotelIds } = key
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) > usedMs) await updateKeyUsed(sql, id, now)
  const places = hotelIds?.map((hotelId) => ({ hotelId, role: 'manager' as const }))
  const membership = places ? { ownerId: userId, places } : null
  const actor = { userId, userType, sessionId: id, mfaEnabled, membership, key: { id, scopes } }
  return { actor, expiresAt: key.expiresAt ?? never }
}

/** Says why a key is not accepted any more, to whoever has it. */
export async function explainKeyRefusal(sql: Sql, secret: string, now: Date): Promise<AppError> {
  const ended = await selectEndedKey(sql, hashApiKey(secret))
  if (!ended) return refusal(say('This API key does not exist.'))
  if (ended.revokedAt)
    return refusal(say('This API key was revoked on {day}.', { day: utcDay(ended.revokedAt) }))
  if (ended.expiresAt && ended.expiresAt <= now) {
    return refusal(say('This API key expired on {day}.', { day: utcDay(ended.expiresAt) }))
  }
  return refusal(say('The account of this API key cannot use it at the moment.'))
}

function refusal(message: string): AppError {
  return new AppError('unauthorized', message)
}
