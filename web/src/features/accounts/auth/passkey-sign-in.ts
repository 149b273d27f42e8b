import type { Session } from '@roomlark/contract/accounts/auth'
import type { passkeys } from '@roomlark/contract/accounts/passkeys'
import { say } from '@roomlark/contract/say'
import { address } from '../../../lib/address.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { hasPasskeys } from '../../../lib/has-passkeys.ts'
import { askForPasskey, isGivenUp, type Mediation } from '../../../lib/webauthn.ts'
import { toast } from '../../../ui/toast.ts'

const calls = {
  begin: address<typeof passkeys.beginSignIn>('POST', '/auth/passkey/options'),
  signIn: address<typeof passkeys.signIn>('POST', '/auth/passkey'),
}

type Asking = {
  mediation: Mediation
  onEnter: (session: Session) => void
  onFailed: (message: string) => void
}

/** Counts the questions, since a press of the button may overtake the offer that the focus began. */
let asked = 0

/** Signs in with a passkey of this device; nothing happens if nobody takes one. */
export async function signInWithPasskey({ mediation, onEnter, onFailed }: Asking): Promise<void> {
  asked += 1
  const own = asked
  try {
    if (mediation === 'conditional' && !(await canFillIn())) return
    const options = await call(calls.begin)
    if (own !== asked) return
    onEnter(await call(calls.signIn, { body: await askForPasskey(options, mediation) }))
    toast.success(say('Login successful!'))
  } catch (error) {
    if (isGivenUp(error)) return
    onFailed(getErrorMessage(error, say('This device could not use a passkey here.')))
  }
}

async function canFillIn(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.())
}
