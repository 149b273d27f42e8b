import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession, createUser, opens, testPassword } from '../../../../test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

function list(token: string) {
  return app.ask('GET', '/api/v1/users/sessions', { token })
}
function end(token: string, id = '') {
  return app.ask('DELETE', `/api/v1/users/sessions${id && `/${id}`}`, { token })
}

describe('GET /users/sessions', () => {
  test('lists active sessions with device and last use, marks the current one, and shows nobody else’s', async () => {
    const user = await createUser(app)
    await createActor(app)
    const body = { email: user.email, password: testPassword }
    const answer = await app.ask('POST', '/api/v1/auth/login', { body, headers: { 'user-agent': firefox } })
    const elsewhere = await createSession(app, user.id)
    const ended = await createSession(app, user.id)
    await app.ask('POST', '/api/v1/auth/logout', { token: ended })

    const seen = await list(answer.body.data.token)
    expect(seen.status).toBe(200)
    expect(seen.body.data).toEqual([
      expect.objectContaining({ current: true, device: { name: 'Firefox on Windows', kind: 'desktop' } }),
      expect.objectContaining({ current: false, device: { name: 'Unknown device', kind: 'unknown' } }),
    ])
    expect(JSON.stringify(seen.body)).not.toContain(elsewhere)
    const [, other] = (await list(elsewhere)).body.data
    expect(other).toMatchObject({ current: false, device: { name: 'Firefox on Windows' } })
  })

  test('records to within a few minutes when a session was last used', async () => {
    const actor = await createActor(app)
    const other = await createSession(app, actor.id)
    const lastUse = async () =>
      (await list(other)).body.data.find(({ current }: { current: boolean }) => !current).lastUsedAt
    const before = await lastUse()
    app.advance(10 * 60 * 1000)
    await list(actor.token)
    expect(Date.parse(await lastUse()) - Date.parse(before)).toBeGreaterThanOrEqual(10 * 60 * 1000)
  })
})

describe('DELETE /users/sessions', () => {
  test('ends one by its id immediately, and the others stay', async () => {
    const actor = await createActor(app)
    const lost = await createSession(app, actor.id)
    const kept = await createSession(app, actor.id)
    expect(await opens(app, lost)).toBe(true)
    const { id } = (await list(lost)).body.data.find(({ current }: { current: boolean }) => current)
    expect((await end(actor.token, id)).status).toBe(200)
    expect([await opens(app, lost), await opens(app, kept), await opens(app, actor.token)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await end(actor.token, id)).status).toBe(404)
  })

  test('ends all others', async () => {
    const actor = await createActor(app)
    const others = [await createSession(app, actor.id), await createSession(app, actor.id)]
    expect((await end(actor.token)).status).toBe(200)
    expect(await Promise.all(others.map((token) => opens(app, token)))).toEqual([false, false])
    expect(await opens(app, actor.token)).toBe(true)
  })

  test('does not find another account’s session or an invalid id', async () => {
    const actor = await createActor(app)
    const stranger = await createActor(app)
    const [{ id }] = (await list(stranger.token)).body.data
    expect((await end(actor.token, id)).status).toBe(404)
    expect((await end(actor.token, 'mine')).status).toBe(400)
    expect(await opens(app, stranger.token)).toBe(true)
  })
})
