import { type ProfileInput, users } from '@roomlark/contract/accounts/users'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { upload } from '../lib/call-upload.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useSession } from '../session/session-context.ts'
import { profileKeys } from './keys.ts'

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

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(users.changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: profileKeys.all }),
  })
}
