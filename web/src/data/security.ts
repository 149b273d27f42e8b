import { security } from '@roomlark/contract/accounts/security'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { profileKeys } from './keys.ts'

export function useSecurity() {
  return useQuery({ queryKey: profileKeys.security, queryFn: ({ signal }) => call(security.get, { signal }) })
}

export function useChangeEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(security.changeEmail, { body }),
    onSuccess: (summary) => client.setQueryData(profileKeys.security, summary),
  })
}

export function useCancelEmailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(security.cancelEmailChange),
    onSuccess: (summary) => client.setQueryData(profileKeys.security, summary),
  })
}

export function useSessions() {
  return useQuery({
    queryKey: profileKeys.sessions,
    queryFn: ({ signal }) => call(security.sessions, { signal }),
  })
}

export function useEndSession() {
  return useChange((id: string) => call(security.endSession, { params: { id } }), profileKeys.sessions)
}

export function useEndOtherSessions() {
  return useChange(() => call(security.endOtherSessions), profileKeys.sessions)
}

export function useSignIns(page: number) {
  return useQuery({
    queryKey: profileKeys.signIns(page),
    queryFn: ({ signal }) => callPage(security.signIns, { query: { page, limit: 6 }, signal }),
    placeholderData: keepPreviousData,
  })
}
