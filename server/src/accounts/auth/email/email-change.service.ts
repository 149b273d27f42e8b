import type { SecuritySummary } from '@roomlark/contract/accounts/security'
import { say } from '@roomlark/contract/say'
import type { PublicContext, ServiceContext, SignedInContext } from '../../../context.ts'
import { tellOffersOfOwner } from '../../../db/outbox.ts'
import { AppError } from '../../../errors.ts'
import { inLanguage } from '../../../language.ts'
import { alreadyRegisteredMail } from '../../../mail/account-mails.ts'
import { changeEmailMail, emailChangeAskedMail, emailChangedMail } from '../../../mail/security-mails.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { selectAccountByEmail } from '../auth.queries.ts'
import { requireOwnPassword } from '../passwords/password-change.service.ts'
import { deadLink, newLink } from '../passwords/recovery.service.ts'
import { knocksFrom, linksMailedTo } from '../throttle.service.ts'
import { hashToken } from '../tokens.ts'
import {
  selectPendingEmail,
  selectSecurity,
  updateEmail,
  updatePendingEmail,
} from './email-change.queries.ts'
import { deleteEmailToken, deleteUserMailedTokens } from './mailed-tokens.queries.ts'

export async function getSecurity(ctx: SignedInContext): Promise<SecuritySummary> {
  const { passwordChangedAt, ...rest } = await selectSecurity(ctx.sql, ctx.actor.userId)
  return { ...rest, passwordChangedAt: passwordChangedAt.toISOString() }
}

/** Only someone who reads the new address's email learns whether it already has an account. */
export async function askEmailChange(
  ctx: SignedInContext,
  input: { email: string; password: string },
): Promise<SecuritySummary> {
  const { userId } = ctx.actor
  const { email: present } = await requireOwnPassword(ctx, input.password, 'password')
  if (present === input.email) {
    const message = say('This is already your email address')
    throw new AppError('validation_failed', message, { fields: { email: message } })
  }
  await takeAttempt(ctx.sql, linksMailedTo(input.email), ctx.clock())
  await ctx.sql.begin(async (tx) => {
    await updatePendingEmail(tx, userId, input.email)
    await deleteUserMailedTokens(tx, userId, 'change-email')
    await ctx.jobs.enqueue(tx, 'mail.change-email', { userId })
    await ctx.jobs.enqueue(tx, 'mail.email-change-asked', { to: present, newEmail: input.email })
    const target = `user:${userId}`
    await recordAudit(ctx, tx, { action: 'email.change-asked', target, after: { email: input.email } })
  })
  return getSecurity(ctx)
}

export async function cancelEmailChange(ctx: SignedInContext): Promise<SecuritySummary> {
  await ctx.sql.begin(async (tx) => {
    await updatePendingEmail(tx, ctx.actor.userId, null)
    await deleteUserMailedTokens(tx, ctx.actor.userId, 'change-email')
  })
  return getSecurity(ctx)
}

export async function confirmEmail(ctx: PublicContext, input: { token: string }): Promise<null> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  await ctx.sql.begin(async (tx) => {
    const now = ctx.clock()
    const token = await deleteEmailToken(tx, hashToken(input.token), now)
    if (!token) throw deadLink()
    const { userId, email } = token
    const before = await updateEmail(tx, userId, email, now)
    if (before === undefined) throw deadLink()
    await tellOffersOfOwner(tx, userId)
    await ctx.listeners.addressProved(ctx, tx, userId)
    // A reset link sent to the abandoned mailbox must no longer work.
    await deleteUserMailedTokens(tx, userId, 'reset-password')
    await ctx.jobs.enqueue(tx, 'mail.email-changed', { to: before, newEmail: email })
    await recordAudit(ctx, tx, {
      action: 'email.changed',
      target: `user:${userId}`,
      actorId: userId,
      before: { email: before },
      after: { email },
    })
  })
  return null
}

export async function mailChangeEmail(ctx: ServiceContext, input: { userId: string }): Promise<void> {
  const { email, language } = await selectPendingEmail(ctx.sql, input.userId)
  if (email === null) return
  const other = await selectAccountByEmail(ctx.sql, email)
  if (other) {
    return inLanguage(other.language, () =>
      ctx.mailer.send(alreadyRegisteredMail({ to: email, publicUrl: ctx.publicUrl })),
    )
  }
  const link = await newLink(ctx, input.userId, 'change-email', email)
  await inLanguage(language, () => ctx.mailer.send(changeEmailMail({ to: email, link })))
}

export async function mailEmailChangeAsked(
  ctx: ServiceContext,
  input: { to: string; newEmail: string },
): Promise<void> {
  const account = await selectAccountByEmail(ctx.sql, input.to)
  await inLanguage(account?.language, () =>
    ctx.mailer.send(emailChangeAskedMail({ ...input, publicUrl: ctx.publicUrl })),
  )
}

export async function mailEmailChanged(
  ctx: ServiceContext,
  input: { to: string; newEmail: string },
): Promise<void> {
  const account = await selectAccountByEmail(ctx.sql, input.newEmail)
  await inLanguage(account?.language, () =>
    ctx.mailer.send(emailChangedMail({ ...input, publicUrl: ctx.publicUrl })),
  )
}
