import type { heartbeatSeconds, LiveEvent, live, liveOverlapMs } from '@roomlark/contract/platform/live'
import { address } from '../lib/address.ts'
import { announceOnce, succeeded } from '../lib/call.ts'
import { errorFromResponse } from '../lib/call-errors.ts'
import { buildRequest } from '../lib/call-request.ts'
import { checkConnection } from '../lib/connection.ts'
import { readEvents } from '../lib/event-stream.ts'

// Every signed-in page loads this, so it imports only types from the contract.
const stream = address<typeof live.stream>('GET', '/live')
const heartbeat: typeof heartbeatSeconds = 15
const overlapMs: typeof liveOverlapMs = 2000
/** A stream that is silent for this long is opened again. */
const silenceMs = heartbeat * 3 * 1000
const firstRetryMs = 1000
const mostRetryMs = 30_000

type Listener = (event: LiveEvent) => void
const listeners = new Set<Listener>()

/** Listens to every event of this tab; returns a function that stops it. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Last event that a page has received from the stream, which it names when it reconnects. */
export type LivePosition = { lastId: string | null; readonly since: number }

/** Answers to the requests of /early.js are as old as the page, so the position starts there. */
export function startPosition(token: string): LivePosition {
  const isEarly = window.early?.authorization === `Bearer ${token}`
  return { lastId: null, since: isEarly ? 0 : performance.now() }
}

/** Keeps one stream open until `stop`, however often it breaks. */
export async function keepLive(token: string, place: LivePosition, stop: AbortSignal): Promise<void> {
  let failures = 0
  while (!stop.aborted) {
    const wasHeard = await follow(token, place, stop)
    failures = wasHeard ? 0 : failures + 1
    await pause(retryDelay(failures, Math.random()), stop)
  }
}

/** Follows one stream to its end; true if anything arrived on it. */
async function follow(token: string, place: LivePosition, stop: AbortSignal): Promise<boolean> {
  let wasHeard = false
  const silence = new AbortController()
  // Even a quiet stream sends heartbeats.
  let timer = setTimeout(() => silence.abort(), silenceMs)
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  try {
    const signal = AbortSignal.any([stop, silence.signal])
    const request = buildRequest(stream, {}, token, signal)
    request.headers.set('Accept', 'text/event-stream')
    const asked = performance.now()
    // A page that has got nothing yet says since when it has been loading.
    request.headers.set('Last-Event-ID', place.lastId ?? `age.${Math.ceil(asked - place.since)}`)
    const response = await fetch(request)
    // The server counts from when it was asked, and repeats a few moments more.
    const isLate = place.lastId === null && performance.now() - asked > overlapMs
    if (!response.ok) announceOnce(stream, await errorFromResponse(response), token)
    if (!response.ok || !response.body) return false
    succeeded(stream)
    for await (const { data, id } of readEvents(response.body, restartTimer)) {
      wasHeard = true
      if (data !== null) dispatch(data, isLate)
      if (id !== null) place.lastId = id
    }
  } catch {
    // A broken stream is not an error to show, since it reconnects by itself; but it may be the first sign that
    // the server cannot be reached.
    if (!stop.aborted) checkConnection()
  } finally {
    clearTimeout(timer)
  }
  return wasHeard
}

function dispatch(data: string, isLate: boolean): void {
  const event = readEvent(data)
  if (!event) return
  const sent = event.type === 'ready' && isLate ? { ...event, missed: true } : event
  for (const listener of [...listeners]) listener(sent)
}

/** A newer server may send more than this page knows; listeners look at the type. */
function readEvent(data: string): LiveEvent | null {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', done)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    stop.addEventListener('abort', done)
    // Back online: no reason to wait any longer.
    window.addEventListener('online', done)
    if (stop.aborted) done()
  })
}

/** Twice as long after each failure, with jitter so that not everybody comes back at once. */
export function retryDelay(failures: number, random: number): number {
  const most = Math.min(mostRetryMs, firstRetryMs * 2 ** Math.min(failures, 10))
  return Math.round(most * (0.5 + random / 2))
}
