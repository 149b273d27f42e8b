import type { Session } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import type { PublicContext, ServiceContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { tellOffersOfOwner } from '../../../db/outbox.ts'
import { AppError } from '../../../errors.ts'
import { inLanguage } from '../../../language.ts'
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from '../../../mail/account-mails.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { forgetAttempts, takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { getLegalText } from '../../../platform/platform/legal.service.ts'
import {
  selectAccountByEmail,
  selectAccountById,
  updateEmailVerified,
  updateName,
  updatePasswordHash,
} from '../auth.queries.ts'
import {
  deleteMailedToken,
  deleteUserMailedTokens,
  selectMailedToken,
  type TokenPurpose,
  upsertMailedToken,
} from '../email/mailed-tokens.queries.ts'
import { endAllSessions, openSession } from '../sessions/sessions.service.ts'
import { knocksFrom, linksMailedTo, signInsTo } from '../throttle.service.ts'
import { hashToken, newToken } from '../tokens.ts'
import { requireGoodPassword } from './password-choice.service.ts'

const lifetimeMs: Record<TokenPurpose, number> = {
  'reset-password': 60 * 60 * 1000,
  'verify-email': 24 * 60 * 60 * 1000,
  'change-email': 24 * 60 * 60 * 1000,
  invitation: 7 * 24 * 60 * 60 * 1000,
}

/** Does the same for every address: the job finds out later whether it has an account. */
export async function forgotPassword(ctx: PublicContext, input: { email: string }): Promise<null> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  if (await mayMailLink(ctx, input.email)) {
    await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.reset-password', { email: input.email }))
  }
  return null
}

export async function resetPassword(
  ctx: PublicContext,
  input: { token: string; password: string },
): Promise<null> {
  await choosePassword(ctx, input, 'reset-password', async (tx, { userId, email }) => {
    await endAllSessions(tx, userId, ctx.clock())
    await forgetAttempts(tx, signInsTo(email))
    await ctx.jobs.enqueue(tx, 'mail.password-changed', { userId })
    await recordAudit(ctx, tx, { action: 'password.reset', target: `user:${userId}`, actorId: userId })
  })
  return null
}

export async function acceptInvitation(
  ctx: PublicContext,
  input: { token: string; password: string; firstName?: string | undefined; lastName?: string | undefined },
): Promise<Session> {
  // The record includes which version of the terms was accepted.
  const { inForce } = await getLegalText(ctx, 'terms')
  const account = await choosePassword(ctx, input, 'invitation', async (tx, { userId, firstName }) => {
    if (firstName === '') await updateName(tx, userId, requireName(input))
    await recordAudit(ctx, tx, {
      action: 'user.invitation-accepted',
      target: `user:${userId}`,
      actorId: userId,
      after: { termsVersion: inForce.version },
    })
  })
  return openFirstSession(ctx, account)
}

/** Whoever was invited by the address alone says their name. */
function requireName({
  firstName,
  lastName,
}: {
  firstName?: string | undefined
  lastName?: string | undefined
}) {
  if (firstName !== undefined && lastName !== undefined) return { firstName, lastName }
  const message = say('Enter your name')
  throw new AppError('validation_failed', message, {
    fields: firstName === undefined ? { firstName: message } : { lastName: message },
  })
}

/** Signs in who has just opened an account by an emailed link and chosen its password. */
export async function openFirstSession(
  ctx: PublicContext,
  account: { id: string; passwordHash: string },
): Promise<Session> {
  const session = await openSession(ctx, account)
  // Somebody has changed the password within this moment.
  if (!session) throw deadLink()
  return session
}

async function choosePassword(
  ctx: PublicContext,
  input: { token: string; password: string },
  purpose: 'reset-password' | 'invitation',
  andThen: (tx: Transaction, owner: { userId: string; email: string; firstName: string }) => Promise<void>,
): Promise<{ id: string; passwordHash: string }> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const tokenHash = hashToken(input.token)
  const owner = await selectMailedToken(ctx.sql, purpose, tokenHash, ctx.clock())
  if (!owner) throw deadLink()
  requireGoodPassword(input.password, owner, 'password')
  const passwordHash = await ctx.passwords.hash(input.password)
  await ctx.sql.begin(async (tx) => {
    const now = ctx.clock()
    const userId = await deleteMailedToken(tx, purpose, tokenHash, now)
    if (!userId) throw deadLink()
    await updatePasswordHash(tx, userId, passwordHash, now)
    // Opening the link proves access to the mailbox.
    await markVerified(ctx, tx, userId)
    await andThen(tx, owner)
  })
  ctx.sessions.forget(owner.userId)
  return { id: owner.userId, passwordHash }
}

export async function verifyEmail(ctx: PublicContext, input: { token: string }): Promise<null> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  await ctx.sql.begin(async (tx) => {
    const userId = await deleteMailedToken(tx, 'verify-email', hashToken(input.token), ctx.clock())
    if (!userId) throw deadLink()
    await markVerified(ctx, tx, userId)
  })
  return null
}

export async function markVerified(
  ctx: Pick<ServiceContext, 'clock' | 'jobs' | 'listeners'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await updateEmailVerified(tx, userId, ctx.clock())
  await tellOffersOfOwner(tx, userId)
  await ctx.listeners.addressProved(ctx, tx, userId)
}

export async function mailResetLink(ctx: ServiceContext, input: { email: string }): Promise<void> {
  const account = await selectAccountByEmail(ctx.sql, input.email)
  if (!account || account.suspended) return
  const link = await newLink(ctx, account.id, 'reset-password')
  await inLanguage(account.language, () => ctx.mailer.send(resetPasswordMail({ to: account.email, link })))
}

export async function mailVerifyLink(ctx: ServiceContext, input: { userId: string }): Promise<void> {
  const account = await selectAccountById(ctx.sql, input.userId)
  if (!account || account.verified) return
  const link = await newLink(ctx, account.id, 'verify-email')
  await inLanguage(account.language, () => ctx.mailer.send(verifyEmailMail({ to: account.email, link })))
}

export async function mailAlreadyRegistered(ctx: ServiceContext, input: { email: string }): Promise<void> {
  const account = await selectAccountByEmail(ctx.sql, input.email)
  if (!account) return
  if (!account.verified) return mailVerifyLink(ctx, { userId: account.id })
  await inLanguage(account.language, () =>
    ctx.mailer.send(alreadyRegisteredMail({ to: account.email, publicUrl: ctx.publicUrl })),
  )
}

export async function mailPasswordChanged(ctx: ServiceContext, input: { userId: string }): Promise<void> {
  const account = await selectAccountById(ctx.sql, input.userId)
  if (!account) return
  await inLanguage(account.language, () =>
    ctx.mailer.send(passwordChangedMail({ to: account.email, publicUrl: ctx.publicUrl })),
  )
}

/**
 * Nobody can flood another person's mailbox: beyond the limit, the link is silently not sent. This is asked
 * once per email, before its job exists, so that a retried job does not use up the allowance.
 */
export async function mayMailLink(ctx: ServiceContext, email: string): Promise<boolean> {
  try {
    await takeAttempt(ctx.sql, linksMailedTo(email), ctx.clock())
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

/** The token is created together with the email, and we never store it ourselves. */
export async function newLink(
  ctx: ServiceContext,
  userId: string,
  purpose: TokenPurpose,
  email: string | null = null,
): Promise<string> {
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(ctx.clock().getTime() + lifetimeMs[purpose])
  await upsertMailedToken(ctx.sql, { userId, purpose, tokenHash, expiresAt, email })
  return `${ctx.publicUrl}/${purpose}?token=${token}`
}

/** For links of other modules, whose tokens are stored with what they are about. */
export function newLinkToken(): { token: string; tokenHash: Buffer } {
  return newToken()
}

export function linkTokenHash(token: string): Buffer {
  return hashToken(token)
}

export function deadLink(): AppError {
  return new AppError(
    'invalid_token',
    say('This link has expired or was already used. Please request a new one.'),
  )
}

/** Makes the link in the invitation email stop working. */
export async function withdrawInvitation(sql: Sql, userId: string): Promise<void> {
  await deleteUserMailedTokens(sql, userId, 'invitation')
}
