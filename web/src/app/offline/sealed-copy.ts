import { readToken } from '../../lib/token-cookie.ts'

const cacheName = 'offline-copy'

/** Lists what the offline page shows (web/public/offline.js). */
export type CopiedPart = {
  title: string
  asOf: string
  at: number
  sections: { name: string; empty: string; rows: { tag: string | null; name: string; details: string[] }[] }[]
}

let last: Promise<unknown> = Promise.resolve()

/** Keeps a part, one after the other, encrypted with the token of the session: it is worth nothing without it. */
export function keepPart(name: 'day' | 'rooms', part: CopiedPart, token: string): void {
  last = last
    .then(async () => {
      const sealed = await seal(JSON.stringify(part), token)
      // Somebody may have signed out in the meantime.
      if (readToken() !== token) return
      const cache = await caches.open(cacheName)
      await cache.put(`/offline-copy/${name}`, new Response(sealed))
    })
    // A full disk must not disturb whoever is at work.
    .catch(() => undefined)
}

async function seal(text: string, token: string): Promise<Blob> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`offline copy ${token}`))
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return new Blob([iv, body])
}
