import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { type WebhookFault, webhookTimeoutSeconds } from '@roomlark/contract/operations/webhook-events'
import {
  guardedRequest,
  isRefused,
  isWeb,
  NoSuchServerError,
  PrivateNetworkError,
} from './guarded-request.ts'
import { isPublicAddress } from './public-address.ts'

type Message = { id: string; at: Date; body: string; secrets: string[] }
type WebhookAnswer = { status: number | null; fault: WebhookFault | null; tookMs: number }

/** Calls addresses of other systems, signed as Standard Webhooks describes (https://www.standardwebhooks.com). */
export type WebhookSender = {
  send(address: string, message: Message): Promise<WebhookAnswer>
  /** Calls an address that says everything itself. */
  call(address: string): Promise<WebhookAnswer>
  /** Tells whether an address would be refused without even being tried. */
  isRefused(address: string): boolean
}

type Call = Omit<Parameters<typeof guardedRequest>[1], 'signal'>

type Options = {
  /** Allows private networks and calls without TLS. */
  allowPrivate?: boolean
  timeoutMs?: number
}

export function createWebhookSender(options: Options = {}): WebhookSender {
  const { allowPrivate = false, timeoutMs = webhookTimeoutSeconds * 1000 } = options
  const guard = { isAllowed: allowPrivate ? () => true : isPublicAddress, resolve: lookup }
  async function request(address: string, call: Call): Promise<WebhookAnswer> {
    const startedAt = performance.now()
    const signal = AbortSignal.timeout(timeoutMs)
    const tookMs = () => Math.round(performance.now() - startedAt)
    try {
      const response = await guardedRequest(new URL(address), { ...call, signal }, guard)
      // Only the status matters, so the body is not read.
      response.destroy()
      return { status: response.statusCode ?? 0, fault: null, tookMs: tookMs() }
    } catch (error) {
      return { status: null, fault: signal.aborted ? 'timeout' : toWebhookFault(error), tookMs: tookMs() }
    }
  }
  return {
    send: (address, message) =>
      request(address, { method: 'POST', headers: makeHeaders(message), body: message.body }),
    call: (address) => request(address, { method: 'GET', headers: { 'user-agent': 'Roomlark postbacks' } }),
    isRefused(address) {
      const url = URL.parse(address)
      if (url === null || !isWeb(url) || isRefused(url, guard)) return true
      return url.protocol !== 'https:' && !allowPrivate
    },
  }
}

function makeHeaders({ id, at, body, secrets }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Roomlark webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signBody(secret, `${id}.${timestamp}.${body}`)).join(' '),
  }
}

function signBody(secret: string, signed: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

function toWebhookFault(error: unknown): WebhookFault {
  if (error instanceof PrivateNetworkError) return 'private-network'
  if (error instanceof NoSuchServerError) return 'no-such-server'
  return listErrorCodes(error).includes('ECONNREFUSED') ? 'refused' : 'unreachable'
}

/** A name with several addresses fails with an error for each. */
function listErrorCodes(error: unknown): unknown[] {
  if (error instanceof AggregateError) return error.errors.flatMap(listErrorCodes)
  return [error instanceof Error && 'code' in error ? error.code : undefined]
}
