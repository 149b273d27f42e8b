import { expect, onTestFinished, test } from 'vitest'
import { startTestAppForTest } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'
import { waitFor } from '../../test/wait.ts'
import { createLive } from './live.ts'
import { createSessionCache } from './session-cache.ts'

const session = {
  actor: { userId: 'u', userType: 'hotel' as const, sessionId: 's', mfaEnabled: false },
  expiresAt: new Date('2026-06-16T12:00:00Z'),
}

test('looks a session up once in a few seconds, and never uses it past its end', async () => {
  const cache = createSessionCache(createLive())
  let asked = 0
  const find = (at: string) =>
    cache.find('k', new Date(at), async () => {
      asked += 1
      return session
    })
  await find('2026-06-16T11:00:00Z')
  await find('2026-06-16T11:00:02Z')
  expect(asked).toBe(1)
  await find('2026-06-16T11:00:04Z')
  expect(asked).toBe(2)
  await find('2026-06-16T11:59:59Z')
  await find('2026-06-16T12:00:00Z')
  expect(asked).toBe(4)
})

test('does not cache a lookup that was in progress when a session ended', async () => {
  const cache = createSessionCache(createLive())
  const now = new Date('2026-06-16T11:00:00Z')
  await cache.find('k', now, async () => {
    cache.forget('u')
    return session
  })
  expect(await cache.find('k', now, async () => null)).toBeNull()
})

test('when one server ends a session, the others are notified and forget it', async () => {
  const here = await startTestAppForTest()
  const there = createSessionCache(createLive())
  await there.listen(here.databaseUrl)
  onTestFinished(() => there.close())
  // Time stands still on the other server, so only a notification can make it look the session up again.
  const isKnown = async (userId: string) => {
    const actor = { ...session.actor, userId }
    let known = true
    await there.find(userId, new Date('2026-06-16T11:00:00Z'), async () => {
      known = false
      return { ...session, actor }
    })
    return known
  }
  const ways = [
    ({ token }: { token: string }) => here.ask('POST', '/api/v1/auth/logout', { token }),
    ({ token }: { token: string }) => here.ask('POST', '/api/v1/auth/refresh', { token }),
    ({ id }: { id: string }) => here.sql`UPDATE users SET suspended_at = now() WHERE id = ${id}`,
    ({ id }: { id: string }) => here.sql`DELETE FROM sessions WHERE user_id = ${id}`,
  ]
  for (const end of ways) {
    const [actor, other] = [await createActor(here), await createActor(here)]
    await isKnown(actor.id)
    await isKnown(other.id)
    await end(actor)
    await waitFor('the notice', async () => ((await isKnown(actor.id)) ? undefined : true))
    expect(await isKnown(other.id)).toBe(true)
  }
})

test('a session ended on this server is over here once the call is answered', async () => {
  const app = await startTestAppForTest()
  const { token } = await createActor(app)
  expect((await app.ask('GET', '/api/v1/users/profile', { token })).status).toBe(200)
  await app.ask('POST', '/api/v1/auth/logout', { token })
  expect((await app.ask('GET', '/api/v1/users/profile', { token })).status).toBe(401)
})
