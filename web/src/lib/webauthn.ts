import type { PasskeyAnswer, PasskeyRequest } from '@roomlark/contract/accounts/passkey-answers'
import type { NewPasskey, PasskeyCreation } from '@roomlark/contract/accounts/passkeys'

/** A browser takes one question at a time, and one that waits in a form ends for the next. */
let asking: AbortController | undefined

function beginAsking(): AbortSignal {
  asking?.abort()
  asking = new AbortController()
  return asking.signal
}

/** Has the device make a passkey. */
export async function makePasskey(options: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await navigator.credentials.create({ publicKey, signal: beginAsking() })
  if (!(made instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  const { id, response } = made.toJSON() as RegistrationResponseJSON
  const { clientDataJSON, attestationObject } = response
  return { credentialId: id, clientDataJSON, attestationObject }
}

/** `conditional` offers passkeys among what the browser fills in, and waits until somebody takes one. */
export type Mediation = 'optional' | 'conditional'

/** Has the device answer with one of its passkeys. */
export async function askForPasskey(options: PasskeyRequest, mediation: Mediation): Promise<PasskeyAnswer> {
  const { allowCredentials, ...request } = options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...request,
    ...(allowCredentials && { allowCredentials }),
  })
  const found = await navigator.credentials.get({ publicKey, mediation, signal: beginAsking() })
  if (!(found instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  const { id, response } = found.toJSON() as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature } = response
  return { credentialId: id, clientDataJSON, authenticatorData, signature }
}

/** Tells whether somebody closed the question of the device, let it lapse, or was asked anew. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
