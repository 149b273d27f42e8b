import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../session/session-context.ts'

/**
 * Keeps what a hotel last saw of today for when there is no connection, and forgets it when the session ends. The code
 * comes with the first view that is kept, or at once in the installed app.
 */
export function useOfflineCopy(client: QueryClient): void {
  const { user, token } = useSession()
  const isHotel = user?.userType === 'hotel'
  useEffect(() => {
    if (!isHotel || !token || !('serviceWorker' in navigator)) return
    let stop = () => {}
    let isOver = false
    async function begin() {
      stop()
      const { keepCopy } = await import('./keep-copy.ts')
      if (!isOver) stop = keepCopy(client, token ?? '')
    }
    const load = () => void begin().catch(() => undefined)
    if (matchMedia('(display-mode: standalone)').matches) load()
    else {
      stop = client.getQueryCache().subscribe(({ query: { queryKey } }) => {
        if (queryKey[1] === 'day' || queryKey[1] === 'housekeeping') load()
      })
    }
    return () => {
      isOver = true
      stop()
      void caches.delete('offline-copy').catch(() => undefined)
    }
  }, [client, isHotel, token])
}
