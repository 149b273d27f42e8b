import { findUser } from '../../accounts/users/users.service.ts'
import type { JobPayloads } from '../../adapters/jobs.ts'
import type { ServiceContext } from '../../context.ts'
import { accountDecisionMail } from '../../mail/people-mails.ts'

export async function mailAccountDecision(
  ctx: ServiceContext,
  { userId, decision, reason }: JobPayloads['mail.account-decision'],
): Promise<void> {
  const user = await findUser(ctx.sql, userId)
  if (!user) return
  await ctx.mailer.send(accountDecisionMail({ to: user.email, decision, reason, publicUrl: ctx.publicUrl }))
}
