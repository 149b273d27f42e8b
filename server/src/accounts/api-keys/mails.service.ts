import type { ServiceContext } from '../../context.ts'
import { apiKeyMail } from '../../mail/developer-mails.ts'
import { findUser } from '../users/users.service.ts'
import { selectMailedKey } from './api-keys.queries.ts'

export async function mailApiKey(ctx: ServiceContext, { keyId }: { keyId: string }): Promise<void> {
  const key = await selectMailedKey(ctx.sql, keyId)
  const user = key && (await findUser(ctx.sql, key.userId))
  if (!user) return
  const { timeZone } = user.profile
  await ctx.mailer.send(apiKeyMail({ ...key, to: user.email, timeZone, publicUrl: ctx.publicUrl }))
}
