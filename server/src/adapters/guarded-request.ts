import type { LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** Decides which addresses of the network may be reached at all. */
export type Guard = {
  /** Checks every address before connecting to it. */
  isAllowed: (address: string) => boolean
  resolve: typeof lookup
}

/** The address belongs to a private network, or its name leads to one. */
export class PrivateNetworkError extends Error {}
export class NoSuchServerError extends Error {}

type Call = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
  signal: AbortSignal
}

/**
 * Calls an address entered by a stranger and never reaches into a private network. Redirects are not followed: the
 * target would have to be checked too.
 */
export function guardedRequest(url: URL, call: Call, guard: Guard): Promise<IncomingMessage> {
  if (isRefused(url, guard)) return Promise.reject(new PrivateNetworkError(url.hostname))
  const { method, headers, body, signal } = call
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    // An existing connection would skip the lookup and its check, so every request opens a new one.
    request(url, { agent: false, method, headers, signal, lookup: lookupFor(guard) }, resolve)
      .on('error', reject)
      .end(body)
  })
}

/** Tells whether an address is refused as written; a host name is checked when it is looked up. */
export function isRefused(url: URL, { isAllowed }: Pick<Guard, 'isAllowed'>): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isAllowed(host)
  return /(^|\.)localhost\.?$/.test(host) && !isAllowed('127.0.0.1')
}

export function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

/**
 * The connection goes to exactly the addresses checked here, so a second lookup cannot return a different
 * one.
 */
function lookupFor({ isAllowed, resolve }: Guard): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) callback(new NoSuchServerError(hostname, { cause: error }), '', 0)
      else if (!found.every(({ address }) => isAllowed(address))) {
        callback(new PrivateNetworkError(hostname), '', 0)
      } else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}
