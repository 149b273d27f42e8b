import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../test/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Sends these bytes and returns everything received until the connection is closed. */
function write(text: string, { url } = app): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
}

const tooLong = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`

test.each([
  ['something other than HTTP', 'hello there\r\n\r\n', 400, 'bad_request'],
  ['an unknown method', 'LARK / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400, 'bad_request'],
  [
    'two lengths',
    'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'bad_request',
  ],
  ['no host', 'GET /api/v1/platform HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
  ['headers beyond 16 KB', tooLong, 431, 'headers_too_large'],
  // Closing the connection while this is on its way would reset it, and take the answer away from the client.
  ['headers beyond 16 KB before a large body', tooLong + 'b'.repeat(8_000_000), 431, 'headers_too_large'],
])('%s is answered in the envelope', async (_what, text, status, code) => {
  expectEnvelope(await write(text), status, code)
})

test('a body that does not come is answered in the envelope', async () => {
  const impatient = await startTestAppForTest({ databaseUrl: app.databaseUrl, deadlineMs: 300 })
  const head =
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99'
  expectEnvelope(await write(`${head}\r\n\r\n{`, impatient), 408, 'request_timeout')
})

function expectEnvelope(answer: string, status: number, code: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase()).toContain('content-type: application/json')
  expect(head.toLowerCase()).toContain('cache-control: no-store')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  expect(Number(length)).toBe(Buffer.byteLength(body))
  expect(JSON.parse(body)).toEqual({ success: false, code, message: expect.any(String) })
}

test('HTTP/1.0 needs no host header', async () => {
  expect(await write('GET /health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
})

test('JSON of bytes that are no UTF-8 is 400 and not stored as something else', async () => {
  const body = Buffer.concat([
    Buffer.from('{"email":"ada@example.test","password":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}'),
  ])
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${app.url}/api/v1/auth/login`, { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    code: 'bad_request',
    message: 'The request body is not UTF-8.',
  })
})
