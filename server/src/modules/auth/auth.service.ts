import type { Credentials, Registration, Session } from '@roomlark/contract/auth'
import { AppError } from '../../errors.ts'
import type { PublicContext } from '../../http/context.ts'
import { requireMfaCode } from '../mfa/mfa.service.ts'
import { getSwitches } from '../platform/platform.service.ts'
import { insertUser, selectAccountByEmail } from './auth.queries.ts'
import { requireGoodPassword } from './password-choice.service.ts'
import { openSession } from './sessions.service.ts'
import { forgetAttempts, knocksFrom, signInsTo, takeAttempt } from './throttle.service.ts'

export async function login(ctx: PublicContext, credentials: Credentials): Promise<Session> {
  const now = ctx.clock()
  const attempts = signInsTo(credentials.email)
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), now)
  await takeAttempt(ctx.sql, attempts, now)

  const account = await selectAccountByEmail(ctx.sql, credentials.email)
  const right = account
    ? await ctx.passwords.verify(account.passwordHash, credentials.password)
    : await ctx.passwords.verifyNobody(credentials.password)
  if (!account || !right) throw new AppError('invalid_credentials', 'The email or the password is not right.')
  await forgetAttempts(ctx.sql, attempts)

  if (account.suspended) {
    throw new AppError('account_suspended', 'This account is suspended. Please contact support.')
  }
  if (!account.verified) {
    await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.verify-email', { userId: account.id }))
    throw new AppError(
      'email_unverified',
      'Please verify your email address first. We have sent you a new link.',
    )
  }
  if (account.mfaEnabled) await requireMfaCode(ctx, account.id, credentials.mfaCode)
  return ctx.sql.begin((tx) => openSession(ctx, tx, account.id))
}

/** Whether the address was free is told only to its owner, by mail. */
export async function register(ctx: PublicContext, input: Registration): Promise<null> {
  const { registration } = await getSwitches(ctx)
  if (registration === 'closed') {
    throw new AppError(
      'registration_closed',
      'Registration is temporarily disabled while Roomlark prepares for launch.',
    )
  }
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  requireGoodPassword(input.password, input.email, 'password')
  const { password, ...details } = input
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.sql.begin(async (tx) => {
    const userId = await insertUser(tx, { ...details, passwordHash })
    if (userId) await ctx.jobs.enqueue(tx, 'mail.verify-email', { userId })
    else await ctx.jobs.enqueue(tx, 'mail.already-registered', { email: input.email })
  })
  return null
}
