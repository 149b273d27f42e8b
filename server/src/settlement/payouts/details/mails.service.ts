import { sayDevice } from '../../../accounts/auth/sessions/sign-ins.service.ts'
import { findUser } from '../../../accounts/users/users.service.ts'
import type { JobPayloads } from '../../../adapters/job-kinds.ts'
import type { ServiceContext } from '../../../context.ts'
import { inLanguage } from '../../../language.ts'
import { payoutDetailsMail } from '../../../mail/payout-mails.ts'
import { selectMailedDetails } from './payout-details.queries.ts'

export async function mailPayoutDetails(
  ctx: ServiceContext,
  { userId, detailsId, news }: JobPayloads['mail.payout-details'],
): Promise<void> {
  const user = await findUser(ctx.sql, userId)
  const details = await selectMailedDetails(ctx.sql, detailsId)
  if (!user || !details) return
  const { language, timeZone } = user.profile
  const { publicUrl } = ctx
  await inLanguage(language, () =>
    ctx.mailer.send(
      payoutDetailsMail({
        ...details,
        device: details.device === null ? null : sayDevice(details.device),
        to: user.email,
        timeZone,
        news,
        publicUrl,
      }),
    ),
  )
}
