import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../test/locks.ts'
import { waitFor, waitUntil } from '../../test/wait.ts'

/** Like no other time that anything waits for, and longer than any test. */
const deadlineMs = 654_321

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ deadlineMs })
})
afterAll(() => app.close())

/** Asks, and lets the time of the request run out once it waits for a lock. */
async function askUntilTimeIsUp(token: string): Promise<Answer> {
  const setTimer = setTimeout
  const ends: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((end: () => void, ms?: number) => {
    if (ms === deadlineMs) ends.push(end)
    return setTimer(end, ms)
  }) as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  const body = { firstName: 'Late', lastName: 'Comer' }
  const asked = app.ask('PUT', '/api/v1/users/profile', { token, body })
  await waitUntil('the request to wait for the lock', async () => (await lockWaits(app)) === 1)
  spy.mockRestore()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  return asked
}

function expectTimeIsUp(answer: Answer) {
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

  expectTimeIsUp(await askUntilTimeIsUp(actor.token))
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

  expectTimeIsUp(await askUntilTimeIsUp(actor.token))
  await release()

  await waitUntil('the late query to end', async () => (await lockWaits(app)) === 0)
  const [row] = await app.sql`SELECT first_name FROM users WHERE id = ${actor.id}`
  expect(row?.first_name).toBe('Ada')
})
