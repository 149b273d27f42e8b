import type { Platform } from '@roomlark/contract/platform/platform'
import { useSyncExternalStore } from 'react'
import { call, callInBackground } from '../lib/call.ts'
import { readToken } from '../lib/token-cookie.ts'
import { applyPreview, usePreview } from './preview.ts'
import { sessionCalls } from './session-calls.ts'

type Loaded = { platform: Platform | null; error: unknown }

/** A changed switch shows on every open page within 5 seconds. */
const rereadMs = 4000

let loaded: Loaded = { platform: embeddedPlatform(), error: null }
let asking: Promise<Platform> | null = null
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

/** The launch switches; several callers at once share one request. */
function ask(): Promise<Platform> {
  asking ??= call(sessionCalls.getPlatform)
    .then(keep)
    .finally(() => {
      asking = null
    })
  return asking
}

function keep(platform: Platform): Platform {
  // The same answer must not cause another render.
  if (JSON.stringify(platform) !== JSON.stringify(loaded.platform)) notifyListeners({ platform, error: null })
  return loaded.platform ?? platform
}

function notifyListeners(next: Loaded): void {
  loaded = next
  for (const watcher of watchers) watcher()
}

function load(): void {
  ask().catch((error: unknown) => notifyListeners({ platform: null, error }))
}

/** After the first answer a failure changes nothing. */
export async function rereadPlatform(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  if (!loaded.platform) return
  const platform = await callInBackground(sessionCalls.getPlatform)
  if (platform) keep(platform)
}

function retry(): void {
  notifyListeners({ platform: null, error: null })
  load()
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    if (!loaded.platform) load()
    let ticks = 0
    timer = setInterval(() => {
      ticks += 1
      // Signed-in users learn it from the live stream; this is for connections on which no stream can be opened.
      if (readToken() === null || ticks % 8 === 0) void rereadPlatform()
    }, rereadMs)
  }
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
  }
}

/** As the signed-in user sees it: an administrator may preview a switch in another position. */
export function usePlatform(): Loaded & { retry: () => void } {
  const { platform, error } = useSyncExternalStore(watch, () => loaded)
  const preview = usePreview()
  return { platform: platform && applyPreview(platform, preview), error, retry }
}

/** The launch switches as they are known; fetched only if nothing is known yet. */
export async function getPlatform(): Promise<Platform> {
  return loaded.platform ?? ask()
}

/** Reads the settings that the server wrote into the page; null where it could not, and in development. */
export function embeddedPlatform(): Platform | null {
  const content = globalThis.document?.querySelector('meta[name=platform]')?.getAttribute('content')
  return content ? JSON.parse(content) : null
}
