import type { ProfileInput, User } from '@roomlark/contract/accounts/users'
import { imageUrls } from '../../adapters/image-store.ts'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { lockUser, selectUser, updateProfileRow } from './users.queries.ts'

export async function findUser(sql: Sql, id: string): Promise<User | null> {
  const row = await selectUser(sql, id)
  if (!row) return null
  const { firstName, lastName, companyName, phone, imageFile, language, locale, timeZone } = row
  const profileImageUrl = imageFile === null ? null : imageUrls(imageFile).smallUrl
  const profile = { firstName, lastName, companyName, phone, profileImageUrl, language, locale, timeZone }
  const { userType, email, emailVerified, mfaEnabled, membership } = row
  return { id, userType, email, emailVerified, mfaEnabled, membership, profile }
}

export async function getUser(sql: Sql, id: string): Promise<User> {
  const user = await findUser(sql, id)
  if (!user) throw notFound('account')
  return user
}

export async function getProfile(ctx: SignedInContext): Promise<User> {
  return getUser(ctx.sql, ctx.actor.userId)
}

export async function updateProfile(ctx: SignedInContext, input: ProfileInput): Promise<User> {
  const { userId } = ctx.actor
  const user = await ctx.sql.begin(async (tx) => {
    await lockUser(tx, userId)
    const before = await getUser(tx, userId)
    await updateProfileRow(tx, userId, input, ctx.clock())
    const after = await getUser(tx, userId)
    await recordAudit(ctx, tx, {
      action: 'profile.updated',
      target: `user:${userId}`,
      before: before.profile,
      after: after.profile,
    })
    return after
  })
  // The next page is served in the language that was just chosen.
  ctx.sessions.forget(userId)
  return user
}
