import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, requiredName } from '../primitives.ts'
import { say } from '../say.ts'
import { Session } from './auth.ts'
import { CredentialId, PasskeyAnswer, PasskeyRequest, webAuthnBytes } from './passkey-answers.ts'

/** More than anybody has of devices and password managers together. */
export const mostPasskeys = 20

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  /** Null if nobody has signed in with it yet. */
  lastUsedAt: z.nullable(Instant),
  /** True if a password manager keeps it on several devices. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

const PasskeyName = requiredName(60, say('Give the passkey a name'))
export const PasskeyNaming = z.strictObject({ name: PasskeyName })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as it is used here. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const NewPasskey = z.strictObject({
  name: PasskeyName,
  credentialId: CredentialId,
  clientDataJSON: webAuthnBytes(4000),
  attestationObject: webAuthnBytes(20_000),
})
export type NewPasskey = z.infer<typeof NewPasskey>

const PasskeyParams = z.strictObject({ id: Id })

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/users/passkeys',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Your passkeys, and when each was last used',
    response: z.array(Passkey),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/users/passkeys/options',
    access: 'signed-in',
    launch: ['profile'],
    confirmed: true,
    summary: 'What navigator.credentials.create() needs to make a passkey; valid for 15 minutes',
    response: PasskeyCreation,
  }),
  add: endpoint({
    method: 'POST',
    path: '/users/passkeys',
    access: 'signed-in',
    launch: ['profile'],
    confirmed: true,
    summary: 'Add the passkey that was made; you are told by email',
    body: NewPasskey,
    response: Passkey,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/users/passkeys/:id',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Give a passkey another name',
    params: PasskeyParams,
    body: PasskeyNaming,
    response: Passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/passkeys/:id',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Remove a passkey; nobody signs in with it any more, and you are told by email',
    params: PasskeyParams,
    response: z.null(),
  }),
  beginConfirming: endpoint({
    method: 'POST',
    path: '/users/passkeys/confirmation',
    access: 'signed-in',
    summary: 'What navigator.credentials.get() needs to confirm that it is you; valid for 15 minutes',
    response: PasskeyRequest,
  }),
  beginSignIn: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'public',
    summary: 'What navigator.credentials.get() needs to sign in with a passkey; valid for 15 minutes',
    response: PasskeyRequest,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    access: 'public',
    summary: 'Sign in with a passkey, which counts as both steps of two-step sign-in',
    message: 'Login successful!',
    body: PasskeyAnswer,
    response: Session,
  }),
}
