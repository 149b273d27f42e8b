import type { Session } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import type { Actor, PublicContext, ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { withdrawDeletionRequest } from '../../users/deletion-request.service.ts'
import { getUser } from '../../users/users.service.ts'
import { explainKeyRefusal, isApiKey, lookUpKey } from '../api-keys/authentication.service.ts'
import { selectPasswordHashForUpdate } from '../auth.queries.ts'
import { suspendedWords } from '../suspended.policy.ts'
import { hashToken, newToken } from '../tokens.ts'
import {
  insertSession,
  revokeOldestSessions,
  revokeSession,
  revokeUserSessions,
  selectLiveSession,
  selectSuspension,
  updateLastUsed,
} from './sessions.queries.ts'
import { recordSuccess } from './sign-ins.service.ts'

/** spec §9: a sign-in lasts 7 days, however much it is used. */
const sessionMs = 7 * 24 * 60 * 60 * 1000

/** Nobody has this many devices; any further sessions were abandoned or opened by a script. */
const maxSessions = 20

/** The precision with which the last use of a session is recorded. */
const usedMs = 5 * 60 * 1000

/** Answers from memory if this session or API key was seen a moment ago, as nearly all were. */
export function findActor(
  ctx: Pick<ServiceContext, 'clock' | 'sessions'>,
  token: string,
  getSql: () => Sql,
): Actor | Promise<Actor | null> {
  const now = ctx.clock()
  return ctx.sessions.known(token, now) ?? ctx.sessions.find(token, now, () => lookUp(getSql(), token, now))
}

/** Returns a specific refusal for a token that is no longer valid, if there is one. */
export async function explainRefusal(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  token: string,
): Promise<AppError | null> {
  if (isApiKey(token)) return explainKeyRefusal(sql, token, ctx.clock())
  const suspension = await selectSuspension(sql, hashToken(token), ctx.clock())
  return suspension ? new AppError('signed_out', suspendedWords(suspension.reason)) : null
}

async function lookUp(sql: Sql, token: string, now: Date) {
  if (isApiKey(token)) return lookUpKey(sql, token, now)
  const session = await selectLiveSession(sql, hashToken(token), now)
  if (session && now.getTime() - session.lastUsedAt.getTime() > usedMs) {
    await updateLastUsed(sql, session.actor.sessionId, now)
  }
  return session
}

/**
 * Locks the account first, as a password change does. Either the password change then finds this session and
 * ends it, or `passwordHash` is no longer the one that was checked and no session opens.
 */
export async function openSession(
  ctx: PublicContext,
  account: { id: string; passwordHash: string },
  requireProof?: (tx: Transaction) => Promise<void>,
): Promise<Session | null> {
  const session = await ctx.sql.begin(async (tx) => {
    if ((await selectPasswordHashForUpdate(tx, account.id)) !== account.passwordHash) return null
    await requireProof?.(tx)
    await recordSuccess(ctx, tx, account.id)
    await withdrawDeletionRequest(ctx, tx, account.id)
    const expiresAt = new Date(ctx.clock().getTime() + sessionMs)
    return beginSession(ctx, tx, account.id, { expiresAt, confirmedUntil: null })
  })
  // One session too many has ended, and the notification of it may come after the next request.
  ctx.sessions.forget(account.id)
  return session
}

/**
 * The old token ends as the new one starts, but the 7 days are not extended. Of two concurrent refreshes, one
 * wins.
 */
export async function refreshSession(ctx: SignedInContext): Promise<Session> {
  const session = await ctx.sql.begin(async (tx) => {
    await selectPasswordHashForUpdate(tx, ctx.actor.userId)
    const ended = await revokeSession(tx, ctx.actor.sessionId, ctx.clock())
    if (!ended) throw new AppError('unauthorized', say('Please sign in to continue.'))
    return beginSession(ctx, tx, ctx.actor.userId, ended)
  })
  ctx.sessions.forget(ctx.actor.userId)
  return session
}

/** The caller has locked the account, so that concurrent sign-ins cannot exceed the limit. */
async function beginSession(
  ctx: PublicContext,
  tx: Transaction,
  userId: string,
  limits: { expiresAt: Date; confirmedUntil: Date | null },
): Promise<Session> {
  const { token, tokenHash } = newToken()
  const { address, userAgent } = ctx.origin
  const createdAt = ctx.clock()
  await insertSession(tx, { userId, tokenHash, address, userAgent, createdAt, ...limits })
  await revokeOldestSessions(tx, userId, maxSessions, createdAt)
  return { user: await getUser(tx, userId), token, expiresAt: limits.expiresAt.toISOString() }
}

export async function logout(ctx: SignedInContext): Promise<null> {
  await revokeSession(ctx.sql, ctx.actor.sessionId, ctx.clock())
  ctx.sessions.forget(ctx.actor.userId)
  return null
}

export async function endAllSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await revokeUserSessions(tx, userId, now)
}

export async function endOtherSessions(tx: Transaction, actor: Actor, now: Date): Promise<void> {
  await revokeUserSessions(tx, actor.userId, now, actor.sessionId)
}
