import type { MfaProof, MfaSetup } from '@roomlark/contract/accounts/mfa'
import { say } from '@roomlark/contract/say'
import type { PublicContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { countGuess, forgetAttempts } from '../../../platform/limits/throttles.service.ts'
import { requireOwnPassword } from '../passwords/password-change.service.ts'
import { endOtherSessions } from '../sessions/sessions.service.ts'
import { mfaCodeCounter } from '../throttle.service.ts'
import {
  deleteDevice,
  deleteRecoveryCode,
  insertRecoveryCodes,
  selectDevice,
  updateEnabled,
  updateLastUsedStep,
  upsertPendingDevice,
} from './mfa.queries.ts'
import { enrolmentUri, findTimeStep, hashRecoveryCode, newRecoveryCodes, newSecret } from './totp.ts'

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
  const confirm = async (tx: Transaction) => {
    const device = await selectDevice(tx, userId)
    if (!device) throw new AppError('conflict', say('Start the setup first.'))
    if (device.enabled) throw alreadyOn()
    if (!(await acceptsAppCode(ctx, tx, userId, input.code))) throw wrongOwnCode()
    if (!(await updateEnabled(tx, userId, ctx.clock()))) throw alreadyOn()
    await tell(tx, { type: 'account' }, { userIds: [userId] })
    const recoveryCodes = newRecoveryCodes()
    await insertRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
    await forgetAttempts(tx, mfaCodeCounter(userId))
    // Sessions opened with the password alone end here, because signing in needs a code from now on.
    await endOtherSessions(tx, ctx.actor, ctx.clock())
    await recordAudit(ctx, tx, { action: 'mfa.enabled', target: `user:${userId}` })
    return { recoveryCodes }
  }
  const codes = await countGuess(ctx, mfaCodeCounter(userId), () => ctx.sql.begin(confirm))
  ctx.sessions.forget(userId)
  return codes
}

export async function disableMfa(ctx: SignedInContext, input: MfaProof): Promise<null> {
  await requireOwnPassword(ctx, input.password, 'password')
  await withOwnCode(ctx, input.code, async (tx) => {
    await removeMfa(tx, ctx.actor.userId)
    await recordAudit(ctx, tx, { action: 'mfa.disabled', target: `user:${ctx.actor.userId}` })
  })
  ctx.sessions.forget(ctx.actor.userId)
  return null
}

export async function removeMfa(tx: Transaction, userId: string): Promise<void> {
  await deleteDevice(tx, userId)
  await tell(tx, { type: 'account' }, { userIds: [userId] })
}

export async function renewRecoveryCodes(
  ctx: SignedInContext,
  input: MfaProof,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.actor
  await requireOwnPassword(ctx, input.password, 'password')
  // Without this check, the password alone would give new codes, and those could turn two-step sign-in off.
  return withOwnCode(ctx, input.code, async (tx) => {
    const recoveryCodes = newRecoveryCodes()
    await insertRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
    await recordAudit(ctx, tx, { action: 'mfa.codes-renewed', target: `user:${userId}` })
    return { recoveryCodes }
  })
}

/**
 * Runs the second step of a sign-in. `signIn` uses up the code in its own transaction, so that no code is
 * spent on a sign-in that fails. The first answer must contain 'MFA', because the form looks for it (spec
 * §8).
 */
export async function withMfaCode<T>(
  ctx: PublicContext,
  userId: string,
  code: string | undefined,
  signIn: (useCode: (tx: Transaction) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (!code) throw new AppError('mfa_required', say('MFA code required'))
  const useCode = async (tx: Transaction) => {
    if (!(await acceptsCode(ctx, tx, userId, code))) throw new AppError('mfa_invalid', wrongCodeWords())
    await forgetAttempts(tx, mfaCodeCounter(userId))
  }
  return countGuess(ctx, mfaCodeCounter(userId), () => signIn(useCode))
}

/** Asks a signed-in person for a code again. A wrong one is 400, because a 401 would sign them out. */
export async function withOwnCode<T>(
  ctx: SignedInContext,
  code: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { userId } = ctx.actor
  const checked = async (tx: Transaction) => {
    const device = await selectDevice(tx, userId)
    if (!device?.enabled) throw new AppError('conflict', say('Two-step sign-in is off.'))
    if (!(await acceptsCode(ctx, tx, userId, code))) throw wrongOwnCode()
    await forgetAttempts(tx, mfaCodeCounter(userId))
    return work(tx)
  }
  return countGuess(ctx, mfaCodeCounter(userId), () => ctx.sql.begin(checked))
}

async function acceptsCode(ctx: PublicContext, sql: Sql, userId: string, code: string): Promise<boolean> {
  return (
    (await acceptsAppCode(ctx, sql, userId, code)) ||
    (await deleteRecoveryCode(sql, userId, hashRecoveryCode(code)))
  )
}

async function acceptsAppCode(ctx: PublicContext, sql: Sql, userId: string, code: string): Promise<boolean> {
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return false
  const device = await selectDevice(sql, userId)
  if (!device) return false
  const step = findTimeStep(ctx.cipher.decrypt(device.secretEncrypted), digits, ctx.clock())
  return step !== null && (await updateLastUsedStep(sql, userId, step))
}

function wrongCodeWords(): string {
  return say('That code is incorrect. Enter the latest one from your app.')
}

function wrongOwnCode(): AppError {
  const message = wrongCodeWords()
  return new AppError('validation_failed', message, { fields: { code: message } })
}

function alreadyOn(): AppError {
  return new AppError('conflict', say('Two-step sign-in is already on.'))
}
