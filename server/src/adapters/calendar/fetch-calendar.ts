import type { IncomingMessage } from 'node:http'
import {
  type Guard,
  guardedRequest,
  isRefused,
  isWeb,
  NoSuchServerError,
  PrivateNetworkError,
} from '../guarded-request.ts'
import { CalendarFault } from './calendar-fault.ts'

export type FetchLimits = Guard & {
  /** The limit for everything together: name lookup, redirects and body. */
  timeoutMs: number
  maxBytes: number
  maxRedirects: number
}

/** Fetches the body at an address entered by a stranger, and never reaches into a private network. */
export async function fetchCalendar(address: string, limits: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await follow(new URL(address), limits, signal)
    return await readBody(response, limits)
  } catch (error) {
    if (error instanceof CalendarFault) throw error
    if (signal.aborted)
      throw new CalendarFault({ kind: 'no-answer', params: { seconds: limits.timeoutMs / 1000 } })
    if (error instanceof PrivateNetworkError) throw privateNetwork()
    if (error instanceof NoSuchServerError) {
      throw new CalendarFault({ kind: 'no-such-server', params: {} }, { cause: error })
    }
    throw new CalendarFault(
      { kind: 'connection-failed', params: { code: getErrorCode(error) } },
      { cause: error },
    )
  }
}

async function follow(from: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  let url = from
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects += 1) {
    if (!isWeb(url)) throw new CalendarFault({ kind: 'not-a-web-address', params: {} })
    if (isRefused(url, limits)) throw privateNetwork()
    const response = await get(url, limits, signal)
    const status = response.statusCode ?? 0
    if (status === 200) return response
    response.destroy()
    const next = [301, 302, 303, 307, 308].includes(status) ? response.headers.location : undefined
    if (next === undefined) throw new CalendarFault({ kind: 'bad-status', params: { status } })
    const target = URL.parse(next, url.href)
    if (target === null) throw new CalendarFault({ kind: 'bad-redirect', params: {} })
    url = target
  }
  throw new CalendarFault({ kind: 'too-many-redirects', params: { redirects: limits.maxRedirects } })
}

function get(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': 'Roomlark calendar reader',
  }
  return guardedRequest(url, { method: 'GET', headers, signal }, limits)
}

async function readBody(response: IncomingMessage, { maxBytes }: FetchLimits): Promise<string> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new CalendarFault({ kind: 'compressed', params: { encoding } })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes)
      throw new CalendarFault({ kind: 'too-large', params: { megabytes: maxBytes / 1024 / 1024 } })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function privateNetwork(): CalendarFault {
  return new CalendarFault({ kind: 'private-network', params: {} })
}

function getErrorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getErrorCode(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
}
