import { passkeys } from '@roomlark/contract/accounts/passkeys'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { makePasskey } from '../lib/webauthn.ts'
import { profileKeys } from './keys.ts'

export function usePasskeys() {
  return useCall(profileKeys.passkeys, passkeys.list)
}

/** Has this device make a passkey, and adds it to the account. */
export function useAddPasskey() {
  return useChange(async (name: string) => {
    const made = await makePasskey(await call(passkeys.begin))
    return call(passkeys.add, { body: { name, ...made } })
  }, profileKeys.passkeys)
}

export function useRenamePasskey() {
  return useChange(
    ({ id, name }: { id: string; name: string }) => call(passkeys.rename, { params: { id }, body: { name } }),
    profileKeys.passkeys,
  )
}

export function useRemovePasskey() {
  return useChange((id: string) => call(passkeys.remove, { params: { id } }), profileKeys.passkeys)
}
