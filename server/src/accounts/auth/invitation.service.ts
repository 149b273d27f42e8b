import type { OpenInvitation } from '@roomlark/contract/accounts/auth'
import type { PublicContext } from '../../context.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import { selectInvitation, updateOpened } from './email/mailed-tokens.queries.ts'
import { deadLink } from './passwords/recovery.service.ts'
import { knocksFrom } from './throttle.service.ts'
import { hashToken } from './tokens.ts'

/** Reading an invitation does not use it up, but whoever sent it learns that it was opened. */
export async function getInvitation(ctx: PublicContext, input: { token: string }): Promise<OpenInvitation> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const row = await selectInvitation(ctx.sql, hashToken(input.token), ctx.clock())
  if (!row) throw deadLink()
  await updateOpened(ctx.sql, row.userId, ctx.clock())
  const { email, userType, firstName, invitedBy, expiresAt } = row
  return { email, userType, firstName, invitedBy, expiresAt: expiresAt.toISOString() }
}
