import { useSyncExternalStore } from 'react'
import { cookieNames, listRemovals, readCookie } from './cookie-jar.ts'

export type CookiePreferences = {
  readonly necessary: true
  readonly analytics: boolean
  readonly marketing: boolean
  readonly functional: boolean
}
export type OptionalCategory = Exclude<keyof CookiePreferences, 'necessary'>

export const acceptedAll: CookiePreferences = {
  necessary: true,
  analytics: true,
  marketing: true,
  functional: true,
}
export const rejectedAll: CookiePreferences = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
}

const consentCookie = 'cookie-consent'
const preferencesCookie = 'cookie-preferences'
// spec §9
const maxAgeSeconds = 365 * 24 * 60 * 60
const cookiesToRemove = {
  analytics: ['_ga', '_gid', '_gat'],
  marketing: ['_fbp', '_fbc', 'referral'],
} as const

/** Only a clear `true` switches a category on; anything else, or damage, is off. */
export function parsePreferences(value: string | undefined): CookiePreferences {
  try {
    const parsed: unknown = JSON.parse(value ?? '')
    const allowed = (category: OptionalCategory) =>
      typeof parsed === 'object' && parsed !== null && Reflect.get(parsed, category) === true
    return {
      necessary: true,
      analytics: allowed('analytics'),
      marketing: allowed('marketing'),
      functional: allowed('functional'),
    }
  } catch {
    return rejectedAll
  }
}

/** Everything to write to `document.cookie` for one choice. */
export function cookieWrites(preferences: CookiePreferences, header: string, hostname: string): string[] {
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax; Secure`
  const rejected = (['analytics', 'marketing'] as const)
    .filter((category) => !preferences[category])
    .flatMap((category) => cookiesToRemove[category])
  // Analytics also keeps one cookie per property, named after the first: _ga_XXXX, _gat_XXXX.
  const family = (name: string) => cookieNames(header).filter((other) => other.startsWith(`${name}_`))
  return [
    `${consentCookie}=true; ${attributes}`,
    `${preferencesCookie}=${encodeURIComponent(JSON.stringify(preferences))}; ${attributes}`,
    ...rejected.flatMap((name) => [name, ...family(name)]).flatMap((name) => listRemovals(name, hostname)),
  ]
}

type Consent = { readonly decided: boolean; readonly choosing: boolean }

let consent: Consent = { decided: isDecided(), choosing: false }
const listeners = new Set<() => void>()

function isDecided(): boolean {
  return typeof document !== 'undefined' && readCookie(document.cookie, consentCookie) === 'true'
}

function set(next: Partial<Consent>): void {
  consent = { ...consent, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCookieConsent(): Consent {
  return useSyncExternalStore(subscribe, () => consent)
}

export function currentPreferences(): CookiePreferences {
  return parsePreferences(readCookie(document.cookie, preferencesCookie))
}

export function saveCookieChoice(preferences: CookiePreferences): void {
  for (const write of cookieWrites(preferences, document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where there is no TLS
    document.cookie = write
  }
  set({ decided: true, choosing: false })
}

export function openCookiePreferences(): void {
  set({ choosing: true })
}

export function closeCookiePreferences(): void {
  set({ choosing: false })
}
