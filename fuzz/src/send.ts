import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Call } from './call.ts'

export type Reply = { status: number; type: string; text: string; body: unknown; requestId: string | null }

/** A server on a busy machine may ask to come back later, so a refusal counts once it was repeated this often. */
const attempts = 3

const agent = new Agent({ keepAlive: true, timeout: 4000 })
const patienceMs = 65_000

/** Sends the call, and again after the time that the server asks for. */
export async function send(url: string, call: Call, id: string): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const { retryAfter, ...reply } = await sendOnce(url, call, id)
    if (reply.status !== 503 || retryAfter === null || attempt === attempts) return reply
    await delay(Math.min(retryAfter, 5) * 1000)
  }
}

/** Sends the call as it is written, and reads the whole answer, or the beginning of one that does not end. */
async function sendOnce(url: string, call: Call, id: string): Promise<Reply & { retryAfter: number | null }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const { method, address: path, headers, body } = call
    const length = body ? { 'content-length': String(body.length) } : {}
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...length, 'x-fuzz-call': id },
        timeout: patienceMs,
      },
      resolve,
    )
    sent.on('timeout', () => sent.destroy(new Error(`there was no answer within ${patienceMs / 1000} s`)))
    sent.on('error', reject)
    sent.end(body)
  })
  const { statusCode: status = 0, headers } = response
  const type = headers['content-type'] ?? ''
  const requestId = headers['x-request-id']
  const text = type.startsWith('text/event-stream') ? cutOff(response) : await readText(response)
  return {
    status,
    type,
    text,
    body: type.includes('json') ? parsed(text) : text,
    requestId: typeof requestId === 'string' ? requestId : null,
    retryAfter: headers['retry-after'] === undefined ? null : Number(headers['retry-after']),
  }
}

function cutOff(response: IncomingMessage): string {
  response.destroy()
  return ''
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return decoded(Buffer.concat(chunks), response.headers['content-encoding']).toString()
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
