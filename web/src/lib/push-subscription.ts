import { startServiceWorker } from './service-worker.ts'

/** Why this browser cannot show notifications, or that it can. */
export type PushAbility = 'able' | 'not-installed' | 'blocked' | 'unable'

export function findPushAbility(): PushAbility {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!knows) return isOnApple() && !isInstalled() ? 'not-installed' : 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

/** Safari on iPhone and iPad knows notifications only in an app on the Home Screen. iPads say that they are Macs. */
function isOnApple(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && 'ontouchend' in document)
  )
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Asks the user, who may refuse: then it returns null. To be called when they have pressed a button. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  return renewSubscription(key)
}

/** Subscribes anew, since an earlier subscription may be that of another account or for another key. */
export async function renewSubscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await startServiceWorker()
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Returns what this browser has subscribed to, without starting anything. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (findPushAbility() !== 'able' || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The server's id of this subscription. */
export async function makeFingerprint({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return toBase64Url(hash)
}

/** Tells whether it was made for this key of the server, which is another one after the server's secret was lost. */
export function isForKey({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey } = options
  return applicationServerKey !== null && toBase64Url(new Uint8Array(applicationServerKey)) === key
}

export function readKeys(subscription: PushSubscription): { p256dh: string; auth: string } {
  const read = (name: PushEncryptionKeyName) =>
    toBase64Url(new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0)))
  return { p256dh: read('p256dh'), auth: read('auth') }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
