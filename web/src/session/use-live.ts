import type { LiveEvent } from '@roomlark/contract/platform/live'
import { useEffect, useEffectEvent } from 'react'
import { keepLive, listenLive, startPosition } from './live.ts'
import { useSession } from './session-context.ts'

/** The one stream of this tab, open while somebody is signed in and the tab is visible. */
export function useLiveConnection(): void {
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    let stop: AbortController | null = null
    const place = startPosition(token)
    const follow = () => {
      // A browser allows few connections to one host: tabs in the background give theirs back. When one
      // comes back, the server tells it what it missed, so that nothing is asked for merely because of that.
      if (document.hidden) {
        stop?.abort()
        stop = null
      } else if (!stop) {
        stop = new AbortController()
        void keepLive(token, place, stop.signal)
      }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop?.abort()
    }
  }, [token])
}

/** Calls the listener with every event for as long as the component is mounted. */
export function useLive(listener: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(listener)
  useEffect(() => listenLive((event) => hear(event)), [])
}

/** Calls the listener when events may have been missed, so that what is shown must be refetched. */
export function hasMissed(event: LiveEvent): boolean {
  return event.type === 'ready' && event.missed
}
