import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

export type Held = { ms: number; calls: string[] }
export type Watchdog = { stop(): void }

const everyMs = 10

/**
 * Reports whenever this thread was held longer than the limit, during which nobody else was answered, with the calls
 * that were being answered. A turn counts by its CPU time where that is less than what passed, because a busy machine
 * may suspend the thread in the middle of it.
 */
export function watchThread(limitMs: number, report: (held: Held) => void): Watchdog {
  const open = new Set<IncomingMessage>()
  const seen = new Set<string>()
  const onStart = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    open.add(request)
    seen.add(readCall(request))
  }
  const onFinish = (message: unknown) => void open.delete((message as { request: IncomingMessage }).request)
  diagnostics.subscribe('http.server.request.start', onStart)
  diagnostics.subscribe('http.server.response.finish', onFinish)
  let due = performance.now() + everyMs
  let cpu = cpuMs()
  const timer = setInterval(() => {
    const now = performance.now()
    const used = cpuMs()
    const ms = Math.min(now - due, used - cpu)
    if (ms > limitMs) report({ ms: Math.round(ms), calls: [...seen] })
    seen.clear()
    for (const request of open) {
      if (request.destroyed && request.complete) open.delete(request)
      else seen.add(readCall(request))
    }
    due = now + everyMs
    cpu = used
  }, everyMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      diagnostics.unsubscribe('http.server.request.start', onStart)
      diagnostics.unsubscribe('http.server.response.finish', onFinish)
    },
  }
}

function readCall({ headers }: IncomingMessage): string {
  return String(headers['x-fuzz-call'] ?? '')
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
