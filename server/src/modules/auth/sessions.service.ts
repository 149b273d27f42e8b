import type { Session } from '@roomlark/contract/auth'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Actor, PublicContext, SignedInContext } from '../../http/context.ts'
import { getUser } from '../users/users.service.ts'
import { insertSession, revokeSession, revokeSessionsOf, selectLiveSession } from './sessions.queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** spec §9: a sign-in lasts 7 days, however busy it is. */
const sessionMs = 7 * 24 * 60 * 60 * 1000

export async function findActor(sql: Sql, token: string, now: Date): Promise<Actor | null> {
  return (await selectLiveSession(sql, hashToken(token), now)) ?? null
}

export async function openSession(ctx: PublicContext, tx: Sql, userId: string): Promise<Session> {
  const { token, tokenHash } = newToken()
  const createdAt = ctx.clock()
  const expiresAt = new Date(createdAt.getTime() + sessionMs)
  const { address, userAgent } = ctx.origin
  await insertSession(tx, { userId, tokenHash, address, userAgent, createdAt, expiresAt })
  return { user: await getUser(tx, userId), token, expiresAt: expiresAt.toISOString() }
}

/** The old token ends as the new one begins. Of two refreshes at once one wins. */
export async function refreshSession(ctx: SignedInContext): Promise<Session> {
  return ctx.sql.begin(async (tx) => {
    const won = await revokeSession(tx, ctx.actor.sessionId, ctx.clock())
    if (!won) throw new AppError('unauthorized', 'Please sign in to continue.')
    return openSession(ctx, tx, ctx.actor.userId)
  })
}

export async function logout(ctx: SignedInContext): Promise<null> {
  await revokeSession(ctx.sql, ctx.actor.sessionId, ctx.clock())
  return null
}

export async function endAllSessions(tx: Sql, userId: string, now: Date): Promise<void> {
  await revokeSessionsOf(tx, userId, now)
}

export async function endOtherSessions(tx: Sql, actor: Actor, now: Date): Promise<void> {
  await revokeSessionsOf(tx, actor.userId, now, actor.sessionId)
}
