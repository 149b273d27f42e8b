import type { ProfileInput, User } from '@roomlark/contract/users'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { selectUser, updateProfileRow } from './users.queries.ts'

export async function getUser(sql: Sql, id: string): Promise<User> {
  const row = await selectUser(sql, id)
  if (!row) throw notFound('account')
  const { firstName, lastName, companyName, phone, profileImageUrl, ...account } = row
  return { ...account, profile: { firstName, lastName, companyName, phone, profileImageUrl } }
}

export async function getProfile(ctx: SignedInContext): Promise<User> {
  return getUser(ctx.sql, ctx.actor.userId)
}

export async function updateProfile(ctx: SignedInContext, input: ProfileInput): Promise<User> {
  return ctx.sql.begin(async (tx) => {
    await updateProfileRow(tx, ctx.actor.userId, input, ctx.clock())
    return getUser(tx, ctx.actor.userId)
  })
}
