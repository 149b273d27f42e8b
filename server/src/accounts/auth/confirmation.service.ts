import { type Confirmation, confirmedMinutes } from '@roomlark/contract/accounts/auth'
import type { SignedInContext } from '../../context.ts'
import { withOwnCode } from './mfa/mfa.service.ts'
import { requireOwnPasskey } from './passkeys/passkeys.service.ts'
import { requireOwnPassword } from './passwords/password-change.service.ts'
import { updateConfirmedUntil } from './sessions/sessions.queries.ts'

/** Asks someone who is already signed in for the password, a code or a passkey again. */
export async function confirmSession(
  ctx: SignedInContext,
  input: Confirmation,
): Promise<{ confirmedUntil: string }> {
  const { userId, sessionId } = ctx.actor
  if (input.passkey) await requireOwnPasskey(ctx, input.passkey)
  else if (input.code === undefined) await requireOwnPassword(ctx, input.password ?? '', 'password')
  else await withOwnCode(ctx, input.code, async () => {})
  const until = new Date(ctx.clock().getTime() + confirmedMinutes * 60_000)
  await updateConfirmedUntil(ctx.sql, sessionId, until)
  ctx.sessions.forget(userId)
  return { confirmedUntil: until.toISOString() }
}
