import { type MfaProof, mfa } from '@roomlark/contract/mfa'
import { security } from '@roomlark/contract/security'
import { type ProfileInput, users } from '@roomlark/contract/users'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'
import { upload } from '../../lib/call-upload.ts'
import { useSession, useUser } from '../../session/session-context.ts'

const keys = {
  security: ['profile', 'security'],
  sessions: ['profile', 'sessions'],
  signIns: (page: number) => ['profile', 'sign-ins', page],
}

/** spec §4: a profile update replaces the user, and the greeting with it. */
export function useSaveProfile() {
  const { replaceUser } = useSession()
  return useMutation({
    mutationFn: (body: ProfileInput) => call(users.updateProfile, { body }),
    onSuccess: replaceUser,
  })
}

type Sending = { file: File; onProgress: (share: number) => void; signal: AbortSignal }

export function useSetPicture() {
  const { replaceUser } = useSession()
  return useMutation({
    mutationFn: (sending: Sending) => upload(users.setPicture, { params: undefined, ...sending }),
    onSuccess: replaceUser,
  })
}

export function useRemovePicture() {
  const { replaceUser } = useSession()
  return useMutation({ mutationFn: () => call(users.removePicture), onSuccess: replaceUser })
}

export function useSecurity() {
  return useQuery({ queryKey: keys.security, queryFn: ({ signal }) => call(security.get, { signal }) })
}

export function useChangeEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(security.changeEmail, { body }),
    onSuccess: (summary) => client.setQueryData(keys.security, summary),
  })
}

export function useCancelEmailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(security.cancelEmailChange),
    onSuccess: (summary) => client.setQueryData(keys.security, summary),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(users.changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['profile'] }),
  })
}

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
    // The sessions too: turning it on ends all others.
    void client.invalidateQueries({ queryKey: ['profile'] })
  }
}

export function useSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => call(security.sessions, { signal }) })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(security.endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  })
}

export function useEndOtherSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(security.endOtherSessions),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  })
}

export function useSignIns(page: number) {
  return useQuery({
    queryKey: keys.signIns(page),
    queryFn: ({ signal }) => callPage(security.signIns, { query: { page, limit: 6 }, signal }),
    placeholderData: keepPreviousData,
  })
}
