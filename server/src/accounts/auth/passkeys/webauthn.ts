import type { PasskeyAnswer } from '@roomlark/contract/accounts/passkey-answers'
import type { NewPasskey } from '@roomlark/contract/accounts/passkeys'
import type { PublicContext } from '../../../context.ts'
import { findIssue, type Purpose } from './challenges.ts'

type WebAuthnContext = Pick<PublicContext, 'cipher' | 'clock' | 'publicUrl'>

/** ES256, EdDSA and RS256: what passkeys of phones, computers and security keys sign with. */
export const algorithms = [-7, -8, -257]

/** Passkeys belong to the host of the public address; browsers offer them nowhere else. */
export function readSite(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

type VerifiedKey = { credentialId: Buffer; publicKey: Buffer; counter: number; isSynced: boolean }

/** Returns the key that was made; null if the answer is not one to our challenge, from our site, by a verified person. */
export async function verifyNewKey(
  ctx: WebAuthnContext,
  purpose: Purpose,
  { credentialId, clientDataJSON, attestationObject }: NewPasskey,
): Promise<VerifiedKey | null> {
  // Loaded when it is needed, since hardly any request does.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const site = readSite(ctx.publicUrl)
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) => findIssue(ctx, purpose, challenge) !== null,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!made) return null
    return {
      credentialId: Buffer.from(made.credential.id, 'base64url'),
      publicKey: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      isSynced: made.credentialBackedUp,
    }
  } catch {
    // The library throws for whatever a caller may have made up, and only for that.
    return null
  }
}

type VerifiedAnswer = { counter: number; isSynced: boolean; challengedAt: Date }

/** Returns what an answer to a challenge says; null if it is not of this key. */
export async function verifyAnswer(
  ctx: WebAuthnContext,
  purpose: Purpose,
  key: Pick<VerifiedKey, 'publicKey' | 'counter'>,
  { credentialId, clientDataJSON, authenticatorData, signature }: PasskeyAnswer,
): Promise<VerifiedAnswer | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const site = readSite(ctx.publicUrl)
  let challengedAt: Date | null = null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: (challenge) => {
        challengedAt = findIssue(ctx, purpose, challenge)
        return challengedAt !== null
      },
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    })
    if (!verified || challengedAt === null) return null
    const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo
    return { counter, isSynced, challengedAt }
  } catch {
    return null
  }
}
