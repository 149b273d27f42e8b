import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { handlers } from './calls.ts'
import { Params } from './params.ts'
import { answersLast, makeId } from './rows.ts'
import { ApiError, type World } from './world.ts'

/**
 * The ways in which calls go wrong: they are refused, or never answered, before or after their effect.
 */
export type Fault = 'error' | 'error-after' | 'cut' | 'cut-after' | 'busy' | 'slow'

/** Chooses the fault of a call by its method and path, such as `POST /v1/refunds`. */
export type FindFault = (call: string) => Fault | null

export type Api = { port: number; close(): Promise<void> }

type Answer = { status: number; body: string }

export async function startApi(world: World, secretKey: string, findFault: FindFault): Promise<Api> {
  const server = createServer((request, response) => {
    respond(world, secretKey, findFault, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return { port: findPort(server), close: () => closeServer(server) }
}

function findPort(server: Server): number {
  const address = server.address() as AddressInfo
  return address.port
}

async function closeServer(server: Server): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
}

async function respond(
  world: World,
  secretKey: string,
  findFault: FindFault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const body = request.method === 'POST' ? await readBody(request) : search.slice(1)
  const fault = findFault(`${request.method} ${pathname}`)
  if (fault === 'cut') return void response.destroy()
  // The caller gives up at some time.
  if (fault === 'slow') return
  if (fault === 'error') return send(response, toError(500, 'api_error', 'Something went wrong.'))
  if (fault === 'busy') return send(response, toError(429, 'invalid_request_error', 'Too many requests.'))
  const answer =
    request.headers.authorization === `Bearer ${secretKey}`
      ? answerOnce(world, request, pathname, body)
      : toError(401, 'invalid_request_error', 'Invalid API Key provided.')
  if (request.method === 'POST') world.touch()
  if (fault === 'cut-after') return void response.destroy()
  if (fault === 'error-after') return send(response, toError(500, 'api_error', 'Something went wrong.'))
  send(response, answer)
}

/** Of an uploaded file the simulator keeps everything but the bytes. */
async function readBody(request: IncomingMessage): Promise<string> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return text(request)
  const form = await new Response(await buffer(request), { headers: { 'content-type': type } }).formData()
  const params = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string') params.set(name, value)
    else {
      params.set(`${name}[name]`, value.name)
      params.set(`${name}[type]`, value.type)
      params.set(`${name}[size]`, String(value.size))
    }
  }
  return params.toString()
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': makeId('req', 14) })
  response.end(body)
}

function toError(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: JSON.stringify({ error: { type, message, code } }) }
}

/** A call with a key has its effect once; repeated within a day, it gets the same answer. */
function answerOnce(world: World, request: IncomingMessage, path: string, body: string): Answer {
  const account = asText(request.headers['stripe-account'])
  const key = asText(request.headers['idempotency-key'])
  if (request.method !== 'POST' || key === null) return answerCall(world, request, account, path, body)
  const id = `${account ?? ''} ${key}`
  const call = `${path}?${body}`
  const answered = world.tables.answers.get(id)
  const known = answered && answered.created >= world.now() - answersLast ? answered : undefined
  if (known && known.body !== call) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    return toError(400, 'idempotency_error', message)
  }
  if (known) return { status: known.status, body: known.answer }
  const answer = answerCall(world, request, account, path, body)
  // Stripe does not remember calls that it could not begin with.
  if (answer.status === 200 || answer.status === 402) {
    const { status, body: answerBody } = answer
    world.tables.answers.set(id, {
      id,
      account,
      created: world.now(),
      body: call,
      status,
      answer: answerBody,
    })
  }
  return answer
}

function asText(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}

const patterns = Object.entries(handlers).map(([name, handle]) => ({
  pattern: new RegExp(`^${name.replace(':id', '(?<id>[A-Za-z0-9_]+)')}$`),
  handle,
}))

function answerCall(
  world: World,
  { method }: IncomingMessage,
  account: string | null,
  path: string,
  body: string,
): Answer {
  try {
    for (const { pattern, handle } of patterns) {
      const match = pattern.exec(`${method} ${path}`)
      if (!match) continue
      const call = { world, account, params: new Params(body), id: match.groups?.id ?? '' }
      return { status: 200, body: JSON.stringify(handle(call)) }
    }
    return toError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
  } catch (error) {
    if (error instanceof ApiError)
      return { status: error.status, body: JSON.stringify({ error: error.error }) }
    const message = error instanceof Error ? error.message : String(error)
    return toError(500, 'api_error', message)
  }
}
