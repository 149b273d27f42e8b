import {
  type InvitationList,
  type InvitationQuery,
  invitations,
} from '@roomlark/contract/operations/invitations'
import { call } from '../lib/call.ts'
import { usePages } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { peopleKeys } from './keys.ts'

export type InvitationFilter = Omit<InvitationQuery, 'limit'>

export function useInvitations(filter: InvitationFilter) {
  return usePages(peopleKeys.invitations(filter), invitations.list, { query: filter })
}

/** Says what would become of each line, and invites nobody. */
export function useCheckList() {
  return useMutation({
    mutationFn: (body: InvitationList) => call(invitations.sendList, { body: { ...body, dryRun: true } }),
  })
}

export function useSendList() {
  return useChange(
    (body: InvitationList) => call(invitations.sendList, { body: { ...body, dryRun: false } }),
    peopleKeys.all,
  )
}

export function useRepeatExpired() {
  return useChange(() => call(invitations.repeat), peopleKeys.all)
}
