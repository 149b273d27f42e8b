import type { MfaSetup } from '@roomlark/contract/mfa'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { PublicContext, SignedInContext } from '../../http/context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { requireOwnPassword } from '../auth/password-change.service.ts'
import { codesOf, forgetAttempts, takeAttempt } from '../auth/throttle.service.ts'
import {
  deleteDevice,
  deleteRecoveryCode,
  insertRecoveryCodes,
  selectDevice,
  updateEnabled,
  updateLastUsedStep,
  upsertPendingDevice,
} from './mfa.queries.ts'
import { enrolmentUri, hashRecoveryCode, newRecoveryCodes, newSecret, stepOf } from './totp.ts'

export async function setUpMfa(ctx: SignedInContext, input: { password: string }): Promise<MfaSetup> {
  const { email } = await requireOwnPassword(ctx, input.password, 'password')
  const secret = newSecret()
  const begun = await upsertPendingDevice(ctx.sql, ctx.actor.userId, ctx.cipher.encrypt(secret))
  if (!begun) throw alreadyOn()
  return { secret, uri: enrolmentUri(secret, email) }
}

export async function confirmMfa(
  ctx: SignedInContext,
  input: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.actor
  await takeAttempt(ctx.sql, codesOf(userId), ctx.clock())
  const codes = await ctx.sql.begin(async (tx) => {
    const device = await selectDevice(tx, userId)
    if (!device) throw new AppError('conflict', 'Begin the set-up first.')
    if (device.enabled) throw alreadyOn()
    if (!(await acceptsAppCode(ctx, tx, userId, input.code))) {
      const message = 'That code is not right. Enter the newest one from your app.'
      throw new AppError('validation_failed', message, { fields: { code: message } })
    }
    if (!(await updateEnabled(tx, userId, ctx.clock()))) throw alreadyOn()
    const recoveryCodes = newRecoveryCodes()
    await insertRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
    await forgetAttempts(tx, codesOf(userId))
    await recordAudit(ctx, tx, { action: 'mfa.enabled', target: `user:${userId}` })
    return { recoveryCodes }
  })
  ctx.sessions.forget(userId)
  return codes
}

export async function disableMfa(ctx: SignedInContext, input: { password: string }): Promise<null> {
  await requireOwnPassword(ctx, input.password, 'password')
  await ctx.sql.begin(async (tx) => {
    await deleteDevice(tx, ctx.actor.userId)
    await recordAudit(ctx, tx, { action: 'mfa.disabled', target: `user:${ctx.actor.userId}` })
  })
  ctx.sessions.forget(ctx.actor.userId)
  return null
}

export async function removeMfa(tx: Sql, userId: string): Promise<void> {
  await deleteDevice(tx, userId)
}

export async function renewRecoveryCodes(
  ctx: SignedInContext,
  input: { password: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.actor
  await requireOwnPassword(ctx, input.password, 'password')
  return ctx.sql.begin(async (tx) => {
    const device = await selectDevice(tx, userId)
    if (!device?.enabled) throw new AppError('conflict', 'Two-step sign-in is off.')
    const recoveryCodes = newRecoveryCodes()
    await insertRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
    await recordAudit(ctx, tx, { action: 'mfa.codes-renewed', target: `user:${userId}` })
    return { recoveryCodes }
  })
}

/** The second step of a sign-in. The first answer must contain 'MFA': the form looks for it (spec §8). */
export async function requireMfaCode(
  ctx: PublicContext,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!code) throw new AppError('mfa_required', 'MFA code required')
  await takeAttempt(ctx.sql, codesOf(userId), ctx.clock())
  const accepted =
    (await acceptsAppCode(ctx, ctx.sql, userId, code)) ||
    (await deleteRecoveryCode(ctx.sql, userId, hashRecoveryCode(code)))
  if (!accepted)
    throw new AppError('mfa_invalid', 'That code is not right. Enter the newest one from your app.')
  await forgetAttempts(ctx.sql, codesOf(userId))
}

async function acceptsAppCode(ctx: PublicContext, sql: Sql, userId: string, code: string): Promise<boolean> {
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return false
  const device = await selectDevice(sql, userId)
  if (!device) return false
  const step = stepOf(ctx.cipher.decrypt(device.secretEncrypted), digits, ctx.clock())
  return step !== null && (await updateLastUsedStep(sql, userId, step))
}

function alreadyOn(): AppError {
  return new AppError('conflict', 'Two-step sign-in is already on.')
}
