import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { readToken } from '../lib/token-cookie.ts'
import { reconcile, type SessionState } from './session-state.ts'

const channelName = 'roomlark-session'

/** Signing in or out here is also signing in or out in the other tabs. */
export function notifyOtherTabs(news: 'signed-in' | 'signed-out'): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Follows what other tabs did to the cookie: at once when they announce it, at the latest when this tab is shown. */
export function useOtherTabs(setState: Dispatch<SetStateAction<SessionState>>, locationKey: string): void {
  useEffect(() => {
    function follow(event: Event) {
      // The message may arrive before the cookie is gone, so the message itself counts.
      const isOver = event instanceof MessageEvent && event.data === 'signed-out'
      setState((now) => {
        const next = reconcile(now, isOver ? null : readToken())
        // Signed out on purpose in another tab, so this is not a page to come back to.
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
