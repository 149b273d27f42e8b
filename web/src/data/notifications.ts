import { type NotificationPreference, notifications } from '@roomlark/contract/platform/notifications'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callInBackground } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { notificationKeys } from './keys.ts'

/** Fetched when the live stream announces a notification, and every now and then; an outage is not reported here. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: notificationKeys.unread,
    queryFn: () => callInBackground(notifications.unread),
    refetchInterval: 60_000,
  })
  return data?.unread ?? 0
}

export function useNotifications(query: { unread: boolean; page: number; limit?: number }) {
  const { unread, page, limit } = query
  return usePages(
    notificationKeys.list(query),
    notifications.list,
    { query: { unread: unread ? 'true' : 'false', page, limit } },
    { refetchOnMount: 'always' },
  )
}

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(notifications.markRead, { params: { id } }),
    onSuccess: (count) => keepAnswer(client, notificationKeys.unread, count),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.all }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upTo: number) => call(notifications.markAllRead, { body: { upTo } }),
    onSuccess: (count) => keepAnswer(client, notificationKeys.unread, count),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.all }),
  })
}

export function usePreferences() {
  return useCall(notificationKeys.preferences, notifications.preferences)
}

export function useSavePreference() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: notificationKeys.preferences,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'notification-preferences' },
    mutationFn: (row: NotificationPreference) =>
      call(notifications.savePreferences, { body: { preferences: [row] } }),
    onSuccess: (saved) => keepAnswer(client, notificationKeys.preferences, saved),
  })
}

/** Choices the server does not have yet, the newest first. */
export function useWaitingPreferences(): NotificationPreference[] {
  return useMutationState<NotificationPreference>({
    filters: { mutationKey: notificationKeys.preferences, status: 'pending' },
    select: ({ state }) => state.variables as NotificationPreference,
  }).reverse()
}
