import type { Platform } from '@roomlark/contract/platform/platform'

/** Reads the settings that the server wrote into the page; null where it could not, and in development. */
export function embeddedPlatform(): Platform | null {
  const content = globalThis.document?.querySelector('meta[name=platform]')?.getAttribute('content')
  return content ? JSON.parse(content) : null
}
