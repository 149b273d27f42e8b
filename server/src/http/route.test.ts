import { request } from 'node:http'
import { connect } from 'node:net'
import { endpoint } from '@roomlark/contract/endpoint'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'
import { waitUntil } from '../../test/wait.ts'
import { registerRoutes, route } from './route.ts'

const search = endpoint({
  method: 'GET',
  path: '/probe',
  access: 'public',
  summary: 'A list with meta',
  query: z.strictObject({ page: z.optional(z.coerce.number()) }),
  response: z.array(z.object({ id: z.string() })),
  meta: z.object({ total: z.number() }),
})

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({
    extend: (server, deps) => {
      const leaking = [{ id: 'a', passwordHash: 'secret' }]
      const bound = route(search, async () => ({ data: leaking, meta: { total: 1, cost: 'secret' } }))
      registerRoutes(server, [bound], deps)
    },
  })
})
afterAll(() => app.close())

describe('an answer', () => {
  test('is an envelope with success, message and data', async () => {
    const { token } = await createActor(app)
    const answer = await app.ask('POST', '/api/v1/auth/logout', { token })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ success: true, message: 'Logged out successfully', data: null })
  })

  test('is an envelope with success, code and message if it is refused', async () => {
    const answer = await app.ask('GET', '/api/v1/users/profile')
    expect(answer.body).toEqual({
      success: false,
      code: 'unauthorized',
      message: 'Please sign in to continue.',
    })
  })

  test('carries meta if the contract has it, and nothing else', async () => {
    const answer = await app.ask('GET', '/api/v1/probe')
    expect(answer.body).toEqual({ success: true, data: [{ id: 'a' }], meta: { total: 1 } })
  })

  test('carries a request ID that callers cannot choose', async () => {
    const one = await app.ask('GET', '/api/v1/platform', { headers: { 'x-request-id': 'mine' } })
    const two = await app.ask('GET', '/api/v1/platform')
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'))
    expect(app.logs.join('')).toContain(one.headers.get('x-request-id'))
  })
})

describe('an unknown address', () => {
  test.each(['/api', '/api/', '/api/v1', '/api/v1/nothing', '/api/v2/platform', '/api/v1/platform/'])(
    '%s is 404 in JSON',
    async (path) => {
      const answer = await app.ask('GET', path)
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ success: false, code: 'not_found' })
    },
  )

  test.each(['/api/v1/%zz', '/api/v1/%E0%A4%A', `/api/v1/demo/mailbox/${'a'.repeat(300)}/html`])(
    '%s is refused in the same envelope',
    async (path) => {
      const answer = await app.ask('GET', path)
      expect([400, 404]).toContain(answer.status)
      expect(Object.keys(answer.body)).toEqual(['success', 'code', 'message'])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})

describe('a wrong method', () => {
  test('is 405 and names the methods that are allowed', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await app.ask(method, '/api/v1/auth/login')
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST')
      expect(answer.body).toMatchObject({ success: false, code: 'method_not_allowed' })
    }
  })

  test('names every method of a path that has several', async () => {
    const answer = await app.ask('DELETE', '/api/v1/users/profile')
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'PUT'])
  })

  test('is 405 before its body is read, and an address of nobody is still 404', async () => {
    expect((await app.ask('PUT', '/api/v1/auth/login', { body: '{' })).status).toBe(405)
    expect((await app.ask('PUT', '/api/v1/auth/nobody')).status).toBe(404)
  })
})

describe('a request', () => {
  test('with an unknown key is 400 and names it', async () => {
    const body = { email: 'a@example.test', password: 'x', remember: true }
    const answer = await app.ask('POST', '/api/v1/auth/login', { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      fields: { remember: '"remember" is not expected here' },
    })
  })

  test('with an unknown key in the query is 400 and names it, with or without a query in the contract', async () => {
    for (const path of ['/api/v1/probe?page=1&sort=name', '/api/v1/platform?sort=name']) {
      const answer = await app.ask('GET', path)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(['sort'])
    }
  })

  test('with a body where none is expected is 400', async () => {
    const { token } = await createActor(app)
    const answer = await app.ask('POST', '/api/v1/auth/logout', { token, body: { everywhere: true } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual(['everywhere'])
  })

  test('names all invalid fields together', async () => {
    const answer = await app.ask('POST', '/api/v1/auth/login', { body: { email: 'nobody', password: '' } })
    expect(answer.body.fields).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    })
  })

  test.each([['{"email":'], ['nonsense'], ['{"__proto__":{"x":1}}'], ['{"email":"a@example.test",}']])(
    'as %s is 400: not acceptable JSON',
    async (body) => {
      const answer = await app.ask('POST', '/api/v1/auth/login', { body })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ success: false, code: 'bad_request' })
    },
  )

  test.each([['[]'], ['"text"'], ['7'], ['null']])('as %s is 400: not an object', async (body) => {
    const answer = await app.ask('POST', '/api/v1/auth/login', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_failed')
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is 415',
    async (type) => {
      const headers = { 'content-type': type }
      const answer = await app.ask('POST', '/api/v1/auth/login', { body: 'email=a', headers })
      expect(answer.status).toBe(415)
      expect(answer.body).toMatchObject({ success: false, code: 'unsupported_media_type' })
    },
  )

  test('is accepted up to 100 KB and answered 413 beyond that', async () => {
    const padded = (size: number) => {
      const body = JSON.stringify({ email: 'a@example.test', password: '' })
      return body.replace('""', `"${'x'.repeat(size - body.length)}"`)
    }
    const fits = await app.ask('POST', '/api/v1/auth/login', { body: padded(100 * 1024) })
    expect(fits.status).toBe(400)
    const tooBig = await app.ask('POST', '/api/v1/auth/login', { body: padded(100 * 1024 + 1) })
    expect(tooBig.status).toBe(413)
    expect(tooBig.body).toMatchObject({ success: false, code: 'payload_too_large' })
  })

  test.each([
    ['of a known length', `content-length: ${8 * 1024 * 1024}`, (bytes: Buffer) => [bytes]],
    [
      'in chunks',
      'transfer-encoding: chunked',
      (bytes: Buffer) => [`${bytes.length.toString(16)}\r\n`, bytes, '\r\n0\r\n\r\n'],
    ],
  ])(
    'that is too large and %s is received to its end, so that nobody misses the answer',
    async (_, length, sent) => {
      const { hostname, port } = new URL(app.url)
      const socket = connect(Number(port), hostname)
      onTestFinished(() => void socket.destroy())
      let heard = ''
      socket.setEncoding('utf8').on('data', (text: string) => {
        heard += text
      })
      socket.write(
        `POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
      )
      for (const part of sent(Buffer.alloc(8 * 1024 * 1024, 'x'))) socket.write(part)
      socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
      await waitUntil('both answers', () => heard.includes('"live"'))
      expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 /)
    },
  )

  test('may be empty despite the JSON content type if there is no payload', async () => {
    const { token } = await createActor(app)
    const headers = { 'content-type': 'application/json' }
    expect((await app.ask('POST', '/api/v1/auth/refresh', { token, headers })).status).toBe(200)
    expect((await app.ask('GET', '/api/v1/platform', { headers })).status).toBe(200)
  })

  test('containing a forbidden character is 400 and names the field', async () => {
    const { token } = await createActor(app)
    const body = { firstName: 'A\u0000da', lastName: 'Byron' }
    const answer = await app.ask('PUT', '/api/v1/users/profile', { token, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual(['firstName'])
  })
})

describe('a stranger', () => {
  test('gets 401 before the input is parsed', async () => {
    for (const body of ['{"broken', '[]', 'x'.repeat(200 * 1024)]) {
      const answer = await app.ask('PUT', '/api/v1/users/profile', { body })
      expect(answer.status).toBe(401)
    }
    const headers = { 'content-type': 'text/plain' }
    const answer = await app.ask('PUT', '/api/v1/users/profile', { body: 'text', headers })
    expect(answer.status).toBe(401)
  })

  test('gets 401 before the body has even arrived', async () => {
    const waiting = request(`${app.url}/api/v1/users/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'content-length': '50' },
    })
    waiting.flushHeaders()
    const status = await new Promise((resolve, reject) => {
      waiting.on('response', (response) => resolve(response.statusCode))
      waiting.on('error', reject)
    })
    waiting.destroy()
    expect(status).toBe(401)
  })
})
