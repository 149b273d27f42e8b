import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../test/app.ts'
import { createActor, opens } from '../../test/factories.ts'
import { waitFor } from '../../test/wait.ts'
import { unavailable } from '../errors.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Line = { level: number; msg: string; status?: number; count?: number; reasons?: object; err?: unknown }

function readLines({ logs }: TestApp): Line[] {
  return logs.map((line) => JSON.parse(line))
}

/** Leaves out the job queue, which also warns when PostgreSQL is slow on a busy machine. */
function findComplaints(one: TestApp): Line[] {
  return readLines(one).filter(({ level, msg }) => level >= 40 && msg !== 'job queue')
}

/** Disconnects in the middle of a body, after the server has confirmed that it is reading it. */
async function abort(token: string, how: 'destroy' | 'resetAndDestroy'): Promise<void> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const head = [
    'PUT /api/v1/users/profile HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Content-Length: 500',
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.write('{"firstName":', () => socket[how]())
}

test('a caller who disconnects causes no error in the log and no 503', async () => {
  const { token } = await createActor(app)
  // The session is now cached, so nothing delays the reading of the body.
  expect(await opens(app, token)).toBe(true)
  await abort(token, 'destroy')
  await abort(token, 'resetAndDestroy')
  const gone = await waitFor('two requests to end', () => {
    const lines = readLines(app).filter(({ msg, status }) => msg === 'request' && status !== 200)
    return lines.length === 2 ? lines : undefined
  })
  expect(gone.map(({ status }) => status)).toEqual([499, 499])
  expect(findComplaints(app)).toEqual([])
})

describe('503s of an overload', () => {
  test('are logged as one line per second with their number and reasons, without stacks', async () => {
    const busy = await startTestAppForTest({
      extend: (fastify) => {
        fastify.get('/api/v1/full', () => Promise.reject(unavailable()))
        fastify.get('/api/v1/late', () => Promise.reject(unavailable(new Error('request deadline passed'))))
      },
    })
    const began = performance.now()
    const asks = Array.from({ length: 40 }, (_, n) =>
      busy.ask('GET', n % 4 === 0 ? '/api/v1/late' : '/api/v1/full'),
    )
    const answers = await Promise.all(asks)
    expect(answers.every(({ status }) => status === 503)).toBe(true)
    const lines = await waitFor('all to be counted', () => {
      const warned = findComplaints(busy)
      return warned.reduce((sum, { count = 0 }) => sum + count, 0) < 40 ? undefined : warned
    })
    expect(lines.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(40)
    expect(lines.length).toBeLessThanOrEqual(1 + (performance.now() - began) / 1000)
    for (const line of lines) expect(line).toMatchObject({ msg: 'requests refused with 503', level: 40 })
    expect(lines.flatMap(({ reasons = {} }) => Object.keys(reasons))).toContain('request deadline passed')
    expect(JSON.stringify(lines)).not.toMatch(/stack| {4}at /)
  })
})

describe('401', () => {
  test('names the authentication scheme, and says if a token was refused', async () => {
    const nobody = await app.ask('GET', '/api/v1/users/profile')
    expect(nobody.headers.get('www-authenticate')).toBe('Bearer realm="Roomlark"')
    const stranger = await app.ask('GET', '/api/v1/users/profile', { token: 'A'.repeat(43) })
    expect(stranger.headers.get('www-authenticate')).toBe('Bearer realm="Roomlark", error="invalid_token"')
    const body = { email: 'nobody@example.test', password: 'wrong' }
    const signIn = await app.ask('POST', '/api/v1/auth/login', { body })
    expect([signIn.status, signIn.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Roomlark"'])
  })

  test.each(['Bearer', 'bearer', 'BEARER', 'Bearer  '])(
    'is not the answer to "%s" and a token',
    async (scheme) => {
      const { token } = await createActor(app)
      const headers = { authorization: `${scheme} ${token}` }
      expect((await app.ask('GET', '/api/v1/users/profile', { headers })).status).toBe(200)
    },
  )
})
