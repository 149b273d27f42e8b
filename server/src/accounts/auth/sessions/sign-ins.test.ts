import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession, createUser, testPassword } from '../../../../test/factories.ts'
import { jobsDone, mailTo } from '../../../../test/mail.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

type From = { agent?: string; address?: string; password?: string }

function knock(
  email: string,
  { agent = firefox, address = '203.0.113.7', password = testPassword }: From = {},
) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': address }
  return app.ask('POST', '/api/v1/auth/login', { body: { email, password }, headers })
}

async function history(userId: string, query = '') {
  const token = await createSession(app, userId)
  return app.ask('GET', `/api/v1/users/sign-ins${query}`, { token })
}

describe('GET /users/sign-ins', () => {
  test('lists one’s own sign-ins and failed attempts, newest first', async () => {
    const user = await createUser(app)
    const stranger = await createUser(app)
    await knock(user.email)
    await knock(user.email, { password: 'guess', agent: iphone, address: '198.51.100.9' })
    await knock(stranger.email)
    const answer = await history(user.id)
    expect(answer.body.meta).toEqual({ total: 2, totalPages: 1, page: 1, limit: 10 })
    expect(answer.body.data).toEqual([
      expect.objectContaining({
        outcome: 'wrong-password',
        device: { name: 'Safari on iPhone', kind: 'phone' },
        address: '198.51.100.9',
      }),
      expect.objectContaining({
        outcome: 'signed-in',
        device: { name: 'Firefox on Windows', kind: 'desktop' },
      }),
    ])
  })

  test('is paged, and refuses an invalid page', async () => {
    const user = await createUser(app)
    for (let round = 0; round < 3; round += 1) await knock(user.email)
    const second = await history(user.id, '?page=2&limit=2')
    expect(second.body.data).toHaveLength(1)
    expect(second.body.meta).toMatchObject({ total: 3, totalPages: 2 })
    expect((await history(user.id, '?page=0')).status).toBe(400)
  })

  test('records an attempt at an unknown address without revealing it', async () => {
    const email = 'nobody-at-all@example.test'
    const unknown = await knock(email)
    const known = await knock((await createUser(app)).email, { password: 'guess' })
    expect(unknown.body).toEqual(known.body)
    expect(
      await app.sql`SELECT 1 FROM sign_ins WHERE user_id IS NULL AND address = '203.0.113.7'`,
    ).toHaveLength(1)
  })
})

describe('a sign-in', () => {
  test('from a new device or network is reported by email; the first and known ones are not', async () => {
    const user = await createUser(app)
    await knock(user.email)
    await knock(user.email, { address: '203.0.113.200' })
    await jobsDone(app)
    expect(app.sent.filter(({ to }) => to === user.email)).toEqual([])

    await knock(user.email, { agent: iphone })
    const mail = await mailTo(app, user.email)
    expect(mail.subject).toBe('A new sign-in to your Roomlark account')
    expect(mail.text).toContain('Safari on iPhone')
    expect(mail.text).toContain('203.0.113.7')
    expect(mail.text).toContain('/profile?tab=security')

    await knock(user.email, { address: '198.51.100.1' })
    await mailTo(app, user.email, 2)
    await knock(user.email, { agent: iphone, address: '198.51.100.20' })
    await jobsDone(app)
    expect(app.sent.filter(({ to }) => to === user.email)).toHaveLength(2)
  })

  test('that fails does not count as one from a new device', async () => {
    const user = await createUser(app)
    await knock(user.email)
    await knock(user.email, { agent: iphone, password: 'guess' })
    await jobsDone(app)
    expect(app.sent.filter(({ to }) => to === user.email)).toEqual([])
  })

  test('gives the time in the time zone of the account', async () => {
    const actor = await createActor(app)
    await app.sql`UPDATE users SET time_zone = 'Asia/Tokyo' WHERE id = ${actor.id}`
    await knock(actor.email)
    await knock(actor.email, { agent: iphone })
    expect((await mailTo(app, actor.email)).text).toContain('(Asia/Tokyo)')
  })
})
