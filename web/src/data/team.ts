import { type Team, type TeamInvitationInput, type TeamPlaces, team } from '@roomlark/contract/accounts/team'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { sessionCalls } from '../session/session-calls.ts'
import { useSession } from '../session/session-context.ts'
import { teamKeys } from './keys.ts'

export function useTeam() {
  return useCall(teamKeys.team, team.get)
}

/** Every change answers with the team as it is then. */
function useTeamChange<Input>(change: (input: Input) => Promise<Team>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) => {
      keepAnswer(client, teamKeys.team, changed)
    },
    onError: () => client.invalidateQueries({ queryKey: teamKeys.team }),
  })
}

export function useInvitePerson() {
  return useTeamChange((body: TeamInvitationInput) => call(team.invite, { body }))
}

/** Holder of the roles: a member, or an invitation that promises them. */
export type RoleHolder = { kind: 'member' | 'invitation'; id: string; version: number }

export function useChangeRoles() {
  return useTeamChange(({ kind, id, version, places }: RoleHolder & { places: TeamPlaces }) => {
    const input = { params: { id }, body: { places, version } }
    return kind === 'member' ? call(team.changeMember, input) : call(team.changeInvitation, input)
  })
}

export function useSendAgain() {
  return useTeamChange((id: string) => call(team.sendAgain, { params: { id } }))
}

export function useWithdrawInvitation() {
  return useTeamChange((id: string) => call(team.withdraw, { params: { id } }))
}

export function useRemoveMember() {
  return useTeamChange((id: string) => call(team.remove, { params: { id } }))
}

/** The account then works for nobody, and everything that was shown goes with it. */
export function useLeaveTeam() {
  const { replaceUser } = useSession()
  return useMutation({
    mutationFn: async () => {
      await call(team.leave)
      return call(sessionCalls.getProfile)
    },
    onSuccess: replaceUser,
  })
}
