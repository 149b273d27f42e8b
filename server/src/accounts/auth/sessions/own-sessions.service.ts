import type { OwnSession } from '@roomlark/contract/accounts/security'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { deviceName, deviceNamed } from './device.policy.ts'
import { revokeOwnSession, selectLiveSessions } from './sessions.queries.ts'
import { endOtherSessions } from './sessions.service.ts'

export async function listOwnSessions(ctx: SignedInContext): Promise<OwnSession[]> {
  return listLiveSessions(ctx.sql, ctx.actor.userId, ctx.clock(), ctx.actor.sessionId)
}

/** Lists the current session first, and then the others by their last use. */
export async function listLiveSessions(
  sql: Sql,
  userId: string,
  now: Date,
  currentId?: string,
): Promise<OwnSession[]> {
  const rows = await selectLiveSessions(sql, userId, now)
  return rows
    .map(({ userAgent, createdAt, lastUsedAt, expiresAt, ...row }) => ({
      ...row,
      device: deviceNamed(deviceName(userAgent)),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: row.id === currentId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

export async function endOwnSession(ctx: SignedInContext, sessionId: string): Promise<null> {
  await ctx.sql.begin(async (tx) => {
    const ended = await revokeOwnSession(tx, ctx.actor.userId, sessionId, ctx.clock())
    if (!ended) throw notFound('session')
    await recordAudit(ctx, tx, { action: 'session.ended', target: `user:${ctx.actor.userId}` })
  })
  ctx.sessions.forget(ctx.actor.userId)
  return null
}

export async function endMyOtherSessions(ctx: SignedInContext): Promise<null> {
  await ctx.sql.begin(async (tx) => {
    await endOtherSessions(tx, ctx.actor, ctx.clock())
    await recordAudit(ctx, tx, { action: 'session.ended-others', target: `user:${ctx.actor.userId}` })
  })
  ctx.sessions.forget(ctx.actor.userId)
  return null
}
