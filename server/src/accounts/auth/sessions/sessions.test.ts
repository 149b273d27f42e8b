import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession, createUser, opens, signIn } from '../../../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../../../test/locks.ts'
import { mailTo, tokenIn } from '../../../../test/mail.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { openSession } from './sessions.service.ts'

const day = 24 * 60 * 60_000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.advance(60_000))

describe('POST /auth/logout', () => {
  test('ends this session for good, and no other', async () => {
    const actor = await createActor(app)
    const other = await createSession(app, actor.id)
    const answer = await app.ask('POST', '/api/v1/auth/logout', { token: actor.token })
    expect(answer.body).toEqual({ success: true, message: 'Logged out successfully', data: null })
    expect(await opens(app, actor.token)).toBe(false)
    expect((await app.ask('POST', '/api/v1/auth/logout', { token: actor.token })).status).toBe(401)
    expect(await opens(app, other)).toBe(true)
  })
})

describe('POST /auth/refresh', () => {
  test('exchanges the token for another one', async () => {
    const actor = await createActor(app)
    const answer = await app.ask('POST', '/api/v1/auth/refresh', { token: actor.token })
    expect(answer.status).toBe(200)
    const { token, user } = answer.body.data
    expect(token).not.toBe(actor.token)
    expect(user.id).toBe(actor.id)
    expect(await opens(app, actor.token)).toBe(false)
    expect(await opens(app, token)).toBe(true)
  })

  test('does not extend the seven days', async () => {
    const user = await createUser(app)
    const first = (await signIn(app, user.email)).body.data
    app.advance(6 * day)
    const second = (await app.ask('POST', '/api/v1/auth/refresh', { token: first.token })).body.data
    expect(second.expiresAt).toBe(first.expiresAt)
    app.advance(day)
    expect(await opens(app, second.token)).toBe(false)
  })

  test('has one winner if two race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const actor = await createActor(app)
      const answers = await Promise.all(
        [1, 2, 3].map(() => app.ask('POST', '/api/v1/auth/refresh', { token: actor.token })),
      )
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 401, 401])
      const [row] = await app.sql`
        SELECT count(*)::integer AS live FROM sessions WHERE user_id = ${actor.id} AND revoked_at IS NULL`
      expect(row?.live).toBe(1)
    }
  })
})

describe('a session that is opened while the password is reset', () => {
  async function mailedToken(email: string): Promise<string> {
    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email } })
    return tokenIn(await mailTo(app, email))
  }
  const reset = (token: string) =>
    app.ask('POST', '/api/v1/auth/reset-password', { body: { token, password: 'a new nest each year' } })
  const waiting = (count: number) =>
    waitUntil(`${count} to wait`, async () => (await lockWaits(app)) >= count)

  test('by a refresh ends with the reset', async () => {
    const actor = await createActor(app)
    const link = await mailedToken(actor.email)
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM sessions WHERE user_id = ${actor.id} FOR UPDATE`,
    )
    const refreshing = app.ask('POST', '/api/v1/auth/refresh', { token: actor.token })
    await waiting(1)
    const resetting = reset(link)
    await waiting(2)
    await release()
    expect((await resetting).status).toBe(200)
    const refreshed = await refreshing
    expect(refreshed.status).toBe(200)
    expect(await opens(app, refreshed.body.data.token)).toBe(false)
  })

  test('with the old password is not opened at all', async () => {
    const user = await createUser(app)
    const link = await mailedToken(user.email)
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM users WHERE id = ${user.id} FOR UPDATE`,
    )
    const resetting = reset(link)
    await waiting(1)
    const signingIn = signIn(app, user.email)
    await waiting(2)
    await release()
    expect((await resetting).status).toBe(200)
    const answer = await signingIn
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('invalid_credentials')
  })
})

describe('the sessions of one account', () => {
  async function liveSessions(userId: string): Promise<number> {
    const [row] = await app.sql`
      SELECT count(*)::integer AS live FROM sessions WHERE user_id = ${userId} AND revoked_at IS NULL`
    return row?.live
  }

  test('are the 20 newest: one more sign-in immediately ends the oldest, and no one else’s', async () => {
    const [user, other] = [await createActor(app), await createActor(app)]
    const tokens = [user.token]
    while (tokens.length < 20) {
      app.advance(1000)
      tokens.push(await createSession(app, user.id))
    }
    app.advance(1000)
    expect(await opens(app, user.token)).toBe(true)
    const newest = (await signIn(app, user.email)).body.data.token
    const open = await Promise.all([...tokens, newest, other.token].map((token) => opens(app, token)))
    expect(open).toEqual([false, ...Array.from({ length: 21 }, () => true)])
  })

  test('are still 20 after concurrent sign-ins, and a refresh does not end one', async () => {
    const user = await createUser(app)
    for (let count = 0; count < 18; count += 1) await createSession(app, user.id)
    app.advance(1000)
    const [account] = await app.sql`
      SELECT id, password_hash AS "passwordHash" FROM users WHERE id = ${user.id}`
    const { id, passwordHash } = account ?? {}
    const origin = { requestId: 'r', address: '127.0.0.1', userAgent: '' }
    const ctx = { ...app.services, sql: app.pool, origin, actor: null }
    const sessions = await Promise.all([1, 2, 3, 4, 5].map(() => openSession(ctx, { id, passwordHash })))
    expect(await liveSessions(user.id)).toBe(20)
    const alive = await Promise.all(sessions.map((session) => opens(app, session?.token ?? '')))
    const token = sessions[alive.indexOf(true)]?.token ?? ''
    expect((await app.ask('POST', '/api/v1/auth/refresh', { token })).status).toBe(200)
    expect(await liveSessions(user.id)).toBe(20)
  })
})
