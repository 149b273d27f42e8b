import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createUser, opens, signIn } from '../../../../test/factories.ts'
import { mailTo, tokenIn } from '../../../../test/mail.ts'

const hour = 60 * 60_000
const dead = {
  success: false,
  code: 'invalid_token',
  message: 'This link has expired or was already used. Please request a new one.',
}

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.advance(60_000))

function verify(token: string) {
  return app.ask('POST', '/api/v1/auth/verify-email', { body: { token } })
}

/** Creates an account that tried to sign in, with the token it was emailed. */
async function unverified() {
  const user = await createUser(app, 'hotel', { verified: false })
  return { ...user, token: await nextToken(user.email, 1) }
}

async function nextToken(email: string, count: number): Promise<string> {
  await signIn(app, email)
  return tokenIn(await mailTo(app, email, count))
}

describe('POST /auth/verify-email', () => {
  test('verifies the address and signs nobody in', async () => {
    const user = await unverified()
    const answer = await verify(user.token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      message: 'Your email address is verified. You can sign in now.',
      data: null,
    })
    expect(await opens(app, user.token)).toBe(false)
    const signedIn = await signIn(app, user.email)
    expect(signedIn.body.data.user.emailVerified).toBe(true)
  })

  test('works once, even for two concurrent requests', async () => {
    const user = await unverified()
    const answers = await Promise.all([verify(user.token), verify(user.token)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
    const again = await verify(user.token)
    expect(again.status).toBe(400)
    expect(again.body).toEqual(dead)
  })

  test('works for 24 hours', async () => {
    const [early, late] = [await unverified(), await unverified()]
    app.advance(24 * hour - 20_000)
    expect((await verify(early.token)).status).toBe(200)
    app.advance(20_000)
    expect((await verify(late.token)).body).toEqual(dead)
    expect((await signIn(app, late.email)).body.code).toBe('email_unverified')
  })

  test('works only with the newest link', async () => {
    const user = await unverified()
    const newer = await nextToken(user.email, 2)
    expect((await verify(user.token)).body).toEqual(dead)
    expect((await verify(newer)).status).toBe(200)
  })

  test('is 400 for an unknown token, or one sent for something else', async () => {
    const user = await createUser(app, 'hotel', { verified: false })
    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: user.email } })
    const resetToken = tokenIn(await mailTo(app, user.email))
    for (const token of ['A'.repeat(43), 'x', '%00', resetToken]) {
      const answer = await verify(token)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual(dead)
    }
    expect((await verify('')).body.fields).toEqual({ token: 'The link is incomplete' })
  })

  test('stores only the hash of the token', async () => {
    const user = await unverified()
    const [row] = await app.sql`SELECT t::text AS everything FROM mailed_tokens t WHERE user_id = ${user.id}`
    expect(row?.everything).not.toContain(user.token)
    const jobs = await app.sql`SELECT j::text AS everything FROM pgboss.job j`
    expect(jobs.map((job) => job.everything).join()).not.toContain(user.token)
  })
})
