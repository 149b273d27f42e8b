import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { createActor, createUser, opens, signIn, testPassword } from '../../../../test/factories.ts'
import { mailTo, tokenIn } from '../../../../test/mail.ts'
import { cheapHashes } from '../../../../test/passwords.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { createPasswords } from '../../../adapters/passwords.ts'

const minute = 60_000
const day = 24 * 60 * minute

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// Each test starts in a new minute, because together they sign in more often than one address may.
beforeEach(() => app.advance(minute))

const refusal = {
  success: false,
  code: 'invalid_credentials',
  message: 'The email address or password is incorrect.',
}

describe('POST /auth/login', () => {
  test('with the right password gives the user and a token', async () => {
    const user = await createUser(app, 'affiliate', { firstName: 'Jonas', lastName: 'Lindqvist' })
    const answer = await signIn(app, user.email)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      message: 'Login successful!',
      data: {
        user: {
          id: user.id,
          userType: 'affiliate',
          email: user.email,
          emailVerified: true,
          mfaEnabled: false,
          membership: null,
          profile: {
            firstName: 'Jonas',
            lastName: 'Lindqvist',
            companyName: null,
            phone: null,
            profileImageUrl: null,
            language: null,
            locale: 'en-US',
            timeZone: null,
          },
        },
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await opens(app, answer.body.data.token)).toBe(true)
  })

  test('stores only the hash of the token', async () => {
    const user = await createUser(app)
    const { token } = (await signIn(app, user.email)).body.data
    const [row] = await app.sql`
      SELECT s::text AS everything, token_hash FROM sessions s WHERE user_id = ${user.id}`
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest())
    expect(row?.everything).not.toContain(token)
    expect(row?.everything).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test('accepts the address in any case and with spaces around it', async () => {
    const user = await createUser(app)
    const answer = await signIn(app, `  ${user.email.toUpperCase()} `)
    expect(answer.status).toBe(200)
    expect(answer.body.data.user.email).toBe(user.email)
  })

  test('compares the password exactly', async () => {
    const user = await createUser(app)
    for (const nearly of [testPassword.toUpperCase(), ` ${testPassword}`, `${testPassword} `]) {
      expect((await signIn(app, user.email, nearly)).status).toBe(401)
    }
  })

  test('gives the same answer for a wrong password and an unknown address', async () => {
    const user = await createUser(app)
    const wrong = await signIn(app, user.email, 'not the password')
    const unknown = await signIn(app, 'nobody@example.test', 'not the password')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(wrong.body).toEqual(refusal)
    expect(unknown.body).toEqual(refusal)
  })

  test('takes the same work for a wrong password and for an unknown address', async () => {
    const costs: string[] = []
    const passwords = createPasswords(cheapHashes, {
      hash,
      verify(storedHash, password) {
        costs.push(String(storedHash).split('$').slice(1, 4).join())
        return verify(storedHash, password)
      },
    })
    const counting = await startTestAppForTest({ passwords })
    const user = await createUser(counting, 'hotel', { passwordHash: await passwords.hash(testPassword) })
    expect((await signIn(counting, user.email, 'not the password')).status).toBe(401)
    const known = costs.splice(0)
    expect(known).toEqual([expect.stringMatching(/^argon2id,v=19,m=\d+,t=\d+,p=1$/)])
    expect((await signIn(counting, `no-${user.email}`, 'not the password')).status).toBe(401)
    expect(costs).toEqual(known)
  })

  test('reports missing fields with the messages of the form', async () => {
    const answer = await app.ask('POST', '/api/v1/auth/login', { body: { email: 'ada@', password: '' } })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    })
  })

  test('allows eight concurrent correct sign-ins to one account', async () => {
    const user = await createUser(app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(app, user.email)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map((answer) => answer.body.data.token)).size).toBe(8)
  })
})

describe('POST /auth/login, an account that may not sign in', () => {
  test('says that it is suspended, but only with the right password', async () => {
    const user = await createActor(app)
    expect(await opens(app, user.token)).toBe(true)
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${user.id}`
    await waitUntil('the session to end', async () => !(await opens(app, user.token)))

    const answer = await signIn(app, user.email)
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({
      success: false,
      code: 'account_suspended',
      message: 'Your account is suspended. If you think this is wrong, write to support@roomlark.example.',
    })
    expect((await signIn(app, user.email, 'not the password')).body).toEqual(refusal)
  })

  test('gets a new link by email if its address is not verified, and can sign in once it is', async () => {
    const user = await createUser(app, 'hotel', { verified: false })
    expect((await signIn(app, user.email, 'not the password')).body).toEqual(refusal)
    const answer = await signIn(app, user.email)
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('email_unverified')

    const mail = await mailTo(app, user.email)
    expect(mail.subject).toBe('Verify your email address for Roomlark')
    await app.ask('POST', '/api/v1/auth/verify-email', { body: { token: tokenIn(mail) } })
    expect((await signIn(app, user.email)).status).toBe(200)
  })
})

describe('a session', () => {
  test('lasts seven days and not a second longer, however much it is used', async () => {
    const user = await createUser(app)
    const { token, expiresAt } = (await signIn(app, user.email)).body.data
    expect(Date.parse(expiresAt) - app.services.clock().getTime()).toBeGreaterThan(7 * day - 10_000)
    for (let passed = 1; passed < 7; passed += 1) {
      app.advance(day)
      expect(await opens(app, token)).toBe(true)
    }
    app.advance(day - 10_000)
    expect(await opens(app, token)).toBe(true)
    app.advance(10_000)
    expect(await opens(app, token)).toBe(false)
  })

  test('remembers where it was opened from', async () => {
    const user = await createUser(app)
    await app.ask('POST', '/api/v1/auth/login', {
      body: { email: user.email, password: testPassword },
      headers: { 'user-agent': 'Browser/1.0' },
    })
    const [row] = await app.sql`SELECT address, user_agent FROM sessions WHERE user_id = ${user.id}`
    expect(row).toEqual({ address: '127.0.0.1', user_agent: 'Browser/1.0' })
  })
})
