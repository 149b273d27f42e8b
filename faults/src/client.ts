import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any
  location: string
  /** The server asks to be asked again. */
  isLater: boolean
}

export type Call = {
  method?: string
  path: string
  token?: string
  key?: string
  body?: unknown
  headers?: Record<string, string>
}

/** No request takes longer, or its caller gives up. */
const patienceMs = 20_000
const agent = new Agent({ keepAlive: true, timeout: 4000, maxSockets: 128 })

/** Sends one request; rejects if no complete answer came, when nobody knows what has become of it. */
export function send(
  url: string,
  { method = 'GET', path, token, key, body, headers }: Call,
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(
      url + path,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('close', () => {
          if (!response.complete) return reject(new Error('the answer was cut off'))
          const whole = Buffer.concat(parts).toString()
          const isJson = response.headers['content-type']?.includes('json') === true
          resolve({
            status: response.statusCode ?? 0,
            body: isJson ? JSON.parse(whole) : whole,
            location: response.headers.location ?? '',
            isLater: response.headers['retry-after'] !== undefined,
          })
        })
      },
    )
    call.setTimeout(patienceMs, () => call.destroy(new Error('no answer came in time')))
    call.on('error', reject)
    call.end(text)
  })
}

/** Sends a request that must succeed, again and again while the server is busy. */
export async function get<T>(url: string, call: Call): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await send(url, call)
    if (status === 200) return body.data
    if (status !== 503 || tries === 20) {
      throw new Error(`${call.method ?? 'GET'} ${call.path} answered ${status}: ${JSON.stringify(body)}`)
    }
    await delay(500)
  }
}

export async function isReady(url: string): Promise<boolean> {
  return send(url, { path: '/health/ready' }).then(
    ({ status }) => status === 200,
    () => false,
  )
}
