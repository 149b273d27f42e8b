import { team } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { NoInvitation } from './no-invitation.tsx'
import { TeamInvitationForm } from './team-invitation-form.tsx'
import { useInvitation } from './use-invitation.ts'

const read = (token: string, signal: AbortSignal) => call(team.invitation, { body: { token }, signal })

/** The page that the link of an invitation to a team opens. */
export function TeamInvitationPage() {
  useTitle(say('Your invitation to a team'))
  const found = useInvitation(read)
  if (found.state !== 'found') return <NoInvitation state={found.state} retry={found.retry} />
  return <TeamInvitationForm token={found.token} offer={found.offer} onRefused={found.refuse} />
}
