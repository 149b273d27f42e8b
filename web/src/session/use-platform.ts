import type { Platform } from '@roomlark/contract/platform'
import { useSyncExternalStore } from 'react'
import { call, peek } from '../lib/call.ts'
import { readToken } from '../lib/token-cookie.ts'
import { previewed } from './preview.ts'
import { sessionCalls } from './session-calls.ts'

type Loaded = { platform: Platform | null; error: unknown }

/** A switch that was moved shows on every open page within 5 seconds. */
const rereadMs = 4000

let loaded: Loaded = { platform: null, error: null }
let asking: Promise<Platform> | null = null
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

/** The launch switches as they are now; asked for by several at once, they are asked for once. */
export function getPlatform(): Promise<Platform> {
  asking ??= call(sessionCalls.getPlatform)
    .then(previewed)
    .then(keep)
    .finally(() => {
      asking = null
    })
  return asking
}

function keep(platform: Platform): Platform {
  // The same answer again must not draw anything anew.
  if (JSON.stringify(platform) !== JSON.stringify(loaded.platform)) tell({ platform, error: null })
  return loaded.platform ?? platform
}

function tell(next: Loaded): void {
  loaded = next
  for (const watcher of watchers) watcher()
}

function load(): void {
  getPlatform().catch((error: unknown) => tell({ platform: null, error }))
}

/** After the first answer a failure changes nothing, and nobody need hear of it. */
export async function rereadPlatform(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  if (!loaded.platform) return
  const platform = await peek(sessionCalls.getPlatform)
  if (platform) keep(previewed(platform))
}

function retry(): void {
  tell({ platform: null, error: null })
  load()
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    load()
    let ticks = 0
    timer = setInterval(() => {
      ticks += 1
      // Who is signed in is told by the live stream; this is for lines on which none comes about.
      if (readToken() === null || ticks % 8 === 0) void rereadPlatform()
    }, rereadMs)
    document.addEventListener('visibilitychange', rereadPlatform)
  }
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', rereadPlatform)
  }
}

export function usePlatform(): Loaded & { retry: () => void } {
  return { ...useSyncExternalStore(watch, () => loaded), retry }
}
