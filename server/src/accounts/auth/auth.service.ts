import type { Credentials, Registration, Session } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import type { PublicContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { withMutex } from '../../keyed-mutex.ts'
import { countGuess, forgetAttempts, takeAttempt } from '../../platform/limits/throttles.service.ts'
import { getSwitches } from '../../platform/platform/platform.service.ts'
import { type Account, insertUser, selectAccountByEmail } from './auth.queries.ts'
import { withMfaCode } from './mfa/mfa.service.ts'
import { requireGoodPassword } from './passwords/password-choice.service.ts'
import { markVerified, mayMailLink } from './passwords/recovery.service.ts'
import { openSession } from './sessions/sessions.service.ts'
import { recordFailure } from './sessions/sign-ins.service.ts'
import { suspendedWords } from './suspended.policy.ts'
import { knocksFrom, signInsTo } from './throttle.service.ts'

export async function login(ctx: PublicContext, credentials: Credentials): Promise<Session> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  // Sign-ins to one account are checked one at a time, so that correct passwords sent together do not count
  // as guesses.
  const account = await withMutex(credentials.email, () => requireRightPassword(ctx, credentials))
  await requireUsable(ctx, account)
  const session = account.mfaEnabled
    ? await openSessionWithCode(ctx, account, credentials.mfaCode)
    : await openSession(ctx, account)
  if (!session) throw wrongCredentials()
  return session
}

/** Refuses whoever has proved to be the owner of an account that is suspended, or whose address is not proved yet. */
export async function requireUsable(
  ctx: PublicContext,
  account: Pick<Account, 'id' | 'email' | 'suspended' | 'suspendedReason' | 'verified'>,
): Promise<void> {
  if (account.suspended) {
    await recordFailure(ctx, account.id, 'suspended')
    throw new AppError('account_suspended', suspendedWords(account.suspendedReason))
  }
  if (!account.verified) {
    await recordFailure(ctx, account.id, 'unverified')
    if (await mayMailLink(ctx, account.email)) {
      await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.verify-email', { userId: account.id }))
    }
    throw new AppError(
      'email_unverified',
      say('Please verify your email address first. We have sent you a new link.'),
    )
  }
}

async function requireRightPassword(ctx: PublicContext, credentials: Credentials) {
  const guesses = signInsTo(credentials.email)
  return countGuess(ctx, guesses, async () => {
    const account = await selectAccountByEmail(ctx.sql, credentials.email)
    const right = account
      ? await ctx.passwords.verify(account.passwordHash, credentials.password)
      : await ctx.passwords.verifyNobody(credentials.password)
    if (!account || !right) {
      await recordFailure(ctx, account?.id ?? null, 'wrong-password')
      throw wrongCredentials()
    }
    await forgetAttempts(ctx.sql, guesses)
    return account
  })
}

/** The code is only used up if the session really opens. */
async function openSessionWithCode(
  ctx: PublicContext,
  account: { id: string; passwordHash: string },
  code: string | undefined,
): Promise<Session | null> {
  try {
    return await withMfaCode(ctx, account.id, code, (useCode) => openSession(ctx, account, useCode))
  } catch (error) {
    if (error instanceof AppError && error.code === 'mfa_invalid')
      await recordFailure(ctx, account.id, 'wrong-code')
    throw error
  }
}

function wrongCredentials(): AppError {
  return new AppError('invalid_credentials', say('The email address or password is incorrect.'))
}

/** Lets in the invited partners of hotels while registration is by invitation. */
async function requireOpenDoor(ctx: PublicContext, input: Registration): Promise<void> {
  const { userType, email, invitation } = input
  const switches = await getSwitches(ctx)
  const door = userType === 'hotel' ? switches.hotelRegistration : switches.affiliateRegistration
  if (door === 'open') return
  const isInvited =
    invitation !== undefined &&
    userType === 'affiliate' &&
    (await ctx.listeners.invitationShown(ctx, invitation)) === email
  if (isInvited && door === 'invitation') return
  const words = isInvited
    ? say('Registration is closed at the moment. Your invitation waits for you until it opens.')
    : door === 'closed'
      ? say('Registration is temporarily disabled while Roomlark prepares for launch.')
      : say(
          '{userType, select, hotel {Registration for hotels} other {Registration for affiliates}} is by invitation. Open the link in your invitation to join.',
          { userType },
        )
  throw new AppError('registration_closed', words)
}

/** Only the owner of the address learns, by email, whether it was free. */
export async function register(ctx: PublicContext, input: Registration): Promise<null> {
  await requireOpenDoor(ctx, input)
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  requireGoodPassword(input.password, input, 'password')
  const { password, invitation: _, ...details } = input
  const passwordHash = await ctx.passwords.hash(password)
  const mayMail = await mayMailLink(ctx, input.email)
  await ctx.sql.begin(async (tx) => {
    const userId = await insertUser(tx, { ...details, passwordHash })
    if (!mayMail) return
    if (userId) await ctx.jobs.enqueue(tx, 'mail.verify-email', { userId })
    else await ctx.jobs.enqueue(tx, 'mail.already-registered', { email: input.email })
  })
  return null
}

/** Opens an account for somebody who has proved the address by an emailed link. */
export async function createVerifiedAccount(
  ctx: PublicContext,
  tx: Transaction,
  account: { email: string; userType: 'hotel'; passwordHash: string; firstName: string; lastName: string },
): Promise<string> {
  const userId = await insertUser(tx, account)
  if (!userId) throw new AppError('conflict', say('Another account already has this email address.'))
  await markVerified(ctx, tx, userId)
  return userId
}
