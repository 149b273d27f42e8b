import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isNotThere } from './api-error.ts'
import { isConnected, watchConnection } from './connection.ts'
import { keepNewer } from './keep-newer.ts'

// Queries pause while the server cannot be reached.
onlineManager.setEventListener((setOnline) => watchConnection(() => setOnline(isConnected())))

// spec §7: queries retry once and do not refetch on window focus. Changes are held back by `call`, which can
// also give them up; the library could only send them later.
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A 404 would be the same a moment later.
        retry: (failures, error) => failures < 1 && !isNotThere(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Every answer passes it on its way into the cache, whether it was asked for or came from a change.
        structuralSharing: keepNewer,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Refetches what is shown once the connection is back, but only after the changes that waited for it: an answer
 * from before them would overwrite them.
 */
export function refreshWhenBack(client: QueryClient): () => void {
  let isMissing = !isConnected()
  function refreshOnceIdle() {
    if (!isConnected()) isMissing = true
    else if (isMissing && client.isMutating() === 0) {
      isMissing = false
      void client.invalidateQueries()
    }
  }
  const stops = [watchConnection(refreshOnceIdle), client.getMutationCache().subscribe(refreshOnceIdle)]
  return () => {
    for (const stop of stops) stop()
  }
}
