import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../session/session-context.ts'

/**
 * Goes on showing notifications on this device once its account has another session, and takes away those that are still
 * shown when it signs out: the next user must not read them.
 */
export function usePush(client: QueryClient): void {
  const { user, token } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (!userId || !token || !('Notification' in window) || Notification.permission !== 'granted') return
    // Whatever fails is tried again with the next visit, and said in the settings.
    void import('../data/push.ts').then(({ resumePush }) => resumePush(client, userId)).catch(() => undefined)
    return () => void closeShown().catch(() => undefined)
  }, [userId, token, client])
}

async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
