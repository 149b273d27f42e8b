import type { heartbeatSeconds, LiveEvent, live } from '@roomlark/contract/live'
import { address } from '../lib/address.ts'
import { announce } from '../lib/call.ts'
import { errorFromResponse } from '../lib/call-errors.ts'
import { buildRequest } from '../lib/call-request.ts'
import { checkConnection } from '../lib/connection.ts'
import { readEvents } from '../lib/event-stream.ts'
import { retryDelay } from './retry-delay.ts'

// Every signed-in page loads this: it knows the contract by its types alone.
const stream = address<typeof live.stream>('GET', '/live')
const heartbeat: typeof heartbeatSeconds = 15
/** Who hears nothing for so long connects again. */
const silenceMs = heartbeat * 3 * 1000

type Listener = (event: LiveEvent) => void
const listeners = new Set<Listener>()

/** Hears everything this tab is told; the answer ends it. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps one stream open until `stop`, however often it breaks. */
export async function keepLive(token: string, stop: AbortSignal): Promise<void> {
  let failures = 0
  while (!stop.aborted) {
    const wasHeard = await follow(token, stop)
    failures = wasHeard ? 0 : failures + 1
    await pause(retryDelay(failures, Math.random()), stop)
  }
}

/** Follows one stream to its end; true when anything was heard on it. */
async function follow(token: string, stop: AbortSignal): Promise<boolean> {
  let wasHeard = false
  const silence = new AbortController()
  // Even a quiet stream sends a sign of life.
  let timer = setTimeout(() => silence.abort(), silenceMs)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  try {
    const signal = AbortSignal.any([stop, silence.signal])
    const request = buildRequest(stream, {}, token, signal)
    request.headers.set('Accept', 'text/event-stream')
    const response = await fetch(request)
    if (response.status === 401) announce(stream, await errorFromResponse(response), token)
    if (!response.ok || !response.body) return false
    for await (const { data } of readEvents(response.body, heard)) {
      wasHeard = true
      tell(data)
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

function tell(data: string): void {
  const event = readEvent(data)
  if (event) for (const listener of [...listeners]) listener(event)
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
    // Back on the net: no reason to wait any longer.
    window.addEventListener('online', done)
    if (stop.aborted) done()
  })
}
