import { auth } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { InvitationForm } from './invitation-form.tsx'
import { NoInvitation } from './no-invitation.tsx'
import { useInvitation } from './use-invitation.ts'

const read = (token: string, signal: AbortSignal) => call(auth.invitation, { body: { token }, signal })

/** The page that the link of an invitation opens: who invited whom, and what to accept. */
export function InvitationPage() {
  useTitle(say('Your invitation to Roomlark'))
  const found = useInvitation(read)
  if (found.state !== 'found') return <NoInvitation state={found.state} retry={found.retry} />
  return <InvitationForm token={found.token} invitation={found.offer} onRefused={found.refuse} />
}
