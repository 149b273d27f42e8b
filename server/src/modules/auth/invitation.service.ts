import type { OpenInvitation, PartnerInvitationOffer } from '@roomlark/contract/auth'
import type { PublicContext } from '../../context.ts'
import { findInvitationOffer } from '../partnerships/invitations.service.ts'
import { takeAttempt } from '../throttles/throttles.service.ts'
import { selectInvitation } from './mailed-tokens.queries.ts'
import { deadLink } from './recovery.service.ts'
import { knocksFrom } from './throttle.service.ts'
import { hashToken } from './tokens.ts'

/** Reading an invitation does not use it up: the link still works afterwards. */
export async function getInvitation(ctx: PublicContext, input: { token: string }): Promise<OpenInvitation> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const row = await selectInvitation(ctx.sql, hashToken(input.token), ctx.clock())
  if (!row) throw deadLink()
  const { email, userType, firstName, invitedBy, expiresAt } = row
  return { email, userType, firstName, invitedBy, expiresAt: expiresAt.toISOString() }
}

/** The invitation of a hotel, which works until it is answered or withdrawn. */
export async function getPartnerInvitation(
  ctx: PublicContext,
  input: { token: string },
): Promise<PartnerInvitationOffer> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const offer = await findInvitationOffer(ctx, input.token)
  if (!offer) throw deadLink()
  return offer
}
