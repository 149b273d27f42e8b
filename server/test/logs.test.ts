import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { createUser, signIn, testPassword } from './factories.ts'
import { mailTo, tokenIn } from './mail.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await app.sql`INSERT INTO settings (name, value) VALUES ('switches', '{"hotelRegistration": "open"}')`
})
afterAll(() => app.close())
beforeEach(() => app.advance(60_000))

function expectSilenceAbout(secrets: string[]) {
  const written = app.logs.join('')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    expect(written).not.toContain(secret)
    expect(written).not.toContain(encodeURIComponent(secret))
  }
}

test('no password, token or code appears in the log after using everything that has one', async () => {
  const email = 'discreet@example.test'
  const [first, second, third] = ['first secret 4711', 'second secret 4711', 'third secret 4711']
  const body = { email, password: first, userType: 'hotel', firstName: 'Ada', lastName: 'Byron' }
  await app.ask('POST', '/api/v1/auth/register', { body })
  const verifyToken = tokenIn(await mailTo(app, email))
  await app.ask('GET', `/verify-email?token=${verifyToken}`)
  await app.ask('POST', `/api/v1/auth/verify-email?token=${verifyToken}`, { body: { token: verifyToken } })
  await app.ask('POST', '/api/v1/auth/verify-email', { body: { token: verifyToken } })

  await signIn(app, email, 'wrong secret 4711')
  await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email } })
  const resetToken = tokenIn(await mailTo(app, email, 2))
  await app.ask('GET', `/reset-password?token=${resetToken}`)
  await app.ask('POST', '/api/v1/auth/reset-password', { body: { token: resetToken, password: second } })

  const { token } = (await signIn(app, email, second)).body.data
  await app.ask('POST', '/api/v1/users/change-password', {
    token,
    body: { currentPassword: second, newPassword: third },
  })
  const setUp = await app.ask('POST', '/api/v1/users/mfa/setup', { token, body: { password: third } })
  const { secret } = setUp.body.data
  const code = new TOTP({ secret }).generate({ timestamp: app.services.clock().getTime() })
  const confirmed = await app.ask('POST', '/api/v1/users/mfa/confirm', { token, body: { code } })
  const { recoveryCodes } = confirmed.body.data
  await signIn(app, email, third, recoveryCodes[0])
  const wrongCode = await signIn(app, email, third, 'wrong code 4711')
  expect(wrongCode.body.code).toBe('mfa_invalid')
  const refreshed = await app.ask('POST', '/api/v1/auth/refresh', { token })
  await app.ask('GET', '/api/v1/users/profile', { headers: { authorization: 'Bearer forged-token-4711' } })
  await app.ask('POST', '/api/v1/auth/login', { body: `{"email":"${email}","password":"${third}"` })

  expectSilenceAbout([first, second, third, 'wrong secret 4711', verifyToken, resetToken, token])
  expectSilenceAbout([secret, code, ...recoveryCodes, 'wrong code 4711', 'forged-token-4711'])
  expectSilenceAbout([refreshed.body.data.token, testPassword])
})

test('none appears after a server error in the middle of a sign-in either', async () => {
  const user = await createUser(app)
  await app.sql`ALTER TABLE sessions RENAME COLUMN user_agent TO agent`
  const answer = await signIn(app, user.email)
  await app.sql`ALTER TABLE sessions RENAME COLUMN agent TO user_agent`
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    success: false,
    code: 'internal',
    message: 'Something went wrong on our side. Please try again later.',
  })
  const line = app.logs.find((entry) => entry.includes('"level":50') && entry.includes('request failed'))
  expect(line).toContain('user_agent')
  expectSilenceAbout([testPassword])
  const [row] = await app.sql`SELECT password_hash FROM users WHERE id = ${user.id}`
  expectSilenceAbout([row?.password_hash])
})

test('every request is one line with its id, route pattern, status and duration', async () => {
  const answer = await app.ask('GET', '/api/v1/demo/mailbox/123-abc/html?token=4711-4711')
  const id = answer.headers.get('x-request-id')
  const lines = app.logs.map((line) => JSON.parse(line)).filter((line) => line.requestId === id)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/v1/demo/mailbox/:id/html',
    status: 404,
    ms: expect.any(Number),
    msg: 'request',
  })
  expectSilenceAbout(['4711-4711'])
})

test('every field of a line is documented', async () => {
  await app.ask('GET', '/api/v1/platform')
  const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const [, table = ''] = /^\| field \| in \| meaning \|\n((?:\|.*\n)+)/m.exec(operations) ?? []
  const documented = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const written = new Set(app.logs.flatMap((line) => Object.keys(JSON.parse(line))))
  expect(written.size).toBeGreaterThan(8)
  expect([...written].filter((field) => !documented.includes(field))).toEqual([])
})
