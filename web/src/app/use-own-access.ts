import { say } from '@roomlark/contract/say'
import { callInBackground } from '../lib/call.ts'
import { sessionCalls } from '../session/session-calls.ts'
import { useSession } from '../session/session-context.ts'
import { hasMissed, useLive } from '../session/use-live.ts'
import { toast } from '../ui/toast.ts'

/** Follows changes of the own membership in a team: what it no longer allows disappears from open pages at once. */
export function useOwnAccess(): void {
  const { user, replaceUser } = useSession()
  async function reread() {
    const now = await callInBackground(sessionCalls.getProfile)
    if (!now || !user || JSON.stringify(now.membership) === JSON.stringify(user.membership)) return
    replaceUser(now)
    toast.info(
      now.membership
        ? say('Your permissions at {owner} have changed.', { owner: now.membership.ownerName })
        : say('You no longer work in the team of {owner}.', { owner: user.membership?.ownerName }),
    )
  }
  useLive((event) => {
    if (event.type === 'account' || (user?.membership && hasMissed(event))) void reread()
  })
}
