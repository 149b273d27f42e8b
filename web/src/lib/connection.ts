import { say } from '@roomlark/contract/say'
import { useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'

const probeAddress = '/health/live'
const probeTimeoutMs = 2000
const probePauseMs = 2000

type WaitingCall = { id: number; send: () => void; giveUp: (reason: ApiError) => void }
type Snapshot = { isConnected: boolean; hasWaiting: boolean }

let snapshot: Snapshot = { isConnected: true, hasWaiting: false }
let waiting: readonly WaitingCall[] = []
let lastId = 0
let isFollowing = false
let isProbing = false
let isAskedAgain = false
const watchers = new Set<() => void>()

function update(isConnected: boolean): void {
  const next = { isConnected, hasWaiting: waiting.length > 0 }
  if (next.isConnected === snapshot.isConnected && next.hasWaiting === snapshot.hasWaiting) return
  snapshot = next
  for (const watcher of watchers) watcher()
}

export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function isConnected(): boolean {
  return snapshot.isConnected
}

export function useConnection(): Snapshot {
  return useSyncExternalStore(watchConnection, () => snapshot)
}

/** Listens to the browser for as long as the page lives. */
export function followConnection(): void {
  isFollowing = true
  window.addEventListener('offline', checkConnection)
  window.addEventListener('online', checkConnection)
  if (!navigator.onLine) checkConnection()
}

/**
 * Checks whether the server answers. What the browser says is only a hint: a laptop without a network still
 * reaches a server on itself, and a network without internet access counts as being online.
 */
export function checkConnection(): void {
  if (!isFollowing) return
  // The probe under way may have been answered just before the connection broke.
  isAskedAgain = isProbing
  if (isProbing) return
  isProbing = true
  void probeUntilReached()
}

async function probeUntilReached(): Promise<void> {
  while (!(await isReached())) {
    update(false)
    await pauseOrOnline()
  }
  isProbing = false
  if (isAskedAgain) {
    checkConnection()
    return
  }
  sendWaiting()
  update(true)
}

/** Any answer will do, since even a refusal comes from the server. */
async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    await fetch(probeAddress, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal })
    return true
  } catch {
    return false
  }
}

function pauseOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, probePauseMs)
    window.addEventListener('online', done)
  })
}

function sendWaiting(): void {
  const calls = waiting
  waiting = []
  for (const call of calls) call.send()
}

/** Resolves when the server can be reached again; rejects when the user discards the call or the caller aborts it. */
export function whenConnected(signal?: AbortSignal): Promise<void> {
  if (snapshot.isConnected) return Promise.resolve()
  lastId += 1
  const id = lastId
  return new Promise<void>((resolve, reject) => {
    waiting = [...waiting, { id, send: resolve, giveUp: reject }]
    signal?.addEventListener('abort', () => {
      waiting = waiting.filter((call) => call.id !== id)
      update(snapshot.isConnected)
      reject(signal.reason)
    })
    update(snapshot.isConnected)
  })
}

/** Calls that start to wait from now on are newer than this. */
export function waitingMark(): number {
  return lastId
}

/**
 * Discards the waiting calls, or those newer than a mark. Changes that are sent one after the other begin to wait
 * as soon as the one before them is discarded, hence the loop.
 */
export async function discardWaiting(since = 0): Promise<void> {
  for (let round = 0; round < 1000; round += 1) {
    const given = waiting.filter(({ id }) => id > since)
    if (given.length === 0) return
    waiting = waiting.filter(({ id }) => id <= since)
    update(snapshot.isConnected)
    for (const call of given) call.giveUp(notSent())
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function notSent(): ApiError {
  return new ApiError(0, 'discarded', say('This was not saved, because you were offline.'))
}
