import { push, type QuietHours } from '@roomlark/contract/platform/push'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { browserTimeZone } from '../lib/format-date.ts'
import { pageLanguage } from '../lib/formats.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import {
  findSubscription,
  isForKey,
  makeFingerprint,
  readKeys,
  renewSubscription,
  subscribe,
} from '../lib/push-subscription.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { notificationKeys } from './keys.ts'

/** Remembers for whom this browser shows notifications, so that it goes on when they sign in again. */
const rememberedAs = 'push-account'

export function usePushSettings() {
  return useCall(notificationKeys.push, push.settings)
}

/** The fingerprint of this browser, or null if it has not subscribed. */
export function useOwnFingerprint() {
  return useQuery({
    queryKey: notificationKeys.ownDevice,
    queryFn: async () => {
      const subscription = await findSubscription()
      return subscription && makeFingerprint(subscription)
    },
  })
}

/** Resolves to false if the user refuses. */
export function useTurnOnPush(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (key: string) => {
      const subscription = await subscribe(key)
      if (!subscription) return false
      keepAnswer(client, notificationKeys.push, await tellServer(subscription))
      rememberAccount(userId)
      return true
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.ownDevice }),
  })
}

/** Turns off these devices, of which this browser may be one. */
export function useTurnOffPush() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, isOwn }: { ids: readonly string[]; isOwn: boolean }) => {
      for (const id of ids) {
        keepAnswer(client, notificationKeys.push, await call(push.removeDevice, { params: { id } }))
      }
      if (!isOwn) return
      rememberAccount(null)
      await (await findSubscription())?.unsubscribe()
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.ownDevice }),
  })
}

export function useSaveQuiet() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'push-quiet' },
    mutationFn: (quiet: QuietHours | null) => call(push.saveQuiet, { body: { quiet } }),
    onSuccess: (saved) => keepAnswer(client, notificationKeys.push, saved),
  })
}

export function useSavePushedHotel() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'push-hotels' },
    mutationFn: ({ hotelId, isOn }: { hotelId: string; isOn: boolean }) =>
      call(push.saveHotel, { params: { hotelId }, body: { isOn } }),
    onSuccess: (saved) => keepAnswer(client, notificationKeys.push, saved),
  })
}

/**
 * Goes on showing notifications for somebody who has signed in again: the server stopped when the session ended, and a
 * browser may have given up its subscription in the meantime.
 */
export async function resumePush(client: QueryClient, userId: string): Promise<void> {
  if (localStorage.getItem(rememberedAs) !== userId) return
  const { key, devices } = await call(push.settings)
  const kept = await findSubscription()
  const subscription = kept && isForKey(kept, key) ? kept : await renewSubscription(key)
  const own = await makeFingerprint(subscription)
  keepAnswer(client, notificationKeys.ownDevice, own)
  if (devices.some((device) => device.fingerprint === own)) return
  keepAnswer(client, notificationKeys.push, await tellServer(subscription))
}

function tellServer(subscription: PushSubscription) {
  const { endpoint } = subscription
  const keys = readKeys(subscription)
  const body = { endpoint, keys, language: pageLanguage, timeZone: browserTimeZone() }
  return call(push.addDevice, { body })
}

function rememberAccount(userId: string | null): void {
  if (userId === null) localStorage.removeItem(rememberedAs)
  else localStorage.setItem(rememberedAs, userId)
}
