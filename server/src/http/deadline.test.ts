import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../test/locks.ts'
import { waitFor, waitUntil } from '../../test/wait.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ deadlineMs: 300 })
})
afterAll(() => app.close())

function expectTimeIsUp(answer: Awaited<ReturnType<TestApp['ask']>>) {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(answer.body).toMatchObject({ success: false, code: 'unavailable' })
}

test('a request that takes too long is answered 503, and its transaction does not commit afterwards', async () => {
  const actor = await createActor(app, 'hotel', { firstName: 'Ada' })
  const release = await lockUntilReleased(
    app,
    (sql) => sql`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`,
  )

  const body = { firstName: 'Late', lastName: 'Comer' }
  expectTimeIsUp(await app.ask('PUT', '/api/v1/users/profile', { token: actor.token, body }))
  expect(await lockWaits(app)).toBe(1)
  await release()

  await waitUntil('the late transaction to end', async () => (await lockWaits(app)) === 0)
  const profile = await waitFor('a free connection', async () => {
    const answer = await app.ask('GET', '/api/v1/users/profile', { token: actor.token })
    return answer.status === 200 ? answer.body.data.profile : undefined
  })
  expect(profile.firstName).toBe('Ada')
})

test('the time spent on authentication counts too, and nothing is started after it', async () => {
  const actor = await createActor(app, 'hotel', { firstName: 'Ada' })
  const release = await lockUntilReleased(app, (sql) => sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`)

  const body = { firstName: 'Late', lastName: 'Comer' }
  expectTimeIsUp(await app.ask('PUT', '/api/v1/users/profile', { token: actor.token, body }))
  await release()

  await waitUntil('the late query to end', async () => (await lockWaits(app)) === 0)
  const [row] = await app.sql`SELECT first_name FROM users WHERE id = ${actor.id}`
  expect(row?.first_name).toBe('Ada')
})
