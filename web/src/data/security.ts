import { security } from '@roomlark/contract/accounts/security'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { profileKeys } from './keys.ts'

export function useSecurity() {
  return useCall(profileKeys.security, security.get)
}

export function useChangeEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(security.changeEmail, { body }),
    onSuccess: (summary) => keepAnswer(client, profileKeys.security, summary),
  })
}

export function useCancelEmailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(security.cancelEmailChange),
    onSuccess: (summary) => keepAnswer(client, profileKeys.security, summary),
  })
}

export function useSessions() {
  return useCall(profileKeys.sessions, security.sessions)
}

export function useEndSession() {
  return useChange((id: string) => call(security.endSession, { params: { id } }), profileKeys.sessions)
}

export function useEndOtherSessions() {
  return useChange(() => call(security.endOtherSessions), profileKeys.sessions)
}

export function useSignIns(page: number) {
  return usePages(profileKeys.signIns(page), security.signIns, { query: { page, limit: 6 } })
}
