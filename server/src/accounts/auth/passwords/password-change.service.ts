import { randomBytes } from 'node:crypto'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { countGuess, forgetAttempts } from '../../../platform/limits/throttles.service.ts'
import { selectAccountById, updatePasswordHash } from '../auth.queries.ts'
import { endOtherSessions } from '../sessions/sessions.service.ts'
import { passwordCheckCounter } from '../throttle.service.ts'
import { requireGoodPassword } from './password-choice.service.ts'
import type { PasswordOwner } from './passwords.policy.ts'

/** Asks a signed-in person for the password again. A wrong one is 400, because a 401 would sign them out. */
export async function requireOwnPassword(
  ctx: SignedInContext,
  password: string,
  field: 'password' | 'currentPassword',
): Promise<PasswordOwner> {
  const guesses = passwordCheckCounter(ctx.actor.userId)
  return countGuess(ctx, guesses, async () => {
    const account = await selectAccountById(ctx.sql, ctx.actor.userId)
    const right = account !== undefined && (await ctx.passwords.verify(account.passwordHash, password))
    if (!account || !right) {
      const message = say('That is not your current password.')
      throw new AppError('wrong_password', message, { fields: { [field]: message } })
    }
    await forgetAttempts(ctx.sql, guesses)
    return account
  })
}

export async function changePassword(
  ctx: SignedInContext,
  input: { currentPassword: string; newPassword: string },
): Promise<null> {
  const owner = await requireOwnPassword(ctx, input.currentPassword, 'currentPassword')
  requireGoodPassword(input.newPassword, owner, 'newPassword')
  const passwordHash = await ctx.passwords.hash(input.newPassword)
  await ctx.sql.begin(async (tx) => {
    await updatePasswordHash(tx, ctx.actor.userId, passwordHash, ctx.clock())
    await endOtherSessions(tx, ctx.actor, ctx.clock())
    await ctx.jobs.enqueue(tx, 'mail.password-changed', { userId: ctx.actor.userId })
    await recordAudit(ctx, tx, { action: 'password.changed', target: `user:${ctx.actor.userId}` })
  })
  ctx.sessions.forget(ctx.actor.userId)
  return null
}

/** Returns the hash of a password that nobody knows. */
export function randomPasswordHash(ctx: Pick<ServiceContext, 'passwords'>): Promise<string> {
  return ctx.passwords.hash(randomBytes(32).toString('base64url'))
}

export async function replacePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await updatePasswordHash(tx, userId, passwordHash, now)
}
