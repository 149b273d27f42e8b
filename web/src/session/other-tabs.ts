import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { readToken } from '../lib/token-cookie.ts'
import { reconcile, type SessionState } from './session-state.ts'

const channelName = 'roomlark-session'

/** Signing in or out here is also signing in or out in the other tabs. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** Follows what other tabs did to the cookie: at once when they tell, at the latest when this tab is looked at. */
export function useOtherTabs(setState: Dispatch<SetStateAction<SessionState>>, locationKey: string): void {
  useEffect(() => {
    function follow() {
      setState((now) => {
        const next = reconcile(now, readToken())
        // Signed out on purpose, only elsewhere: this page is not one to come back to.
        return next.phase === 'out' && next !== now ? { ...next, leftAt: locationKey } : next
      })
    }
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', follow)
    window.addEventListener('focus', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      channel.close()
      window.removeEventListener('focus', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [setState, locationKey])
}
