import type { LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { CalendarFault } from './calendar-fault.ts'

export type FetchLimits = {
  /** The limit for everything together: name lookup, redirects and body. */
  timeoutMs: number
  maxBytes: number
  maxRedirects: number
  /** Checks every address before connecting to it. */
  isAllowed: (address: string) => boolean
  resolve: typeof lookup
}

/** Fetches the body at an address entered by a stranger, and never reaches into a private network. */
export async function fetchCalendar(address: string, limits: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await follow(new URL(address), limits, signal)
    return await bodyOf(response, limits)
  } catch (error) {
    if (error instanceof CalendarFault) throw error
    if (signal.aborted)
      throw new CalendarFault({ kind: 'no-answer', params: { seconds: limits.timeoutMs / 1000 } })
    throw new CalendarFault({ kind: 'connection-failed', params: { code: codeOf(error) } }, { cause: error })
  }
}

/** Tells whether an address is refused as written; a host name is checked when it is looked up. */
export function isRefused(url: URL, { isAllowed }: Pick<FetchLimits, 'isAllowed'>): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isAllowed(host)
  return /(^|\.)localhost\.?$/.test(host) && !isAllowed('127.0.0.1')
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
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    // An existing connection would skip the lookup and its check, so every request opens a new one.
    request(url, { agent: false, headers, signal, lookup: lookupFor(limits) }, resolve)
      .on('error', reject)
      .end()
  })
}

/**
 * The connection goes to exactly the addresses checked here, so a second lookup cannot return a different
 * one.
 */
function lookupFor({ isAllowed, resolve }: FetchLimits): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) {
        callback(new CalendarFault({ kind: 'no-such-server', params: {} }, { cause: error }), '', 0)
      } else if (!found.every(({ address }) => isAllowed(address))) {
        callback(privateNetwork(), '', 0)
      } else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}

async function bodyOf(response: IncomingMessage, { maxBytes }: FetchLimits): Promise<string> {
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

export function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

function privateNetwork(): CalendarFault {
  return new CalendarFault({ kind: 'private-network', params: {} })
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
}
