import { type MfaProof, mfa } from '@roomlark/contract/accounts/mfa'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useSession, useUser } from '../session/session-context.ts'
import { profileKeys } from './keys.ts'

export function useBeginMfa() {
  return useMutation({ mutationFn: (password: string) => call(mfa.setUp, { body: { password } }) })
}

export function useConfirmMfa() {
  const refresh = useMfaChanged(true)
  return useMutation({
    mutationFn: (code: string) => call(mfa.confirm, { body: { code } }),
    onSuccess: refresh,
  })
}

export function useDisableMfa() {
  const refresh = useMfaChanged(false)
  return useMutation({
    mutationFn: (body: MfaProof) => call(mfa.disable, { body }),
    onSuccess: refresh,
  })
}

export function useRenewCodes() {
  const refresh = useMfaChanged(true)
  return useMutation({
    mutationFn: (body: MfaProof) => call(mfa.renewCodes, { body }),
    onSuccess: refresh,
  })
}

function useMfaChanged(mfaEnabled: boolean): () => void {
  const client = useQueryClient()
  const { replaceUser } = useSession()
  const user = useUser()
  return () => {
    replaceUser({ ...user, mfaEnabled })
    // The sessions too, since turning it on ends all others.
    void client.invalidateQueries({ queryKey: profileKeys.all })
  }
}
