import type { Session } from '@roomlark/contract/accounts/auth'
import type { PasskeyAnswer, PasskeyRequest } from '@roomlark/contract/accounts/passkey-answers'
import {
  mostPasskeys,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
} from '@roomlark/contract/accounts/passkeys'
import { say } from '@roomlark/contract/say'
import type { PublicContext, ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import { inLanguage } from '../../../language.ts'
import { passkeyMail } from '../../../mail/security-mails.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { findUser, getUser } from '../../users/users.service.ts'
import { selectAccountById, selectPasswordHashForUpdate } from '../auth.queries.ts'
import { requireUsable } from '../auth.service.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { knocksFrom } from '../throttle.service.ts'
import { newChallenge } from './challenges.ts'
import {
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  selectCredentialIds,
  selectPasskeys,
  selectSigningKey,
  updatePasskeyName,
  updateUsed,
} from './passkeys.queries.ts'
import { algorithms, readSite, verifyAnswer, verifyNewKey } from './webauthn.ts'

export async function listPasskeys(ctx: SignedInContext): Promise<Passkey[]> {
  return (await selectPasskeys(ctx.sql, ctx.actor.userId)).map(toPasskey)
}

export async function beginPasskey(ctx: SignedInContext): Promise<PasskeyCreation> {
  const { userId } = ctx.actor
  const user = await getUser(ctx.sql, userId)
  const known = await selectCredentialIds(ctx.sql, userId)
  const fullName = `${user.profile.firstName} ${user.profile.lastName}`.trim()
  return {
    challenge: newChallenge(ctx, `add:${userId}`),
    rp: { id: readSite(ctx.publicUrl).id, name: 'Roomlark' },
    user: {
      // Devices keep it beside the key, so it says nothing about the person.
      id: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
      name: user.email,
      displayName: fullName || user.email,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map((id) => ({ type: 'public-key', id: id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  }
}

export async function addPasskey(ctx: SignedInContext, input: NewPasskey): Promise<Passkey> {
  const { userId } = ctx.actor
  const key = await verifyNewKey(ctx, `add:${userId}`, input)
  if (!key) {
    throw new AppError(
      'validation_failed',
      say('The passkey was not made, or too long ago. Please try again.'),
    )
  }
  const { name } = input
  return ctx.sql.begin(async (tx) => {
    await selectPasswordHashForUpdate(tx, userId)
    if ((await selectCredentialIds(tx, userId)).length >= mostPasskeys) {
      throw new AppError(
        'conflict',
        say('An account has at most {most} passkeys. Remove one first.', { most: mostPasskeys }),
      )
    }
    const row = await insertPasskey(tx, { ...key, userId, name, now: ctx.clock() })
    if (!row) throw new AppError('conflict', say('This passkey was added before.'))
    await announce(ctx, tx, 'added', name)
    return toPasskey(row)
  })
}

export async function renamePasskey(
  ctx: SignedInContext,
  id: string,
  { name }: { name: string },
): Promise<Passkey> {
  const row = await updatePasskeyName(ctx.sql, { userId: ctx.actor.userId, id, name })
  if (!row) throw notFound('passkey')
  return toPasskey(row)
}

export async function removePasskey(ctx: SignedInContext, id: string): Promise<null> {
  await ctx.sql.begin(async (tx) => {
    const name = await deletePasskey(tx, { userId: ctx.actor.userId, id })
    if (name === undefined) throw notFound('passkey')
    await announce(ctx, tx, 'removed', name)
  })
  return null
}

async function announce(
  ctx: SignedInContext,
  tx: Transaction,
  news: 'added' | 'removed',
  name: string,
): Promise<void> {
  const { userId } = ctx.actor
  const said = news === 'added' ? { after: { name } } : { before: { name } }
  await recordAudit(ctx, tx, { action: `passkey.${news}`, target: `user:${userId}`, ...said })
  await tell(tx, { type: 'account' }, { userIds: [userId] })
  await ctx.jobs.enqueue(tx, 'mail.passkey', { userId, name, news, at: ctx.clock().toISOString() })
}

export async function mailPasskey(
  ctx: ServiceContext,
  { userId, ...change }: { userId: string; name: string; news: 'added' | 'removed'; at: string },
): Promise<void> {
  const user = await findUser(ctx.sql, userId)
  if (!user) return
  const { language, timeZone } = user.profile
  await inLanguage(language, () =>
    ctx.mailer.send(passkeyMail({ ...change, to: user.email, timeZone, publicUrl: ctx.publicUrl })),
  )
}

export function beginPasskeySignIn(ctx: PublicContext): PasskeyRequest {
  return {
    challenge: newChallenge(ctx, 'sign-in'),
    rpId: readSite(ctx.publicUrl).id,
    userVerification: 'required',
  }
}

/**
 * Opens a session without asking for a code: whoever answers has the device, and the device has verified the person. An
 * unknown key is refused like a wrong answer.
 */
export async function signInWithPasskey(ctx: PublicContext, answer: PasskeyAnswer): Promise<Session> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const key = await selectSigningKey(ctx.sql, Buffer.from(answer.credentialId, 'base64url'))
  const account = key && (await selectAccountById(ctx.sql, key.userId))
  const verified = key && (await verifyAnswer(ctx, 'sign-in', key, answer))
  if (!account || !verified) throw refused()
  await requireUsable(ctx, account)
  const session = await openSession(ctx, account, async (tx) => {
    if (!(await updateUsed(tx, key.id, { ...verified, now: ctx.clock() }))) throw refused()
  })
  if (!session) throw refused()
  return session
}

export async function beginPasskeyConfirmation(ctx: SignedInContext): Promise<PasskeyRequest> {
  const { userId } = ctx.actor
  const own = await selectCredentialIds(ctx.sql, userId)
  // Without any, the browser would offer those of other accounts.
  if (own.length === 0) throw new AppError('conflict', say('Your account has no passkey yet.'))
  return {
    challenge: newChallenge(ctx, `confirm:${userId}`),
    rpId: readSite(ctx.publicUrl).id,
    allowCredentials: own.map((id) => ({ type: 'public-key', id: id.toString('base64url') })),
    userVerification: 'required',
  }
}

/** Requires the answer of a passkey of the account that is signed in. */
export async function requireOwnPasskey(ctx: SignedInContext, answer: PasskeyAnswer): Promise<void> {
  const { userId } = ctx.actor
  const key = await selectSigningKey(ctx.sql, Buffer.from(answer.credentialId, 'base64url'))
  const verified = key?.userId === userId && (await verifyAnswer(ctx, `confirm:${userId}`, key, answer))
  const isNew = verified && (await updateUsed(ctx.sql, key.id, { ...verified, now: ctx.clock() }))
  if (isNew) return
  const message = say('This passkey did not work. Try again, or use your password.')
  throw new AppError('validation_failed', message, { fields: { passkey: message } })
}

function refused(): AppError {
  return new AppError(
    'invalid_credentials',
    say('This passkey did not work. Try again, or sign in with your password.'),
  )
}

function toPasskey({ createdAt, lastUsedAt, ...row }: PasskeyRow): Passkey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
