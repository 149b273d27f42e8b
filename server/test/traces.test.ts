import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createOtlpTracing } from '../src/adapters/otlp-tracing.ts'
import { openDatabase } from '../src/db/database.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { createTestDatabase } from './database.ts'
import { startProcess } from './process.ts'
import { waitUntil } from './wait.ts'

type Value = { stringValue?: string; intValue?: number; doubleValue?: number }
/** As OTLP writes it (opentelemetry.proto.trace.v1). */
type Span = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  links?: { traceId: string; spanId: string }[]
  status: { code: number }
  attributes: { key: string; value: Value }[]
}

const [serverKind, clientKind, consumerKind] = [2, 3, 5]

/** Takes what undoes a step, for the end of the test or of all. */
type Until = (undo: () => Promise<void> | void) => void

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  until: Until = onTestFinished,
): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  until(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Takes in what is sent to it, as a collector of OpenTelemetry does, until it hangs. */
async function startCollector(until?: Until) {
  const bodies: string[] = []
  const paths = new Set<string>()
  let hangs = false
  const url = await listen(async (request, response) => {
    if (hangs) return
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`)
    bodies.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }, until)
  const resources = () => bodies.flatMap((body) => JSON.parse(body).resourceSpans)
  const spans = (): Span[] =>
    resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope: { spans: Span[] }) => scope.spans))
  const hang = () => {
    hangs = true
  }
  return { url, bodies, paths, resources, spans, hang }
}

/** Writes down every module of OpenTelemetry that is loaded. */
const watch = `import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.includes('/@opentelemetry/sdk-trace/')) process.stderr.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })`

async function startTraced(endpoint: string, until: Until = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-traces-'))
  until(() => rmSync(folder, { recursive: true }))
  const database = await createTestDatabase()
  until(database.drop)
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  await sql`INSERT INTO settings (name, value) VALUES ('switches', '{"hotelRegistration": "open"}')`
  await sql.end()
  const port = await freePort()
  const server = startProcess('main.ts', {
    until,
    env: {
      PORT: String(port),
      DATABASE_URL: database.url,
      ROOMLARK_DATA: folder,
      NODE_ENV: 'production',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      ROOMLARK_SECRET: Buffer.alloc(32, 7).toString('base64'),
      OTEL_SERVICE_NAME: 'desk',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}`,
    },
  })
  await server.says('Roomlark is ready')
  const url = `http://127.0.0.1:${port}`
  const lines = () =>
    server.written.stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  return { ...server, url, lines }
}

function readAttributes({ attributes }: Pick<Span, 'attributes'>): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  )
}

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
const secrets = { email: 'ada.traced@example.test', password: 'a very secret phrase 4711' }

/** Several tests look at what this server did, because starting it takes longer than all of them. */
let collector: Awaited<ReturnType<typeof startCollector>>
let server: Awaited<ReturnType<typeof startTraced>>
let registered: Response
/** The statuses of all answers while the collector hung. */
let answered: number[]
const complaints = () => server.lines().filter(({ msg }) => msg === 'traces cannot be sent')
const steps: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  const until: Until = (undo) => steps.push(undo)
  collector = await startCollector(until)
  server = await startTraced(collector.url, until)
  const body = JSON.stringify({ ...secrets, userType: 'hotel', firstName: 'Augusta', lastName: 'Byron' })
  registered = await fetch(`${server.url}/api/v1/auth/register`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', traceparent },
  })
  await fetch(`${server.url}/reset-password?token=secret-of-somebody`)
  await fetch(`${server.url}/health/ready`, { headers: { traceparent } })
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/api/v1/users/profile`, { headers })
  await ask({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` })
  await ask({ traceparent: 'nonsense', authorization: 'Bearer forged-token-4711' })
  for (const awaited of ['mail send', 'GET /api/v1/users/profile'])
    await waitUntil(awaited, () => collector.spans().some(({ name }) => name === awaited))

  collector.hang()
  const statuses = new Set([(await fetch(`${server.url}/api/v1/platform`)).status])
  await waitUntil('the complaint', () => complaints().length > 0)
  for (let times = 0; times < 50; times += 1)
    statuses.add((await fetch(`${server.url}/api/v1/platform`)).status)
  answered = [...statuses]
  server.signal('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
})
afterAll(async () => {
  for (const undo of steps.reverse()) await undo()
})

test('a request, its queries and the job it sent are followed, without anything about a person', () => {
  expect(registered.status).toBe(200)
  expect([...collector.paths]).toEqual(['POST /v1/traces application/json'])

  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'POST /api/v1/auth/register')
  expect(request).toMatchObject({ kind: serverKind, traceId: caller.traceId, parentSpanId: caller.spanId })
  if (!request) return
  expect(readAttributes(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/auth/register',
    'http.response.status_code': 200,
    'roomlark.request_id': registered.headers.get('x-request-id'),
  })
  // The body was read from the connection, and the work after it still belongs to the request.
  const transaction = spans.find(({ name, parentSpanId }) => {
    return name === 'transaction' && parentSpanId === request.spanId
  })
  expect(readAttributes(transaction ?? request)).toHaveProperty(['roomlark.pool_wait_ms'])
  const inTransaction = spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId)
  const insert = inTransaction.find((span) => {
    return String(readAttributes(span)['db.query.text']).startsWith('INSERT INTO users')
  })
  expect(insert).toMatchObject({ name: 'INSERT', kind: clientKind, traceId: caller.traceId })
  expect(readAttributes(insert ?? request)).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringContaining('$1'),
    'server.address': expect.any(String),
  })
  expect(inTransaction.map(({ name }) => name)).toContain('COMMIT')
  expect(spans.filter(({ name }) => name.includes('/health/'))).toEqual([])

  const mail = spans.find(({ name }) => name === 'mail send')
  const job = spans.find(({ spanId }) => spanId === mail?.parentSpanId)
  expect(job).toMatchObject({ name: 'job mail.verify-email', kind: consumerKind })
  expect(job?.traceId).not.toBe(caller.traceId)
  expect(job?.links?.map(({ traceId }) => traceId)).toEqual([caller.traceId])
  const ofJob = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(ofJob.map(({ name }) => name)).toContain('SELECT')
  // Nobody asked for the queries that look for work, so they are in no trace.
  const queries = spans.filter((span) => 'db.query.text' in readAttributes(span))
  expect(queries.filter(({ parentSpanId }) => !parentSpanId)).toEqual([])

  const [resource] = collector.resources().map((one) => readAttributes(one.resource))
  expect(resource).toMatchObject({ 'service.name': 'desk', 'service.version': expect.any(String) })
  const sent = collector.bodies.join('')
  for (const secret of [...Object.values(secrets), 'Augusta', 'Byron', 'secret-of-somebody'])
    expect(sent).not.toContain(secret)

  const line = server.lines().find(({ route }) => route === '/api/v1/auth/register')
  expect(line).toMatchObject({ msg: 'request', traceId: caller.traceId })
})

test('what failed is marked by its kind, and not by its message', async () => {
  const collector = await startCollector()
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const config = { endpoint: collector.url, serviceName: 'roomlark', ratio: 1 }
  const tracing = createOtlpTracing(config, 5000, pino({ level: 'silent' }))
  const database = openDatabase(url, 2, { tracer: tracing.queries(url) })
  await tracing.job('mail.booking', undefined, async (onFailed) => {
    await database.pool`SELECT ${'ada@example.test'}::text::integer`.catch(onFailed)
    await tracing.call(
      'webhook send',
      undefined,
      async () => ({ status: 500, fault: null }),
      (answer) => answer,
    )
  })
  await database.close()
  await tracing.close()
  const failed = { status: { code: 2 } }
  const query = collector.spans().find(({ name }) => name === 'SELECT')
  expect(query).toMatchObject(failed)
  const invalidText = { 'error.type': '22P02', 'db.response.status_code': '22P02' }
  expect(readAttributes(query ?? { attributes: [] })).toMatchObject(invalidText)
  const job = collector.spans().find(({ name }) => name === 'job mail.booking')
  expect(job).toMatchObject(failed)
  expect(readAttributes(job ?? { attributes: [] })).toEqual({
    'roomlark.job': 'mail.booking',
    'error.type': '22P02',
  })
  const call = collector.spans().find(({ name }) => name === 'webhook send')
  expect(readAttributes(call ?? { attributes: [] })).toEqual({ 'http.response.status_code': 500 })
  expect(collector.bodies.join('')).not.toContain('ada@')
})

test('a caller decides whether it is traced, unless its header is nonsense', () => {
  const requests = collector.spans().filter(({ name }) => name === 'GET /api/v1/users/profile')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.parentSpanId).toBeFalsy()
  expect(readAttributes(requests[0] ?? { attributes: [] })).toMatchObject({
    'http.response.status_code': 401,
  })
  expect(collector.bodies.join('')).not.toContain('forged-token-4711')
})

test('a collector that hangs holds up neither requests nor the end, and is mentioned once', () => {
  expect(answered).toEqual([200])
  expect(complaints()).toHaveLength(1)
  expect(server.written.stdout).not.toContain('work that did not finish in time was cut off')
})

test('without a collector, nothing of OpenTelemetry is loaded', async () => {
  const without = await startTraced('')
  without.signal('SIGTERM')
  expect((await without.ended).stderr).not.toContain('loaded')
  expect(without.lines().filter((line) => 'traceId' in line)).toEqual([])
  // The same look finds what is loaded with one.
  expect(server.written.stderr).toContain('loaded')
})
