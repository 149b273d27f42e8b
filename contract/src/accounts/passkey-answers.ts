import * as z from 'zod/mini'
import { say } from '../say.ts'

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
export function webAuthnBytes(max: number) {
  const notAnAnswer = say('This is not the answer of a passkey')
  return z.string().check(z.regex(/^[\w-]+$/, notAnAnswer), z.maxLength(max, notAnAnswer))
}

export const CredentialId = webAuthnBytes(1400)

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** The passkeys that will do; left out if it is any of this site. */
  allowCredentials: z.optional(z.array(z.object({ type: z.literal('public-key'), id: z.string() }))),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const PasskeyAnswer = z.strictObject({
  credentialId: CredentialId,
  clientDataJSON: webAuthnBytes(4000),
  authenticatorData: webAuthnBytes(4000),
  signature: webAuthnBytes(8000),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>
