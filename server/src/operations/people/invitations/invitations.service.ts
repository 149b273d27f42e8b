import type { Invitation, PersonDetail } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { randomPasswordHash } from '../../../accounts/auth/passwords/password-change.service.ts'
import { newLink } from '../../../accounts/auth/passwords/recovery.service.ts'
import { findUser } from '../../../accounts/users/users.service.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { inLanguage } from '../../../language.ts'
import { invitationMail } from '../../../mail/people-mails.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { takeMail } from '../../../platform/limits/mail-limits.service.ts'
import { getPerson } from '../people.service.ts'
import { insertInvited, updateInvited } from '../people-changes.queries.ts'

/** Works regardless of the registration switch, because an administrator has invited this person. */
export async function invitePerson(ctx: SignedInContext, input: Invitation): Promise<PersonDetail> {
  const passwordHash = await randomPasswordHash(ctx)
  return ctx.sql.begin(async (tx) => {
    const userId = await insertInvited(tx, {
      ...input,
      passwordHash,
      invitedBy: ctx.actor.userId,
      now: ctx.clock(),
    })
    if (!userId) {
      const message = say('There is already an account with this address')
      throw new AppError('conflict', message, { fields: { email: message } })
    }
    await takeMail(ctx, tx, 'invitation', input.email)
    await ctx.jobs.enqueue(tx, 'mail.invitation', { userId, byId: ctx.actor.userId })
    const { email, userType } = input
    await recordAudit(ctx, tx, {
      action: 'user.invited',
      target: `user:${userId}`,
      after: { email, userType },
    })
    return getPerson(ctx, tx, userId)
  })
}

export async function inviteAgain(ctx: SignedInContext, id: string): Promise<PersonDetail> {
  return ctx.sql.begin(async (tx) => {
    const { state, email } = await getPerson(ctx, tx, id)
    if (state !== 'invited') throw new AppError('conflict', say('This account has no open invitation.'))
    await updateInvited(tx, id, ctx.actor.userId, ctx.clock())
    await takeMail(ctx, tx, 'invitation', email)
    await ctx.jobs.enqueue(tx, 'mail.invitation', { userId: id, byId: ctx.actor.userId })
    await recordAudit(ctx, tx, { action: 'user.invited-again', target: `user:${id}` })
    return getPerson(ctx, tx, id)
  })
}

export async function mailInvitation(
  ctx: ServiceContext,
  input: { userId: string; byId: string },
): Promise<void> {
  const user = await findUser(ctx.sql, input.userId)
  if (!user || user.emailVerified) return
  const by = await findUser(ctx.sql, input.byId)
  const byName = by ? `${by.profile.firstName} ${by.profile.lastName}`.trim() : ''
  const link = await newLink(ctx, user.id, 'invitation')
  const { firstName } = user.profile
  const { userType } = user
  await inLanguage(user.profile.language ?? by?.profile.language, () =>
    ctx.mailer.send(invitationMail({ to: user.email, firstName, userType, byName, link })),
  )
}
