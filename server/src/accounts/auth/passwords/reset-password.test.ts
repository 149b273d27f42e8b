import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession, createUser, opens, signIn } from '../../../../test/factories.ts'
import { mailTo, tokenIn } from '../../../../test/mail.ts'

const hour = 60 * 60_000
const chosen = 'a new nest each year'
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

function reset(token: string, password = chosen) {
  return app.ask('POST', '/api/v1/auth/reset-password', { body: { token, password } })
}

async function askForLink(email: string, count = 1): Promise<string> {
  await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email } })
  return tokenIn(await mailTo(app, email, count))
}

describe('POST /auth/reset-password', () => {
  test('sets the password, ends every session, signs nobody in, and notifies the account holder', async () => {
    const user = await createActor(app)
    const other = await createSession(app, user.id)
    const token = await askForLink(user.email)
    const answer = await reset(token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      message: 'Your password has been changed. Sign in with the new one.',
      data: null,
    })
    for (const session of [user.token, other, token]) expect(await opens(app, session)).toBe(false)
    expect((await signIn(app, user.email)).status).toBe(401)
    expect((await signIn(app, user.email, chosen)).status).toBe(200)
    expect((await mailTo(app, user.email, 2)).subject).toBe('Your Roomlark password was changed')
  })

  test('works once, even for two concurrent requests', async () => {
    const user = await createUser(app)
    const token = await askForLink(user.email)
    const answers = await Promise.all([reset(token, `${chosen} 1`), reset(token, `${chosen} 2`)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
    expect((await reset(token, `${chosen} 3`)).body).toEqual(dead)
    const winner = answers.findIndex((answer) => answer.status === 200) + 1
    expect((await signIn(app, user.email, `${chosen} ${winner}`)).status).toBe(200)
  })

  test('works for an hour', async () => {
    const [early, late] = [await createUser(app), await createUser(app)]
    const [earlyToken, lateToken] = [await askForLink(early.email), await askForLink(late.email)]
    app.advance(hour - 20_000)
    expect((await reset(earlyToken)).status).toBe(200)
    app.advance(20_000)
    expect((await reset(lateToken)).body).toEqual(dead)
    expect((await signIn(app, late.email)).status).toBe(200)
  })

  test('works only with the newest link', async () => {
    const user = await createUser(app)
    const older = await askForLink(user.email)
    const newer = await askForLink(user.email, 2)
    expect((await reset(older)).body).toEqual(dead)
    expect((await reset(newer)).status).toBe(200)
  })

  test('is 400, never 401, for an unknown token', async () => {
    for (const token of ['A'.repeat(43), 'nonsense']) {
      const answer = await reset(token)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual(dead)
    }
  })

  test('refuses a weak password on its field, and the link still works', async () => {
    const user = await createUser(app, 'hotel', { email: 'poor@example.test' })
    const token = await askForLink(user.email)
    for (const password of ['password123', 'short', 'Poor@example.test']) {
      const answer = await reset(token, password)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(['password'])
    }
    expect((await reset(token)).status).toBe(200)
  })

  test('lifts the throttle on signing in', async () => {
    const user = await createUser(app)
    const token = await askForLink(user.email)
    for (let guess = 0; guess < 5; guess += 1) await signIn(app, user.email, 'a guess')
    expect((await signIn(app, user.email)).status).toBe(429)
    await reset(token)
    expect((await signIn(app, user.email, chosen)).status).toBe(200)
  })

  test('verifies the address too, since the link was sent there', async () => {
    const user = await createUser(app, 'hotel', { verified: false })
    await reset(await askForLink(user.email))
    expect((await signIn(app, user.email, chosen)).status).toBe(200)
  })

  test('does not accept a token that was sent for something else', async () => {
    const user = await createUser(app, 'hotel', { verified: false })
    await signIn(app, user.email)
    const verifyToken = tokenIn(await mailTo(app, user.email))
    expect((await reset(verifyToken)).body).toEqual(dead)
  })
})
